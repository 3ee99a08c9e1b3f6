import { type Markup, rectangle, tag } from '../svg.ts';
import { palette } from './palette.ts';

type Pip = readonly [across: number, down: number];

const corners: readonly Pip[] = [
  [-1, -1],
  [1, 1],
];
const pips: Readonly<Record<number, readonly Pip[]>> = {
  1: [[0, 0]],
  2: corners,
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

/** A die as it lies, its corner at x, y. */
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
