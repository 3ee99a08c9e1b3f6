import { workerData } from 'node:worker_threads';
import { z } from 'zod';
import type { Games } from '../module/game-module.ts';

const told = z.object({ registry: z.url() });

/** The games a thread was told to load, by the file that lists them. */
export async function loadGames(): Promise<Games> {
  const { registry } = told.parse(workerData);
  const { games } = (await import(registry)) as { readonly games: Games };
  return games;
}
