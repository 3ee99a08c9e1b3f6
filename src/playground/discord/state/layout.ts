import { isGiven } from '../given.ts';
import type { Hub } from '../hub.ts';
import type { Attachment, Component, Embed, EmbedMedia, Media } from './wire.ts';

/** The components directly inside another one. */
function childrenOf(parent: Component): readonly Component[] {
  return [
    ...(parent.components ?? []),
    ...(parent.component ? [parent.component] : []),
    ...(parent.accessory ? [parent.accessory] : []),
  ];
}

/** A component and everything inside it, outermost first. */
export function allOf(components: readonly Component[]): Component[] {
  return components.flatMap((part) => [part, ...allOf(childrenOf(part))]);
}

function* freeNumbers(taken: ReadonlySet<number>): Generator<number, never> {
  for (let number = 1; ; number += 1) if (!taken.has(number)) yield number;
}

/** Gives every component the number Discord would give it, where the bot gave none. */
export function numbered(components: readonly Component[]): Component[] {
  const taken = new Set(allOf(components).flatMap((part) => part.id ?? []));
  const free = freeNumbers(taken);
  const number = (part: Component): Component => {
    const id = part.id ? part.id : free.next().value;
    return {
      ...part,
      id,
      ...(part.components ? { components: part.components.map(number) } : {}),
      ...(part.component ? { component: number(part.component) } : {}),
      ...(part.accessory ? { accessory: number(part.accessory) } : {}),
    };
  };
  return components.map(number);
}

export function attachmentName(url: string | null | undefined): string | null {
  return url?.startsWith('attachment://') ? url.slice('attachment://'.length) : null;
}

function byUrl(attachments: readonly Attachment[], url: string | null | undefined): Attachment | undefined {
  const name = attachmentName(url);
  return attachments.find((attachment) => attachment.filename === name || attachment.url === url);
}

function shownMedia(hub: Hub, media: Media, attachments: readonly Attachment[]): Media {
  const attachment = byUrl(attachments, media.url);
  if (!attachment) return { ...media, id: hub.nextId(), proxy_url: media.url };
  const { url, proxy_url, width, height, content_type } = attachment;
  return {
    id: hub.nextId(),
    url,
    proxy_url,
    width: width ?? null,
    height: height ?? null,
    content_type: content_type ?? null,
    attachment_id: attachment.id,
  };
}

/** Components with their `attachment://` addresses replaced by real ones. */
export function withMedia(hub: Hub, components: readonly Component[], attachments: readonly Attachment[]): Component[] {
  const show = (part: Component): Component => ({
    ...part,
    ...(part.media ? { media: shownMedia(hub, part.media, attachments) } : {}),
    ...(part.file ? { file: shownMedia(hub, part.file, attachments) } : {}),
    ...(part.items
      ? { items: part.items.map((item) => ({ ...item, media: shownMedia(hub, item.media, attachments) })) }
      : {}),
    ...(part.components ? { components: part.components.map(show) } : {}),
    ...(part.accessory ? { accessory: show(part.accessory) } : {}),
  });
  return components.map(show);
}

function shownEmbedMedia(media: EmbedMedia, attachments: readonly Attachment[]): EmbedMedia {
  const attachment = byUrl(attachments, media.url);
  if (!attachment) return !isGiven(media.url) ? media : { ...media, proxy_url: media.url };
  const { url, proxy_url, width, height } = attachment;
  return { url, proxy_url, ...(width === undefined ? {} : { width }), ...(height === undefined ? {} : { height }) };
}

function withoutNulls<Shape extends object>(shape: Shape): Shape {
  return Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== null)) as Shape;
}

export function shownEmbeds(embeds: readonly Embed[], attachments: readonly Attachment[]): Embed[] {
  return embeds.map((embed) => ({
    ...withoutNulls(embed),
    type: 'rich',
    ...(embed.image ? { image: shownEmbedMedia(embed.image, attachments) } : {}),
    ...(embed.thumbnail ? { thumbnail: shownEmbedMedia(embed.thumbnail, attachments) } : {}),
    ...(embed.fields ? { fields: embed.fields.map((field) => ({ ...field, inline: field.inline ?? false })) } : {}),
  }));
}

/** Attachments that appear below the message; those inside embeds and components are not listed by Discord. */
export function looseAttachments(
  attachments: readonly Attachment[],
  components: readonly Component[],
  embeds: readonly Embed[],
): Attachment[] {
  const used = new Set([
    ...allOf(components).flatMap((part) => [
      part.media?.url,
      part.file?.url,
      ...(part.items ?? []).map((item) => item.media.url),
    ]),
    ...embeds.flatMap((embed) => [embed.image?.url, embed.thumbnail?.url]),
  ]);
  return attachments.filter((attachment) => !used.has(attachment.url));
}
