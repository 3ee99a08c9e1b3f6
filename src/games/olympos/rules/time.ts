import type { Seat } from '../../../engine/decision.ts';
import { facts, god } from '../facts/facts.ts';
import type { Cause } from './cause.ts';
import { lose } from './gains.ts';
import { type OlymposPlay, type Player, type State, player } from './state.ts';

const { track } = facts;
const lastZeus = track.zeus.at(-1)?.space ?? track.cross;

/** From the last Zeus space on the next turn is the last (O67, O68). */
export function isLastTurn({ space }: Pick<Player, 'space'>): boolean {
  return space >= lastZeus;
}

/** The lowest on the track; of several on a space, the one that lies highest (O15). Null when all have finished. */
export function whoseTurn({ players, arrivals }: Pick<State, 'players' | 'arrivals'>): Seat | null {
  let next: Seat | null = null;
  let lowest = Infinity;
  for (const seat of arrivals) {
    const owner = players[seat];
    if (owner === undefined || owner.finished || owner.space > lowest) continue;
    next = seat;
    lowest = owner.space;
  }
  return next;
}

/** The most that an action may cost without carrying the token past the cross (O18). */
export function means({ hourglasses, space }: Pick<Player, 'hourglasses' | 'space'>): number {
  return hourglasses + track.cross - space;
}

/** Hourglasses first, as far as they go (O17), then spaces; a mark that made the action dearer is done with. */
export function pay(play: OlymposPlay, seat: Seat, total: number, from: Cause): void {
  const owner = player(play.state, seat);
  const hourglasses = Math.min(total, owner.hourglasses);
  play.news.push({ kind: 'paid', seat, total, hourglasses });
  lose(play, seat, 'hourglasses', hourglasses, from);
  move(play, seat, total - hourglasses);
  unmark(play, seat, 'next-action');
}

/** A token that does not move keeps its place in the stack (O16). */
export function move(play: OlymposPlay, seat: Seat, spaces: number): void {
  if (spaces === 0) return;
  const { state } = play;
  const owner = player(state, seat);
  const before = owner.space;
  owner.space += spaces;
  state.arrivals = [...state.arrivals.filter((other) => other !== seat), seat];
  play.news.push({ kind: 'moved', seat, spaces, space: owner.space });
  track.zeus.forEach(({ space }, place) => {
    if (before < space && space <= owner.space) state.reached.push(place);
  });
}

/** Marks that last until now go away. */
export function unmark(play: OlymposPlay, seat: Seat, until: 'next-god' | 'next-action'): void {
  const owner = player(play.state, seat);
  if (owner.marks.length === 0) return;
  owner.marks = owner.marks.filter((id) => {
    if (god(id).until !== until) return true;
    play.news.push({ kind: 'unmarked', seat, god: id });
    return false;
  });
}
