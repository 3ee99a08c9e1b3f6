import type { Task } from '../../../src/threads/thinker.ts';

/** A player that begins and never comes to an answer. */
export default function think({ started }: Task): never {
  started.postMessage(null);
  for (;;);
}
