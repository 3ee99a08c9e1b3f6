import type { Seat } from '../../../engine/decision.ts';
import type { Amount, Gains } from '../facts/schema.ts';
import type { Thing } from '../facts/terms.ts';
import type { Cause } from './cause.ts';
import { type OlymposPlay, type Player, player } from './state.ts';

function change(owner: Player, what: Thing, by: number): void {
  if (what === 'settlers') owner.stock += by;
  else if (what === 'hourglasses' || what === 'prestige') owner[what] += by;
  else owner.cubes[what] += by;
}

/** Nothing here ever runs out (O10). */
export function gain(play: OlymposPlay, seat: Seat, what: Thing, amount: number, from: Cause): void {
  if (amount === 0) return;
  change(player(play.state, seat), what, amount);
  play.news.push({ kind: 'gained', seat, what, amount, from });
}

/** The caller sees to it that there is as much. */
export function lose(play: OlymposPlay, seat: Seat, what: Thing, amount: number, from: Cause): void {
  if (amount === 0) return;
  change(player(play.state, seat), what, -amount);
  play.news.push({ kind: 'lost', seat, what, amount, from });
}

/** How much an amount of the data is for this player now. Cubes never count as tokens. */
export function measure({ tokens }: Pick<Player, 'tokens'>, amount: Amount): number {
  return typeof amount === 'number' ? amount : tokens[amount.per];
}

export function gainAll(play: OlymposPlay, seat: Seat, gains: Gains, from: Cause): void {
  for (const [what, amount] of Object.entries(gains) as [Thing, Amount][])
    gain(play, seat, what, measure(player(play.state, seat), amount), from);
}
