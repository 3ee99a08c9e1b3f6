import type { Seat } from '../../../engine/decision.ts';
import type { SeatRule } from '../../../engine/machine.ts';
import { DECLINE } from './free-actions.ts';
import { performNow, trigger } from './effects.ts';
import { type Piece, card } from '../facts/facts.ts';
import { lose } from './gains.ts';
import type { News } from './news.ts';
import { bill } from './prices.ts';
import { type KhoraPlay, type SeatStep, type State, player } from './state.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

/** Asked of everybody who has a card, playable or not: silence would tell the others what the hand is not. */
export const playCard: Rule<'play-card'> = {
  ask(state, seat) {
    const owner = player(state, seat);
    if (owner.hand.length === 0) return null;
    const playable = owner.hand.filter((id) => bill(state, owner, card(id)).payable);
    return { options: [...playable, DECLINE], min: 1, max: 1 };
  },
  act(play, seat, _step, [pick = DECLINE]) {
    if (pick === DECLINE) {
      play.news.push({ kind: 'declined', seat, what: 'play-card' });
      return;
    }
    const owner = player(play.state, seat);
    owner.hand = owner.hand.filter((id) => id !== pick);
    play.news.push({ kind: 'played', seat, card: pick });
    payFor(play, seat, card(pick));
    trigger(play, seat, 'card-played');
    owner.played.push(pick);
    performNow(play, seat, card(pick));
  },
};

/** Pays a card or development; pairs of philosophy tokens stand in for knowledge that is missing. */
export function payFor(play: KhoraPlay, seat: Seat, piece: Piece): void {
  const { drachmas, tokens } = bill(play.state, player(play.state, seat), piece);
  lose(play, seat, 'drachmas', drachmas, piece.cause);
  lose(play, seat, 'philosophy', tokens, piece.cause);
}

/** Another card in play comes back to the hand, never the one that does it (R27). */
export const takeBack: Rule<'take-back'> = {
  ask(state, seat, { of }) {
    const { played } = player(state, seat);
    const others = played.filter((id) => of.by !== 'card' || id !== of.id);
    return others.length > 1 ? { options: others, min: 1, max: 1 } : { forced: others };
  },
  act(play, seat, { of }, picks) {
    const owner = player(play.state, seat);
    owner.played = owner.played.filter((id) => !picks.includes(id));
    owner.hand.push(...picks);
    for (const pick of picks) play.news.push({ kind: 'took-back', seat, card: pick, from: of });
  },
};
