import { isGiven } from '../given.ts';
import { has, messageFlag } from '../state/codes.ts';
import type { AttachmentNote, Upload } from '../state/attachments.ts';
import type { AllowedMentions } from '../state/mentions.ts';
import type { Component, Embed } from '../state/wire.ts';
import type { Post } from '../state/world.ts';
import { messageComponentFlaws } from './components.ts';
import { flaw, lengthOf, type Flaw, type Path } from './flaw.ts';

/** The body of a request that makes or changes a message, once it has the right shape. */
export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly Embed[] | null;
  readonly components?: readonly Component[] | null;
  readonly attachments?: readonly AttachmentNote[] | null;
  readonly allowed_mentions?: AllowedMentions | null;
  readonly flags?: number | null;
  readonly tts?: boolean | null;
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly message_reference?: { readonly message_id: string; readonly fail_if_not_exists?: boolean | null } | null;
  readonly poll?: object | null;
  readonly sticker_ids?: readonly string[] | null;
}

export const fileLimit = 10 * 1024 * 1024;

function embedLength(embed: Embed): number {
  const texts = [
    embed.title,
    embed.description,
    embed.author?.name,
    embed.footer?.text,
    ...(embed.fields ?? []).flatMap((field) => [field.name, field.value]),
  ];
  return texts.reduce((sum, text) => sum + lengthOf(text ?? ''), 0);
}

function embedFlaws(embeds: readonly Embed[], path: Path): Flaw[] {
  const total = embeds.reduce((sum, embed) => sum + embedLength(embed), 0);
  const hollow = embeds.flatMap((embed, index) =>
    embedLength(embed) === 0 && !embed.image && !embed.thumbnail
      ? [flaw([...path, index, 'description'], 'BASE_TYPE_REQUIRED', 'This field is required')]
      : [],
  );
  return total > 6000
    ? [...hollow, flaw(path, 'MAX_EMBED_SIZE_EXCEEDED', 'Embed size exceeds maximum size of 6000')]
    : hollow;
}

function mentionFlaws(allowed: AllowedMentions | null | undefined, path: Path): Flaw[] {
  if (!allowed) return [];
  const clash = (kind: string, list: readonly unknown[] | null | undefined): boolean =>
    (allowed.parse ?? []).includes(kind) && (list ?? []).length > 0;
  return clash('users', allowed.users) || clash('roles', allowed.roles)
    ? [flaw(path, 'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE', 'A kind is either parsed or listed, not both')]
    : [];
}

function attachmentFlaws(
  notes: readonly AttachmentNote[],
  uploads: readonly Upload[],
  post: Post | null,
  path: Path,
): Flaw[] {
  const known = new Set([
    ...uploads.map((upload) => upload.number),
    ...(post?.attachments ?? []).map((attachment) => attachment.id),
  ]);
  return notes.flatMap((note, index) =>
    known.has(String(note.id))
      ? []
      : [flaw([...path, index], 'ATTACHMENT_NOT_FOUND', 'Referenced attachment not found in request')],
  );
}

/** File names `attachment://` may refer to once the request is applied. */
function filenames(body: MessageBody, uploads: readonly Upload[], post: Post | null): string[] {
  const kept = (post?.attachments ?? []).filter(
    (attachment) => !isGiven(body.attachments) || body.attachments.some((note) => String(note.id) === attachment.id),
  );
  return [...uploads.map((upload) => upload.filename), ...kept.map((attachment) => attachment.filename)];
}

function legacyFieldFlaws(body: MessageBody, post: Post | null, path: Path): Flaw[] {
  const code = 'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2';
  const content = body.content === undefined ? post?.message.content : body.content;
  const embeds = body.embeds === undefined ? post?.message.embeds : body.embeds;
  const used = {
    content: (content ?? '') !== '',
    embeds: (embeds ?? []).length > 0,
    poll: isGiven(body.poll),
    sticker_ids: (body.sticker_ids ?? []).length > 0,
  };
  return Object.entries(used)
    .filter(([, isUsed]) => isUsed)
    .map(([field]) => flaw([...path, field], code, `The ${field} field cannot be used when using IS_COMPONENTS_V2`));
}

export function usesV2(body: MessageBody, post: Post | null): boolean {
  return has(body.flags ?? 0, messageFlag.componentsV2) || has(post?.message.flags ?? 0, messageFlag.componentsV2);
}

/** Rules on a message that the schema does not express; `post` is the message being changed, if there is one. */
export function messageFlaws(body: MessageBody, uploads: readonly Upload[], post: Post | null, path: Path): Flaw[] {
  const v2 = usesV2(body, post);
  const content = body.content ?? '';
  return [
    ...(lengthOf(content) > 2000
      ? [flaw([...path, 'content'], 'BASE_TYPE_MAX_LENGTH', 'Must be 2000 or fewer in length.')]
      : []),
    ...embedFlaws(body.embeds ?? [], [...path, 'embeds']),
    ...mentionFlaws(body.allowed_mentions, [...path, 'allowed_mentions']),
    ...attachmentFlaws(body.attachments ?? [], uploads, post, [...path, 'attachments']),
    ...(v2 ? legacyFieldFlaws(body, post, path) : []),
    ...messageComponentFlaws(
      body.components ?? (v2 ? [] : (post?.message.components ?? [])),
      v2 ? 'v2' : 'legacy',
      filenames(body, uploads, post),
      [...path, 'components'],
    ),
  ];
}

/** Whether nothing would be left to see. Rows of buttons alone are not enough, a V2 layout is. */
export function isEmptyMessage(body: MessageBody, uploads: readonly Upload[], post: Post | null): boolean {
  const now = <Value>(given: Value | null | undefined, before: Value | undefined): Value | null =>
    given === undefined ? (before ?? null) : given;
  const content = now(body.content, post?.message.content) ?? '';
  const embeds = now(body.embeds, post?.message.embeds) ?? [];
  const components = now(body.components, post?.message.components) ?? [];
  const kept = filenames(body, uploads, post).length;
  if (usesV2(body, post)) return components.length === 0;
  return content.trim() === '' && embeds.length === 0 && kept === 0;
}
