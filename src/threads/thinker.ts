import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { refusal } from '../engine/check.ts';
import { type Games, type Strength, type Thought, gameIn } from '../module/game-module.ts';
import type { Budget } from '../players/budget.ts';
import type { Advice } from '../players/player.ts';

/** A decision for a computer player, as plain data: it may travel to another thread. */
export interface ThinkRequest {
  readonly game: string;
  readonly strength: string;
  readonly thought: Thought;
  /** Chance for the player's own use; it has nothing to do with the seed of a table. */
  readonly seed: string;
}

/** A player that failed and was replaced by the next weaker one for this decision. */
export interface Trouble {
  readonly game: string;
  readonly strength: string;
  readonly question: number;
  readonly error: Error;
}

export interface ThinkerOptions {
  readonly games: Games;
  /** The file that exports the same games; it is loaded in the thinking threads. */
  readonly registry: URL;
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
  think(request: ThinkRequest): Promise<readonly string[]>;
  advise(request: Pick<ThinkRequest, 'game' | 'thought'>): Promise<Advice>;
  close(): Promise<void>;
}

/** What a worker is told: it says through `started` when it begins, so that waiting for a free worker costs no time. */
export interface Task {
  readonly request: ThinkRequest;
  readonly budget: Budget;
  readonly started: MessagePort;
}

/** A search may overrun its time by this factor before it is given up. */
const PATIENCE = 3;

/** Thinks here and now. */
export async function answer(games: Games, request: ThinkRequest, budget: Budget): Promise<readonly string[]> {
  const { game, strength, thought, seed } = request;
  const players = await gameIn(games, game).players();
  return players.answer(strength, thought, seed, budget);
}

export function openThinker(options: ThinkerOptions): Thinker {
  const { games, registry, workers, budget, onTrouble, answerHere = answer } = options;
  const pool = new Piscina<Task, readonly string[]>({
    filename: (options.worker ?? new URL('./thinker-worker.ts', import.meta.url)).href,
    workerData: { registry: registry.href },
    execArgv: ['--import', new URL('../typescript/register.mjs', import.meta.url).href],
    minThreads: Math.min(1, workers),
    maxThreads: workers,
  });

  async function answerThere(request: ThinkRequest): Promise<readonly string[]> {
    const abort = new AbortController();
    const { port1, port2 } = new MessageChannel();
    let timer: NodeJS.Timeout | undefined;
    port1.once('message', () => {
      if ('milliseconds' in budget) timer = setTimeout(() => abort.abort(), budget.milliseconds * PATIENCE);
    });
    try {
      const task: Task = { request, budget, started: port2 };
      return await pool.run(task, { transferList: [port2], signal: abort.signal });
    } finally {
      clearTimeout(timer);
      port1.close();
    }
  }

  const ladderOf = (game: string): readonly Strength[] => gameIn(games, game).strengths;

  async function attempt(request: ThinkRequest): Promise<readonly string[]> {
    const { game, strength, thought } = request;
    const isSearching = ladderOf(game).some(({ id, searches }) => id === strength && searches);
    const picks = await (isSearching ? answerThere(request) : answerHere(games, request, budget));
    const why = refusal(thought.question, picks);
    if (why !== null) throw new Error(`The picks are refused: ${why}.`);
    return picks;
  }

  async function think(request: ThinkRequest): Promise<readonly string[]> {
    const { game, strength, thought } = request;
    const { question } = thought;
    try {
      return await attempt(request);
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      onTrouble?.({ game, strength, question: question.id, error });
      const weaker = weakerThan(ladderOf(game), strength);
      return weaker === null ? question.options.slice(0, question.min) : think({ ...request, strength: weaker });
    }
  }

  return {
    think,
    async advise({ game, thought }) {
      return (await gameIn(games, game).players()).advise(thought);
    },
    close: () => pool.destroy(),
  };
}

/** The next weaker strength, which stands in where one fails; null below the weakest and for one that is unknown. */
export function weakerThan(ladder: readonly Strength[], strength: string): string | null {
  const at = ladder.findIndex(({ id }) => id === strength);
  return ladder[at - 1]?.id ?? null;
}
