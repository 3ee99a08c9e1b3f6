import type { Component, GalleryItem, Media } from '../discord/state/wire.ts';
import type { ChannelEntry, Result, Who } from '../protocol.ts';
import { el, icon, icons } from './dom.ts';
import type { Item } from './listbox.ts';
import { markdown, type Names } from './markdown.ts';
import { localPath, picture } from './picture.ts';
import { select } from './select.ts';
import { say } from './words.ts';

/** What the controls of a message need to know and can do. */
export interface Surface {
  readonly names: Names;
  readonly people: readonly Who[];
  readonly channels: readonly ChannelEntry[];
  press(customId: string): Promise<Result>;
  choose(customId: string, values: readonly string[]): Promise<Result>;
  /** Shows that something was tried and did not work; null takes it away. */
  fail(result: Result): void;
}

type Lists = Pick<Surface, 'people' | 'channels'>;

function emojiOf(part: { readonly emoji?: Component['emoji'] }): string {
  if (!part.emoji) return '';
  return part.emoji.id === undefined || part.emoji.id === null ? part.emoji.name : `:${part.emoji.name}:`;
}

function withEmoji(emoji: string, label: string): string {
  return [emoji, label].filter((word) => word !== '').join(' ');
}

/** What a menu offers: its own options, or people or channels. */
export function itemsOf(part: Component, { people, channels }: Lists): Item[] {
  switch (part.type) {
    case 5:
    case 7:
      return people.map((one) => ({ value: one.id, label: one.displayName, description: `@${one.name}` }));
    case 6:
      return [];
    case 8:
      return channels
        .filter(({ kind }) => kind !== 'direct')
        .map((one) => ({ value: one.id, label: `#${one.name}`, description: null }));
    default:
      return (part.options ?? []).map((option) => ({
        value: option.value,
        label: withEmoji(emojiOf(option), option.label),
        description: option.description ?? null,
      }));
  }
}

export function preselected(part: Component): string[] {
  const options = (part.options ?? []).filter((option) => option.default === true).map((option) => option.value);
  return [...options, ...(part.default_values ?? []).map((value) => value.id)];
}

/** Shows that an answer is awaited, and keeps a second click from doing anything. */
async function during(control: HTMLElement, surface: Surface, action: () => Promise<Result>): Promise<void> {
  if (control.getAttribute('aria-busy') === 'true') return;
  control.setAttribute('aria-busy', 'true');
  const result = await action();
  control.removeAttribute('aria-busy');
  surface.fail(result);
}

const styles = new Map([
  [1, 'primary'],
  [2, 'secondary'],
  [3, 'success'],
  [4, 'danger'],
]);

function button(part: Component, surface: Surface): HTMLElement {
  const emoji = emojiOf(part);
  const words = [
    emoji === '' ? null : el('span', { class: 'button-emoji' }, emoji),
    el('span', { class: 'button-label' }, part.label ?? ''),
  ];
  if (part.style === 5) {
    const isSafe = /^https?:\/\//i.test(part.url ?? '');
    const href = isSafe ? part.url : null;
    return el(
      'a',
      { class: 'button secondary', href, target: '_blank', rel: 'noopener noreferrer' },
      ...words,
      icon(icons.link),
    );
  }
  const customId = part.custom_id ?? '';
  const made = el(
    'button',
    {
      type: 'button',
      class: `button ${styles.get(part.style ?? 2) ?? 'secondary'}`,
      'data-custom-id': customId,
      disabled: part.disabled === true,
    },
    ...words,
    el('span', { class: 'dots' }),
  );
  made.addEventListener('click', () => void during(made, surface, () => surface.press(customId)));
  return made;
}

function menu(part: Component, surface: Surface): HTMLElement {
  const customId = part.custom_id ?? '';
  const placeholder = part.placeholder ?? say('choose');
  const made = select({
    customId,
    label: placeholder,
    placeholder,
    items: itemsOf(part, surface),
    chosen: preselected(part),
    min: part.min_values ?? 1,
    max: part.max_values ?? 1,
    isDisabled: part.disabled === true,
    isSent: true,
    choose: (values) => {
      const host = made.querySelector<HTMLElement>('.select-host') ?? made;
      void during(host, surface, () => surface.choose(customId, values));
    },
  });
  return made;
}

function shownMedia(media: Media, alt: string | null): HTMLElement {
  return picture({ url: media.url, alt, width: media.width ?? null, height: media.height ?? null });
}

function gallery(items: readonly GalleryItem[]): HTMLElement {
  return el(
    'div',
    { class: `gallery gallery-${Math.min(items.length, 4)}` },
    ...items.map((item) => shownMedia(item.media, item.description ?? null)),
  );
}

function file(part: Component): HTMLElement {
  const path = localPath(part.file?.url ?? '');
  const name = decodeURIComponent((path ?? '').split('/').at(-1) ?? '');
  return el('a', { class: 'file', href: path, download: name }, name);
}

function container(part: Component, surface: Surface): HTMLElement {
  const made = el('div', { class: 'container' }, ...components(part.components ?? [], surface));
  const colour = part.accent_color;
  if (colour !== null && colour !== undefined) {
    made.classList.add('accented');
    made.style.setProperty('--accent', `#${colour.toString(16).padStart(6, '0')}`);
  }
  return made;
}

function component(part: Component, surface: Surface): HTMLElement {
  switch (part.type) {
    case 1:
      return el('div', { class: 'row' }, ...components(part.components ?? [], surface));
    case 2:
      return button(part, surface);
    case 3:
    case 5:
    case 6:
    case 7:
    case 8:
      return menu(part, surface);
    case 9:
      return el(
        'div',
        { class: 'section' },
        el('div', { class: 'section-text' }, ...components(part.components ?? [], surface)),
        part.accessory ? component(part.accessory, surface) : null,
      );
    case 10:
      return markdown(part.content ?? '', surface.names);
    case 11:
      return el('div', { class: 'thumbnail' }, part.media ? shownMedia(part.media, part.description ?? null) : null);
    case 12:
      return gallery(part.items ?? []);
    case 13:
      return file(part);
    case 14: {
      const size = part.spacing === 2 ? 'large' : 'small';
      return part.divider === false ? el('div', { class: `gap ${size}` }) : el('hr', { class: size });
    }
    case 17:
      return container(part, surface);
    default:
      return el('p', { class: 'elsewhere' }, say('unknownComponent'));
  }
}

export function components(parts: readonly Component[], surface: Surface): HTMLElement[] {
  return parts.map((part) => component(part, surface));
}
