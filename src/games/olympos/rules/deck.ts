import { occasion, shuffled } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import type { Cause } from './cause.ts';
import type { News } from './news.ts';
import { powers } from './powers.ts';
import { type OlymposPlay, type SeatStep, type State, type TableStep, lane, player } from './state.ts';

/** Draws from the deck; the discards are shuffled when a card must be drawn and the deck is empty (O76, O77). */
function take(play: OlymposPlay, count: number): string[] {
  const { state } = play;
  const taken: string[] = [];
  while (taken.length < count) {
    if (state.deck.length === 0) {
      if (state.discards.length === 0) break;
      state.deck = shuffled(occasion(state), state.discards);
      state.discards = [];
      play.news.push({ kind: 'reshuffled' });
    }
    const card = state.deck.pop();
    if (card !== undefined) taken.push(card);
  }
  return taken;
}

/** One Destiny card at a time; who looks at several keeps one. */
export function draw(play: OlymposPlay, { seat, count, from }: Extract<TableStep, { do: 'draw' }>): void {
  const owner = player(play.state, seat);
  const { look } = powers(owner);
  const cards = take(play, look);
  if (count > 1) doNext(play.state.table, { do: 'draw', seat, count: count - 1, from });
  if (cards.length === 0) return;
  if (look === 1) {
    owner.hand.push(...cards);
    play.news.push({ kind: 'drew', seat, count: cards.length, cards, from });
    return;
  }
  owner.looking = cards;
  play.news.push({ kind: 'looked', seat, count: cards.length, cards: [...cards], from });
  doNext(lane(play.state, seat).todo, { do: 'keep', from });
}

/** The cards that are not kept are laid face up. */
export const keep: SeatRule<State, News, Extract<SeatStep, { do: 'keep' }>> = {
  ask(state, seat) {
    const options = [...new Set(player(state, seat).looking)];
    return options.length > 1 ? { options, min: 1, max: 1 } : { forced: options };
  },
  act(play, seat, { from }, [pick = '']) {
    const owner = player(play.state, seat);
    const others = [...owner.looking];
    others.splice(others.indexOf(pick), 1);
    owner.looking = [];
    owner.hand.push(pick);
    play.news.push({ kind: 'kept', seat, count: 1, cards: [pick] });
    layOpen(play, seat, others, from);
  },
};

/** Takes one copy of a card out of a hand; it lies face up on the discard pile. */
export function spend(play: OlymposPlay, seat: Seat, card: string): void {
  const { hand } = player(play.state, seat);
  hand.splice(hand.indexOf(card), 1);
  play.state.discards.push(card);
  play.news.push({ kind: 'played', seat, card });
}

function layOpen(play: OlymposPlay, seat: Seat, faces: readonly string[], from: Cause): void {
  if (faces.length === 0) return;
  play.state.discards.push(...faces);
  play.news.push({ kind: 'discarded', seat, faces: [...faces], from });
}

/** The whole hand, face up (O65). */
export function discardHand(play: OlymposPlay, seat: Seat, from: Cause): void {
  const owner = player(play.state, seat);
  const faces = owner.hand;
  owner.hand = [];
  layOpen(play, seat, faces, from);
}
