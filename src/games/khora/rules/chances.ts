import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { DECLINE, freeActions } from './free-actions.ts';
import type { News } from './news.ts';
import { type KhoraPlay, type SeatStep, type State, hadChance, lane } from './state.ts';

/** What may be used at any time is offered on its own to who was asked nothing that it could stand beside (R32). */
export const chance: SeatRule<State, News, Extract<SeatStep, { do: 'between-phases' | 'last-call' }>> = {
  ask: (state, seat) => (freeActions(state, seat).length === 0 ? null : { options: [DECLINE], min: 1, max: 1 }),
  act: () => undefined,
};

function offerChance({ state }: KhoraPlay, step: SeatStep): void {
  state.players.forEach((_, seat) => {
    if (!hadChance(state, seat)) doNext(lane(state, seat).todo, step);
  });
}

/** At the end of the Progress and Event Resolution phases, so before achievements are judged. */
export function offer(play: KhoraPlay): void {
  offerChance(play, { do: 'between-phases' });
}

export function callLast(play: KhoraPlay): void {
  play.state.phase = 'end';
  offerChance(play, { do: 'last-call' });
}
