import { marker } from '../../../render/kit/markers.ts';
import { palette } from '../../../render/kit/palette.ts';
import { text } from '../../../engine/text.ts';
import { type Markup, box, fit, rectangle } from '../../../render/svg.ts';
import { facts } from '../facts/facts.ts';
import { type Icon, icon, icons } from './icons.ts';
import type { Scene } from './scene.ts';

export const achievementsHeight = 78;

/** The five achievements, who earned them and when. */
export function achievements({ view, say }: Scene, y: number, width: number): Markup {
  const gap = 10;
  const each = (width - gap * (facts.achievements.length - 1)) / facts.achievements.length;
  const plaques = facts.achievements.map(({ id, needs }, index) => {
    const earned = view.achieved[id];
    const area = { x: 0, y: 0, width: each, height: achievementsHeight };
    const fill = earned ? palette.marble : '#2c3d4b';
    const ink = earned ? palette.ink : palette.mist;
    const state = earned ? say(text('picture.achieved', { round: earned.round })) : say(text('picture.not-achieved'));
    const taken = earned?.seats ?? [];
    const room = each - 66 - 12 - taken.length * 30;
    return box(
      { ...area, x: index * (each + gap) },
      `achievement-${id}`,
      rectangle(area, fill, { rx: 12, stroke: earned ? palette.gold : '#4a5c6a', 'stroke-width': 2 }),
      icon(iconOf(needs), 16, 22, 34, earned ? palette.gilt : palette.mist),
      fit(
        say(text(`achievements.${id}.name`)),
        { x: 62, y: 8, width: room, height: 36 },
        { size: 21, weight: 700, fill: ink, least: 13 },
      ),
      fit(state, { x: 62, y: 42, width: room, height: 26 }, { size: 16, fill: ink, least: 12 }),
      ...taken.map((seat, place) =>
        marker(seat, each - 24 - (taken.length - 1 - place) * 30, achievementsHeight / 2, 13),
      ),
    );
  });
  return box({ x: 0, y, width, height: achievementsHeight }, 'achievements', ...plaques);
}

function iconOf(needs: Readonly<Record<string, unknown>>): Icon {
  const [what = ''] = Object.keys(needs);
  const [short = ''] = what.split('-');
  return short in icons ? (short as Icon) : 'vp';
}
