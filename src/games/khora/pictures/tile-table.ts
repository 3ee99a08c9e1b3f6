import type { Decision } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { die } from '../../../render/kit/dice.ts';
import { palette } from '../../../render/kit/palette.ts';
import { panel } from '../../../render/kit/panels.ts';
import { LEAST_TYPE, type Markup, box, fit, rectangle, write } from '../../../render/svg.ts';
import { drawable, widthOf } from '../../../render/type.ts';
import { type Action, actions } from '../facts/terms.ts';
import { icon } from './icons.ts';
import { type Prospect, prospectOf } from './prospects.ts';
import { type Scene, playerAt } from './scene.ts';

const headHeight = 96;
const rowHeight = 84;
export const tableHeight = headHeight + actions.length * rowHeight + 6;

/** The seven tiles: what each does for its player now, and under each die what it would cost on it. */
export function tileTable(scene: Scene, decision: Decision, seat: number, x: number, y: number, width: number): Markup {
  const { say } = scene;
  const { rolled } = playerAt(scene.view, seat);
  const each = rolled.length > 2 ? 118 : 146;
  const left = width - rolled.length * each - 10;
  const area = { x: 0, y: 0, width, height: tableHeight };
  return box(
    { ...area, x, y },
    'tiles',
    panel(area),
    fit(
      say(text('picture.tiles')),
      { x: 20, y: 6, width: left - 30, height: 48 },
      { size: 40, weight: 700, family: 'serif', fill: palette.ink, least: LEAST_TYPE },
    ),
    fit(
      say(text('picture.costs')),
      { x: 20, y: 48, width: left - 30, height: 44 },
      { size: LEAST_TYPE, weight: 600, fill: palette.faded, least: LEAST_TYPE },
    ),
    ...rolled.map((value, index) => die(value, left + index * each + (each - 76) / 2, 10, 76)),
    ...actions.map((action, index) =>
      tileRow(scene, decision, seat, action, headHeight + index * rowHeight, width, left, each),
    ),
  );
}

function tileRow(
  scene: Scene,
  decision: Decision,
  seat: number,
  action: Action,
  y: number,
  width: number,
  left: number,
  each: number,
): Markup {
  const { say } = scene;
  const number = actions.indexOf(action);
  const { isVoid } = prospectAt(scene, seat, action);
  const isChosen = decision.sealed?.includes(String(number)) ?? false;
  const hints = decision.options.find(({ id }) => id === String(number))?.slotDetails ?? [];
  const [plate, ink, sign] = isVoid
    ? [palette.stone, palette.faded, palette.faded]
    : [palette.ink, palette.foam, palette.gold];
  const words = isVoid ? palette.faded : palette.ink;
  const effect = effectInWords(scene, seat, action, left - 152);
  const area = { x: 0, y: 0, width, height: rowHeight };
  return box(
    { ...area, y },
    `tile-${number}`,
    rectangle({ x: 0, y: 0, width, height: 2 }, palette.vein),
    isChosen ? rectangle({ x: 5, y: 5, width: width - 10, height: rowHeight - 8 }, palette.paleGold, chosenFrame) : '',
    rectangle({ x: 14, y: 9, width: 104, height: rowHeight - 16 }, plate, { rx: 8 }),
    write(String(number), 28, 58, { size: 50, weight: 700, fill: ink }),
    icon(action, 66, 21, 42, sign),
    fit(
      say(text(`actions.${action}.name`)),
      { x: 136, y: 3, width: left - 146, height: 44 },
      { size: 38, weight: 700, fill: words, least: LEAST_TYPE },
    ),
    fit(
      effect,
      { x: 136, y: 42, width: left - 146, height: 42 },
      { size: LEAST_TYPE, weight: 600, fill: words, least: LEAST_TYPE },
    ),
    rectangle({ x: left - 2, y: 9, width: 2, height: rowHeight - 16 }, palette.vein),
    ...hints.map((hint, index) => cost(scene, Number(hint.with?.['citizens']), left + index * each, each)),
  );
}

const chosenFrame = { stroke: palette.gold, 'stroke-width': 5, rx: 8 };

/** What is gained and what it leads to, in the order in which it happens, as far as there is room. */
function effectInWords(scene: Scene, seat: number, action: Action, room: number): string {
  const { say } = scene;
  const { gains, then } = prospectAt(scene, seat, action);
  const parts = Object.entries(gains).map(([what, amount]) => say(text(`picture.gain.${what}`, { amount })));
  const after = then === null ? [] : [say(then)];
  const isAfter = action === 'trade' || action === 'military';
  const whole = (isAfter ? [...parts, ...after] : [...after, ...parts]).join(', ');
  const fits = widthOf(drawable(whole), { size: LEAST_TYPE, weight: 600 }) <= room;
  return fits || parts.length === 0 ? whole : parts.join(', ');
}

function prospectAt({ view }: Scene, seat: number, action: Action): Prospect {
  return prospectOf(playerAt(view, seat), view.own?.hand ?? [], action);
}

function cost({ say }: Scene, citizens: number, x: number, width: number): Markup {
  const middle = x + width / 2;
  if (citizens === 0) {
    const words = drawable(say(text('picture.free')));
    const face = { size: 36, weight: 700, fill: palette.gain, anchor: 'middle' } as const;
    const fits = widthOf(words, face) <= width - 26;
    return (
      rectangle({ x: x + 6, y: 16, width: width - 12, height: 53 }, palette.good, { rx: 24 }) +
      (fits ? write(words, middle, 55, face) : icon('done', middle - 17, 26, 34, palette.gain))
    );
  }
  return (
    write(`−${citizens}`, middle + 2, 56, { size: 40, weight: 700, fill: palette.loss, anchor: 'end' }) +
    icon('citizens', middle + 12, 26, 32, palette.ink)
  );
}
