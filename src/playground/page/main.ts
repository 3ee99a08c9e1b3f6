import type { News, Result } from '../protocol.ts';
import { el } from './dom.ts';
import { openLine, type Line } from './line.ts';
import { buildScreen, type Memory, type Screen } from './screen.ts';
import { dress } from './sidebar.ts';
import { say, speak } from './words.ts';

const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')?.content ?? '';
const memory: Memory = { channelId: null, draft: '' };
let screen: Screen | null = null;
let line: Line | null = null;
const lost: Result = { ok: false, why: 'lost' };

function connecting(): HTMLElement {
  return el('main', { class: 'connecting', role: 'status' }, el('span', { class: 'dots' }), say('connecting'));
}

/** The screen is built anew; who held the focus by name holds it still. */
function show(next: Screen): void {
  const focused = document.activeElement?.id ?? '';
  const seat = document.activeElement?.getAttribute('href') ?? '';
  screen = next;
  document.body.replaceChildren(next.element);
  const again =
    document.getElementById(focused) ??
    (seat === '' ? null : document.querySelector<HTMLElement>('.seat[aria-current]'));
  again?.focus();
}

function hear(news: News): void {
  if (news.what === 'answer') return;
  if (news.what !== 'welcome') {
    screen?.hear(news);
    return;
  }
  if (news.build !== build) {
    location.reload();
    return;
  }
  speak(news.you.language);
  screen?.close();
  show(buildScreen(news, { act: (action) => line?.act(action) ?? Promise.resolve(lost), sit, memory }));
}

/** Opens a line of one's own for another person; the one before is closed. */
function sit(name: string | null): void {
  line?.close();
  if (name !== null) history.replaceState(null, '', `/?as=${encodeURIComponent(name)}`);
  line = openLine(name, hear, () => screen?.setLine('lost'));
}

dress();
document.documentElement.lang = navigator.language;
document.body.append(connecting());
sit(new URLSearchParams(location.search).get('as'));
