import { palette } from '../../../render/kit/palette.ts';
import { type Markup, tag } from '../../../render/svg.ts';

/** A ship with its sail and oars out, around x, y. */
export function ship(x: number, y: number, scale: number): Markup {
  const stroke = { fill: 'none', stroke: palette.ink, 'stroke-linecap': 'round' };
  return tag(
    'g',
    { transform: `translate(${x} ${y}) scale(${scale})` },
    tag('path', {
      d: 'M-62 2C-66 -10 -62 -20 -52 -24C-56 -14 -52 -6 -44 -4H52L66 -10L60 6C54 16 44 20 34 20H-40C-52 20 -60 12 -62 2Z',
      fill: palette.ink,
    }),
    tag('path', { d: 'M-40 8H48', stroke: palette.pot, 'stroke-width': 4 }),
    tag('path', { d: 'M0 -4V-40', ...stroke, 'stroke-width': 4 }),
    tag('path', { d: 'M-26 -38H26C30 -28 30 -18 24 -9H-24C-18 -18 -18 -28 -26 -38Z', fill: palette.foam }),
    tag('path', { d: 'M-30 20l-8 12M-14 20l-8 12M2 20l-8 12M18 20l-8 12M34 20l-8 12', ...stroke, 'stroke-width': 3 }),
  );
}
