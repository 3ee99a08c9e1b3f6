import { text } from '../../../engine/text.ts';
import type { Say } from '../../../i18n/catalogue.ts';
import { marker } from '../../../render/kit/markers.ts';
import { palette } from '../../../render/kit/palette.ts';
import { LEAST_TYPE, type Markup, WIDTH, box, fit, picture, rectangle, write } from '../../../render/svg.ts';
import type { View } from '../rules/view.ts';
import { emblem } from './emblems.ts';
import { signed } from '../words/points.ts';
import { type Scene, nameOf, playerAt } from './scene.ts';

const head = 92;
const rowHeight = 84;

/** The last round that is over, small: what everybody had at its end, and what it had brought. */
export function report(view: View, say: Say, names: readonly string[]): Markup {
  const scene: Scene = { view, say, names };
  const round = view.history.length;
  const points = view.history.at(-1) ?? view.players.map(() => 0);
  const before = view.history.at(-2) ?? view.players.map(() => 0);
  const order = [...view.players.keys()].sort((a, b) => (points[b] ?? 0) - (points[a] ?? 0));
  const height = head + order.length * rowHeight + 10;
  const past = view.phase === 'end' || view.history.length === view.round ? view.event : view.past[round - 1];
  return picture(
    WIDTH,
    height,
    say(text('picture.board')),
    rectangle({ x: 0, y: 0, width: WIDTH, height }, palette.night),
    rectangle({ x: 0, y: 0, width: WIDTH, height: head - 8 }, palette.ivory),
    heading(scene, round, past ?? null),
    ...order.map((seat, index) =>
      line(scene, seat, points[seat] ?? 0, (points[seat] ?? 0) - (before[seat] ?? 0), head + index * rowHeight),
    ),
  );
}

function heading({ view, say }: Scene, round: number, event: string | null): Markup {
  return box(
    { x: 0, y: 0, width: WIDTH, height: head - 8 },
    'heading',
    fit(
      round === 0 ? 'Khôra' : say(text('picture.round', { round, rounds: view.rounds })),
      { x: 28, y: 0, width: 420, height: head - 8 },
      { size: 56, weight: 700, family: 'serif', fill: palette.ink, least: 40 },
    ),
    fit(
      event === null ? '' : say(text(`events.${event}.name`)),
      { x: 460, y: 0, width: WIDTH - 488, height: head - 8 },
      { size: 42, weight: 700, family: 'serif', fill: palette.deepClay, anchor: 'end', least: LEAST_TYPE },
    ),
  );
}

function line(scene: Scene, seat: number, vp: number, change: number, y: number): Markup {
  const owner = playerAt(scene.view, seat);
  const width = WIDTH - 32;
  return box(
    { x: 16, y, width, height: rowHeight - 6 },
    `round-${seat}`,
    rectangle({ x: 0, y: 0, width, height: rowHeight - 6 }, palette.ivory, { rx: 8 }),
    marker(seat, 48, 40, 26),
    emblem(owner.city, 122, 39, 33),
    fit(
      nameOf(scene, seat),
      { x: 174, y: 0, width: 640, height: rowHeight - 6 },
      { size: 46, weight: 700, fill: palette.ink, least: LEAST_TYPE },
    ),
    change === 0
      ? ''
      : write(signed(change), width - 200, 56, {
          size: 46,
          weight: 700,
          fill: change > 0 ? palette.gain : palette.loss,
          anchor: 'end',
        }),
    write(String(vp), width - 28, 61, { size: 64, weight: 700, fill: palette.ink, anchor: 'end' }),
  );
}
