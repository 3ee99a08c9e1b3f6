import { chips } from '../../../render/kit/chips.ts';
import { palette } from '../../../render/kit/palette.ts';
import { text } from '../../../engine/text.ts';
import { type Markup, at, write } from '../../../render/svg.ts';
import { drawable, widthOf } from '../../../render/type.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';

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
  const named = played.map((id) => ({ id: `card-${id}`, words: say(text(`politics.${id}.name`)) }));
  const names = chips(named, width, 30 + widthOf(title, face) + 12);
  const markup = at(
    x,
    y,
    icon('cards', 0, 4, 23, palette.faded),
    write(title, 30, 22, { ...face, fill: palette.faded }),
    ...names.markup,
  );
  return { markup, height: names.height };
}
