import { el, icon, icons } from './dom.ts';
import { listbox, type Item } from './listbox.ts';
import { say } from './words.ts';

export interface SelectOptions {
  readonly customId: string;
  readonly label: string;
  readonly placeholder: string;
  readonly items: readonly Item[];
  readonly chosen: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly isDisabled: boolean;
  /** Whether a choice of several has to be confirmed, because it is sent at once. */
  readonly isSent: boolean;
  readonly choose: (values: readonly string[]) => void;
}

/** A menu to choose from, for the mouse as for the keyboard. */
export function select(options: SelectOptions): HTMLElement {
  const { items, max } = options;
  const takesSeveral = max > 1;
  let chosen = [...options.chosen];
  let typed = '';
  let typedAt = 0;

  const words = el('span', { class: 'select-words' });
  const host = el(
    'button',
    {
      type: 'button',
      role: 'combobox',
      class: 'select-host',
      'aria-label': options.label,
      'data-custom-id': options.customId,
      disabled: options.isDisabled,
    },
    words,
    icon(icons.down),
  );
  const list = listbox(host, { label: options.label, takesSeveral, pick });
  const confirm = el('button', { type: 'button', class: 'button primary select-confirm', on: { click: send } });
  confirm.append(say('done'));
  confirm.hidden = true;

  function show(): void {
    const names = items.filter((item) => chosen.includes(item.value)).map((item) => item.label);
    words.textContent = names.length === 0 ? options.placeholder : names.join(', ');
    words.classList.toggle('placeholder', names.length === 0);
    host.setAttribute('aria-label', names.length === 0 ? options.label : `${options.label}: ${names.join(', ')}`);
    list.mark(chosen);
    confirm.disabled = chosen.length < options.min || chosen.length > max;
  }

  function open(): void {
    list.open(
      items,
      Math.max(
        items.findIndex((item) => chosen.includes(item.value)),
        0,
      ),
    );
    confirm.hidden = !(takesSeveral && options.isSent);
    show();
    list.element.scrollIntoView({ block: 'nearest' });
  }

  function close(): void {
    list.close();
    confirm.hidden = true;
  }

  function send(): void {
    close();
    host.focus();
    options.choose(chosen);
  }

  function pick(item: Item): void {
    const isChosen = chosen.includes(item.value);
    if (!takesSeveral) {
      chosen = isChosen && options.min === 0 && !options.isSent ? [] : [item.value];
      show();
      send();
      return;
    }
    if (isChosen) chosen = chosen.filter((value) => value !== item.value);
    else if (chosen.length < max) chosen = [...chosen, item.value];
    show();
    if (!options.isSent) options.choose(chosen);
  }

  function seek(letter: string): void {
    typed = Date.now() - typedAt > 800 ? letter : typed + letter;
    typedAt = Date.now();
    const found = items.findIndex((item) => item.label.toLowerCase().startsWith(typed.toLowerCase()));
    if (found >= 0) list.open(items, found);
    list.mark(chosen);
  }

  host.addEventListener('click', () => {
    if (list.isOpen) close();
    else open();
  });
  host.addEventListener('keydown', (event) => {
    const { key } = event;
    if (!list.isOpen) {
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      open();
    } else if (key === 'Escape') {
      close();
      event.stopPropagation();
    } else if (key === 'Enter' || key === ' ') {
      if (list.active) pick(list.active);
    } else if (key.length === 1 && !event.ctrlKey && !event.metaKey) seek(key);
    else if (!list.move(key)) return;
    event.preventDefault();
  });
  const whole = el('div', { class: 'select' }, host, list.element, confirm);
  whole.addEventListener('focusout', (event) => {
    if (!(event.relatedTarget instanceof Node && whole.contains(event.relatedTarget))) close();
  });
  show();
  return whole;
}
