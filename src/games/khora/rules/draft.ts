import { type SeatRule, doNext } from '../../../engine/machine.ts';
import type { News } from './news.ts';
import { type KhoraPlay, type SeatStep, type State, lane, player } from './state.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

/** One card of the pack is kept, in secret until all have chosen (R37). */
export const draft: Rule<'draft'> = {
  secret: true,
  ask: (state, seat) => ({ options: player(state, seat).pack, min: 1, max: 1 }),
  act(play, seat, _step, picks) {
    const owner = player(play.state, seat);
    owner.hand.push(...picks);
    owner.pack = owner.pack.filter((card) => !picks.includes(card));
  },
};

/** Packs go to the left; the last card passed is kept without a question. */
export function passPacks(play: KhoraPlay): void {
  const { players, table } = play.state;
  const begun = players.some(({ hand }) => hand.length > 0);
  if (begun) {
    const packs = players.map(({ pack }) => pack);
    players.forEach((owner, seat) => (owner.pack = packs[(seat + players.length - 1) % players.length] ?? []));
  }
  if (players.every(({ pack }) => pack.length > 1)) {
    doNext(table, { do: 'pass-packs' });
    players.forEach((_, seat) => doNext(lane(play.state, seat).todo, { do: 'draft' }));
    return;
  }
  players.forEach((owner, seat) => {
    owner.hand.push(...owner.pack);
    owner.pack = [];
    play.news.push({ kind: 'drafted', seat, count: owner.hand.length, cards: [...owner.hand] });
  });
}
