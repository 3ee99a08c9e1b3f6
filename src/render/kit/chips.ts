import { type Box, type Markup, box, rectangle, write } from '../svg.ts';
import { drawable, widthOf } from '../type.ts';
import { palette } from './palette.ts';

export interface Chip {
  readonly id: string;
  readonly words: string;
}

const height = 32;
const face = { size: 18, weight: 600 } as const;

/** Names in frames beside each other, on as many lines as they need; the first line begins at `first`. */
export function chips(names: readonly Chip[], width: number, first = 0): { markup: Markup[]; height: number } {
  let [left, line] = [first, 0];
  const markup = names.map(({ id, words }) => {
    const name = drawable(words);
    const wide = widthOf(name, face) + 24;
    if (left + wide > width) [left, line] = [0, line + 1];
    const area: Box = { x: left, y: line * (height + 6), width: wide, height };
    left += wide + 8;
    return box(
      area,
      id,
      rectangle({ ...area, x: 0, y: 0 }, palette.stone, { rx: 8, stroke: palette.vein, 'stroke-width': 1.5 }),
      write(name, 12, 22, { ...face, fill: palette.ink }),
    );
  });
  return { markup, height: (line + 1) * (height + 6) - 6 };
}
