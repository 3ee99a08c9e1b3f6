import type { SeatRule } from '../../../engine/machine.ts';
import { DECLINE } from './free-actions.ts';
import { space } from '../facts/facts.ts';
import { gainAll, learn, lose } from './gains.ts';
import type { News } from './news.ts';
import { explorationLoss } from './prices.ts';
import { type SeatStep, type State, player } from './state.ts';

/** A space within reach of the troops, those above the limit included (R26). */
export const explore: SeatRule<State, News, Extract<SeatStep, { do: 'explore' }>> = {
  ask(state, seat) {
    const { troops } = player(state, seat);
    const reachable = state.board.filter((id) => space(id).troops <= troops);
    return reachable.length === 0 ? null : { options: [...reachable, DECLINE], min: 1, max: 1 };
  },
  act(play, seat, _step, [pick]) {
    const { board } = play.state;
    const at = board.indexOf(pick ?? '');
    if (pick === undefined || at < 0) {
      play.news.push({ kind: 'declined', seat, what: 'explore' });
      return;
    }
    board.splice(at, 1);
    const explored = space(pick);
    const from = { by: 'space', id: pick } as const;
    play.news.push({ kind: 'explored', seat, space: pick });
    lose(play, seat, 'troops', explorationLoss(play.state, player(play.state, seat), explored), from);
    for (const { colour, kind } of explored.tokens) learn(play, seat, colour, kind, from);
    gainAll(play, seat, explored.gain, from);
  },
};
