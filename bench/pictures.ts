import { monitorEventLoopDelay } from 'node:perf_hooks';
import { khora } from '../src/games/khora/rules/game.ts';
import { games } from '../src/games/index.ts';
import { type Snapshot, gameIn } from '../src/module/game-module.ts';
import { type PaintRequest, openPainter } from '../src/threads/painter.ts';
import { locales } from '../src/i18n/catalogue.ts';
import { randomPlayer } from '../src/players/random.ts';
import { playGame } from '../tools/play.ts';
import { type Section, percentile } from './section.ts';

const RENDERS = 500;
const ROOM = 400;
const RESOLUTION = 5;

/** Paints boards of a whole game through the pool: time, size, memory, and how long the main thread stood still. */
export const pictures: Section = async () => {
  const views = boards();
  const painter = openPainter({ registry: new URL('../src/games/index.ts', import.meta.url), keep: 0 });
  const loop = monitorEventLoopDelay({ resolution: RESOLUTION });
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
      if (rss > 2 * ROOM) break;
    }
    loop.disable();
  } finally {
    await painter.close();
  }
  return [
    { what: 'board picture, median', value: percentile(times, 0.5), unit: 'ms', most: 150 },
    { what: 'board picture, largest', value: largest / 1000, unit: 'kB', most: 500 },
    { what: `memory while painting ${RENDERS}`, value: rss, unit: 'MB', most: ROOM },
    // The histogram counts the timer's own interval in.
    { what: 'main thread blocked at most', value: loop.max / 1e6 - RESOLUTION, unit: 'ms', most: 20 },
  ];
};

/** One board of each round, when its tiles are to be assigned. */
function boards(): unknown[] {
  const seen = new Map<number, unknown>();
  const players = Array.from({ length: 4 }, () => randomPlayer);
  playGame(khora, players, 'bench', (state, { kind }) => {
    if (kind === 'assign-tiles' && !seen.has(state.round)) seen.set(state.round, structuredClone(state));
  });
  return [...seen.values()];
}

function order(views: readonly unknown[], index: number): PaintRequest {
  const names = ['Penelope', 'Odysseus', 'Nausicaa', 'Telemachus'];
  const locale = locales[index % locales.length] ?? 'en';
  const state = views[index % views.length] as Snapshot;
  const { kind, subject } = gameIn(games, khora.id).restore(state).screen(null).picture('board');
  return { game: khora.id, kind, subject, locale, names };
}
