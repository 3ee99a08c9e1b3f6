import { text } from '../../../engine/text.ts';
import { marker } from '../../../render/kit/markers.ts';
import { palette } from '../../../render/kit/palette.ts';
import { type Markup, WIDTH, box, rectangle, write } from '../../../render/svg.ts';
import { drawable, widthOf } from '../../../render/type.ts';
import { facts } from '../facts/facts.ts';
import { type Icon, icon, icons } from './icons.ts';
import { emptySpot } from './pieces.ts';
import type { Scene } from './scene.ts';

export const firstsHeight = 56;
const gap = 6;
const face = { size: 34, weight: 700 } as const;
const numberFace = { size: 38, weight: 700 } as const;

interface Plaque {
  readonly id: string;
  readonly icon: Icon;
  readonly amount: string;
  readonly seats: readonly number[];
  /** What it takes without the markers. */
  readonly width: number;
}

/** The five achievements, each with its sign and number, and the markers of those who were first. */
export function firsts({ view, say }: Scene, y: number): Markup {
  const title = drawable(say(text('picture.firsts')));
  const left = 22 + widthOf(title, face) + 14;
  const plaques = facts.achievements.map(({ id, needs }): Plaque => {
    const [what = ''] = Object.keys(needs);
    const amount = String(Object.values(needs)[0] ?? '');
    const seats = view.achieved[id]?.seats ?? [];
    return { id, icon: iconOf(what), amount, seats, width: 10 + 36 + 8 + widthOf(amount, numberFace) + 8 };
  });
  const room = WIDTH - 14 - left - gap * (plaques.length - 1);
  const spots = plaques.reduce((sum, { seats }) => sum + Math.max(1, seats.length), 0);
  const bare = plaques.reduce((sum, plaque) => sum + plaque.width, 0);
  const spot = Math.min(40, (room - bare) / spots);
  const spare = (room - bare - spot * spots) / plaques.length;
  let x = left;
  const drawn = plaques.map((plaque) => {
    const width = plaque.width + spare + spot * Math.max(1, plaque.seats.length);
    const markup = plaqueAt(plaque, x, width, spot, spare);
    x += width + gap;
    return markup;
  });
  const area = { x: 0, y: 0, width: WIDTH, height: firstsHeight };
  return box(
    { ...area, y },
    'firsts',
    rectangle({ ...area, x: 8, width: WIDTH - 16 }, palette.clay),
    write(title, 22, 40, { ...face, fill: palette.foam }),
    ...drawn,
  );
}

function plaqueAt(plaque: Plaque, x: number, width: number, spot: number, spare: number): Markup {
  const earned = plaque.seats.length > 0;
  const ink = earned ? palette.ink : palette.blush;
  const area = { x: 0, y: 0, width, height: 46 };
  const start = plaque.width + spare / 2 + spot / 2;
  return box(
    { ...area, x, y: 5 },
    `achievement-${plaque.id}`,
    rectangle(area, earned ? palette.ivory : palette.deepClay, { rx: 4 }),
    icon(plaque.icon, 10 + spare / 2, 5, 36, ink),
    write(plaque.amount, 54 + spare / 2, 37, { ...numberFace, fill: ink }),
    earned
      ? plaque.seats.map((seat, index) => marker(seat, start + index * spot, 23, Math.min(17, spot * 0.43))).join('')
      : emptySpot(start, 23, 14, palette.blush),
  );
}

function iconOf(what: string): Icon {
  const found = (Object.keys(icons) as Icon[]).find((name) => name === what || what.startsWith(`${name}-`));
  return found ?? 'vp';
}
