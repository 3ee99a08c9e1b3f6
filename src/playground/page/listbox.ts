import { el, freshId, icon, icons } from './dom.ts';

export interface Item {
  readonly value: string;
  readonly label: string;
  readonly description: string | null;
}

/** A list that pops up beside a host, which keeps the focus and tells which line is meant. */
export interface Listbox {
  readonly element: HTMLElement;
  readonly isOpen: boolean;
  readonly active: Item | null;
  open(items: readonly Item[], active: number): void;
  close(): void;
  /** Moves among the lines; false if the key is none of those that do. */
  move(key: string): boolean;
  /** Marks the chosen lines of a list that takes several. */
  mark(values: readonly string[]): void;
}

export interface ListboxOptions {
  readonly label: string;
  readonly takesSeveral: boolean;
  readonly pick: (item: Item) => void;
}

function line(item: Item, id: string, options: ListboxOptions): HTMLElement {
  const made = el(
    'li',
    { id, role: 'option', 'aria-selected': 'false', class: 'option' },
    el(
      'span',
      { class: 'option-words' },
      el('span', { class: 'option-label' }, item.label),
      item.description === null ? null : el('span', { class: 'option-description' }, item.description),
    ),
    options.takesSeveral ? el('span', { class: 'option-box' }, icon(icons.check)) : null,
  );
  made.addEventListener('mousedown', (event) => event.preventDefault());
  made.addEventListener('click', () => options.pick(item));
  return made;
}

export function listbox(host: HTMLElement, options: ListboxOptions): Listbox {
  const id = freshId('list');
  const list = el('ul', {
    id,
    role: 'listbox',
    'aria-label': options.label,
    class: 'listbox',
    'aria-multiselectable': options.takesSeveral ? 'true' : null,
  });
  let items: readonly Item[] = [];
  let active = -1;
  list.hidden = true;
  host.setAttribute('aria-haspopup', 'listbox');
  host.setAttribute('aria-expanded', 'false');
  host.setAttribute('aria-controls', id);

  function point(index: number): void {
    active = index;
    for (const [at, child] of [...list.children].entries()) {
      child.classList.toggle('active', at === index);
      if (!options.takesSeveral) child.setAttribute('aria-selected', String(at === index));
    }
    const target = list.children[index];
    if (target) host.setAttribute('aria-activedescendant', target.id);
    else host.removeAttribute('aria-activedescendant');
    target?.scrollIntoView({ block: 'nearest' });
  }

  return {
    element: list,
    get isOpen() {
      return !list.hidden;
    },
    get active() {
      return items[active] ?? null;
    },
    open(next, index) {
      items = next;
      list.replaceChildren(...next.map((item, at) => line(item, `${id}-${at}`, options)));
      list.hidden = next.length === 0;
      host.setAttribute('aria-expanded', String(!list.hidden));
      const { top, bottom } = host.getBoundingClientRect();
      list.classList.toggle('above', window.innerHeight - bottom < 320 && top > window.innerHeight - bottom);
      point(index);
    },
    close() {
      list.hidden = true;
      host.setAttribute('aria-expanded', 'false');
      host.removeAttribute('aria-activedescendant');
      active = -1;
    },
    move(key) {
      const last = items.length - 1;
      if (key === 'ArrowDown') point(active >= last ? 0 : active + 1);
      else if (key === 'ArrowUp') point(active <= 0 ? last : active - 1);
      else if (key === 'PageDown') point(Math.min(active + 8, last));
      else if (key === 'PageUp') point(Math.max(active - 8, 0));
      else return false;
      return true;
    },
    mark(values) {
      for (const [at, child] of [...list.children].entries()) {
        child.setAttribute('aria-selected', String(values.includes(items[at]?.value ?? '')));
      }
    },
  };
}
