import { answer } from '../games/playing.ts';
import type { Task } from './thinker.ts';

/** Runs in a thread of its own. */
export default function think({ order, budget, started }: Task): readonly string[] {
  started.postMessage(null);
  started.close();
  return answer(order, budget);
}
