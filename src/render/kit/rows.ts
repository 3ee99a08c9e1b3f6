import { type Markup, at, write } from '../svg.ts';
import { widthOf } from '../type.ts';
import { type Stroke, glyph } from './glyphs.ts';

/** Something drawn on a baseline, and how wide it is. */
export interface Span {
  readonly markup: Markup;
  readonly width: number;
}

/** A sign with its number beside it. */
export function counted(sign: readonly Stroke[], amount: string, size: number, fill: string): Span {
  const face = { size, weight: 700 as const };
  const markup = glyph(sign, 0, -size * 0.86, size, fill) + write(amount, size * 1.14, 0, { ...face, fill });
  return { markup, width: size * 1.14 + widthOf(amount, face) };
}

/** Spans beside each other, from left to right, on one baseline. */
export function row(parts: readonly Span[], gap: number): Span {
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
