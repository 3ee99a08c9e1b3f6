import { monitorEventLoopDelay } from 'node:perf_hooks';
import { khora } from '../src/games/khora/index.ts';
import { type Order, openPainter } from '../src/games/painting.ts';
import { locales } from '../src/i18n/catalogue.ts';
import { randomPlayer } from '../src/players/random.ts';
import { playGame } from '../tools/play.ts';

const RENDERS = 500;
const most = { medianMs: 150, bytes: 500_000, rss: 400, blockedMs: 20 };

/** Paints boards of a whole game through the pool and prints time, size, memory and how long the main thread stood still. */
export async function pictures(): Promise<void> {
  const views = boards();
  const painter = openPainter({ keep: 0 });
  const loop = monitorEventLoopDelay({ resolution: 5 });
  const times: number[] = [];
  let largest = 0;
  let rss = 0;
  try {
    for (let warm = 0; warm < 5; warm += 1) await painter.paint(order(views, warm));
    loop.enable();
    for (let index = 0; index < RENDERS; index += 1) {
      const begun = performance.now();
      const picture = await painter.paint(order(views, index));
      times.push(performance.now() - begun);
      largest = Math.max(largest, picture.length);
      rss = Math.max(rss, process.memoryUsage.rss() / 2 ** 20);
      if (rss > 2 * most.rss) break;
    }
    loop.disable();
  } finally {
    await painter.close();
  }
  const median = times.toSorted((a, b) => a - b)[RENDERS / 2] ?? 0;
  // The histogram counts the timer's own interval in.
  const blocked = loop.max / 1e6 - 5;
  say('board picture, median', median.toFixed(1), 'ms', median < most.medianMs);
  say('board picture, largest', (largest / 1000).toFixed(0), 'kB', largest <= most.bytes);
  say(`memory while painting ${RENDERS}`, rss.toFixed(0), 'MB', rss < most.rss);
  say('main thread blocked at most', blocked.toFixed(1), 'ms', blocked <= most.blockedMs);
}

function say(what: string, figure: string, unit: string, good: boolean): void {
  console.log(`pictures: ${what}: ${figure} ${unit}${good ? '' : ' (too much)'}`);
}

/** One board of each round, when its tiles are to be assigned. */
function boards(): unknown[] {
  const seen = new Map<number, unknown>();
  const players = Array.from({ length: 4 }, () => randomPlayer);
  playGame(khora, players, 'bench', (state, { kind }) => {
    if (kind === 'assign-tiles' && !seen.has(state.round)) seen.set(state.round, khora.view(state, null));
  });
  return [...seen.values()];
}

function order(views: readonly unknown[], index: number): Order {
  const names = ['Penelope', 'Odysseus', 'Nausicaa', 'Telemachus'];
  const locale = locales[index % locales.length] ?? 'en';
  return { game: khora.id, picture: 'board', view: views[index % views.length], locale, names };
}

if (import.meta.url === `file://${process.argv[1] ?? ''}`) await pictures();
