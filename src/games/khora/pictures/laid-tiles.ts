import type { Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { die } from '../../../render/kit/dice.ts';
import { palette } from '../../../render/kit/palette.ts';
import { type Markup, box, rectangle, tag, write } from '../../../render/svg.ts';
import { drawable, widthOf } from '../../../render/type.ts';
import { actions } from '../facts/terms.ts';
import { icon } from './icons.ts';
import { type Scene, playerAt } from './scene.ts';
import { type LaidTile, tilesOf } from './tile-states.ts';

const face = { size: 34, weight: 600 } as const;
const dieSize = 46;
export const laidHeight = 104;

/** The dice of a player and under each the tile on it, as far as it is known. */
export function laidTiles(scene: Scene, seat: Seat, x: number, y: number, width: number): Markup {
  const owner = playerAt(scene.view, seat);
  const tiles = tilesOf(scene.view, seat);
  const count = Math.max(owner.dice, owner.rolled.length);
  const each = (width - 12 - 5 * (count - 1)) / count;
  return Array.from({ length: count }, (_, index) => {
    const value = owner.rolled[index];
    const left = (each - dieSize) / 2;
    const place = { x: x + 6 + index * (each + 5), y, width: each, height: laidHeight };
    const top = value === undefined ? unrolled(left, 3) : die(value, left, 3, dieSize);
    return box(place, `die-${seat}-${index}`, top, laid(scene, tiles[index], 55, each));
  }).join('');
}

function unrolled(x: number, y: number): Markup {
  return rectangle({ x, y, width: dieSize, height: dieSize }, 'none', { rx: 9, ...dashed });
}

const dashed = { stroke: palette.vein, 'stroke-width': 3, 'stroke-dasharray': '7 6' };

function laid({ say }: Scene, tile: LaidTile | undefined, y: number, width: number): Markup {
  const area = { x: 0, y, width, height: 46 };
  if (tile === undefined || tile.is === 'unknown')
    return rectangle({ ...area, x: 2, width: width - 4 }, 'none', { rx: 6, ...dashed });
  if (tile.is === 'sealed') return back(area.y, width);
  const { action, is } = tile;
  const [fill, ink] = looks[is];
  const number = String(actions.indexOf(action));
  const name = drawable(say(text(`actions.${action}.name`)));
  const isNamed = width > 150 && widthOf(name, face) <= width - 58;
  const content = isNamed ? 48 + widthOf(name, face) : 62;
  const left = (width - content) / 2;
  return tag(
    'g',
    { class: `tile ${action} ${is}` },
    rectangle(area, fill, { rx: 6, stroke: is === 'aside' ? palette.vein : palette.ink, 'stroke-width': 3 }),
    write(number, left, y + 37, { size: 38, weight: 700, fill: ink }),
    isNamed ? write(name, left + 42, y + 35, { ...face, fill: ink }) : icon(action, left + 28, y + 7, 33, ink),
    is === 'aside'
      ? tag('path', { d: `M6 ${y + 40}L${width - 6} ${y + 6}`, stroke: palette.loss, 'stroke-width': 5 })
      : '',
  );
}

const looks = {
  coming: [palette.white, palette.ink],
  now: [palette.gold, palette.ink],
  done: [palette.ink, palette.foam],
  aside: [palette.stone, palette.faded],
} as const;

/** The back of a tile that has been chosen in secret. */
function back(y: number, width: number): Markup {
  const middle = width / 2;
  return tag(
    'g',
    { class: 'tile sealed' },
    rectangle({ x: 0, y, width, height: 46 }, palette.clay, { rx: 6, stroke: palette.ink, 'stroke-width': 3 }),
    tag('path', {
      d: `M${middle - 18} ${y + 33}v-20h28v14h-14v-6`,
      fill: 'none',
      stroke: palette.blush,
      'stroke-width': 4,
    }),
  );
}
