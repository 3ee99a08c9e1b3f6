import type { Standing } from '../../../engine/game.ts';
import type { Text } from '../../../engine/text.ts';
import { text } from '../../../engine/text.ts';
import { marker, seatColour } from '../../../render/kit/markers.ts';
import { palette } from '../../../render/kit/palette.ts';
import { LEAST_TYPE, type Markup, WIDTH, box, fit, rectangle, write } from '../../../render/svg.ts';
import { emblem } from './emblems.ts';
import { type Icon, icon } from './icons.ts';
import { type Scene, nameOf, playerAt } from './scene.ts';

const left = 280;
const headHeight = 136;
const rowHeight = 50;
const totalHeight = 84;

/** Where points come from, and by which texts the standings tell it. */
const sources = [
  { id: 'track', sign: 'vp', holds: ({ key }: Text) => key === 'score.track' },
  { id: 'glory', sign: 'glory', holds: ({ key }: Text) => key === 'score.glory' },
  { id: 'cards', sign: 'cards', holds: ({ key }: Text) => key.startsWith('politics.') },
  { id: 'cities', sign: 'development', holds: ({ key }: Text) => key === 'cause.development' },
] as const satisfies readonly { id: string; sign: Icon; holds: (what: Text) => boolean }[];

export const scoresHeight = headHeight + sources.length * rowHeight + totalHeight;

/** What everybody has from each source, the best player first. */
export function scores(scene: Scene, ranked: readonly Standing[], y: number): Markup {
  const gap = 8;
  const each = (WIDTH - left - 14 - gap * (ranked.length - 1)) / ranked.length;
  return box(
    { x: 0, y, width: WIDTH, height: scoresHeight },
    'scores',
    rectangle({ x: 0, y: 0, width: WIDTH, height: scoresHeight }, palette.wall),
    names(scene),
    ...ranked.map((standing, index) => column(scene, standing, left + index * (each + gap), each)),
  );
}

function names({ say }: Scene): Markup {
  const words = { weight: 600, fill: palette.foam, least: LEAST_TYPE } as const;
  const rows = sources.map(({ id, sign }, index) => {
    const top = headHeight + index * rowHeight;
    const area = { x: 68, y: top, width: left - 72, height: rowHeight };
    return (
      icon(sign, 20, top + 8, 34, palette.gold) + fit(say(text(`picture.source.${id}`)), area, { ...words, size: 34 })
    );
  });
  const total = { x: 20, y: scoresHeight - totalHeight, width: left - 24, height: totalHeight };
  return box(
    { x: 0, y: 0, width: left, height: scoresHeight },
    'sources',
    ...rows,
    fit(say(text('picture.source.total')), total, { ...words, weight: 700, size: 46 }),
  );
}

function column(scene: Scene, { seat, points: vp, rank, lines }: Standing, x: number, width: number): Markup {
  const isBest = rank === 1;
  const middle = width / 2;
  const rows = sources.map(({ holds }, index) => {
    const points = lines.filter(({ what }) => holds(what)).reduce((sum, line) => sum + line.points, 0);
    const ink = points === 0 ? palette.vein : palette.ink;
    const number = index === 0 ? String(points) : `+${points}`;
    return write(number, middle + 44, headHeight + index * rowHeight + 39, {
      size: 40,
      weight: 700,
      fill: ink,
      anchor: 'end',
    });
  });
  const foot = scoresHeight - totalHeight;
  return box(
    { x, y: 0, width, height: scoresHeight },
    `score-${seat}`,
    rectangle({ x: 0, y: 0, width, height: scoresHeight }, isBest ? palette.paleGold : palette.ivory),
    rectangle({ x: 0, y: 0, width, height: 12 }, seatColour(seat)),
    fit(
      nameOf(scene, seat),
      { x: 8, y: 16, width: width - 16, height: 48 },
      { size: 42, weight: 700, fill: palette.ink, least: LEAST_TYPE, anchor: 'middle' },
    ),
    emblem(playerAt(scene.view, seat).city, middle - 62, 98, 32),
    marker(seat, middle, 98, 22),
    write(`${rank}.`, middle + 36, 112, { size: 42, weight: 700, fill: palette.faded }),
    ...rows,
    rectangle({ x: 0, y: foot, width, height: totalHeight }, isBest ? palette.ink : palette.stone),
    write(String(vp), middle + 44, foot + 65, {
      size: 68,
      weight: 700,
      fill: isBest ? palette.gold : palette.ink,
      anchor: 'end',
    }),
  );
}
