import { type Ink, type Markup, at, write } from '../svg.ts';
import { type Face, widthOf } from '../type.ts';
import { type Stroke, glyph } from './glyphs.ts';

/** Something drawn on a baseline, and how wide it is. */
export interface Span {
  readonly markup: Markup;
  readonly width: number;
}

export function spanOf(words: string, face: Face & Ink): Span {
  return { markup: write(words, 0, 0, face), width: widthOf(words, face) };
}

/** A sign as high as the digits of type of this size. */
export function signOf(sign: readonly Stroke[], size: number, fill: string): Span {
  return { markup: glyph(sign, 0, -size * 0.8, size * 0.88, fill), width: size * 0.88 };
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
