import type { Random } from '../engine/chance.ts';
import type { OpenQuestion } from '../engine/decision.ts';
import type { Text } from '../engine/text.ts';
import type { Budget } from './budget.ts';

/** A computer player: it gets a view (built only if it looks), its own question and a source of chance, nothing else. */
export type ComputerPlayer<View> = (question: OpenQuestion, view: () => View, random: Random) => readonly string[];

/** What a computer player would do, and why, in one sentence. */
export interface Advice {
  readonly picks: readonly string[];
  readonly reason: Text;
}

/** The computer players of a game. */
export interface Players<View> {
  /** One of the strengths that the game names; the budget is for those that search. */
  readonly player: (strength: string, budget: Budget) => ComputerPlayer<View>;
  readonly advise: (question: OpenQuestion, view: View) => Advice;
}
