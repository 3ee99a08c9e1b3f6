import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { z } from 'zod';
import { refusal } from '../engine/check.ts';
import type { Budget } from './budget.ts';
import type { Advice } from './player.ts';
import { type Strength, weaker } from './strength.ts';
import { type ThinkRequest, advise, answer } from '../games/playing.ts';

/** A player that failed and was replaced by the next weaker one for this decision. */
export interface Trouble {
  readonly game: string;
  readonly strength: Strength;
  readonly question: number;
  readonly error: Error;
}

export interface ThinkerOptions {
  readonly workers: number;
  /** What a search may do for one decision. */
  readonly budget: Budget;
  readonly onTrouble?: (trouble: Trouble) => void;
  /** How the players that need no thread of their own answer. */
  readonly answerHere?: typeof answer;
  /** The file that answers in a thread of its own. */
  readonly worker?: URL;
}

/** Computer players for a server: it always answers, and never blocks the calling thread for long. */
export interface Thinker {
  think(order: ThinkRequest): Promise<readonly string[]>;
  advise(order: ThinkRequest): Promise<Advice>;
  close(): Promise<void>;
}

/** What a worker is told: it says through `started` when it begins, so that waiting for a free worker costs no time. */
export interface Task {
  readonly order: ThinkRequest;
  readonly budget: Budget;
  readonly started: MessagePort;
}

/** What comes back from a worker. */
const read = z.array(z.string());

/** A search may overrun its time by this factor before it is given up. */
const PATIENCE = 3;

export function openThinker(options: ThinkerOptions): Thinker {
  const { workers, budget, onTrouble, answerHere = answer } = options;
  const pool = new Piscina({
    filename: (options.worker ?? new URL('./thinker-worker.ts', import.meta.url)).href,
    execArgv: ['--import', new URL('../typescript/register.mjs', import.meta.url).href],
    minThreads: Math.min(1, workers),
    maxThreads: workers,
  });

  async function answerThere(order: ThinkRequest): Promise<unknown> {
    const abort = new AbortController();
    const { port1, port2 } = new MessageChannel();
    let timer: NodeJS.Timeout | undefined;
    port1.once('message', () => {
      if ('milliseconds' in budget) timer = setTimeout(() => abort.abort(), budget.milliseconds * PATIENCE);
    });
    try {
      const task: Task = { order, budget, started: port2 };
      return await pool.run(task, { transferList: [port2], signal: abort.signal });
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  async function attempt(order: ThinkRequest): Promise<readonly string[]> {
    const picks = order.strength === 'strategos' ? read.parse(await answerThere(order)) : answerHere(order, budget);
    const why = refusal(order.question, picks);
    if (why !== null) throw new Error(`The picks are refused: ${why}.`);
    return picks;
  }

  async function think(order: ThinkRequest): Promise<readonly string[]> {
    const { game, strength, question } = order;
    try {
      return await attempt(order);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      onTrouble?.({ game, strength, question: question.id, error });
      const next = weaker(strength);
      return next === null ? question.options.slice(0, question.min) : think({ ...order, strength: next });
    }
  }

  return {
    think,
    advise: (order) => Promise.resolve().then(() => advise(order)),
    close: () => pool.destroy(),
  };
}
