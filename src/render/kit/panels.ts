import { type Box, type Markup, rectangle } from '../svg.ts';
import { palette } from './palette.ts';

/** A slab with rounded corners. */
export function panel(area: Box, fill: string = palette.ivory, more: Record<string, string | number> = {}): Markup {
  return rectangle(area, fill, { rx: 8, ...more });
}

/** Squares in a line, those reached filled: a level on its track. */
export function pips(reached: number, most: number, { x, y, width, height }: Box): Markup {
  const gap = most > 5 ? 4 : 5;
  const each = (width - gap * (most - 1)) / most;
  return Array.from({ length: most }, (_, index) =>
    index < reached
      ? rectangle({ x: x + index * (each + gap), y, width: each, height }, palette.ink)
      : rectangle({ x: x + index * (each + gap), y, width: each, height }, palette.stone, {
          stroke: palette.vein,
          'stroke-width': 1.5,
        }),
  ).join('');
}
