import { languages, type ChannelEntry, type SeatEntry, type Welcome } from '../protocol.ts';
import { avatar } from './avatar.ts';
import { el, icon, icons } from './dom.ts';
import { say } from './words.ts';

function badge(count: number): HTMLElement | null {
  return count === 0 ? null : el('span', { class: 'badge', 'aria-hidden': 'true' }, String(count));
}

function channelLabel(channel: ChannelEntry): string {
  const name = channel.kind === 'direct' ? channel.name : `#${channel.name}`;
  const notes = [
    ...(channel.isUnread ? [say('unread')] : []),
    ...(channel.mentions > 0 ? [say('mentions', { count: channel.mentions })] : []),
  ];
  return [name, ...notes].join(', ');
}

/** The channels on the screen, threads below the channel they belong to. */
export function channelList(
  channels: readonly ChannelEntry[],
  current: string,
  open: (id: string) => void,
): HTMLElement {
  const drawings = { text: icons.hash, thread: icons.thread, direct: icons.at };
  const roots = channels.filter(({ kind }) => kind !== 'thread');
  const ordered = roots.flatMap((root) => [root, ...channels.filter(({ parentId }) => parentId === root.id)]);
  return el(
    'ul',
    { class: 'channels' },
    ...ordered.map((channel) =>
      el(
        'li',
        { class: channel.kind },
        el(
          'button',
          {
            type: 'button',
            class: `channel${channel.isUnread && channel.id !== current ? ' unread' : ''}`,
            'aria-label': channelLabel(channel),
            'aria-current': channel.id === current ? 'page' : null,
            on: { click: () => open(channel.id) },
          },
          icon(drawings[channel.kind]),
          el('span', { class: 'channel-name' }, channel.name),
          badge(channel.mentions),
        ),
      ),
    ),
  );
}

/** Who the page can be used as; each is a link, so that it can be opened in a window of its own. */
export function seatList(seats: readonly SeatEntry[], you: string, sit: (name: string) => void): HTMLElement {
  return el(
    'ul',
    { class: 'seats' },
    ...seats.map((seat) => {
      const label = [seat.displayName, ...(seat.mentions > 0 ? [say('mentions', { count: seat.mentions })] : [])];
      const link = el(
        'a',
        {
          class: 'seat',
          href: `/?as=${encodeURIComponent(seat.name)}`,
          'aria-label': label.join(', '),
          'aria-current': seat.id === you ? 'true' : null,
        },
        avatar(seat, 'small'),
        el('span', { class: 'seat-name' }, seat.displayName),
        badge(seat.mentions),
      );
      link.addEventListener('click', (event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        sit(seat.name);
      });
      return el('li', {}, link);
    }),
  );
}

const themes = ['dark', 'light'] as const;
type Theme = (typeof themes)[number];

function theme(): Theme {
  const kept = themes.find((one) => one === localStorage.getItem('theme'));
  return kept ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark');
}

/** Puts on the theme that was chosen last, or the one the machine prefers. */
export function dress(): void {
  document.documentElement.dataset['theme'] = theme();
}

matchMedia('(prefers-color-scheme: light)').addEventListener('change', dress);

/** Who you are, your language, and light or dark. */
export function userPanel({ you }: Welcome, speak: (language: Welcome['you']['language']) => void): HTMLElement {
  const choice = el(
    'select',
    { id: 'language', 'aria-label': say('language') },
    ...languages.map((one) => {
      const name = new Intl.DisplayNames(one, { type: 'language' }).of(one) ?? one;
      return el('option', { value: one, selected: one === you.language, lang: one }, name);
    }),
  );
  choice.addEventListener('change', () => {
    const next = languages.find((one) => one === choice.value);
    if (next) speak(next);
  });
  const lamp = el('button', { type: 'button', id: 'theme', class: 'round', 'aria-label': say('theme') });
  lamp.append(icon(icons.moon));
  lamp.addEventListener('click', () => {
    localStorage.setItem('theme', theme() === 'dark' ? 'light' : 'dark');
    dress();
  });
  return el(
    'div',
    { class: 'user-panel' },
    avatar(you, 'small'),
    el('span', { class: 'user-name' }, you.displayName),
    choice,
    lamp,
  );
}

/** Who is in the server, the bot with whether it is there. */
export function memberList({ people, bot }: Welcome, isOnline: boolean): HTMLElement {
  return el(
    'ul',
    { class: 'members' },
    ...people.map((who) => {
      const isAway = who.id === bot.id && !isOnline;
      return el(
        'li',
        { class: isAway ? 'member away' : 'member' },
        avatar(who, 'small'),
        el('span', {}, who.displayName),
        who.isBot ? el('span', { class: 'tag' }, say('app')) : null,
        isAway ? el('small', {}, say('away')) : null,
      );
    }),
  );
}
