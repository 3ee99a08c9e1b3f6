import type { Seat } from '../../../engine/decision.ts';
import { type Box, type Markup, at, rectangle, tag, write } from '../../../render/svg.ts';
import { widthOf } from '../../../render/type.ts';
import type { Colour, Kind } from '../facts/terms.ts';
import { type Icon, icon } from './icons.ts';
import { knowledgeColours, palette, seatColours } from './palette.ts';

/** The shape of a seat inside a square of 2 by 2 around the origin. */
const shapes: readonly string[] = [
  'M-1 0a1 1 0 1 0 2 0a1 1 0 1 0 -2 0Z',
  'M-.88 -.88h1.76v1.76h-1.76Z',
  'M0 -1.06L1.12 .9H-1.12Z',
  'M0 -1.16L1.16 0L0 1.16L-1.16 0Z',
];
/** Where a digit sits well in each shape. */
const digitDrop: readonly number[] = [0.36, 0.36, 0.58, 0.36];

export function seatColour(seat: Seat): string {
  return seatColours[seat] ?? palette.ink;
}

/** A player's marker: its own shape, colour and number. */
export function marker(seat: Seat, x: number, y: number, radius: number): Markup {
  const outline = { stroke: palette.white, 'stroke-width': 0.14, 'stroke-linejoin': 'round' };
  const shape = tag('path', { d: shapes[seat] ?? '', fill: seatColour(seat), ...outline });
  const size = radius * (seat === 2 ? 0.94 : 1.08);
  return tag(
    'g',
    { class: `marker seat-${seat}`, transform: `translate(${x} ${y})` },
    tag('g', { transform: `scale(${radius})` }, shape),
    write(String(seat + 1), 0, radius * (digitDrop[seat] ?? 0), {
      size,
      weight: 700,
      fill: palette.white,
      anchor: 'middle',
    }),
  );
}

const signs: Readonly<Record<Colour, string>> = {
  red: 'M0 -.58L.56 .42H-.56Z',
  green: 'M-.5 .5C-.62 -.2 -.2 -.6 .52 -.54C.58 .18 .2 .6 -.34 .36L-.5 .5Z',
  blue: 'M-.62 -.08C-.36 -.5 -.2 -.46 0 -.16S.36 .2 .62 -.24V.02C.38 .44 .2 .4 0 .1S-.36 -.24 -.62 .18ZM-.62 .34C-.36 -.08 -.2 -.04 0 .26S.36 .62 .62 .18V.44C.38 .86 .2 .82 0 .52S-.36 .18 -.62 .6Z',
};

/** Knowledge: the colour has its sign, a major token is a sun with a ring, a minor one a plain disc. */
export function token(colour: Colour, kind: Kind, x: number, y: number, radius: number, strength = 1): Markup {
  const fill = knowledgeColours[colour];
  const faint = strength < 1 ? { 'fill-opacity': strength } : {};
  const ring = { fill: 'none', stroke: palette.white, 'stroke-width': 0.09 };
  const body =
    kind === 'major'
      ? tag('path', { d: sun, fill, ...faint }) + tag('circle', { r: 0.74, ...ring })
      : tag('circle', { r: 0.78, fill, ...faint });
  const sign = tag('path', {
    d: signs[colour],
    fill: palette.white,
    transform: `scale(${kind === 'major' ? 0.8 : 0.82})`,
  });
  return tag('g', { class: `token ${colour} ${kind}`, transform: `translate(${x} ${y}) scale(${radius})` }, body, sign);
}

const sun = sunRays(14);

function sunRays(count: number): string {
  const points = Array.from({ length: count * 2 }, (_, index) => {
    const angle = (index * Math.PI) / count;
    const reach = index % 2 === 0 ? 1.08 : 0.9;
    return `${(reach * Math.sin(angle)).toFixed(3)} ${(-reach * Math.cos(angle)).toFixed(3)}`;
  });
  return `M${points.join('L')}Z`;
}

/** A place where a token was. */
export function emptySpot(x: number, y: number, radius: number): Markup {
  return tag('circle', {
    cx: x,
    cy: y,
    r: radius * 0.8,
    fill: 'none',
    stroke: palette.vein,
    'stroke-width': 2,
    'stroke-dasharray': '3 4',
  });
}

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

export function die(value: number, x: number, y: number, size: number): Markup {
  const middle = size / 2;
  const face = rectangle({ x: 0, y: 0, width: size, height: size }, palette.white, {
    rx: size * 0.2,
    stroke: palette.ink,
    'stroke-width': 2,
  });
  const dots = (pips[value] ?? []).map(([dx, dy]) =>
    tag('circle', { cx: middle + dx * size * 0.26, cy: middle + dy * size * 0.26, r: size * 0.095, fill: palette.ink }),
  );
  return tag('g', { class: `die die-${value}`, transform: `translate(${x} ${y})` }, face, ...dots);
}

/** A marble slab. */
export function panel(area: Box, fill: string = palette.marble, more: Record<string, string | number> = {}): Markup {
  return rectangle(area, fill, { rx: 14, ...more });
}

/** An icon with its number beside it; returns what it drew and how wide it is. */
export function counted(name: Icon, amount: string, size: number, fill: string): { markup: Markup; width: number } {
  const face = { size, weight: 700 as const };
  const markup = icon(name, 0, -size * 0.86, size, fill) + write(amount, size * 1.14, 0, { ...face, fill });
  return { markup, width: size * 1.14 + widthOf(amount, face) };
}

/** Pieces beside each other, from left to right, on one baseline. */
export function row(
  parts: readonly { readonly markup: Markup; readonly width: number }[],
  gap: number,
): { markup: Markup; width: number } {
  let x = 0;
  const markup = parts
    .map((part) => {
      const placed = at(x, 0, part.markup);
      x += part.width + gap;
      return placed;
    })
    .join('');
  return { markup, width: Math.max(0, x - gap) };
}
