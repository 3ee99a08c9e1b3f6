import type { Pictures } from '../../../src/render/pictures.ts';
import { picture, rectangle } from '../../../src/render/svg.ts';
import type { OlivesView } from './game.ts';

function tree({ tree: olives }: OlivesView): string {
  return picture(400, 200, String(olives), rectangle({ x: 0, y: 0, width: 10 + olives * 10, height: 200 }, '#50682a'));
}

export const pictures: Pictures<OlivesView> = { board: tree, desk: tree, report: tree, final: tree };
