import { card, development } from '../facts/facts.ts';
import { count, measure } from '../rules/gains.ts';
import type { Player } from '../rules/state.ts';
import type { PlayerView } from '../rules/view.ts';

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
  const hidden = { tiles: [], aside: [], pack: [], looking: [], returning: [], later: [], raised: false };
  return { ...structuredClone(shown), ...hidden, hand: Array.from({ length: shown.cards }, () => '') };
}
