import type { OfferedOption, OptionChoice } from '../protocol.ts';
import { el, freshId } from './dom.ts';
import { listbox, type Item } from './listbox.ts';
import type { Room } from './room.ts';
import { say } from './words.ts';

/** One option of a command being filled in. */
export interface OptionField {
  readonly option: OfferedOption;
  readonly element: HTMLElement;
  readonly input: HTMLInputElement;
  readonly isListOpen: boolean;
  /** What would be sent; null if nothing was entered, undefined if it is not one of the choices. */
  readonly value: () => string | null | undefined;
  complain(words: string | null): void;
}

/** What there is to choose from without asking the bot. */
function fixedItems(option: OfferedOption, room: Room): Item[] {
  const item = (value: string, label: string, description: string | null = null): Item => ({
    value,
    label,
    description,
  });
  if (option.choices.length > 0) return option.choices.map(({ name, value }) => item(String(value), name));
  switch (option.kind) {
    case 'truth':
      return [item('true', say('yes')), item('false', say('no'))];
    case 'user':
    case 'mentionable':
      return room.people.map((one) => item(one.id, one.displayName, `@${one.name}`));
    case 'channel':
      return room.channels.filter(({ kind }) => kind !== 'direct').map((one) => item(one.id, `#${one.name}`));
    case 'text':
    case 'whole':
    case 'number':
    case 'role':
    case 'file':
      return [];
  }
}

export function optionField(
  option: OfferedOption,
  room: Room,
  suggest: (typed: string) => Promise<readonly OptionChoice[]>,
): OptionField {
  const [id, flawId] = [freshId('option'), freshId('flaw')];
  const fixed = fixedItems(option, room);
  let known: readonly Item[] = fixed;
  let chosen: Item | null = null;
  let asked = 0;
  let timer = 0;
  const input = el('input', {
    id,
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    'aria-required': String(option.isRequired),
    'aria-describedby': flawId,
    placeholder: option.description,
    inputmode: option.kind === 'whole' ? 'numeric' : null,
  });
  const flaw = el('p', { id: flawId, class: 'failure', role: 'alert' });
  flaw.hidden = true;
  const list = listbox(input, { label: option.label, takesSeveral: false, pick });

  function pick(item: Item): void {
    chosen = item;
    input.value = item.label;
    list.close();
    complain(null);
  }

  function complain(words: string | null): void {
    flaw.hidden = words === null;
    flaw.textContent = words;
    if (words === null) input.removeAttribute('aria-invalid');
    else input.setAttribute('aria-invalid', 'true');
  }

  /** Shows at once what fits of what is known. */
  function refresh(): void {
    const typed = chosen ? '' : input.value.toLowerCase();
    list.open(
      known.filter((item) => item.label.toLowerCase().includes(typed)),
      0,
    );
    if (!option.suggests) return;
    clearTimeout(timer);
    timer = setTimeout(() => void ask(), 120);
  }

  async function ask(): Promise<void> {
    asked += 1;
    const turn = asked;
    const choices = await suggest(input.value);
    if (turn !== asked || chosen || document.activeElement !== input) return;
    known = choices.map(({ name, value }) => ({ value: String(value), label: name, description: null }));
    list.open(known, 0);
  }

  input.addEventListener('focus', refresh);
  input.addEventListener('click', refresh);
  input.addEventListener('input', () => {
    chosen = null;
    complain(null);
    refresh();
  });
  input.addEventListener('blur', () => list.close());
  input.addEventListener('keydown', (event) => {
    const { key } = event;
    if (!list.isOpen) {
      if (key === 'ArrowDown') refresh();
      return;
    }
    if ((key === 'Enter' || key === 'Tab') && list.active) {
      const isSettled = key === 'Enter' && chosen?.value === list.active.value;
      const isUntouched = key === 'Tab' && input.value === '' && !option.isRequired;
      if (isSettled || isUntouched) {
        list.close();
        return;
      }
      pick(list.active);
      if (key === 'Tab') return;
    } else if (key === 'Escape') list.close();
    else if (!list.move(key)) return;
    event.preventDefault();
    event.stopPropagation();
  });

  return {
    option,
    input,
    get isListOpen() {
      return list.isOpen;
    },
    complain,
    value() {
      const typed = input.value.trim();
      if (chosen) return chosen.value;
      if (typed === '') return null;
      if (fixed.length === 0) return typed;
      return fixed.find((item) => item.label.toLowerCase() === typed.toLowerCase())?.value;
    },
    element: el(
      'div',
      { class: 'option-field' },
      el(
        'div',
        { class: 'option-pair' },
        el('label', { for: id }, option.label, option.isRequired ? null : el('small', {}, ` (${say('optional')})`)),
        input,
      ),
      list.element,
      flaw,
    ),
  };
}
