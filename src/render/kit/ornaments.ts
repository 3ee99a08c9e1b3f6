import { type Markup, rectangle, tag } from '../svg.ts';
import { palette } from './palette.ts';

const UNIT = 24;
export const meanderHeight = 28;

/** A band with the Greek key from edge to edge. */
export function meander(y: number, width: number, ground: string = palette.ivory): Markup {
  const count = Math.floor((width - 16) / UNIT);
  const left = (width - count * UNIT) / 2;
  const foot = y + 20;
  const key = Array.from({ length: count }, (_, index) => `M${left + index * UNIT} ${foot}v-13h17v9h-9v-4`).join('');
  return (
    rectangle({ x: 0, y, width, height: meanderHeight - 4 }, ground) +
    rectangle({ x: 0, y: y + meanderHeight - 4, width, height: 4 }, palette.shore) +
    tag('path', { d: `${key}M${left} ${foot}h${count * UNIT}`, fill: 'none', stroke: palette.clay, 'stroke-width': 3 })
  );
}

/** A palm leaf as on the corner of a temple roof, around its foot. */
export function palmette(x: number, y: number, size: number): Markup {
  const leaves = [-64, -32, 0, 32, 64].map((degrees) =>
    tag('path', { transform: `rotate(${degrees})`, d: 'M0 0C-5 -8 -5 -16 0 -24C5 -16 5 -8 0 0Z', fill: palette.pot }),
  );
  const knot = tag('circle', { r: 5, fill: palette.pot });
  return tag('g', { transform: `translate(${x} ${y}) scale(${size / 24})` }, ...leaves, knot);
}
