import type { Seat } from '../../../engine/decision.ts';
import { facts } from '../facts/facts.ts';
import type { Land } from '../facts/map.ts';
import { type OlymposPlay, type Player, type Territory, player, territory } from './state.ts';

const { land } = facts.board;

export function landOf(number: number): Land {
  return land[number] as Land;
}

export function controller({ discs }: Pick<Territory, 'discs'>): Seat | null {
  const { length } = discs;
  return length === 0 ? null : (discs[length - 1] as Seat);
}

/** Puts a disc on top, which takes control. */
export function enter(play: OlymposPlay, seat: Seat, number: number): void {
  const there = territory(play.state, number);
  const before = controller(there);
  if (there.mark === 'tribe') {
    there.mark = null;
    play.news.push({ kind: 'tribe-gone', zone: there.zone });
  }
  there.discs.push(seat);
  changeHands(play, number, before, seat);
}

/** Takes a disc away, `height` counted from 1 at the bottom; the others keep their order. */
export function leave(play: OlymposPlay, number: number, height: number): void {
  const there = territory(play.state, number);
  const before = controller(there);
  there.discs.splice(height - 1, 1);
  changeHands(play, number, before, controller(there));
}

/** The territory token goes with its star and Zeus tokens to whoever is on top now, or back (O29, O30). */
function changeHands(play: OlymposPlay, number: number, before: Seat | null, after: Seat | null): void {
  if (before === after) return;
  const zone = landOf(number);
  if (before !== null) hold(player(play.state, before), zone, -1);
  if (after !== null) hold(player(play.state, after), zone, 1);
  play.news.push({ kind: 'control', zone: zone.id, seat: after, before });
}

function hold(owner: Player, { resource, star, zeus }: Land, by: 1 | -1): void {
  owner.tokens[resource] += by;
  if (star) owner.stars += by;
  if (zeus) owner.zeusTokens += by;
}

/** One disc that may be moved, by territory and height from 1. */
export interface Disc {
  readonly number: number;
  readonly height: number;
}

/** A seat's discs on a territory; of discs of its own that lie one on the other only the lowest, for they leave the same. */
export function discsOn({ discs }: Territory, number: number, seat: Seat): Disc[] {
  const found: Disc[] = [];
  discs.forEach((owner, index) => {
    if (owner === seat && discs[index - 1] !== seat) found.push({ number, height: index + 1 });
  });
  return found;
}
