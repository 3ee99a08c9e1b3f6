import type { Seat } from '../../../engine/decision.ts';
import { card, development } from '../facts/facts.ts';
import { count, measure } from '../rules/gains.ts';
import type { Player } from '../rules/state.ts';
import type { PlayerView, View } from '../rules/view.ts';

/** What a player would have if the game ended now, as far as everybody can count it. */
export function worthNow(shown: PlayerView): number {
  const owner = counting(shown);
  const cities = Array.from({ length: shown.developments }, (_, index) => development(shown.city, index + 1));
  const ends = [...cities, ...shown.played.map(card)].filter(({ when }) => when === 'end');
  const points = ends
    .flatMap(({ effects }) => effects)
    .map((effect) => ('gain' in effect ? measure(owner, effect.gain.vp ?? 0) : 0));
  return points.reduce((sum, vp) => sum + vp, shown.vp + shown.glory * count(owner, 'major'));
}

/** The rules count what a player has; of a hand, only how many cards it is. */
export function counting(shown: PlayerView): Player {
  const hidden = {
    tiles: [],
    aside: [],
    pack: [],
    looking: [],
    returning: [],
    later: [],
    raised: false,
    askedBefore: 0,
  };
  return { ...structuredClone(shown), ...hidden, hand: Array.from({ length: shown.cards }, () => '') };
}

/** How many points a seat has gained or lost since the last round ended. */
export function changeOfVp({ players, history }: View, seat: Seat): number {
  return (players[seat]?.vp ?? 0) - (history.at(-1)?.[seat] ?? 0);
}

/** A change with its sign; a real minus is as wide as a plus. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}
