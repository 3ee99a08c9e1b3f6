import type { Component } from '../discord/state/wire.ts';
import type { Entry } from '../protocol.ts';
import { itemsOf, preselected } from './components.ts';
import { el, freshId } from './dom.ts';
import type { Room } from './room.ts';
import { select } from './select.ts';
import { say } from './words.ts';

/** A place in a form to fill in. */
export interface Field {
  readonly element: HTMLElement;
  readonly customId: string;
  readonly entry: () => Entry;
  /** What is wrong with the entry; null if nothing is. */
  readonly flaw: () => string | null;
}

interface Heading {
  readonly label: string;
  readonly description: string | null;
}

function title({ label }: Heading, isRequired: boolean): Node[] {
  return [
    document.createTextNode(label),
    ...(isRequired ? [el('span', { class: 'required', 'aria-hidden': 'true' }, ' *')] : []),
  ];
}

function hint({ description }: Heading, id: string): HTMLElement | null {
  return description === null ? null : el('p', { class: 'hint', id }, description);
}

function textField(part: Component, heading: Heading): Field {
  const [id, hintId] = [freshId('input'), freshId('hint')];
  const isRequired = part.required !== false;
  const props = {
    id,
    placeholder: part.placeholder,
    maxlength: part.max_length,
    'aria-required': String(isRequired),
    'aria-describedby': heading.description === null ? null : hintId,
  };
  const input = part.style === 2 ? el('textarea', { ...props, rows: 4 }) : el('input', { ...props, type: 'text' });
  input.value = part.value ?? '';
  const least = part.min_length ?? 0;
  return {
    customId: part.custom_id ?? '',
    entry: () => input.value,
    flaw() {
      const length = Array.from(input.value).length;
      if (length === 0) return isRequired ? say('fillIn') : null;
      return length < least ? say('tooShort', { least }) : null;
    },
    element: el(
      'div',
      { class: 'field' },
      el('label', { for: id }, ...title(heading, isRequired)),
      hint(heading, hintId),
      input,
    ),
  };
}

/** Radio buttons for a group that takes one, boxes for one that takes several. */
function groupField(part: Component, heading: Heading): Field {
  const [name, hintId] = [freshId('group'), freshId('hint')];
  const isRadio = part.type === 21;
  const isRequired = part.required !== false;
  const least = isRequired ? Math.max(part.min_values ?? 1, 1) : 0;
  const most = isRadio ? 1 : (part.max_values ?? part.options?.length ?? 1);
  const inputs = (part.options ?? []).map((option) => {
    const input = el('input', { type: isRadio ? 'radio' : 'checkbox', name, value: option.value });
    input.checked = option.default === true;
    return { input, option };
  });
  const values = (): string[] => inputs.filter(({ input }) => input.checked).map(({ input }) => input.value);
  return {
    customId: part.custom_id ?? '',
    entry: () => (isRadio ? (values()[0] ?? null) : values()),
    flaw() {
      const { length } = values();
      if (length === 0 && !isRequired) return null;
      if (length >= least && length <= most) return null;
      return isRadio ? say('chooseOne') : say('chooseSome', { least, most });
    },
    element: el(
      'fieldset',
      { class: 'field', 'aria-describedby': heading.description === null ? null : hintId },
      el('legend', {}, ...title(heading, isRequired)),
      hint(heading, hintId),
      el(
        'div',
        { class: 'choices' },
        ...inputs.map(({ input, option }) =>
          el(
            'label',
            { class: 'choice' },
            input,
            el(
              'span',
              {},
              el('span', { class: 'option-label' }, option.label),
              option.description ? el('span', { class: 'option-description' }, option.description) : null,
            ),
          ),
        ),
      ),
    ),
  };
}

function boxField(part: Component, heading: Heading): Field {
  const input = el('input', { type: 'checkbox' });
  input.checked = part.default === true;
  return {
    customId: part.custom_id ?? '',
    entry: () => input.checked,
    flaw: () => null,
    element: el(
      'div',
      { class: 'field' },
      el('label', { class: 'choice' }, input, el('span', {}, heading.label)),
      hint(heading, freshId('hint')),
    ),
  };
}

function menuField(part: Component, heading: Heading, room: Room): Field {
  const isRequired = part.required !== false;
  const least = isRequired ? Math.max(part.min_values ?? 1, 1) : 0;
  const most = part.max_values ?? 1;
  let values: readonly string[] = preselected(part);
  const customId = part.custom_id ?? '';
  const menu = select({
    customId,
    label: heading.label,
    placeholder: part.placeholder ?? say('choose'),
    items: itemsOf(part, room),
    chosen: values,
    min: least,
    max: most,
    isDisabled: false,
    isSent: false,
    choose: (next) => {
      values = next;
    },
  });
  return {
    customId,
    entry: () => values,
    flaw: () => (values.length >= least && values.length <= most ? null : say('chooseSome', { least, most })),
    element: el(
      'div',
      { class: 'field' },
      el('div', { class: 'field-title', 'aria-hidden': 'true' }, ...title(heading, isRequired)),
      hint(heading, freshId('hint')),
      menu,
    ),
  };
}

/** The field for a component of a form; null for one that only can be left out here, as files. */
export function fieldFor(part: Component, heading: Heading, room: Room): Field | null {
  switch (part.type) {
    case 4:
      return textField(part, heading);
    case 21:
    case 22:
      return groupField(part, heading);
    case 23:
      return boxField(part, heading);
    case 19:
      return null;
    default:
      return menuField(part, heading, room);
  }
}
