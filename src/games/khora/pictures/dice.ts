import { die } from '../../../render/kit/dice.ts';
import { palette } from '../../../render/kit/palette.ts';
import type { Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { type Markup, box, fit, rectangle, tag, write } from '../../../render/svg.ts';
import { type Action, actions } from '../facts/terms.ts';
import { icon } from './icons.ts';
import { type Scene, playerAt } from './scene.ts';

/** The dice of a player with the tiles on them, once revealed; a tile that was not paid for is crossed out. */
export function dice({ view, say }: Scene, seat: Seat, x: number, y: number, width: number): Markup {
  const owner = playerAt(view, seat);
  const each = width / 3;
  const rolled = owner.rolled.map((value, index) => {
    const action = owner.actions[index];
    const shown =
      action === undefined
        ? ''
        : tile(action, say(text(`actions.${action}.name`)), owner.setAside.includes(action), each - 8);
    return box({ x: index * each, y: 0, width: each, height: 86 }, `die-${seat}-${index}`, die(value, 2, 8, 46), shown);
  });
  return box({ x, y, width, height: 88 }, null, ...rolled);
}

function tile(action: Action, name: string, aside: boolean, width: number): Markup {
  const fill = aside ? palette.vein : palette.sea;
  const ink = aside ? palette.faded : palette.foam;
  const cross = tag('path', { d: 'M56 10L100 52', stroke: palette.clay, 'stroke-width': 4, 'stroke-linecap': 'round' });
  return tag(
    'g',
    { class: aside ? `tile ${action} aside` : `tile ${action}` },
    rectangle({ x: 54, y: 8, width: 48, height: 46 }, fill, { rx: 8 }),
    icon(action, 75, 20, 23, ink),
    write(String(actions.indexOf(action)), 65, 39, { size: 22, weight: 700, fill: ink, anchor: 'middle' }),
    aside ? cross : '',
    fit(
      name,
      { x: 0, y: 58, width, height: 26 },
      { size: 17, weight: 600, fill: aside ? palette.faded : palette.ink, least: 10 },
    ),
  );
}
