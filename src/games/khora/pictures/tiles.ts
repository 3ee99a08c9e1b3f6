import { die } from '../../../render/kit/dice.ts';
import { palette } from '../../../render/kit/palette.ts';
import type { Decision } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { type Markup, box, fit, rectangle, write } from '../../../render/svg.ts';
import { actions } from '../facts/terms.ts';
import { icon } from './icons.ts';
import type { Scene } from './scene.ts';

/** The seven tiles and what each would cost on each die, as the decision says it. */
export function tileCosts(
  { say }: Scene,
  decision: Decision,
  rolled: readonly number[],
  y: number,
  width: number,
): { markup: Markup; height: number } {
  const gap = 10;
  const each = (width - gap * (actions.length - 1)) / actions.length;
  const height = 60 + rolled.length * 44;
  const tiles = actions.map((action, number) => {
    const hints = decision.options.find(({ id }) => id === String(number))?.slotDetails ?? [];
    const area = { x: 0, y: 0, width: each, height };
    const chosen = decision.sealed?.includes(String(number)) ?? false;
    const costs = rolled.map((value, index) => {
      const hint = hints[index];
      const top = 54 + index * 44;
      const words = hint === undefined ? '' : say(hint);
      return (
        die(value, 12, top, 34) +
        fit(
          words,
          { x: 54, y: top, width: each - 62, height: 34 },
          { size: 18, weight: 600, fill: palette.ink, least: 11 },
        )
      );
    });
    return box(
      { ...area, x: number * (each + gap), y: 38 },
      `tile-${number}`,
      rectangle(area, palette.marble, { rx: 12, ...(chosen ? { stroke: palette.gold, 'stroke-width': 6 } : {}) }),
      icon(action, 36, 14, 26, palette.sea),
      write(String(number), 22, 35, { size: 25, weight: 700, fill: palette.ink, anchor: 'middle' }),
      fit(
        say(text(`actions.${action}.name`)),
        { x: 68, y: 10, width: each - 76, height: 34 },
        { size: 19, weight: 700, fill: palette.ink, least: 11 },
      ),
      ...costs,
    );
  });
  const title = fit(
    say(text('picture.tiles')),
    { x: 0, y: 0, width, height: 32 },
    { size: 24, weight: 700, fill: palette.foam },
  );
  return { markup: box({ x: 0, y, width, height: height + 38 }, 'tiles', title, ...tiles), height: height + 38 };
}
