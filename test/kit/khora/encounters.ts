import { source } from '../../../src/engine/chance.ts';
import type { OpenQuestion } from '../../../src/engine/decision.ts';
import { players } from '../../../src/games/khora/players/index.ts';
import { khora } from '../../../src/games/khora/rules/game.ts';
import type { State } from '../../../src/games/khora/rules/state.ts';

/** A question somebody met in play, and the state it was met in. */
export interface Encounter {
  readonly state: State;
  readonly question: OpenQuestion;
}

/** Every question of a whole game; each state is the one in play, to be looked at before the next is asked for. */
export function* encounters(seats: number, seed: string, strength: string): Generator<Encounter> {
  const { state } = khora.setup(seats, seed);
  const random = source(`${seed}/players`);
  const player = players.player(strength, { samples: 1 });
  for (let question = khora.firstAwaited(state); question !== null; question = khora.firstAwaited(state)) {
    yield { state, question };
    const { id, seat } = question;
    khora.play(state, { decision: id, seat, picks: player(question, () => khora.view(state, seat), random) });
  }
}
