import { type Box, type Markup, rectangle } from '../svg.ts';
import { palette } from './palette.ts';

/** A marble slab. */
export function panel(area: Box, fill: string = palette.marble, more: Record<string, string | number> = {}): Markup {
  return rectangle(area, fill, { rx: 14, ...more });
}
