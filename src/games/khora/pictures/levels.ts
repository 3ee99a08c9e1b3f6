import { palette } from '../../../render/kit/palette.ts';
import { row } from '../../../render/kit/rows.ts';
import type { Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { type Markup, at, box, fit, rectangle, write } from '../../../render/svg.ts';
import { facts, level } from '../facts/facts.ts';
import { levelPrice } from '../rules/prices.ts';
import type { PlayerView } from '../rules/view.ts';
import { type Resource, type Track, tracks } from '../facts/terms.ts';
import { icon } from './icons.ts';
import { counted } from './pieces.ts';
import { type Scene, playerAt } from './scene.ts';

const height = 42;

/** Economy, Culture and Military with what the next level costs in the Progress phase and gives. */
export function levels(scene: Scene, seat: Seat, x: number, y: number, width: number): Markup {
  const owner = playerAt(scene.view, seat);
  return box(
    { x, y, width, height: 128 },
    null,
    ...tracks.map((track, index) => line(scene, owner, track, `${track}-${seat}`, index * (height + 1), width)),
  );
}

function line({ say }: Scene, owner: PlayerView, track: Track, id: string, y: number, width: number): Markup {
  const most = facts.rules.most.level;
  const reached = owner[track];
  const step = 18;
  const pips = Array.from({ length: most }, (_, index) =>
    rectangle(
      { x: 66 + index * step, y: 12, width: step - 3, height: 20 },
      index < reached ? palette.ink : palette.vein,
      { rx: 4 },
    ),
  );
  const left = 66 + most * step + 8;
  return box(
    { x: 0, y, width, height },
    id,
    icon(track, 0, 7, 28, palette.ink),
    write(String(reached), 48, 31, { size: 26, weight: 700, fill: palette.ink, anchor: 'middle' }),
    ...pips,
    reached >= most
      ? fit(
          say(text('picture.top')),
          { x: left, y: 4, width: width - left, height: 34 },
          { size: 16, weight: 600, fill: palette.faded, least: 10 },
        )
      : at(left, 29, next(owner, track)),
  );
}

function next(owner: PlayerView, track: Track): Markup {
  const { gain, dice } = level(track, owner[track] + 1);
  const price = levelPrice({ phase: 'progress' }, owner, track) ?? 0;
  const gains = (Object.entries(gain) as [Resource, number][]).map(([what, amount]) =>
    counted(what, `+${amount}`, 17, palette.olive),
  );
  const die = dice > 0 ? [counted('dice', `+${dice}`, 17, palette.olive)] : [];
  return row([counted('drachmas', String(price), 17, palette.gilt), ...gains, ...die], 8).markup;
}
