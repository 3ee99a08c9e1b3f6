import type { Component } from '../discord/state/wire.ts';
import type { Entry, OpenForm } from '../protocol.ts';
import { el, freshId, icon, icons } from './dom.ts';
import { fieldFor, type Field } from './field.ts';
import { markdown } from './markdown.ts';
import { failureKey, type Room } from './room.ts';
import { say } from './words.ts';

interface Piece {
  readonly element: HTMLElement;
  readonly field: Field | null;
  readonly flaw: HTMLElement;
}

function piece(part: Component, room: Room): Piece {
  const flaw = el('p', { class: 'failure', role: 'alert' });
  flaw.hidden = true;
  if (part.type === 10) return { element: markdown(part.content ?? '', room.names), field: null, flaw };
  const inner = part.component ?? part.components?.[0] ?? part;
  const heading = { label: part.label ?? inner.label ?? '', description: part.description ?? null };
  const field = fieldFor(inner, heading, room);
  return { element: el('div', {}, field?.element ?? null, flaw), field, flaw };
}

/** A form on the screen. `close` takes it away without a word to the server. */
export interface ShownForm {
  readonly id: string;
  close(): void;
}

export function showForm(form: OpenForm, room: Room): ShownForm {
  const titleId = freshId('title');
  const pieces = form.components.map((part) => piece(part, room));
  const failure = el('p', { class: 'failure', role: 'alert' });
  failure.hidden = true;
  const cancel = el('button', { type: 'button', class: 'button secondary' }, say('cancel'));
  const submit = el(
    'button',
    { type: 'submit', class: 'button primary' },
    el('span', { class: 'button-label' }, say('submit')),
  );
  submit.append(el('span', { class: 'dots' }));
  const corner = el('button', { type: 'button', class: 'round', 'aria-label': say('close') }, icon(icons.close));
  const content = el(
    'form',
    { novalidate: true },
    el('div', { class: 'dialog-head' }, el('h2', { id: titleId }, form.title), corner),
    el('div', { class: 'dialog-body', tabindex: -1 }, ...pieces.map(({ element }) => element)),
    failure,
    el('div', { class: 'dialog-foot' }, cancel, submit),
  );
  const dialog = el('dialog', { class: 'form', 'aria-labelledby': titleId }, content);
  const opener = document.activeElement;

  function close(): void {
    dialog.close();
    dialog.remove();
    if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
  }

  /** Says what is wrong with each entry, and goes to the first. */
  function isSound(): boolean {
    const wrong = pieces.filter(({ field, flaw }) => {
      const words = field?.flaw() ?? null;
      flaw.hidden = words === null;
      flaw.textContent = words;
      return words !== null;
    });
    wrong[0]?.element.querySelector<HTMLElement>('input, textarea, button')?.focus();
    return wrong.length === 0;
  }

  async function send(): Promise<void> {
    if (submit.getAttribute('aria-busy') === 'true' || !isSound()) return;
    submit.setAttribute('aria-busy', 'true');
    const entries: Record<string, Entry> = {};
    for (const { field } of pieces) if (field) entries[field.customId] = field.entry();
    const key = failureKey(await room.act({ do: 'submit', entries }), 'form');
    submit.removeAttribute('aria-busy');
    failure.hidden = key === null;
    failure.textContent = key && say(key);
  }

  const giveUp = (): void => {
    close();
    void room.act({ do: 'close-form' });
  };
  cancel.addEventListener('click', giveUp);
  corner.addEventListener('click', giveUp);
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    giveUp();
  });
  content.addEventListener('submit', (event) => {
    event.preventDefault();
    void send();
  });
  document.body.append(dialog);
  dialog.showModal();
  const first = dialog.querySelector<HTMLElement>('.dialog-body :is(input:checked, input, textarea, button)');
  first?.focus();
  return { id: form.id, close };
}
