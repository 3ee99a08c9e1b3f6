import type { Message } from '../discord/state/wire.ts';
import { avatar } from './avatar.ts';
import { el, icon, icons } from './dom.ts';
import { refreshStamps } from './markdown.ts';
import { authorOf, messageLine, plainText } from './message.ts';
import { flag, has, type Room } from './room.ts';
import { sight } from './sight.ts';
import { say, spoken } from './words.ts';

/** The messages of the channel on the screen. */
export interface Conversation {
  readonly element: HTMLElement;
  /** Shows a channel from its newest message. */
  show(welcome: HTMLElement): void;
  /** A private message is read from its beginning; a public one has what can be pressed at its end. */
  put(message: Message, how: 'new' | 'changed'): void;
  remove(id: string): void;
  /** Shows that something is under way; returns a way to change the words, or to end it with null. */
  pending(words: string): (next: string | null) => void;
  /** A word of the page itself, which only this window shows. */
  notice(words: string): void;
  jump(id: string): void;
}

const together = 7 * 60_000;
const most = 300;

export function conversation(room: Room): Conversation {
  const list = el('ol', { class: 'messages' });
  const local = el('ol', { class: 'messages local' });
  const newer = el('button', { type: 'button', class: 'newer', on: { click: () => seen.toBottom() } });
  const scroller = el('div', { class: 'scroller', tabindex: 0, role: 'region' }, list, local);
  const element = el('div', { class: 'conversation' }, scroller, newer);
  newer.hidden = true;
  newer.append(say('newer'), icon(icons.down));
  const seen = sight(scroller, list, newer);

  function changing(change: () => void): void {
    change();
    group();
    seen.settle(null, null);
  }

  /** Messages in a row by the same author share one head; each day has its line. */
  function group(): void {
    for (const day of list.querySelectorAll('.day')) day.remove();
    let before: HTMLElement | null = null;
    for (const line of list.querySelectorAll<HTMLElement>('.message')) {
      const sent = new Date(Number(line.dataset['sent']));
      const last: Date | null = before && new Date(Number(before.dataset['sent']));
      const isNewDay = last?.toDateString() !== sent.toDateString();
      const isSameRun =
        !isNewDay &&
        before?.dataset['author'] === line.dataset['author'] &&
        before?.classList.contains('ephemeral') === line.classList.contains('ephemeral') &&
        sent.getTime() - last.getTime() < together &&
        line.querySelector('.origin') === null;
      line.classList.toggle('follows', isSameRun);
      if (isNewDay) {
        const date = new Intl.DateTimeFormat(spoken(), { dateStyle: 'long' }).format(sent);
        line.before(el('li', { class: 'day' }, el('span', {}, date)));
      }
      before = line;
    }
  }

  function lineOf(id: string): HTMLElement | null {
    return list.querySelector<HTMLElement>(`#message-${id}`);
  }

  function jump(id: string): void {
    const line = lineOf(id);
    line?.scrollIntoView({ block: 'center' });
    line?.querySelector<HTMLElement>('article')?.focus();
  }

  /** The control of a message that does the same as this one of its former state, if it can be used. */
  function twin(control: Element | null, next: HTMLElement): HTMLElement | null {
    const customId = control?.getAttribute('data-custom-id') ?? null;
    return customId === null ? null : next.querySelector(`[data-custom-id="${CSS.escape(customId)}"]:enabled`);
  }

  /**
   * A message that changes keeps the focus where it was, or on itself if that control is gone; gives which. An open
   * menu stays open.
   */
  function replace(old: HTMLElement, next: HTMLElement): 'kept' | 'lost' {
    const focused = old.contains(document.activeElement) ? document.activeElement : null;
    const open = old.querySelector('[aria-expanded="true"]');
    old.replaceWith(next);
    const again = twin(focused, next);
    if (focused) (again ?? next.querySelector<HTMLElement>('article'))?.focus({ preventScroll: true });
    twin(open, next)?.click();
    return again !== null || focused?.hasAttribute('data-custom-id') !== true ? 'kept' : 'lost';
  }

  function tell(message: Message): void {
    const name = authorOf(message, room).displayName;
    if (has(message, flag.loading)) room.announce(say('thinking', { name }));
    else room.announce(`${name}: ${plainText(message).slice(0, 400)}`);
  }

  function ownLine(...content: Node[]): HTMLLIElement {
    return el('li', { class: 'message' }, el('article', {}, avatar(room.bot, 'large'), ...content));
  }

  const clock = setInterval(() => {
    if (element.isConnected) refreshStamps(list);
    else clearInterval(clock);
  }, 10_000);

  return {
    element,
    jump,
    show(welcome) {
      const name = room.channels.find(({ id }) => id === room.channelId)?.name ?? '';
      scroller.setAttribute('aria-label', say('messagesIn', { name }));
      const lines = room
        .messages(room.channelId)
        .slice(-most)
        .map((message) => messageLine(message, room, jump));
      scroller.querySelector('.beginning')?.remove();
      scroller.prepend(welcome);
      list.replaceChildren(...lines);
      local.replaceChildren();
      group();
      seen.begin();
    },
    put(message, how) {
      const old = lineOf(message.id);
      if (how === 'changed' && !old) return;
      const next = messageLine(message, room, jump);
      const isPrivate = has(message, flag.ephemeral);
      if (old === null && (isPrivate || message.author.id === room.you.id)) seen.toBottom();
      const followed = seen.follows;
      const focus = old === null ? 'kept' : replace(old, next);
      if (old === null) list.append(next);
      group();
      seen.settle(old, next);
      if (isPrivate && (focus === 'lost' || followed)) seen.reveal(next);
      const isNews = old === null || old.querySelector('.thinking') !== null || isPrivate;
      if (message.author.id !== room.you.id && isNews) tell(message);
    },
    remove(id) {
      const line = lineOf(id);
      if (!line) return;
      const hadFocus = line.contains(document.activeElement);
      changing(() => line.remove());
      if (hadFocus) scroller.focus({ preventScroll: true });
    },
    pending(words) {
      const text = el('span', {}, words);
      const line = ownLine(el('p', { class: 'thinking', role: 'status' }, el('span', { class: 'dots' }), text));
      changing(() => local.append(line));
      return (next) => {
        if (next === null) changing(() => line.remove());
        else text.textContent = next;
      };
    },
    notice(words) {
      const dismiss = el('button', { type: 'button', class: 'text-button' }, say('dismiss'));
      const line = ownLine(
        el('p', { class: 'failure', role: 'alert' }, icon(icons.warning), words),
        el('p', { class: 'privacy' }, icon(icons.eye), el('span', {}, `${say('onlyYou')} • `), dismiss),
      );
      line.classList.add('ephemeral');
      dismiss.addEventListener('click', () => line.remove());
      changing(() => local.append(line));
    },
  };
}
