import { source } from '../engine/chance.ts';
import type { OpenQuestion } from '../engine/decision.ts';
import type { Budget } from '../players/budget.ts';
import type { Advice, ComputerPlayer, Players } from '../players/player.ts';
import type { Strength } from '../players/strength.ts';
import type { GameId, Registry } from './index.ts';
import { players as khora } from './khora/players/index.ts';

export type ViewOf<G extends GameId> = ReturnType<Registry[G]['game']['view']>;

/** The computer players of every game. */
const players: { readonly [G in GameId]: Players<ViewOf<G>> } = { khora };

/** What a search may do where nobody says otherwise. */
const BUDGET: Budget = { milliseconds: 400 };

/** A computer player for any game. The budget is for those that search. */
export function computer<G extends GameId>(
  game: G,
  strength: Strength,
  budget: Budget = BUDGET,
): ComputerPlayer<ViewOf<G>> {
  return players[game].player(strength, budget);
}

/** A question to think about, as plain data that can be sent to another thread. */
export interface ThinkRequest<G extends GameId = GameId> {
  readonly game: G;
  readonly strength: Strength;
  readonly question: OpenQuestion;
  /** The view of the seat that is asked. */
  readonly view: ViewOf<G>;
  /** The same order with the same seed and a budget of samples is always answered alike. */
  readonly seed: string;
}

/** Thinks here and now. */
export function answer({ game, strength, question, view, seed }: ThinkRequest, budget: Budget): readonly string[] {
  return computer(game, strength, budget)(question, () => view, source(seed));
}

export function advise({ game, question, view }: ThinkRequest): Advice {
  return players[game].advise(question, view);
}
