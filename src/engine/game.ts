import type { Decision, Given, OpenQuestion, Refusal, Seat } from './decision.ts';
import type { Pace } from './machine.ts';
import type { Text } from './text.ts';

export interface ScoreLine {
  readonly what: Text;
  readonly points: number;
}

export interface Standing {
  readonly seat: Seat;
  readonly points: number;
  /** 1 is best; seats that share a victory share the rank. */
  readonly rank: number;
  /** Adds up to `vp`. */
  readonly lines: readonly ScoreLine[];
}

export type Outcome<State, News> =
  | { readonly ok: true; readonly state: State; readonly news: readonly News[] }
  | { readonly ok: false; readonly why: Refusal };

/** A game as a data machine. State is plain JSON; only views and heard news may leave the rules. */
export interface Game<State, View, News> {
  readonly id: string;
  readonly seats: readonly [min: number, max: number];
  /** A snapshot that was kept, as a state of today; older shapes are brought up to date. */
  restore(snapshot: unknown): State;
  setup(seats: number, seed: string, pace?: Pace): { state: State; news: News[] };
  /** Every open question, answered in secret or not; empty when the game is over. */
  questions(state: State): OpenQuestion[];
  /** The question of the first seat that is awaited; null if nobody is. */
  firstAwaited(state: State): OpenQuestion | null;
  /** The same question in words. */
  decision(state: State, question: OpenQuestion): Decision;
  /** Reads and checks what is given, copies the state and plays on the copy. A refusal changes nothing. */
  apply(state: State, given: unknown): Outcome<State, News>;
  /** Plays what is known to be legal on the state itself: for search and simulation. */
  play(state: State, given: Given): News[];
  /** What a seat may know; `null` is the public. */
  view(state: State, seat: Seat | null): View;
  /** What a seat may hear of the news; `null` if nothing. */
  heard(news: News, seat: Seat | null): News | null;
  tell(news: News): Text;
  standings(state: State): Standing[];
  /**
   * The number of the checkpoint between two phases where the table waits until somebody says to go on, with pace *step*
   * only; null while it does not wait. No two checkpoints of a game share a number.
   */
  checkpoint(state: State): number | null;
  over(state: State): boolean;
}
