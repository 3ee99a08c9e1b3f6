import { palette } from '../../../render/kit/palette.ts';
import { text } from '../../../engine/text.ts';
import type { Say } from '../../../i18n/catalogue.ts';
import { type Markup, at, picture, rectangle } from '../../../render/svg.ts';
import type { View } from '../rules/view.ts';
import { achievements, achievementsHeight } from './achievements.ts';
import { banner, bannerHeight } from './banner.ts';
import { legend } from './legend.ts';
import { map } from './map.ts';
import { player } from './player.ts';
import type { Scene } from './scene.ts';
import { tracks, tracksHeight } from './tracks.ts';

const width = 1400;
const margin = 28;
const gap = 14;

/** The whole table as everybody may see it. Players come first: on a phone the top is what is read. */
export function board(view: View, say: Say, names: readonly string[]): Markup {
  const scene: Scene = { view, say, names };
  const inner = width - 2 * margin;
  const parts: Markup[] = [banner(scene, inner)];
  let y = bannerHeight + 8;
  for (const seat of view.players.keys()) {
    const drawn = player(scene, seat, y, inner);
    parts.push(drawn.markup);
    y += drawn.height + gap;
  }
  const left = 566;
  parts.push(tracks(scene, 0, y, left), map(scene, left + gap, y, inner - left - gap));
  y += tracksHeight + gap;
  parts.push(achievements(scene, y, inner));
  y += achievementsHeight + gap;
  const signs = legend(scene, y, inner);
  const height = Math.ceil(y + signs.height + 2 * margin);
  return picture(
    width,
    height,
    say(text('picture.board')),
    rectangle({ x: 0, y: 0, width, height }, palette.sea),
    at(margin, margin, ...parts, signs.markup),
  );
}
