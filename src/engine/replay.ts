import type { Answer } from './decision.ts';
import type { Game } from './game.ts';
import type { Pace } from './machine.ts';

/** The game as it stands after these answers. A wrong one is a programmer's mistake and says which. */
export function replay<State, View, News>(
  game: Game<State, View, News>,
  seats: number,
  seed: string,
  answers: readonly Answer[],
  pace: Pace = 'auto',
): { state: State; news: News[] } {
  const { state, news } = game.setup(seats, seed, pace);
  let now = state;
  answers.forEach((answer, index) => {
    const outcome = game.apply(now, answer);
    if (!outcome.ok) throw new Error(`Answer ${index} of the record is refused: ${outcome.why}.`);
    now = outcome.state;
    news.push(...outcome.news);
  });
  return { state: now, news };
}
