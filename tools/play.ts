import { type Random, source } from '../src/engine/chance.ts';
import type { Answer, OpenQuestion } from '../src/engine/decision.ts';
import type { Game } from '../src/engine/game.ts';
import type { ComputerPlayer } from '../src/players/player.ts';

export interface Played<State, News> {
  readonly state: State;
  readonly answers: number;
  readonly news: readonly News[];
}

/** Plays a whole game in place. `watch` sees every answer before it is played and the news that came of it. */
export function playGame<State, View, News>(
  game: Game<State, View, News>,
  players: readonly ComputerPlayer<View>[],
  seed: string,
  watch?: (state: State, question: OpenQuestion, answer: Answer, news: () => readonly News[]) => void,
): Played<State, News> {
  const { state, news: opening } = game.setup(players.length, seed);
  const news = watch ? [...opening] : [];
  const random: Random = source(`${seed}/players`);
  let answers = 0;
  for (let open = game.firstAwaited(state); open !== null; open = game.firstAwaited(state)) {
    const { seat } = open;
    const player = players[seat] as ComputerPlayer<View>;
    const picks = player(open, () => game.view(state, seat), random);
    const answer = { decision: open.id, seat, picks };
    let told: readonly News[] | null = null;
    const play = (): readonly News[] => (told ??= game.play(state, answer));
    watch?.(state, open, answer, play);
    const heard = play();
    if (watch) news.push(...heard);
    answers += 1;
  }
  return { state, answers, news };
}
