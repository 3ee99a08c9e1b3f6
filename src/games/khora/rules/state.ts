import type { Core, Lane, Play } from '../../../engine/machine.ts';
import type { Seat } from '../../../engine/decision.ts';
import type { Cause } from './cause.ts';
import type { News } from './news.ts';
import type { EventGroup } from '../facts/schema.ts';
import type { Action, Colour, Phase, Resource, Track } from '../facts/terms.ts';

export interface Player extends Record<Resource | Track, number> {
  readonly city: string;
  /** How many developments are unlocked, bottom to top. */
  developments: number;
  minor: Record<Colour, number>;
  major: Record<Colour, number>;
  dice: number;
  rolled: number[];
  /** The action tile on each die, from the reveal until the round ends; a tile not paid for is in `aside`. */
  tiles: number[];
  aside: number[];
  hand: string[];
  played: string[];
  /** The cards passed to this seat in the draft. */
  pack: string[];
  /** Drawn by Legislation, one of them to be kept. */
  looking: string[];
  /** Going under the deck once all have chosen. */
  returning: string[];
  /** What needs the deck or a look at the others; the table does it in turn order. */
  later: Later[];
  /** Raised a level in this Progress phase. */
  raised: boolean;
  /** How many questions the seat had been asked when the phase began, or when it could last use more at any time. */
  askedBefore: number;
}

export type Later =
  | { readonly do: 'look' }
  | { readonly do: 'draw'; readonly count: number; readonly of: Cause }
  | { readonly do: 'effects'; readonly of: Cause };

export type TableStep =
  | { readonly do: 'pass-packs' }
  | { readonly do: 'announce' }
  | { readonly do: 'tax' }
  | { readonly do: 'roll' }
  | { readonly do: 'assign' }
  | { readonly do: 'reveal' }
  | { readonly do: 'tile'; readonly tile: number }
  | { readonly do: 'turn'; readonly seat: Seat; readonly step: SeatStep }
  | { readonly do: 'later' }
  | { readonly do: 'return-cards' }
  | { readonly do: 'drop-overflow' }
  | { readonly do: 'progress' }
  | { readonly do: 'resolve' }
  | { readonly do: 'offer' }
  | { readonly do: 'affect'; readonly seats: readonly Seat[]; readonly of: Cause; readonly group: EffectGroup }
  | { readonly do: 'achieve' }
  | { readonly do: 'end-round' }
  | { readonly do: 'last-call' }
  | { readonly do: 'score' };

export type SeatStep =
  | { readonly do: 'draft' }
  | { readonly do: 'assign-tiles' }
  | { readonly do: 'turn-tokens' }
  | { readonly do: 'pay-tiles' }
  | { readonly do: 'act'; readonly action: Action }
  | { readonly do: 'keep-card' }
  | { readonly do: 'buy-knowledge' }
  | { readonly do: 'explore' }
  | { readonly do: 'play-card' }
  | { readonly do: 'unlock' }
  | { readonly do: 'progress' }
  | { readonly do: 'raise-level'; readonly left: number }
  | { readonly do: 'end-progress' }
  | { readonly do: 'effect'; readonly of: Cause; readonly group: EffectGroup; readonly at: number }
  | { readonly do: 'choose-gain'; readonly of: Cause; readonly options: readonly FixedGain[] }
  | { readonly do: 'choose-colour'; readonly of: Cause }
  | { readonly do: 'choose-tracks'; readonly of: Cause; readonly count: number }
  | { readonly do: 'buy-level'; readonly of: Cause; readonly tracks: readonly Track[]; readonly cheaper: number }
  | { readonly do: 'take-back'; readonly of: Cause }
  | { readonly do: 'discard'; readonly of: Cause; readonly count: number }
  | { readonly do: 'forget'; readonly of: Cause; readonly gain: FixedGain }
  | { readonly do: 'choose-action'; readonly of: Cause; readonly actions: readonly Action[] }
  | { readonly do: 'choose-reward'; readonly achievement: string }
  | { readonly do: 'between-phases' }
  | { readonly do: 'last-call' };

export type FixedGain = Readonly<Partial<Record<Resource, number>>>;

/** Which of an event's lists of effects; cards and developments have one. */
export type EffectGroup = 'effects' | EventGroup;

export interface Achieved {
  readonly round: number;
  readonly seats: readonly Seat[];
}

export interface State extends Core<TableStep, SeatStep> {
  phase: Phase;
  round: number;
  start: Seat;
  readonly players: Player[];
  /** The next card is the last. */
  deck: string[];
  /** Kept sorted: the pile has no order, so it does not matter who discards first. */
  discards: string[];
  /** The event of round n is `events[n - 1]`. */
  readonly events: string[];
  /** Spaces not explored yet. */
  readonly board: string[];
  /** Knowledge tokens that left the game. */
  lost: number;
  readonly achieved: Record<string, Achieved>;
  /** Victory points of each seat at the end of each round. */
  readonly history: number[][];
  /** Points of the final scoring beyond the track, for each seat; null until then. */
  scores: Score[][] | null;
}

export interface Score {
  readonly from: Cause | 'glory';
  readonly vp: number;
}

export type KhoraPlay = Play<State, News>;

export function player(state: State, seat: Seat): Player {
  const found = state.players[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}.`);
  return found;
}

export function lane(state: State, seat: Seat): Lane<SeatStep> {
  const found = state.lanes[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}.`);
  return found;
}

/** From here on a question to the seat counts as the chance to use what may be used at any time (R32). */
export function awaitChance(state: State, seat: Seat): void {
  player(state, seat).askedBefore = lane(state, seat).asked;
}

/** Whether the seat was asked anything since then; not known of games saved before it was written down. */
export function hadChance(state: State, seat: Seat): boolean {
  return lane(state, seat).asked > player(state, seat).askedBefore;
}

/** Seats clockwise from the start player (R2). */
export function turnOrder(state: State): Seat[] {
  const seats = state.players.length;
  const order: Seat[] = [];
  while (order.length < seats) order.push((state.start + order.length) % seats);
  return order;
}

export function knowledge(of: Pick<Player, 'minor' | 'major'>, colour: Colour): number {
  return of.minor[colour] + of.major[colour];
}
