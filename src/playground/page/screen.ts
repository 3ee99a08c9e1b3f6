import type { Message } from '../discord/state/wire.ts';
import type { Deed, News, Result, Welcome } from '../protocol.ts';
import { composer } from './composer.ts';
import { conversation } from './conversation.ts';
import { el, icon, icons } from './dom.ts';
import { showForm, type ShownForm } from './form.ts';
import { quickstart } from './quickstart.ts';
import type { Room } from './room.ts';
import { channelList, memberList, seatList, userPanel } from './sidebar.ts';
import { say } from './words.ts';

/** What survives when the screen is built anew. */
export interface Memory {
  channelId: string | null;
  draft: string;
}

export interface ScreenOptions {
  readonly act: (deed: Deed) => Promise<Result>;
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

  const voice = el('div', { class: 'unseen', 'aria-live': 'polite' });
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

  const channelNav = el('div');
  const seatNav = el('nav', { class: 'seat-bar', 'aria-label': say('youAre') });
  const members = el('aside', { class: 'member-side', 'aria-label': say('members') });
  const title = el('h2', { class: 'channel-title' });
  const lostBanner = el('p', { class: 'banner warning' }, el('span', { class: 'dots' }), say('lost'));
  const offlineBanner = el('p', { class: 'banner' }, say('offline', { name: welcome.bot.displayName }));
  const typing = el('p', { class: 'typing' });

  function play(): void {
    closeDrawer();
    void quickstart(room, talk);
  }
  const playButton = (): HTMLElement =>
    el('button', { type: 'button', class: 'button success play', on: { click: play } }, icon(icons.play), say('play'));

  const drawerButton = el('button', { type: 'button', class: 'round drawer-button', 'aria-label': say('menu') });
  drawerButton.append(icon(icons.menu));
  drawerButton.setAttribute('aria-expanded', 'false');
  const side = el(
    'div',
    { class: 'side' },
    el(
      'nav',
      { class: 'side-nav', 'aria-label': say('channels') },
      el('h1', { class: 'server-name' }, welcome.server),
      channelNav,
      playButton(),
    ),
    userPanel(welcome, (language) => void act({ do: 'speak', language })),
  );
  const curtain = el('div', { class: 'curtain', on: { click: closeDrawer } });
  const element = el(
    'div',
    { class: 'app' },
    el('a', { class: 'skip', href: '#composer' }, say('skip')),
    el('div', { class: 'rail', 'aria-hidden': 'true' }, el('img', { src: '/icon.svg', alt: '' })),
    side,
    curtain,
    el(
      'main',
      {},
      el('header', { class: 'top' }, drawerButton, title, seatNav),
      el('div', { role: 'status' }, lostBanner, offlineBanner),
      talk.element,
      typing,
      write.element,
    ),
    members,
    voice,
  );
  lostBanner.hidden = true;

  function closeDrawer(): void {
    element.classList.remove('drawer');
    drawerButton.setAttribute('aria-expanded', 'false');
  }
  drawerButton.addEventListener('click', () => {
    const isOpen = element.classList.toggle('drawer');
    drawerButton.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) side.querySelector<HTMLElement>('.channel')?.focus();
  });
  side.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !element.classList.contains('drawer')) return;
    closeDrawer();
    drawerButton.focus();
  });

  /** Focus stays on the same channel or seat although its list is made anew. */
  function swap(place: HTMLElement, next: HTMLElement): void {
    const before = [...place.querySelectorAll<HTMLElement>('button, a')];
    const at = before.findIndex((one) => one === document.activeElement);
    place.replaceChildren(next);
    if (at >= 0) place.querySelectorAll<HTMLElement>('button, a')[at]?.focus({ preventScroll: true });
  }

  function showBadges(seats: Welcome['seats']): void {
    swap(channelNav, channelList(channels, channelId, open));
    swap(seatNav, seatList(seats, welcome.you.id, sit));
    const waiting = channels.reduce((sum, one) => sum + one.mentions, 0);
    const name = channels.find(({ id }) => id === channelId)?.name ?? '';
    document.title = `${waiting > 0 ? `(${waiting}) ` : ''}#${name} | ${welcome.server}`;
  }

  function showPresence(): void {
    offlineBanner.hidden = isOnline;
    members.replaceChildren(memberList(welcome, isOnline));
  }

  function beginning(): HTMLElement {
    const name = channels.find(({ id }) => id === channelId)?.name ?? '';
    return el(
      'div',
      { class: 'beginning' },
      el('p', { class: 'beginning-title' }, say('beginning', { name })),
      el('p', {}, say('beginningHint')),
      playButton(),
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
    title.replaceChildren(icon(channel?.kind === 'direct' ? icons.at : icons.hash), channel?.name ?? '');
    typing.textContent = '';
    talk.show(beginning());
    write.refresh();
    showBadges(seats);
    closeDrawer();
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
    if (message.author.id === welcome.bot.id) typing.textContent = '';
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
    element,
    setLine(state) {
      lostBanner.hidden = state === 'open';
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
          typing.textContent = say('typing', { name: news.name });
          clearTimeout(typingTimer);
          typingTimer = setTimeout(() => typing.replaceChildren(), 10_000);
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
