import type { Message } from '../discord/state/wire.ts';
import type { Action, News, Result, Welcome } from '../protocol.ts';
import { composer } from './composer.ts';
import { conversation } from './conversation.ts';
import { el, icon, icons } from './dom.ts';
import { frame, playButton } from './frame.ts';
import { showForm, type ShownForm } from './form.ts';
import { quickstart } from './quickstart.ts';
import type { Room } from './room.ts';
import { channelList, memberList, seatList } from './sidebar.ts';
import { say } from './words.ts';

/** What survives when the screen is built anew. */
export interface Memory {
  channelId: string | null;
  draft: string;
}

export interface ScreenOptions {
  readonly act: (action: Action) => Promise<Result>;
  readonly sit: (name: string) => void;
  readonly memory: Memory;
}

/** One person's screen, from what the server said at first and whatever comes after. */
export interface Screen {
  readonly element: HTMLElement;
  hear(news: Exclude<News, { readonly what: 'welcome' | 'answer' }>): void;
  setLine(state: 'open' | 'lost'): void;
  close(): void;
}

export function buildScreen(welcome: Welcome, { act, sit, memory }: ScreenOptions): Screen {
  const messages = new Map<string, Message[]>(
    Object.entries(welcome.messages).map(([channelId, list]) => [channelId, [...list]]),
  );
  let { channels, commands } = welcome;
  let isOnline = welcome.bot.isOnline;
  let channelId = channels.find(({ id }) => id === memory.channelId)?.id ?? channels[0]?.id ?? '';
  let form: ShownForm | null = null;
  let typingTimer = 0;
  let announceTimer = 0;

  const room: Room = {
    you: welcome.you,
    bot: welcome.bot,
    people: welcome.people,
    get channelId() {
      return channelId;
    },
    get channels() {
      return channels;
    },
    get commands() {
      return commands[channelId] ?? [];
    },
    messages: (id) => messages.get(id) ?? [],
    act,
    announce(words) {
      clearTimeout(announceTimer);
      const { voice } = parts;
      const before = voice.textContent;
      voice.textContent = before === '' ? words : `${before}\n${words}`;
      announceTimer = setTimeout(() => voice.replaceChildren(), 3_000);
    },
    names: {
      person: (id) => welcome.people.find((one) => one.id === id)?.displayName ?? null,
      channel: (id) => channels.find((one) => one.id === id)?.name ?? null,
      openChannel: (id) => open(id),
      openCommand: (name) => write.open(name),
    },
  };
  const talk = conversation(room);
  const write = composer(room, talk);
  write.draft = memory.draft;

  const play = (): void => {
    parts.closeDrawer();
    void quickstart(room, talk);
  };
  const parts = frame(welcome, {
    conversation: talk.element,
    composer: write.element,
    play,
    speak: (language) => void act({ do: 'speak', language }),
  });

  /** Focus stays on the same channel or seat although its list is made anew. */
  function swap(place: HTMLElement, next: HTMLElement): void {
    const before = [...place.querySelectorAll<HTMLElement>('button, a')];
    const at = before.findIndex((one) => one === document.activeElement);
    place.replaceChildren(next);
    if (at >= 0) place.querySelectorAll<HTMLElement>('button, a')[at]?.focus({ preventScroll: true });
  }

  function showBadges(seats: Welcome['seats']): void {
    swap(parts.channels, channelList(channels, channelId, open));
    swap(parts.seats, seatList(seats, welcome.you.id, sit));
    const waiting = channels.reduce((sum, one) => sum + one.mentions, 0);
    const name = channels.find(({ id }) => id === channelId)?.name ?? '';
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}#${name} | ${welcome.server}`;
  }

  function showPresence(): void {
    parts.offline.hidden = isOnline;
    parts.members.replaceChildren(memberList(welcome, isOnline));
  }

  function beginning(): HTMLElement {
    const name = channels.find(({ id }) => id === channelId)?.name ?? '';
    return el(
      'div',
      { class: 'beginning' },
      el('p', { class: 'beginning-title' }, say('beginning', { name })),
      el('p', {}, say('beginningHint')),
      playButton(play),
    );
  }

  function markRead(): void {
    if (document.visibilityState === 'visible') void act({ do: 'read', channelId });
  }

  let seats = welcome.seats;
  function open(id: string): void {
    if (!channels.some((one) => one.id === id)) return;
    channelId = id;
    memory.channelId = id;
    const channel = channels.find((one) => one.id === id);
    parts.title.replaceChildren(icon(channel?.kind === 'direct' ? icons.at : icons.hash), channel?.name ?? '');
    parts.typing.textContent = '';
    talk.show(beginning());
    write.refresh();
    showBadges(seats);
    parts.closeDrawer();
    markRead();
  }

  function hearMessage(how: 'new' | 'changed' | 'gone', message: Message): void {
    const list = (messages.get(message.channel_id) ?? []).filter(({ id }) => id !== message.id);
    const at = list.findLastIndex(({ id }) => BigInt(id) < BigInt(message.id)) + 1;
    if (how !== 'gone') list.splice(at, 0, message);
    messages.set(message.channel_id, list);
    if (message.channel_id !== channelId) return;
    if (how === 'gone') talk.remove(message.id);
    else talk.put(message, how);
    if (message.author.id === welcome.bot.id) parts.typing.textContent = '';
    if (how === 'new') markRead();
  }

  function setForm(next: Welcome['form']): void {
    if (next && form?.id === next.id) return;
    form?.close();
    form = next && showForm(next, room);
  }

  document.addEventListener('visibilitychange', markRead);
  showPresence();
  open(channelId);
  queueMicrotask(() => setForm(welcome.form));

  return {
    element: parts.element,
    setLine(state) {
      parts.lost.hidden = state === 'open';
    },
    close() {
      memory.draft = write.draft;
      form?.close();
      document.removeEventListener('visibilitychange', markRead);
    },
    hear(news) {
      switch (news.what) {
        case 'message':
          hearMessage(news.how, news.message);
          return;
        case 'badges':
          ({ channels, seats } = news);
          if (channels.some(({ id }) => id === channelId)) showBadges(seats);
          else open(channels[0]?.id ?? '');
          return;
        case 'typing':
          if (news.channelId !== channelId) return;
          parts.typing.textContent = say('typing', { name: news.name });
          clearTimeout(typingTimer);
          typingTimer = setTimeout(() => parts.typing.replaceChildren(), 10_000);
          return;
        case 'presence':
          ({ isOnline } = news);
          showPresence();
          if (isOnline) room.announce(say('backOnline', { name: welcome.bot.displayName }));
          return;
        case 'form':
          setForm(news.form);
          return;
        case 'commands':
          ({ commands } = news);
      }
    },
  };
}
