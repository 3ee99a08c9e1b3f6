import { type Piece, card, development, facts, level } from '../facts/facts.ts';
import type { Modifier, Needs, Space } from '../facts/schema.ts';
import { type Player, type State, knowledge } from './state.ts';
import { type Colour, type Track, colours } from '../facts/terms.ts';

/** What lies open before a player; known to everybody. */
type Display = Pick<Player, 'city' | 'developments' | 'played'>;
/** Prices depend on the phase and on nothing else of the table. */
type Moment = Pick<State, 'phase'>;
type Learned = Pick<Player, 'minor' | 'major'>;

/** How many pieces lie open before a player: unlocked developments, then cards in play. */
export function pieceCount(owner: Display): number {
  return owner.developments + owner.played.length;
}

/** By index, so that a look at every piece builds no list: prices are asked for all the time. */
export function pieceAt(owner: Display, index: number): Piece {
  if (index < owner.developments) return development(owner.city, index + 1);
  return card(owner.played[index - owner.developments] as string);
}

type PriceOf = Extract<Modifier, { price: string }>['price'];

const levelPrices: readonly PriceOf[] = ['level'];
const economyPrices: readonly PriceOf[] = ['level', 'economy'];
const knowledgePrices: readonly PriceOf[] = ['knowledge'];
const explorationPrices: readonly PriceOf[] = ['exploration'];

/** The price after every standing change of it: fixed prices first, then discounts, never below 0 (R23, R25). */
function price(state: Moment, owner: Display, of: readonly PriceOf[], base: number, cheaper = 0): number {
  let fixed = base;
  let discount = cheaper;
  for (let index = 0; index < pieceCount(owner); index += 1) {
    for (const change of pieceAt(owner, index).modify) {
      if (!('price' in change) || !of.includes(change.price)) continue;
      if (change.in !== undefined && change.in !== state.phase) continue;
      if (change.to !== undefined) fixed = Math.min(fixed, change.to);
      if (change.by !== undefined) discount -= change.by;
    }
  }
  return Math.max(0, fixed - discount);
}

export function isAtTop(owner: Pick<Player, Track>, track: Track): boolean {
  return owner[track] >= facts.rules.most.level;
}

/** What the next level of a track costs; null at the top. */
export function levelPrice(
  state: Moment,
  owner: Display & Pick<Player, Track>,
  track: Track,
  cheaper = 0,
): number | null {
  if (isAtTop(owner, track)) return null;
  return price(
    state,
    owner,
    track === 'economy' ? economyPrices : levelPrices,
    level(track, owner[track] + 1).cost,
    cheaper,
  );
}

export function knowledgePrice(state: Moment, owner: Display): number {
  return price(state, owner, knowledgePrices, facts.rules.trade.knowledge);
}

/** Troops lost by exploring; what is required is never lowered (R25). */
export function explorationLoss(state: Moment, owner: Display, space: Space): number {
  return price(state, owner, explorationPrices, space.loses);
}

/** Allowances do not add up: the best one counts (R22). */
export function allowance(owner: Display, what: Extract<Modifier, { allow: string }>['allow']): number {
  let most = 1;
  for (let index = 0; index < pieceCount(owner); index += 1) {
    for (const change of pieceAt(owner, index).modify)
      if ('allow' in change && change.allow === what) most = Math.max(most, change.to);
  }
  return most;
}

export function missingKnowledge(owner: Learned, needs: Needs): Partial<Record<Colour, number>> {
  const missing: Partial<Record<Colour, number>> = {};
  for (const colour of colours) {
    const short = (needs[colour] ?? 0) - knowledge(owner, colour);
    if (short > 0) missing[colour] = short;
  }
  return missing;
}

/** How many knowledge tokens are missing, whatever their colours. */
export function shortage(owner: Learned, needs: Needs): number {
  let short = 0;
  for (const colour of colours) short += Math.max(0, (needs[colour] ?? 0) - knowledge(owner, colour));
  return short;
}

/** What a card or development costs a player now; `tokens` cover missing knowledge, in the Action phase only (R17). */
export interface Bill {
  readonly drachmas: number;
  readonly tokens: number;
  /** The knowledge is there or can be covered. */
  readonly known: boolean;
  readonly payable: boolean;
}

export function bill(state: Moment, owner: Learned & Pick<Player, 'drachmas' | 'philosophy'>, piece: Piece): Bill {
  const short = shortage(owner, piece.needs);
  const tokens = short * facts.rules.philosophy.tokensPerKnowledge;
  const known = short === 0 || (state.phase === 'action' && tokens <= owner.philosophy);
  return { drachmas: piece.cost, tokens, known, payable: known && piece.cost <= owner.drachmas };
}
