import type { Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { marker, seatColour } from '../../../render/kit/markers.ts';
import { palette } from '../../../render/kit/palette.ts';
import { LEAST_TYPE, type Markup, box, fit, rectangle, tag, write } from '../../../render/svg.ts';
import { courseAt, groupEnds, wallHeight } from './courses.ts';
import { belongings } from './belongings.ts';
import { emblem } from './emblems.ts';
import { icon } from './icons.ts';
import { changeOfVp, signed, worthNow } from '../words/points.ts';
import { type Scene, leaders, nameOf, playerAt } from './scene.ts';
import { laidTiles } from './laid-tiles.ts';
import { hasMoreToDo } from './tile-states.ts';

/** A player: name and city above, then points and belongings line by line, and at the foot what is awaited. */
export function column(scene: Scene, seat: Seat, x: number, y: number, width: number): Markup {
  const awaited = isAwaited(scene, seat);
  return box(
    { x, y, width, height: wallHeight },
    `seat-${seat}`,
    shaft(seat, width, awaited),
    head(scene, seat, width),
    score(scene, seat, width),
    belongings(scene, seat, width),
    laidTiles(scene, seat, 0, courseAt('dice').y, width),
    plinth(scene, seat, width),
    awaited ? rectangle({ x: 2, y: 2, width: width - 4, height: wallHeight - 4 }, 'none', frame) : '',
  );
}

const frame = { stroke: palette.gold, 'stroke-width': 6 };

function isAwaited({ view }: Scene, seat: Seat): boolean {
  return view.awaited.some((one) => one.seat === seat && !one.sealed);
}

function shaft(seat: Seat, width: number, awaited: boolean): Markup {
  const flutes = [5, 11, 17].flatMap((from) => [from, width - from - 2.5]);
  const shade = awaited ? '#ecd28a' : palette.stone;
  return (
    rectangle({ x: 0, y: 10, width, height: wallHeight - 10 }, awaited ? palette.paleGold : palette.ivory) +
    flutes.map((left) => rectangle({ x: left, y: 24, width: 2.5, height: wallHeight - 72 }, shade)).join('') +
    groupEnds.map((top) => rectangle({ x: 0, y: top - 1, width, height: 2.5 }, palette.vein)).join('') +
    tag('path', { d: `M0 0H${width}V11L${width - 6} 20H6L0 11Z`, fill: seatColour(seat) })
  );
}

function head(scene: Scene, seat: Seat, width: number): Markup {
  const { say, view } = scene;
  const owner = playerAt(view, seat);
  const name = courseAt('name');
  const place = courseAt('city');
  const left = Math.max(0, (width - 222) / 2);
  return (
    fit(
      nameOf(scene, seat),
      { x: 8, y: name.y + 6, width: width - 16, height: name.height - 6 },
      { size: 42, weight: 700, fill: palette.ink, least: LEAST_TYPE, anchor: 'middle' },
    ) +
    emblem(owner.city, left + 38, place.y + 38, 34) +
    fit(
      say(text(`cities.${owner.city}.name`)),
      { x: left + 76, y: place.y - 4, width: 222 - 76, height: 42 },
      { size: 34, weight: 600, fill: palette.faded, least: LEAST_TYPE },
    ) +
    marker(seat, left + 98, place.y + 54, 18)
  );
}

function score({ view }: Scene, seat: Seat, width: number): Markup {
  const owner = playerAt(view, seat);
  const { y, height } = courseAt('vp');
  const leads = leaders(view).includes(seat);
  const [ink, gain, loss] = leads
    ? [palette.gold, palette.brightGain, palette.brightLoss]
    : [palette.ink, palette.gain, palette.loss];
  const middle = width / 2 + 14;
  const change = changeOfVp(view, seat);
  return box(
    { x: 0, y, width, height },
    leads ? `leader-${seat}` : `score-${seat}`,
    leads ? rectangle({ x: 5, y: 1, width: width - 10, height: height - 2 }, palette.ink, { rx: 6 }) : '',
    fit(
      String(owner.vp),
      { x: middle - 120, y: -4, width: 116, height },
      { size: 84, weight: 700, fill: ink, anchor: 'end', least: 50 },
    ),
    change === 0
      ? ''
      : write(signed(change), middle + 8, 34, { size: 36, weight: 700, fill: change > 0 ? gain : loss }),
    icon('arrow', middle + 4, 48, 24, ink),
    fit(
      String(worthNow(owner)),
      { x: middle + 30, y: 36, width: width - middle - 30, height: 46 },
      { size: 36, weight: 700, fill: ink, least: LEAST_TYPE },
    ),
  );
}

/** What the player is asked for, that a secret choice is made, or whether anything is still to come. */
function plinth({ view, say }: Scene, seat: Seat, width: number): Markup {
  const { y, height } = courseAt('now');
  const asked = view.awaited.find((one) => one.seat === seat);
  const area = { x: 0, y: 0, width, height };
  const isOpen = asked?.sealed === false;
  const state = asked?.sealed === true ? 'ready' : hasMoreToDo(view, seat) ? 'later' : 'done';
  const id = asked === undefined ? state : asked.sealed ? 'ready' : 'awaited';
  if (view.awaited.length === 0 && state === 'done') return rectangle({ ...area, y }, palette.stone);
  const sign = isOpen ? icon('awaited', 14, 8, 30, palette.ink) : '';
  const check = !isOpen && state !== 'later' ? icon('done', 14, 10, 28, palette.gain) : '';
  return box(
    { ...area, y },
    `${id}-${seat}`,
    rectangle(area, isOpen ? palette.gold : palette.stone),
    sign,
    check,
    fit(
      say(text(asked !== undefined && isOpen ? `picture.now.${asked.kind}` : `picture.state.${state}`)),
      { x: 52, y: 0, width: width - 58, height },
      { size: 36, weight: isOpen ? 700 : 600, fill: isOpen ? palette.ink : palette.faded, least: LEAST_TYPE },
    ),
  );
}
