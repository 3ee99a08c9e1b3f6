import { text } from '../../../engine/text.ts';
import { type Markup, at, box, rectangle, write } from '../../../render/svg.ts';
import { drawable, widthOf } from '../../../render/type.ts';
import { icon } from './icons.ts';
import { palette } from './palette.ts';
import type { Scene } from './scene.ts';

const height = 32;
const face = { size: 18, weight: 600 } as const;

/** The names of the cards in play, on as many lines as they need. */
export function cardsInPlay(
  { say }: Pick<Scene, 'say'>,
  played: readonly string[],
  x: number,
  y: number,
  width: number,
): { markup: Markup; height: number } {
  const title = drawable(
    say(text(played.length > 0 ? 'picture.in-play' : 'picture.none-in-play', { count: played.length })),
  );
  const first = 30 + widthOf(title, face) + 12;
  let [left, line] = [first, 0];
  const chips = played.map((id) => {
    const name = drawable(say(text(`politics.${id}.name`)));
    const wide = widthOf(name, face) + 24;
    if (left + wide > width) [left, line] = [0, line + 1];
    const area = { x: left, y: line * (height + 6), width: wide, height };
    left += wide + 8;
    return box(
      area,
      `card-${id}`,
      rectangle({ ...area, x: 0, y: 0 }, palette.stone, { rx: 8, stroke: palette.vein, 'stroke-width': 1.5 }),
      write(name, 12, 22, { ...face, fill: palette.ink }),
    );
  });
  const markup = at(
    x,
    y,
    icon('cards', 0, 4, 23, palette.faded),
    write(title, 30, 22, { ...face, fill: palette.faded }),
    ...chips,
  );
  return { markup, height: (line + 1) * (height + 6) - 6 };
}
