import type { Seat } from '../../../engine/decision.ts';
import type { Core, Lane, Play } from '../../../engine/machine.ts';
import type { Resource } from '../facts/terms.ts';
import type { Cause } from './cause.ts';
import type { News, Score } from './news.ts';

/** A discovery tile; two types have a resource of their own. */
export interface Tile {
  readonly discovery: string;
  readonly resource: Resource | null;
}

export interface Player {
  /** Where the token stands on the time track. */
  space: number;
  finished: boolean;
  /** Settlers ready to be placed. */
  stock: number;
  hourglasses: number;
  /** Secret until the end. */
  prestige: number;
  readonly cubes: Record<Resource, number>;
  /** Tokens of the territories that this player controls. */
  readonly tokens: Record<Resource, number>;
  stars: number;
  zeusTokens: number;
  readonly tiles: Tile[];
  readonly wonders: string[];
  /** Gods whose marks lie before the player. */
  marks: string[];
  /** Destiny cards, in secret. */
  hand: string[];
  /** Cards looked at, one of them to be kept. */
  looking: string[];
  /** Zeus cards just played for the god that is turned up. */
  prayers: number;
}

export interface Territory {
  readonly zone: string;
  mark: 'cross' | 'tribe' | 'barbarians' | null;
  /** Owners of the discs, the lowest first; the last one controls the territory. */
  discs: Seat[];
}

/** The copies of a discovery in its cell. */
export interface Pile {
  readonly cell: string;
  readonly discovery: string;
  /** How many may still be taken. */
  left: number;
  /** The resources of the tiles that lie there, where they differ. */
  variants: Resource[];
  /** Who took each bonus space under the cell. */
  readonly markers: (Seat | null)[];
}

export interface WonderPlace {
  readonly wonder: string;
  readonly column: number;
  builder: Seat | null;
}

export type TableStep =
  | { readonly do: 'condemn' }
  | { readonly do: 'settle-tribes' }
  | { readonly do: 'barbarians' }
  | { readonly do: 'next-turn' }
  | { readonly do: 'window'; readonly seat: Seat }
  | { readonly do: 'zeus' | 'finish'; readonly seat: Seat }
  | { readonly do: 'draw'; readonly seat: Seat; readonly count: number; readonly from: Cause }
  | { readonly do: 'god'; readonly place: number }
  | { readonly do: 'judge'; readonly god: string }
  | { readonly do: 'strike'; readonly seat: Seat; readonly god: string }
  | { readonly do: 'score' };

export type SeatStep =
  | { readonly do: 'condemn'; readonly resource: Resource; readonly left: number }
  | { readonly do: 'barbarian'; readonly resource: Resource }
  | { readonly do: 'action' }
  | { readonly do: 'destination' }
  | { readonly do: 'settler'; readonly to: string }
  | { readonly do: 'pay'; readonly total: number; readonly from: Cause }
  | { readonly do: 'cards' }
  | { readonly do: 'payment'; readonly discovery: string }
  | { readonly do: 'tile'; readonly discovery: string }
  | { readonly do: 'bonus'; readonly discovery: string }
  | { readonly do: 'effects'; readonly discovery: string }
  | { readonly do: 'choose-cubes'; readonly count: number; readonly of: Cause }
  | { readonly do: 'keep'; readonly from: Cause }
  | { readonly do: 'stars'; readonly wonder: string }
  | { readonly do: 'zeus-cards' }
  | { readonly do: 'withdraw'; readonly of: Cause };

export type Phase = 'set-up' | 'play' | 'end';

export interface State extends Core<TableStep, SeatStep> {
  phase: Phase;
  /** How many turns were begun. */
  turn: number;
  /** Whose turn it is; null before the first and after the last. */
  active: Seat | null;
  readonly players: Player[];
  /** Tokens on the time track by arrival: of two on one space the later one lies higher. */
  arrivals: Seat[];
  readonly territories: Territory[];
  readonly piles: Pile[];
  readonly wonders: WonderPlace[];
  /** The next card is the last. */
  deck: string[];
  discards: string[];
  /** Not turned up yet; the next card is the last. */
  readonly gods: string[];
  /** Turned up so far. */
  readonly shown: string[];
  /** The god cards that were put away unseen. */
  readonly away: readonly string[];
  /** The god that is turned up and not done yet. */
  god: string | null;
  /** How many players have reached each Zeus space. */
  readonly visits: number[];
  /** Zeus spaces reached in this turn and not handled yet, by number. */
  reached: number[];
  /** Points of the final scoring for each seat; null until then. */
  scores: Score[][] | null;
}

export type OlymposPlay = Play<State, News>;

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

export function territory(state: State, number: number): Territory {
  const found = state.territories[number];
  if (found === undefined) throw new Error(`There is no territory ${number}.`);
  return found;
}

export function pileOf(state: Pick<State, 'piles'>, discovery: string): Pile {
  const found = state.piles.find((pile) => pile.discovery === discovery);
  if (found === undefined) throw new Error(`${discovery} is not in this game.`);
  return found;
}

/** Seats clockwise from this one (O11). */
export function clockwise(state: State, from: Seat): Seat[] {
  const seats = state.players.length;
  return state.players.map((_, index) => (from + index) % seats);
}
