import type { Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { facts } from '../facts/facts.ts';
import { isCard, playCard, playable } from './destiny.ts';
import { discoverable } from './discoveries.ts';
import { canExpand } from './expansion.ts';
import type { News } from './news.ts';
import { type OlymposPlay, type SeatStep, type State, lane, player } from './state.ts';
import { isLastTurn, move, whoseTurn } from './time.ts';
import { buildable } from './wonders.ts';

export const EXPAND = 'expand';
export const PASS = 'pass';
export const WAIT = 'wait';
export const DISCOVERY = 'discovery:';
export const WONDER = 'wonder:';

/** Whoever is last acts; when all have finished the game is scored. */
export function nextTurn(play: OlymposPlay): void {
  const { state } = play;
  const seat = whoseTurn(state);
  state.active = seat;
  if (seat === null) {
    doNext(state.table, { do: 'checkpoint' }, { do: 'score' });
    return;
  }
  state.phase = 'play';
  state.turn += 1;
  const last = isLastTurn(player(state, seat));
  play.news.push({ kind: 'turn', turn: state.turn, seat, last });
  doNext(state.table, { do: 'window', seat }, { do: last ? 'finish' : 'zeus', seat }, { do: 'next-turn' });
  doNext(lane(state, seat).todo, { do: 'action' });
}

/** The last turn is over, by Pass or after an action: from now on the player is skipped. */
export function finish(play: OlymposPlay, { seat }: { readonly seat: Seat }): void {
  const owner = player(play.state, seat);
  if (owner.finished) return;
  owner.finished = true;
  play.news.push({ kind: 'finished', seat });
}

/** The actions a seat can pay within the limit: `expand`, `discovery:art`, `wonder:stadium`. */
function actions(state: State, seat: Seat): string[] {
  return [
    ...(canExpand(state, seat) ? [EXPAND] : []),
    ...discoverable(state, seat).map((id) => `${DISCOVERY}${id}`),
    ...buildable(state, seat).map((id) => `${WONDER}${id}`),
  ];
}

/** Pass in the last turn only; Wait before it, and only if nothing else is possible (O19, O81). */
export const action: SeatRule<State, News, Extract<SeatStep, { do: 'action' }>> = {
  ask(state, seat) {
    const possible = actions(state, seat);
    const last = isLastTurn(player(state, seat));
    const idle = last ? [PASS] : possible.length === 0 ? [WAIT] : [];
    return { options: [...playable(state, seat), ...possible, ...idle], min: 1, max: 1 };
  },
  act(play, seat, step, [pick = '']) {
    const { todo } = lane(play.state, seat);
    if (isCard(pick)) {
      doNext(todo, step);
      playCard(play, seat, pick);
      return;
    }
    if (pick === WAIT) {
      play.news.push({ kind: 'waited', seat });
      move(play, seat, facts.rules.prices.wait);
      return;
    }
    if (pick === PASS) {
      play.news.push({ kind: 'passed', seat });
      finish(play, { seat });
    } else if (pick === EXPAND) doNext(todo, { do: 'destination' });
    else if (pick.startsWith(WONDER)) doNext(todo, { do: 'stars', wonder: pick.slice(WONDER.length) });
    else doNext(todo, { do: 'payment', discovery: pick.slice(DISCOVERY.length) });
  },
};
