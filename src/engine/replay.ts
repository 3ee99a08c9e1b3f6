import type { Game } from './game.ts';
import { readRecord } from './given.ts';
import type { Pace } from './machine.ts';

/** The game as it stands after all that was given in it, also by an older version. A wrong record is a mistake and says where. */
export function replay<State, View, News>(
  game: Game<State, View, News>,
  seats: number,
  seed: string,
  stored: readonly unknown[],
  pace: Pace = 'auto',
): { state: State; news: News[] } {
  const record = readRecord(stored);
  if (record === null) throw new Error('The record has something in it that nobody can give.');
  const { state, news } = game.setup(seats, seed, pace);
  let now = state;
  record.given.forEach((given, index) => {
    const outcome = game.apply(now, given);
    if (!outcome.ok) throw new Error(`Answer ${index} of the record is refused: ${outcome.why}.`);
    now = outcome.state;
    news.push(...outcome.news);
  });
  return { state: now, news };
}
