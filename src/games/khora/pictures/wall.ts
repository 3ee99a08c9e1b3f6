import { text } from '../../../engine/text.ts';
import { marker } from '../../../render/kit/markers.ts';
import { palette } from '../../../render/kit/palette.ts';
import { LEAST_TYPE, type Markup, box, fit, rectangle, tag } from '../../../render/svg.ts';
import { type Course, courseAt, wallHeight } from './courses.ts';
import { type Icon, icon } from './icons.ts';
import { eventLooksAt } from './outlook.ts';
import type { Scene } from './scene.ts';

export const wallWidth = 268;

const named: readonly (readonly [course: Course, sign: Icon])[] = [
  ['drachmas', 'drachmas'],
  ['taxes', 'taxes'],
  ['citizens', 'citizens'],
  ['troops', 'troops'],
  ['glory', 'glory'],
  ['philosophy', 'philosophy'],
  ['economy', 'economy'],
  ['culture', 'culture'],
  ['military', 'military'],
  ['major', 'major'],
  ['minor', 'minor'],
  ['developments', 'development'],
  ['cards', 'cards'],
  ['dice', 'dice'],
  ['tiles', 'legislation'],
  ['now', 'awaited'],
];

/** What every line of the columns is called: each word and sign stands here once. */
export function wall(scene: Scene, y: number): Markup {
  const struck = eventLooksAt(scene.view);
  const area = { x: 0, y: 0, width: wallWidth + 4, height: wallHeight };
  return box(
    { ...area, y },
    'wall',
    order(scene),
    points(scene),
    ...named.map(([course, sign]) => line(scene, course, sign, course === struck)),
  );
}

/** Joints between the stones, behind wall and columns. */
export function stones(y: number, width: number): Markup {
  const layers = Array.from({ length: Math.ceil(wallHeight / 58) }, (_, index) => {
    const top = 18 + index * 58;
    const bottom = Math.min(wallHeight, top + 58);
    const joints = index % 2 === 0 ? [140] : [58, 222];
    return `M0 ${top}H${wallWidth + 4}${joints.map((x) => `M${x} ${top}V${bottom}`).join('')}`;
  });
  return (
    rectangle({ x: 0, y, width, height: wallHeight }, palette.wall) +
    tag('path', {
      d: layers.join(''),
      transform: `translate(0 ${y})`,
      stroke: palette.joint,
      'stroke-width': 3,
      fill: 'none',
    })
  );
}

const words = { weight: 600, fill: palette.foam, least: LEAST_TYPE } as const;

/** Who acts first, and who after them. */
function order({ view, say }: Scene): Markup {
  const { y } = courseAt('name');
  const seats = view.players.map((_, index) => (view.start + index) % view.players.length);
  const markers = seats.map((seat, index) => marker(seat, 88 + index * 48, y + 85, index === 0 ? 23 : 19));
  return box(
    { x: 0, y, width: wallWidth, height: 126 },
    'order',
    fit(say(text('picture.row.order')), { x: 22, y: 0, width: wallWidth - 28, height: 50 }, { ...words, size: 34 }),
    view.round === 0 ? '' : icon('start', 18, 64, 44, palette.gold) + markersAt(markers, y),
  );
}

function markersAt(markers: readonly Markup[], y: number): Markup {
  return tag('g', { transform: `translate(0 ${-y})` }, ...markers);
}

function points({ say }: Scene): Markup {
  const { y, height } = courseAt('vp');
  return box(
    { x: 0, y, width: wallWidth, height },
    'row-vp',
    icon('vp', 22, 4, 38, palette.gold),
    fit(say(text('picture.row.vp')), { x: 70, y: 0, width: 190, height: 44 }, { ...words, weight: 700, size: 42 }),
    icon('arrow', 26, 50, 28, palette.gold),
    fit(say(text('picture.row.worth')), { x: 70, y: 42, width: 196, height: 42 }, { ...words, size: 34 }),
  );
}

function line({ say }: Scene, course: Course, sign: Icon, isStruck: boolean): Markup {
  const { y, height } = courseAt(course);
  const area = { x: 8, y: 0, width: wallWidth - 6, height };
  return box(
    { x: 0, y, width: wallWidth + 4, height },
    `row-${course}`,
    isStruck ? rectangle(area, palette.clay, { rx: 4 }) : '',
    icon(sign, 24, (height - 34) / 2, 34, isStruck ? palette.foam : palette.gold),
    fit(say(text(`picture.row.${course}`)), { x: 70, y: 0, width: wallWidth - 70, height }, { ...words, size: 34 }),
  );
}
