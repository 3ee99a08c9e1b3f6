import { type Text, type Word, text } from '../../../engine/text.ts';
import { nextDevelopment } from '../rules/development.ts';
import { actionOf } from '../rules/dice.ts';
import { type Piece, card, facts, level, space } from '../facts/facts.ts';
import { bill, missingKnowledge } from '../rules/prices.ts';
import { amountInWords, cardInWords, causeInWords, spaceName } from '../words/news-in-words.ts';
import type { Colour, Resource, Track } from '../facts/terms.ts';
import { pieceWorth } from './pieces.ts';
import { exploreWorth, inAction, playWorth } from './plans.ts';
import { tileWorth } from './tiles.ts';
import type { Values } from './values.ts';

const say = (key: string, words?: Record<string, Word>): Text => text(`advice.${key}`, words);

/** What the best of these tiles does. */
export function tileReason(values: Values, tiles: readonly number[]): Text {
  const worth = tileWorth(values);
  const lead = tiles.reduce((best, tile) => (worth([tile]) > worth([best]) ? tile : best));
  const action = actionOf(lead);
  const { owner } = values;
  const { rules } = facts;
  switch (action) {
    case 'philosophy':
      return say('tile.philosophy', { gain: amountInWords('philosophy', rules.philosophy.tokens) });
    case 'legislation':
      return say('tile.legislation', { gain: amountInWords('citizens', rules.legislation.citizens) });
    case 'culture':
      return say('tile.culture', { gain: amountInWords('vp', owner.culture) });
    case 'trade':
      return say('tile.trade', { gain: amountInWords('drachmas', owner.economy + rules.trade.drachmas) });
    case 'military': {
      const gain = amountInWords('troops', owner.military);
      const target = bestSpace(values);
      return target === null
        ? say('tile.military', { gain })
        : say('tile.military-to', { gain, space: spaceName(target) });
    }
    case 'politics': {
      const id = bestCard(inAction(values));
      return id === null ? say('tile.politics') : say('tile.politics-card', { card: cardInWords(id) });
    }
    case 'development': {
      const piece = nextDevelopment(owner);
      return piece === null ? say('tile.development') : say('tile.development-of', { name: causeInWords(piece.cause) });
    }
  }
}

function bestSpace(values: Values): string | null {
  const { owner, state } = values;
  const inReach = state.board.filter((id) => space(id).troops <= owner.troops + owner.military);
  return highest(inReach, (id) => exploreWorth(values, id));
}

function bestCard(values: Values): string | null {
  const { owner, state } = values;
  const playable = owner.hand.filter((id) => bill(state, owner, card(id)).payable);
  return highest(playable, (id) => playWorth(values, card(id)));
}

/** The item of the greatest worth, null if none is worth anything. */
function highest(items: readonly string[], worth: (item: string) => number): string | null {
  let found: string | null = null;
  let most = 0;
  for (const item of items) {
    const now = worth(item);
    if (now > most) [found, most] = [item, now];
  }
  return found;
}

/** The card or development that a token of this colour does most for, null if it is needed for none. */
export function helped(values: Values, colour: Colour): Piece | null {
  const { owner } = values;
  const development = nextDevelopment(owner);
  const pieces = [...owner.hand.map(card), ...(development === null ? [] : [development])];
  const needing = pieces.filter((piece) => (missingKnowledge(owner, piece.needs)[colour] ?? 0) > 0);
  needing.sort((a, b) => pieceWorth(values, b) - pieceWorth(values, a));
  return needing[0] ?? null;
}

/** Why a level is worth its price: what it gives at once and what it does for an action later. */
export function levelReason({ owner }: Values, track: Track, vp: number): Text {
  const { gain, dice } = level(track, owner[track] + 1);
  const gains = (Object.entries(gain) as [Resource, number][]).map(([what, amount]) => amountInWords(what, amount));
  const words = { level: text('cause.level', { track: text(`tracks.${track}.name`), level: owner[track] + 1 }), vp };
  if (dice > 0) return say('raise.die', words);
  return gains.length === 0 ? say(`raise.${track}`, words) : say(`raise.${track}-gain`, { ...words, gain: gains });
}
