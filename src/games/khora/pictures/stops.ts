import { glyph } from '../../../render/kit/glyphs.ts';
import { palette } from '../../../render/kit/palette.ts';
import { type Span, row, spanOf } from '../../../render/kit/rows.ts';
import { LEAST_TYPE, type Markup, at, box, tag } from '../../../render/svg.ts';
import type { Space } from '../facts/schema.ts';
import { type Resource, resources } from '../facts/terms.ts';
import { strokesOf } from './icons.ts';
import { emptySpot, token } from './pieces.ts';

export const stopWidth = 90;
const SHADE = 0.34;

/** Troops needed and, in red with its sign, how many of them are lost: 7 −5. */
export function demand(needed: number, lost: number, isShaded = false): Span {
  const face = { size: 36, weight: 700 } as const;
  const parts = row(
    [spanOf(String(needed), { ...face, fill: palette.ink }), spanOf(`−${lost}`, { ...face, fill: palette.loss })],
    5,
  );
  return isShaded ? { ...parts, markup: tag('g', { opacity: SHADE }, parts.markup) } : parts;
}

/** A token with what it brings, or the place it has left. */
export function spot(space: Space, isHere: boolean, isShaded: boolean, x: number, y: number, height: number): Markup {
  const area = { x, y, width: stopWidth, height };
  const middle = height / 2;
  const [first] = space.tokens;
  if (!isHere || first === undefined) return box(area, `explored-${space.id}`, emptySpot(24, middle, 15));
  const gains = resources.flatMap((what): Span[] => {
    const amount = space.gain[what];
    return amount === undefined ? [] : [benefit(what, amount)];
  });
  const lines = gains.map(({ markup }, index) => at(42, middle + 12 + (index - (gains.length - 1) / 2) * 35, markup));
  const drawn = token(first.colour, first.kind, 21, middle, first.kind === 'major' ? 17 : 21);
  const content = [drawn, ...lines];
  return box(area, `space-${space.id}`, ...(isShaded ? [tag('g', { opacity: SHADE }, ...content)] : content));
}

function benefit(what: Resource, amount: number): Span {
  const sign = what === 'drachmas' ? palette.gilt : palette.ink;
  return row(
    [
      spanOf(String(amount), { size: LEAST_TYPE, weight: 700, fill: palette.ink }),
      { markup: glyph(strokesOf(what), 0, -24, 25, sign), width: 25 },
    ],
    2,
  );
}
