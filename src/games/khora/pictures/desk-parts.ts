import type { Decision, Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { marker } from '../../../render/kit/markers.ts';
import { meander, meanderHeight } from '../../../render/kit/ornaments.ts';
import { palette } from '../../../render/kit/palette.ts';
import { panel } from '../../../render/kit/panels.ts';
import { LEAST_TYPE, type Markup, WIDTH, box, fit, rectangle, write } from '../../../render/svg.ts';
import { drawable, widthOf } from '../../../render/type.ts';
import { facts } from '../facts/facts.ts';
import { emblem } from './emblems.ts';
import { icon } from './icons.ts';
import { comparesTroops, eventLooksAt } from './outlook.ts';
import { type Scene, playerAt } from './scene.ts';

const head = 108;
export const titleHeight = head + meanderHeight;
export const purseHeight = 88;
export const eventHeight = 90;
export const exchangeHeight = 50;
const small = { size: LEAST_TYPE, weight: 600, least: LEAST_TYPE } as const;

/** What is asked, and when. */
export function title({ view, say }: Scene, decision: Decision | null): Markup {
  const { round, rounds } = view;
  const asked = say(decision === null ? text('picture.desk') : text(`picture.ask.${decision.kind}`));
  const right = 330;
  const left = WIDTH - right - 60;
  return box(
    { x: 0, y: 0, width: WIDTH, height: titleHeight },
    'title',
    rectangle({ x: 0, y: 0, width: WIDTH, height: head }, palette.ivory),
    fit(
      asked,
      { x: 28, y: 8, width: left, height: 92 },
      { size: 64, weight: 700, family: 'serif', fill: palette.ink, least: 44 },
    ),
    fit(
      round === 0 ? 'Khôra' : say(text('picture.round', { round, rounds })),
      { x: WIDTH - right - 28, y: 8, width: right, height: 46 },
      { size: 38, weight: 700, fill: palette.deepClay, anchor: 'end', least: LEAST_TYPE },
    ),
    fit(
      say(text(`picture.phase.${view.phase}`)),
      { x: WIDTH - right - 28, y: 52, width: right, height: 46 },
      { ...small, size: 36, fill: palette.faded, anchor: 'end' },
    ),
    meander(head, WIDTH),
  );
}

const held = ['citizens', 'philosophy', 'drachmas', 'troops'] as const;

/** Who one is, and what most things are paid with. */
export function purse({ view, say }: Scene, seat: Seat, x: number, y: number, width: number): Markup {
  const owner = playerAt(view, seat);
  const cells = held.map((what) => {
    const name = drawable(say(text(`picture.row.${what}`)));
    const amount = String(owner[what]);
    const wide = 44 + widthOf(amount, { size: 46, weight: 700 }) + 10 + widthOf(name, small);
    return { what, name, amount, wide };
  });
  const left = 170;
  const room = width - left - 14;
  const spare = (room - cells.reduce((sum, { wide }) => sum + wide, 0)) / cells.length;
  let at = left;
  const drawn = cells.map(({ what, name, amount, wide }) => {
    const numberEnd = 44 + widthOf(amount, { size: 46, weight: 700 });
    const cell = box(
      { x: at, y: 0, width: wide, height: purseHeight },
      `own-${what}`,
      icon(what, 0, 25, 38, palette.gold),
      write(amount, 44, 61, { size: 46, weight: 700, fill: palette.foam }),
      write(name, numberEnd + 10, 59, { ...small, fill: palette.foam }),
    );
    at += wide + spare;
    return cell;
  });
  const area = { x: 0, y: 0, width, height: purseHeight };
  return box(
    { ...area, x, y },
    'purse',
    panel(area, palette.wall),
    emblem(owner.city, 50, 44, 38),
    marker(seat, 126, 46, 24),
    ...drawn,
  );
}

/** The event to come, and how one's troops compare where it looks at them. */
export function eventBar({ view, say }: Scene, seat: Seat, x: number, y: number, width: number): Markup {
  const id = view.event ?? '';
  const area = { x: 0, y: 0, width, height: eventHeight };
  const troops = view.players.map((owner) => owner.troops);
  const compares = eventLooksAt(view) === 'troops' && comparesTroops(id);
  const words = { most: Math.max(...troops), own: troops[seat] ?? 0, least: Math.min(...troops) };
  const compared = compares ? say(text('picture.compare', words)) : '';
  return box(
    { ...area, x, y },
    'event',
    panel(area, palette.clay),
    fit(
      say(text(`events.${id}.name`)),
      { x: 20, y: 2, width: 640, height: 46 },
      { size: 40, weight: 700, family: 'serif', fill: palette.foam, least: LEAST_TYPE },
    ),
    fit(compared, { x: 670, y: 2, width: width - 690, height: 44 }, { ...small, fill: palette.foam, anchor: 'end' }),
    fit(
      say(text(`picture.effect.${id}`)),
      { x: 20, y: 44, width: width - 40, height: 42 },
      { ...small, fill: palette.foam },
    ),
  );
}

/** What a philosophy token is worth once the tiles are revealed. */
export function exchange({ say }: Scene, x: number, y: number, width: number): Markup {
  const words = say(text('picture.exchange', { citizens: facts.rules.philosophy.citizens }));
  return box(
    { x, y, width, height: exchangeHeight },
    'exchange',
    icon('philosophy', 12, 8, 32, palette.gold),
    fit(words, { x: 56, y: 0, width: width - 60, height: exchangeHeight }, { ...small, fill: palette.foam }),
  );
}
