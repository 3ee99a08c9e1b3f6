import type { Language, Welcome } from '../protocol.ts';
import { el, icon, icons } from './dom.ts';
import { userPanel } from './sidebar.ts';
import { say } from './words.ts';

/** The fixed parts of the screen, to be filled. */
export interface Frame {
  readonly element: HTMLElement;
  readonly channels: HTMLElement;
  readonly seats: HTMLElement;
  readonly members: HTMLElement;
  readonly title: HTMLElement;
  readonly lost: HTMLElement;
  readonly offline: HTMLElement;
  readonly typing: HTMLElement;
  /** What is said to those who do not see the page. */
  readonly voice: HTMLElement;
  closeDrawer(): void;
}

export interface FrameOptions {
  readonly conversation: HTMLElement;
  readonly composer: HTMLElement;
  readonly play: () => void;
  readonly speak: (language: Language) => void;
}

export function playButton(play: () => void): HTMLElement {
  return el(
    'button',
    { type: 'button', class: 'button success play', on: { click: play } },
    icon(icons.play),
    say('play'),
  );
}

/** On a narrow screen the channels are a drawer. */
function drawer(app: HTMLElement, side: HTMLElement, button: HTMLElement): () => void {
  const close = (): void => {
    app.classList.remove('drawer');
    button.setAttribute('aria-expanded', 'false');
  };
  close();
  button.addEventListener('click', () => {
    const isOpen = app.classList.toggle('drawer');
    button.setAttribute('aria-expanded', String(isOpen));
    if (isOpen) side.querySelector<HTMLElement>('.channel')?.focus();
  });
  side.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !app.classList.contains('drawer')) return;
    close();
    button.focus();
  });
  app.querySelector('.curtain')?.addEventListener('click', close);
  return close;
}

export function frame(welcome: Welcome, options: FrameOptions): Frame {
  const parts = {
    channels: el('div'),
    seats: el('nav', { class: 'seat-bar', 'aria-label': say('youAre') }),
    members: el('aside', { class: 'member-side', 'aria-label': say('members') }),
    title: el('h2', { class: 'channel-title' }),
    lost: el('p', { class: 'banner' }, el('span', { class: 'dots' }), say('lost')),
    offline: el('p', { class: 'banner' }, say('offline', { name: welcome.bot.displayName })),
    typing: el('p', { class: 'typing' }),
    voice: el('div', { class: 'unseen', 'aria-live': 'polite' }),
  };
  const opener = el('button', { type: 'button', class: 'round drawer-button', 'aria-label': say('menu') });
  opener.append(icon(icons.menu));
  const side = el(
    'div',
    { class: 'side' },
    el(
      'nav',
      { class: 'side-nav', 'aria-label': say('channels') },
      el('h1', { class: 'server-name' }, welcome.server),
      parts.channels,
      playButton(options.play),
    ),
    userPanel(welcome, options.speak),
  );
  const element = el(
    'div',
    { class: 'app' },
    el('a', { class: 'skip', href: '#composer' }, say('skip')),
    el('div', { class: 'rail', 'aria-hidden': 'true' }, el('img', { src: '/icon.svg', alt: '' })),
    side,
    el('div', { class: 'curtain' }),
    el(
      'main',
      {},
      el('header', { class: 'top' }, opener, parts.title, parts.seats),
      el('div', { role: 'status' }, parts.lost, parts.offline),
      options.conversation,
      parts.typing,
      options.composer,
    ),
    parts.members,
    parts.voice,
  );
  parts.lost.hidden = true;
  return { ...parts, element, closeDrawer: drawer(element, side, opener) };
}
