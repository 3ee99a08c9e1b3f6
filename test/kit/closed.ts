import type { Fact, GameModule, Sitting, Snapshot } from '../../src/module/game-module.ts';

/** A game at a state that a test laid out or played, as the rest of the program sees it. */
export function sittingAt(game: GameModule, state: unknown): Sitting {
  return game.restore(state as Snapshot);
}

/** News of a game as the rest of the program keeps them. */
export function factsOf(news: readonly unknown[]): readonly Fact[] {
  return news as readonly Fact[];
}
