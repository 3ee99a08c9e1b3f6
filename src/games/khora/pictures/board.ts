import { text } from '../../../engine/text.ts';
import { palette } from '../../../render/kit/palette.ts';
import { type Markup, WIDTH, picture, rectangle } from '../../../render/svg.ts';
import type { Say } from '../../../i18n/catalogue.ts';
import type { View } from '../rules/view.ts';
import { column } from './column.ts';
import { wallHeight } from './courses.ts';
import { firsts, firstsHeight } from './firsts.ts';
import { map, mapHeight } from './map.ts';
import type { Scene } from './scene.ts';
import { temple, templeHeight } from './temple.ts';
import { stones, wall, wallWidth } from './wall.ts';

const gap = 8;

/** A temple on the shore: what is going on above, a column for each player, and the sea to explore at its feet. */
export function board(view: View, say: Say, names: readonly string[]): Markup {
  const scene: Scene = { view, say, names };
  const columnsTop = templeHeight + 2 + firstsHeight + gap;
  const mapTop = columnsTop + wallHeight;
  const height = mapTop + mapHeight;
  const left = wallWidth + 4;
  const seats = view.players.length;
  const each = (WIDTH - left - 14 - gap * (seats - 1)) / seats;
  return picture(
    WIDTH,
    height,
    say(text('picture.board')),
    rectangle({ x: 0, y: 0, width: WIDTH, height }, palette.night),
    temple(scene),
    firsts(scene, templeHeight + 2),
    stones(columnsTop, WIDTH),
    wall(scene, columnsTop),
    ...view.players.map((_, seat) => column(scene, seat, left + seat * (each + gap), columnsTop, each)),
    map(scene, mapTop),
  );
}
