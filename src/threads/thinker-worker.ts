import type { Games } from '../module/game-module.ts';
import { loadGames } from './registry.ts';
import { type Task, answer } from './thinker.ts';

let games: Promise<Games> | null = null;

/** Runs in a thread of its own. */
export default async function think({ request, budget, started }: Task): Promise<readonly string[]> {
  games ??= loadGames();
  const loaded = await games;
  started.postMessage(null);
  started.close();
  return answer(loaded, request, budget);
}
