import type { SeatRule } from '../../../engine/machine.ts';
import { DECLINE, mayPay } from './free-actions.ts';
import { performNow, trigger } from './effects.ts';
import { type Piece, facts } from '../facts/facts.ts';
import type { News } from './news.ts';
import { payFor } from './politics.ts';
import { bill } from './prices.ts';
import { type Player, type SeatStep, type State, awaitChance, player } from './state.ts';

/** Developments are unlocked bottom to top; null when all are. */
export function nextDevelopment(owner: Player): Piece | null {
  return facts.cities.get(owner.city)?.[owner.developments] ?? null;
}

const UNLOCK = 'unlock';

export const unlock: SeatRule<State, News, Extract<SeatStep, { do: 'unlock' }>> = {
  ask(state, seat) {
    const owner = player(state, seat);
    const piece = nextDevelopment(owner);
    if (piece === null) return null;
    const { known, payable } = bill(state, owner, piece);
    return known ? mayPay(state, seat, payable ? [UNLOCK] : []) : null;
  },
  act(play, seat, _step, [pick]) {
    const owner = player(play.state, seat);
    const piece = nextDevelopment(owner);
    if (pick === DECLINE || piece === null) {
      play.news.push({ kind: 'declined', seat, what: 'unlock' });
      return;
    }
    play.news.push({ kind: 'unlocked', seat, city: owner.city, number: owner.developments + 1 });
    payFor(play, seat, piece);
    trigger(play, seat, { action: 'development' });
    owner.developments += 1;
    if (piece.when === 'any-time') awaitChance(play.state, seat);
    performNow(play, seat, piece);
  },
};
