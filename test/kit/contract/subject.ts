import type { Random } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/decision.ts';
import type { Game } from '../../../src/engine/game.ts';

/** A game under contract, with what only it knows about itself. */
export interface Subject<State = unknown, View = unknown, News = unknown> {
  readonly game: Game<State, View, News>;
  /** Throws where something is lost, doubled or out of bounds. */
  verify(state: State): void;
  /** Makes everybody rich, near every limit, so that random play comes to what it seldom comes to. */
  enrich(state: State): void;
  /** What the seed of the state is. */
  seedOf(state: State): string;
  /**
   * Another state that the seat cannot tell from this one, neither now nor when `after` has come of it: everything
   * hidden is moved about. Picks of others are rewritten to match by `picks`.
   */
  disguise(state: State, after: State, seat: Seat | null, random: Random): Disguise<State>;
}

export interface Disguise<State> {
  readonly state: State;
  picks(given: readonly string[]): readonly string[];
}
