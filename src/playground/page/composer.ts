import type { Action, OfferedCommand } from '../protocol.ts';
import { commandLine } from './command.ts';
import type { Conversation } from './conversation.ts';
import { el, icon, icons } from './dom.ts';
import { listbox, type Item } from './listbox.ts';
import { failureKey, type Room } from './room.ts';
import { say } from './words.ts';

/** Where messages and commands are written. */
export interface Composer {
  readonly element: HTMLElement;
  /** Puts a command into the line, as from a mention in a message. */
  open(name: string): void;
  /** Takes another channel, or another list of commands. */
  refresh(): void;
  draft: string;
}

export function composer(room: Room, talk: Conversation): Composer {
  const input = el('input', {
    id: 'composer',
    type: 'text',
    role: 'combobox',
    autocomplete: 'off',
    'aria-autocomplete': 'list',
    maxlength: 2000,
  });
  const list = listbox(input, { label: say('commands'), takesSeveral: false, pick });
  const send = el('button', { type: 'submit', class: 'round send', 'aria-label': say('send') }, icon(icons.send));
  const line = el('form', { class: 'composer-line' }, input, send);
  const element = el('div', { class: 'composer' }, list.element, line);

  async function run(action: Action, words: string): Promise<void> {
    const settle = talk.pending(say('sending', { command: words }));
    const key = failureKey(await room.act(action), 'command');
    settle(null);
    if (key !== null) talk.notice(`${words}: ${say(key)}`);
  }

  function leave(): void {
    element.replaceChildren(list.element, line);
    input.value = '';
    list.close();
    input.focus();
  }

  function fillIn(offer: OfferedCommand): void {
    list.close();
    const { channelId } = room;
    const command = commandLine(
      offer,
      room,
      (options) => {
        leave();
        void run({ do: 'command', channelId, path: offer.path, options }, offer.label);
      },
      leave,
    );
    element.replaceChildren(command);
  }

  function offers(): readonly OfferedCommand[] {
    const typed = input.value.toLowerCase();
    if (!typed.startsWith('/') || /\s\S+:/.test(typed)) return [];
    return room.commands.filter(({ label }) => label.toLowerCase().startsWith(typed.trimEnd()));
  }

  function pick(item: Item): void {
    const offer = room.commands.find(({ label }) => label === item.value);
    if (offer) fillIn(offer);
  }

  function refreshList(): void {
    const fitting = offers();
    list.open(
      fitting.map(({ label, description }) => ({ value: label, label, description })),
      0,
    );
  }

  async function write(text: string): Promise<void> {
    const result = await room.act({ do: 'say', channelId: room.channelId, text });
    const key = failureKey(result, 'component');
    if (key === null) return;
    input.value = text;
    talk.notice(say(key));
  }

  function submit(): void {
    const text = input.value.trim();
    if (text === '') return;
    const exact = offers().find(({ label, options }) => label === text && !options.some((one) => one.isRequired));
    if (text.startsWith('/') && !exact && list.isOpen && list.active) {
      pick(list.active);
      return;
    }
    input.value = '';
    list.close();
    if (!text.startsWith('/')) void write(text);
    else void run({ do: 'slash', channelId: room.channelId, text }, text);
  }

  line.addEventListener('submit', (event) => {
    event.preventDefault();
    submit();
  });
  input.addEventListener('input', refreshList);
  input.addEventListener('blur', () => list.close());
  input.addEventListener('focus', () => {
    if (input.value.startsWith('/')) refreshList();
  });
  input.addEventListener('keydown', (event) => {
    if (!list.isOpen) return;
    if (event.key === 'Tab' && list.active) pick(list.active);
    else if (event.key === 'Escape') list.close();
    else if (!list.move(event.key)) return;
    event.preventDefault();
  });

  return {
    element,
    open(name) {
      const offer = room.commands.find(({ path }) => path.join(' ') === name);
      if (offer) fillIn(offer);
    },
    refresh() {
      const channel = room.channels.find(({ id }) => id === room.channelId);
      const name = channel?.kind === 'direct' ? `@${channel.name}` : `#${channel?.name ?? ''}`;
      input.placeholder = say('messageTo', { name });
      input.setAttribute('aria-label', say('messageTo', { name }));
    },
    get draft() {
      return input.value;
    },
    set draft(text) {
      input.value = text;
    },
  };
}
