import { khora } from './khora/index.ts';
import type { Playable } from './playable.ts';

/** A game about whose state, views and news nothing is known outside its folder. */
export type AnyPlayable = Playable<unknown, unknown, unknown>;

/** Every game there is. A second one is a folder beside the first and a line here. */
const registry = { khora } as const;
export type Registry = typeof registry;
export type GameId = keyof Registry;
export const games: ReadonlyMap<string, AnyPlayable> = new Map(Object.entries(registry));

export function playableOf(id: string): AnyPlayable {
  const found = games.get(id);
  if (found === undefined) throw new Error(`There is no game "${id}".`);
  return found;
}
