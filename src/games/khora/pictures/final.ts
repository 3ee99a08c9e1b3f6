import type { Standing } from '../../../engine/game.ts';
import { text } from '../../../engine/text.ts';
import type { Say } from '../../../i18n/catalogue.ts';
import { marker } from '../../../render/kit/markers.ts';
import { meander, meanderHeight } from '../../../render/kit/ornaments.ts';
import { palette } from '../../../render/kit/palette.ts';
import { plot } from '../../../render/kit/plot.ts';
import { type Markup, WIDTH, at, box, fit, picture, rectangle } from '../../../render/svg.ts';
import type { View } from '../rules/view.ts';
import { icon } from './icons.ts';
import { scores, scoresHeight } from './scores.ts';
import { type Scene, nameOf } from './scene.ts';

const margin = 16;
const inner = WIDTH - 2 * margin;
const head = 136;
const plotHeight = 620;
const gap = 10;

/** The end of a game: who won, how the points grew, and where they came from. */
export function final(view: View, standings: readonly Standing[], say: Say, names: readonly string[]): Markup {
  const scene: Scene = { view, say, names };
  const ranked = [...standings].sort((a, b) => a.rank - b.rank);
  const totals = view.players.map((_, seat) => standings.find((standing) => standing.seat === seat)?.points ?? 0);
  const columns = [view.players.map(() => 0), ...view.history, totals];
  const last = columns.length - 1;
  const labels = columns.map((_, index) => (index === last ? say(text('picture.finish')) : String(index)));
  const top = head + meanderHeight + gap;
  const below = top + plotHeight + gap;
  const height = below + scoresHeight + gap;
  return picture(
    WIDTH,
    height,
    say(text('picture.final')),
    rectangle({ x: 0, y: 0, width: WIDTH, height }, palette.night),
    winner(scene, ranked),
    meander(head, WIDTH),
    plot({ title: say(text('picture.plot')), columns, labels }, margin, top, inner, plotHeight),
    scores(scene, ranked, below),
  );
}

function winner(scene: Scene, ranked: readonly Standing[]): Markup {
  const best = ranked.filter(({ rank }) => rank === 1);
  const who = best.map(({ seat }) => text('picture.name', { name: nameOf(scene, seat) }));
  const words = text(best.length > 1 ? 'picture.won-shared' : 'picture.won', { who, vp: best[0]?.points ?? 0 });
  const step = best.length > 1 ? 36 : 0;
  const left = 150 + (best.length - 1) * step;
  const markers = best.map(({ seat }, index) => marker(seat, index * step, 0, best.length > 1 ? 20 : 28));
  return box(
    { x: 0, y: 0, width: WIDTH, height: head },
    'winner',
    rectangle({ x: 0, y: 0, width: WIDTH, height: head }, palette.ivory),
    icon('glory', 20, 12, 112, palette.gilt),
    at(76, 66, ...markers),
    fit(
      scene.say(words),
      { x: left, y: 4, width: WIDTH - left - 24, height: head - 8 },
      { size: 64, weight: 700, family: 'serif', fill: palette.ink, least: 42 },
    ),
  );
}
