import type { Task } from '../../../src/games/thinking.ts';

/** A player that begins and never comes to an answer. */
export default function think({ started }: Task): never {
  started.postMessage(null);
  for (;;);
}
