import type { Embed } from '../discord/state/wire.ts';
import { el } from './dom.ts';
import { markdown, type Names } from './markdown.ts';
import { picture } from './picture.ts';
import { sentAt } from './words.ts';

function footer({ footer: foot, timestamp }: Embed): HTMLElement | null {
  const time = timestamp === null || timestamp === undefined ? null : sentAt(new Date(timestamp));
  const words = [foot?.text ?? null, time].filter((word) => word !== null);
  return words.length === 0 ? null : el('p', { class: 'embed-footer' }, words.join(' • '));
}

function shown(media: Embed['image']): HTMLElement | null {
  const url = media?.url;
  if (!url) return null;
  return picture({ url, alt: null, width: media.width ?? null, height: media.height ?? null });
}

export function embed(content: Embed, names: Names): HTMLElement {
  const { author, title, description, url, fields, color } = content;
  const isLink = /^https?:\/\//i.test(url ?? '');
  const heading = title ? markdown(title, names) : null;
  const made = el(
    'div',
    { class: 'embed' },
    author?.name ? el('p', { class: 'embed-author' }, author.name) : null,
    heading &&
      el(
        'div',
        { class: 'embed-title' },
        isLink ? el('a', { href: url, target: '_blank', rel: 'noopener noreferrer' }, heading) : heading,
      ),
    description ? markdown(description, names) : null,
    fields && fields.length > 0
      ? el(
          'dl',
          { class: 'embed-fields' },
          ...fields.map((field) =>
            el(
              'div',
              { class: field.inline === true ? 'inline' : '' },
              el('dt', {}, markdown(field.name, names)),
              el('dd', {}, markdown(field.value, names)),
            ),
          ),
        )
      : null,
    shown(content.image),
    shown(content.thumbnail),
    footer(content),
  );
  if (color !== null && color !== undefined) {
    made.style.setProperty('--accent', `#${color.toString(16).padStart(6, '0')}`);
  }
  return made;
}
