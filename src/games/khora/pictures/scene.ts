import type { Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import type { Say } from '../../../i18n/catalogue.ts';
import { isUnreadable } from '../../../render/type.ts';
import type { PlayerView, View } from '../rules/view.ts';

/** Everything a part of a picture may draw from. */
export interface Scene {
  readonly view: View;
  readonly say: Say;
  readonly names: readonly string[];
}

/** A name of which nothing could be read gives way to the number of the player, which the marker bears too. */
export function nameOf({ say, names }: Pick<Scene, 'say' | 'names'>, seat: Seat): string {
  const name = names[seat] ?? '';
  return isUnreadable(name) ? say(text('picture.player', { number: seat + 1 })) : name;
}

export function playerAt(view: View, seat: Seat): PlayerView {
  const found = view.players[seat];
  if (found === undefined) throw new Error(`There is no seat ${seat}.`);
  return found;
}

/** The seats with the most points on the track; nobody while all have none. */
export function leaders({ players }: View): Seat[] {
  const most = Math.max(...players.map(({ vp }) => vp));
  return most === 0 ? [] : players.flatMap(({ vp }, seat) => (vp === most ? [seat] : []));
}
