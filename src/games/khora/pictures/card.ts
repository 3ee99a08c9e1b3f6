import { text } from '../../../engine/text.ts';
import { palette } from '../../../render/kit/palette.ts';
import { panel } from '../../../render/kit/panels.ts';
import { type Span, row } from '../../../render/kit/rows.ts';
import { type Box, LEAST_TYPE, type Markup, at, box, fit, rectangle } from '../../../render/svg.ts';
import { drawable, lines, widthOf } from '../../../render/type.ts';
import type { Piece } from '../facts/facts.ts';
import { colours } from '../facts/terms.ts';
import { bill } from '../rules/prices.ts';
import type { PlayerView, View } from '../rules/view.ts';
import { icon } from './icons.ts';
import { lacks } from './lacks.ts';
import { counted, lackedToken, token } from './pieces.ts';
import type { Scene } from './scene.ts';

/** A Politics card or a development as its owner sees it. */
export interface Shown {
  readonly id: string;
  readonly name: string;
  readonly effect: string;
  readonly piece: Piece;
  readonly isChosen: boolean;
}

export const leastBrief = 58;
const briefName = { size: 36, weight: 700, family: 'serif' } as const;
const small = { size: LEAST_TYPE, weight: 600, least: LEAST_TYPE } as const;

/** How tall a card must be for its effect to be read at full size. */
export function cardHeight({ effect }: Pick<Shown, 'effect'>, width: number): number {
  return 106 + lines(drawable(effect), small, width - 36).length * LEAST_TYPE * 1.23;
}

/** Name and effect, whether it can be paid for, and its price, with a dashed outline for each token that is lacking. */
export function card(scene: Scene, owner: PlayerView, shown: Shown, { x, y, width, height }: Box): Markup {
  const { isGood, words } = standing(scene, owner, shown.piece);
  const asked = price(owner, shown.piece);
  const area = { x: 0, y: 0, width, height };
  const foot = height - 48;
  const room = width - 74 - asked.width - 30;
  const status = shown.isChosen ? scene.say(text('picture.sealed')) : words;
  const fits = widthOf(drawable(status), small) <= room;
  return box(
    { x, y, width, height },
    shown.id,
    panel(area, palette.ivory, shown.isChosen ? { stroke: palette.gold, 'stroke-width': 7 } : {}),
    rectangle({ x: 0, y: 8, width: 9, height: height - 16 }, isGood ? palette.gain : palette.vein),
    fit(
      shown.name,
      { x: 24, y: 6, width: width - 36, height: 46 },
      { size: 40, weight: 700, family: 'serif', fill: palette.ink, least: 30 },
    ),
    fit(
      shown.effect,
      { x: 24, y: 50, width: width - 36, height: foot - 50 },
      { ...small, fill: palette.ink, valign: 'top' },
    ),
    icon(isGood ? 'done' : 'locked', 24, foot + 8, 28, isGood ? palette.gain : palette.faded),
    fits
      ? fit(
          status,
          { x: 62, y: foot, width: room, height: 44 },
          { ...small, fill: isGood ? palette.gain : palette.faded },
        )
      : '',
    at(width - 16 - asked.width, foot + 34, asked.markup),
  );
}

/** A name that is too long for its line takes another one. */
export function briefHeight(owner: PlayerView, { name, piece }: Shown, width: number): number {
  const room = width - 54 - price(owner, piece).width - 26;
  return widthOf(drawable(name), { ...briefName, size: LEAST_TYPE }) <= room ? leastBrief : leastBrief + 42;
}

/** A card by its name alone, for hands that are large. */
export function briefCard(scene: Scene, owner: PlayerView, shown: Shown, { x, y, width, height }: Box): Markup {
  const { isGood } = standing(scene, owner, shown.piece);
  const asked = price(owner, shown.piece);
  const area = { x: 0, y: 0, width, height };
  return box(
    { x, y, width, height },
    shown.id,
    panel(area, palette.ivory, shown.isChosen ? { stroke: palette.gold, 'stroke-width': 6 } : {}),
    icon(isGood ? 'done' : 'locked', 14, height / 2 - 14, 28, isGood ? palette.gain : palette.faded),
    fit(
      shown.name,
      { x: 54, y: 0, width: width - 54 - asked.width - 26, height },
      { ...briefName, fill: palette.ink, least: LEAST_TYPE },
    ),
    at(width - 14 - asked.width, height / 2 + 12, asked.markup),
  );
}

/** How a piece stands to its owner now. */
function standing({ view, say }: Scene, owner: PlayerView, piece: Piece): { isGood: boolean; words: string } {
  const asked = bill(moment(view), owner, piece);
  if (!asked.payable)
    return { isGood: false, words: say(text('picture.short', { lacks: lacks(owner, piece, asked) })) };
  if (asked.tokens > 0) return { isGood: true, words: say(text('picture.tokens', { tokens: asked.tokens })) };
  return { isGood: true, words: say(text('picture.playable')) };
}

/** Philosophy tokens stand in for knowledge in the Action phase; until then people plan for it. */
function moment({ phase }: View): { readonly phase: View['phase'] } {
  return { phase: phase === 'resolution' ? phase : 'action' };
}

/** Knowledge and drachmas that a piece asks for. */
function price(owner: PlayerView, piece: Piece): Span {
  const tokens = colours.flatMap((colour) => {
    const asked = piece.needs[colour] ?? 0;
    const held = owner.minor[colour] + owner.major[colour];
    return Array.from({ length: asked }, (_, index): Span => {
      const draw = index < held ? token(colour, 'minor', 17, -13, 19) : lackedToken(colour, 17, -13, 19);
      return { markup: draw, width: 34 };
    });
  });
  const ink = piece.cost > owner.drachmas ? palette.loss : palette.ink;
  return row([...tokens, counted('drachmas', String(piece.cost), 36, ink, palette.gilt)], 5);
}
