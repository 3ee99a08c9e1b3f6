import { type Markup, tag } from '../svg.ts';
import { palette } from './palette.ts';

/** The Greek key, as one line. */
export function meander(x: number, y: number, width: number): Markup {
  const unit = 24;
  const count = Math.floor(width / unit);
  const step = 'v-12h16v8h-8v-4';
  const key = Array.from({ length: count }, (_, index) => `M${x + index * unit} ${y + 14}${step}`).join('');
  const ground = `M${x} ${y + 14}H${x + count * unit}`;
  return tag('path', {
    d: key + ground,
    fill: 'none',
    stroke: palette.gold,
    'stroke-width': 2.4,
    'stroke-opacity': 0.55,
  });
}
