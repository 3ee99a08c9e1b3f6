import { isGiven } from '../given.ts';
import { buttonStyle, component, selects } from '../state/codes.ts';
import { allOf, attachmentName } from '../state/layout.ts';
import type { Component, Media } from '../state/wire.ts';
import { emojiFlaws } from './emoji.ts';
import { flaw, lengthOf, type Flaw, type Path } from './flaw.ts';
import { choiceFlaws } from './select.ts';

export interface Placed {
  readonly part: Component;
  readonly path: Path;
}

/** Every component with its place in the request. */
export function placed(components: readonly Component[], path: Path): Placed[] {
  return components.flatMap((part, index) => placedPart(part, [...path, index]));
}

function placedPart(part: Component, path: Path): Placed[] {
  return [
    { part, path },
    ...placed(part.components ?? [], [...path, 'components']),
    ...(part.component ? placedPart(part.component, [...path, 'component']) : []),
    ...(part.accessory ? placedPart(part.accessory, [...path, 'accessory']) : []),
  ];
}

/** No two components of a message or form may share a custom id or a number. */
export function identityFlaws(all: readonly Placed[]): Flaw[] {
  const customIds = new Set<string>();
  const numbers = new Set<number>();
  return all.flatMap(({ part, path }) => {
    const flaws: Flaw[] = [];
    if (isGiven(part.custom_id)) {
      if (customIds.has(part.custom_id)) {
        flaws.push(
          flaw([...path, 'custom_id'], 'COMPONENT_CUSTOM_ID_DUPLICATED', 'Component custom id cannot be duplicated'),
        );
      }
      customIds.add(part.custom_id);
    }
    if (part.id) {
      if (numbers.has(part.id)) {
        flaws.push(flaw([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated'));
      }
      numbers.add(part.id);
    }
    return flaws;
  });
}

function rowFlaws(row: Component, path: Path): Flaw[] {
  const parts = row.components ?? [];
  const first = parts[0];
  if (!first) return [flaw([...path, 'components'], 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.')];
  if (selects.includes(first.type)) {
    return parts.length > 1
      ? [flaw(path, 'COMPONENT_LAYOUT_WIDTH_EXCEEDED', 'The specified component exceeds the maximum width')]
      : [];
  }
  return parts.flatMap((part, index) =>
    part.type === component.button
      ? []
      : [flaw([...path, 'components', index], 'COMPONENT_TYPE_INVALID', 'A row holds buttons or one select')],
  );
}

function buttonFlaws(button: Component, path: Path): Flaw[] {
  const required = (field: string): Flaw => flaw([...path, field], 'BASE_TYPE_REQUIRED', 'This field is required');
  const banned = (field: 'custom_id' | 'url' | 'sku_id' | 'label' | 'emoji'): Flaw[] =>
    !isGiven(button[field])
      ? []
      : [flaw([...path, field], 'BUTTON_COMPONENT_FIELD_NOT_ALLOWED', `A button of this style cannot have ${field}`)];
  const faceless =
    (!isGiven(button.label) || button.label === '') && !button.emoji
      ? [flaw(path, 'BUTTON_COMPONENT_INVALID', 'A button needs a label or an emoji')]
      : [];
  if (button.style === buttonStyle.link) {
    const scheme = /^(https?|discord):\/\//.test(button.url ?? '');
    return [
      ...(!isGiven(button.url) ? [required('url')] : []),
      ...(isGiven(button.url) && !scheme
        ? [flaw([...path, 'url'], 'URL_TYPE_INVALID_SCHEME', "Scheme must be one of ('http', 'https', 'discord').")]
        : []),
      ...banned('custom_id'),
      ...banned('sku_id'),
      ...faceless,
    ];
  }
  if (button.style === buttonStyle.premium) {
    return [
      ...(!isGiven(button.sku_id) ? [required('sku_id')] : []),
      ...banned('custom_id'),
      ...banned('label'),
      ...banned('url'),
      ...banned('emoji'),
    ];
  }
  return [
    ...(!isGiven(button.custom_id) ? [required('custom_id')] : []),
    ...banned('url'),
    ...banned('sku_id'),
    ...faceless,
    ...emojiFlaws(button.emoji, path),
  ];
}

function mediaFlaws(
  media: Media | undefined,
  path: Path,
  filenames: readonly string[],
  only: 'attachment' | 'any',
): Flaw[] {
  if (!media) return [];
  const name = attachmentName(media.url);
  if (name !== null) {
    return filenames.includes(name)
      ? []
      : [flaw([...path, 'url'], 'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND', 'No such attachment')];
  }
  return only === 'any' && /^https?:\/\//.test(media.url)
    ? []
    : [flaw([...path, 'url'], 'URL_TYPE_INVALID_SCHEME', 'Scheme is not one of those allowed here.')];
}

function partFlaws({ part, path }: Placed, filenames: readonly string[]): Flaw[] {
  switch (part.type) {
    case component.row:
      return rowFlaws(part, path);
    case component.button:
      return buttonFlaws(part, path);
    case component.thumbnail:
      return mediaFlaws(part.media, [...path, 'media'], filenames, 'any');
    case component.file:
      return mediaFlaws(part.file, [...path, 'file'], filenames, 'attachment');
    case component.gallery:
      return (part.items ?? []).flatMap((item, index) =>
        mediaFlaws(item.media, [...path, 'items', index, 'media'], filenames, 'any'),
      );
    default:
      return choiceFlaws(part, path);
  }
}

function legacyFlaws(components: readonly Component[], path: Path): Flaw[] {
  return [
    ...(components.length > 5 ? [flaw(path, 'BASE_TYPE_BAD_LENGTH', 'Must be between 1 and 5 in length.')] : []),
    ...components.flatMap((part, index) =>
      part.type === component.row
        ? []
        : [flaw([...path, index], 'UNION_TYPE_CHOICES', 'Value of field "type" must be one of (1,).')],
    ),
  ];
}

function layoutFlaws(components: readonly Component[], path: Path): Flaw[] {
  const all = allOf(components);
  const text = all.reduce((sum, part) => sum + (part.type === component.text ? lengthOf(part.content ?? '') : 0), 0);
  return [
    ...(all.length > 40
      ? [flaw(path, 'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED', 'The total number of components exceeds 40')]
      : []),
    ...(text > 4000
      ? [
          flaw(
            path,
            'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
            'The total text of the components exceeds 4000 characters',
          ),
        ]
      : []),
  ];
}

/** Rules on the components of a message that the schema does not express. */
export function messageComponentFlaws(
  components: readonly Component[],
  system: 'legacy' | 'v2',
  filenames: readonly string[],
  path: Path,
): Flaw[] {
  const all = placed(components, path);
  return [
    ...(system === 'v2' ? layoutFlaws(components, path) : legacyFlaws(components, path)),
    ...identityFlaws(all),
    ...all.flatMap((place) => partFlaws(place, filenames)),
  ];
}
