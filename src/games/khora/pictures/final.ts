import { plot } from '../../../render/kit/plot.ts';
import { marker, seatColour } from '../../../render/kit/markers.ts';
import { meander } from '../../../render/kit/ornaments.ts';
import { palette } from '../../../render/kit/palette.ts';
import { panel } from '../../../render/kit/panels.ts';
import type { Standing } from '../../../engine/game.ts';
import { text } from '../../../engine/text.ts';
import type { Say } from '../../../i18n/catalogue.ts';
import { type Markup, at, box, fit, picture, rectangle, write } from '../../../render/svg.ts';
import type { View } from '../rules/view.ts';
import { icon } from './icons.ts';
import { type Scene, nameOf } from './scene.ts';

const width = 1400;
const margin = 28;
const inner = width - 2 * margin;
const gap = 14;
const plotHeight = 520;
const lineHeight = 40;

/** The end of a game: who won, how the points grew, and where every one of them came from. */
export function final(view: View, standings: readonly Standing[], say: Say, names: readonly string[]): Markup {
  const scene: Scene = { view, say, names };
  const ranked = [...standings].sort((a, b) => a.rank - b.rank);
  const totals = view.players.map((_, seat) => standings.find((standing) => standing.seat === seat)?.vp ?? 0);
  const columns = [view.players.map(() => 0), ...view.history, totals];
  const labels = columns.map((_, index) =>
    index === columns.length - 1 ? say(text('picture.finish')) : String(index),
  );
  const points = { title: say(text('picture.plot')), columns, labels };
  const most = Math.max(...standings.map(({ lines }) => lines.length));
  const columnHeight = 118 + most * lineHeight + 76;
  const each = (inner - gap * (ranked.length - 1)) / ranked.length;
  const top = 174;
  const below = top + plotHeight + gap;
  const height = Math.ceil(below + columnHeight + 2 * margin);
  return picture(
    width,
    height,
    say(text('picture.final')),
    rectangle({ x: 0, y: 0, width, height }, palette.sea),
    at(
      margin,
      margin,
      winner(scene, ranked),
      plot(points, 0, top, inner, plotHeight),
      ...ranked.map((standing, index) => breakdown(scene, standing, index * (each + gap), below, each, columnHeight)),
    ),
  );
}

function winner(scene: Scene, ranked: readonly Standing[]): Markup {
  const { say } = scene;
  const best = ranked.filter(({ rank }) => rank === 1);
  const who = best.map(({ seat }) => text('picture.name', { name: nameOf(scene, seat) }));
  const words = text(best.length > 1 ? 'picture.won-shared' : 'picture.won', { who, vp: best[0]?.vp ?? 0 });
  return box(
    { x: 0, y: 0, width: inner, height: 166 },
    'winner',
    icon('glory', 0, 12, 108, palette.gold),
    ...best.map(({ seat }, index) =>
      marker(seat, 54 + (index - (best.length - 1) / 2) * 26, 62, best.length > 1 ? 13 : 30),
    ),
    write(say(text('phase.end')), 136, 36, { size: 30, weight: 600, fill: palette.gold }),
    fit(
      say(words),
      { x: 136, y: 44, width: inner - 136, height: 84 },
      { size: 58, weight: 700, family: 'serif', fill: palette.foam, least: 26 },
    ),
    meander(0, 142, inner),
  );
}

function breakdown(scene: Scene, standing: Standing, x: number, y: number, width: number, height: number): Markup {
  const { say } = scene;
  const { seat, vp, rank, lines } = standing;
  const area = { x: 0, y: 0, width, height };
  const best = rank === 1;
  const rows = lines.map(({ what, vp: points }, index) => {
    const line = 106 + index * lineHeight;
    return (
      fit(
        say(what),
        { x: 20, y: line, width: width - 112, height: lineHeight - 2 },
        { size: 21, fill: palette.ink, least: 12 },
      ) +
      write(index === 0 ? String(points) : `+${points}`, width - 20, line + 27, {
        size: 23,
        weight: 700,
        fill: palette.ink,
        anchor: 'end',
      })
    );
  });
  const bottom = height - 76;
  return box(
    { ...area, x, y },
    `score-${seat}`,
    panel(area, palette.marble, best ? { stroke: palette.gold, 'stroke-width': 7 } : {}),
    rectangle({ x: 14, y: 0, width: width - 28, height: 9 }, seatColour(seat), { rx: 4 }),
    marker(seat, 48, 56, 27),
    fit(
      nameOf(scene, seat),
      { x: 88, y: 22, width: width - 108, height: 40 },
      { size: 32, weight: 700, fill: palette.ink, least: 14 },
    ),
    fit(
      say(text(`cities.${scene.view.players[seat]?.city ?? ''}.name`)),
      { x: 88, y: 62, width: width - 108, height: 28 },
      { size: 20, weight: 600, fill: palette.faded },
    ),
    ...rows,
    rectangle({ x: 20, y: bottom, width: width - 40, height: 3 }, palette.ink),
    fit(
      `${rank}. ${say(text('picture.total'))}`,
      { x: 20, y: bottom + 10, width: width - 150, height: 54 },
      { size: 26, weight: 700, fill: palette.ink },
    ),
    fit(
      String(vp),
      { x: width - 130, y: bottom + 8, width: 110, height: 58 },
      { size: 46, weight: 700, fill: best ? palette.clay : palette.ink, anchor: 'end' },
    ),
  );
}
