import type { Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { palette } from '../../../render/kit/palette.ts';
import { panel } from '../../../render/kit/panels.ts';
import { type Span, row } from '../../../render/kit/rows.ts';
import { type Box, LEAST_TYPE, type Markup, at, box, fit, write } from '../../../render/svg.ts';
import { facts, level } from '../facts/facts.ts';
import { type Track, colours, kinds, resources, tracks } from '../facts/terms.ts';
import { levelPrice } from '../rules/prices.ts';
import { icon, strokesOf } from './icons.ts';
import { laidHeight, laidTiles } from './laid-tiles.ts';
import { counted, emptySpot, token } from './pieces.ts';
import { type Scene, playerAt } from './scene.ts';
import { signOf } from '../../../render/kit/rows.ts';

const line = 54;
export const stationHeight = 3 * line + 14;
const gap = 8;

/** Where a player stands: levels with what the next one costs and gives, knowledge, dice and tiles. */
export function station(scene: Scene, seat: Seat, x: number, y: number, width: number): Markup {
  const diceWidth = 330;
  const knowledgeWidth = 260;
  const levelsWidth = width - diceWidth - knowledgeWidth - 2 * gap;
  const parts = [
    levels(scene, seat, { x: 0, y: 0, width: levelsWidth, height: stationHeight }),
    knowledge(scene, seat, { x: levelsWidth + gap, y: 0, width: knowledgeWidth, height: stationHeight }),
    dice(scene, seat, { x: width - diceWidth, y: 0, width: diceWidth, height: stationHeight }),
  ];
  return box({ x, y, width, height: stationHeight }, 'station', ...parts);
}

function levels(scene: Scene, seat: Seat, area: Box): Markup {
  const lines = tracks.map((track, index) => levelLine(scene, seat, track, 7 + index * line, area.width));
  return box(area, null, panel({ ...area, x: 0 }), ...lines);
}

function levelLine({ view, say }: Scene, seat: Seat, track: Track, y: number, width: number): Markup {
  const owner = playerAt(view, seat);
  const words = { size: LEAST_TYPE, weight: 600, fill: palette.ink, least: LEAST_TYPE } as const;
  const price = levelPrice({ phase: 'progress' }, owner, track);
  const left = 290;
  return box(
    { x: 0, y, width, height: line },
    `${track}-${seat}`,
    icon(track, 16, 10, 34, palette.ink),
    fit(say(text(`tracks.${track}.name`)), { x: 60, y: 0, width: 180, height: line }, words),
    write(String(owner[track]), 270, 41, { size: 40, weight: 700, fill: palette.ink, anchor: 'end' }),
    price === null || owner[track] >= facts.rules.most.level
      ? fit(
          say(text('picture.top')),
          { x: left, y: 0, width: width - left - 8, height: line },
          {
            ...words,
            fill: palette.faded,
          },
        )
      : at(left, 40, next(track, owner[track] + 1, price).markup),
  );
}

/** The price of a level and what reaching it gives. */
function next(track: Track, number: number, price: number): Span {
  const { gain, dice: more } = level(track, number);
  const gains = resources.flatMap((what): Span[] => {
    const amount = gain[what];
    return amount === undefined ? [] : [counted(what, `+${amount}`, LEAST_TYPE, palette.gain)];
  });
  const dice = more > 0 ? [counted('dice', `+${more}`, LEAST_TYPE, palette.gain)] : [];
  const arrow = signOf(strokesOf('arrow'), 30, palette.faded);
  return row([arrow, counted('drachmas', String(price), LEAST_TYPE, palette.ink, palette.gilt), ...gains, ...dice], 12);
}

function knowledge({ view }: Scene, seat: Seat, area: Box): Markup {
  const owner = playerAt(view, seat);
  const each = (area.width - 16) / colours.length;
  const cells = kinds.toReversed().flatMap((kind, row) =>
    colours.map((colour, column) => {
      const count = owner[kind][colour];
      const place = { x: 10 + column * each, y: 6 + row * line, width: each, height: line };
      const wide = count > 9;
      const radius = wide ? 15 : 19;
      return box(
        place,
        `knowledge-${seat}-${colour}-${kind}`,
        count === 0 ? emptySpot(22, line / 2, 14, palette.vein) : token(colour, kind, 22, line / 2, radius),
        count === 0
          ? ''
          : write(String(count), wide ? 39 : 46, 40, { size: LEAST_TYPE, weight: 700, fill: palette.ink }),
      );
    }),
  );
  const held = (['taxes', 'glory'] as const).map((what, index) =>
    box(
      { x: 10 + index * 120, y: 6 + 2 * line, width: 118, height: line },
      `own-${what}`,
      icon(what, 6, 10, 34, palette.ink),
      write(String(owner[what]), 48, 41, { size: 38, weight: 700, fill: palette.ink }),
    ),
  );
  return box(area, null, panel({ ...area, x: 0 }), ...cells, ...held);
}

function dice(scene: Scene, seat: Seat, area: Box): Markup {
  const top = (area.height - laidHeight) / 2;
  return box(area, null, panel({ ...area, x: 0 }), laidTiles(scene, seat, 0, top, area.width));
}
