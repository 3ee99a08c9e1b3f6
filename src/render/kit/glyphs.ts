import { type Markup, tag } from '../svg.ts';

/** Part of a sign on a field of 24 by 24; `line` is the width of a stroke, everything else is filled. */
export interface Stroke {
  readonly d: string;
  readonly line?: number;
}

const FIELD = 24;

/** A circle as path data, for signs with holes. */
export function disc(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

/** A sign of one colour in a square of `size`, its corner at x, y. */
export function glyph(strokes: readonly Stroke[], x: number, y: number, size: number, fill: string): Markup {
  return tag(
    'g',
    { transform: `translate(${x} ${y}) scale(${size / FIELD})` },
    ...strokes.map(({ d, line }) =>
      line === undefined
        ? tag('path', { d, fill, 'fill-rule': 'evenodd' })
        : tag('path', {
            d,
            fill: 'none',
            stroke: fill,
            'stroke-width': line,
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          }),
    ),
  );
}
