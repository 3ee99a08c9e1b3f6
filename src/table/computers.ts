import { randomBytes, randomInt } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setImmediate as nextRound, setTimeout as wait } from 'node:timers/promises';
import { source } from '../engine/chance.ts';
import type { OpenQuestion, Seat } from '../engine/decision.ts';
import type { Thought } from '../module/game-module.ts';
import { randomPlayer } from '../players/random.ts';
import type { Mistake } from './mistake.ts';
import type { Computer, Occupant, Table } from './table.ts';
import type { Tables } from './tables.ts';

/** A decision for a computer player to take, with what its seat may know and nothing else. */
export interface DecisionRequest {
  readonly game: string;
  readonly strength: string;
  readonly thought: Thought;
  /** Chance for the player's own use; it has nothing to do with the seed of the table. */
  readonly seed: string;
}

export interface Computers {
  readonly tables: Tables;
  readonly think: (request: DecisionRequest) => Promise<readonly string[]>;
  /** Milliseconds from the question to the answer at the least; the same for every question, so that they tell nothing. */
  readonly delay?: () => number;
  /** Milliseconds until a decision is tried again that could not be saved. */
  readonly patience?: number;
  /** `tableId` is null where no single table is concerned. */
  readonly onTrouble: (error: unknown, tableId: string | null) => void;
}

/** Mistakes that only say that the table went on, or ended, without this answer. */
const overtaken: readonly Mistake[] = ['refused-stale', 'table-over', 'table-gone', 'paused'];

/** Milliseconds that computer players may take at a stretch. */
const MOMENT = 10;

/** Takes the decisions of all computer seats, also those left open by a restart, until it is closed. */
export function driveComputers(computers: Computers): { close(): Promise<void> } {
  const { tables, think, onTrouble, delay = () => randomInt(600, 2000), patience = 30_000 } = computers;
  const underWay = new Map<string, Promise<void>>();
  const closing = new AbortController();
  const { signal } = closing;
  setMaxListeners(0, signal);
  const isOpen = (): boolean => !signal.aborted;

  async function delayed(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await wait(milliseconds, undefined, { signal });
  }

  let last = Promise.resolve();
  let since = -Infinity;
  /** Lets the steps of players go ahead for a moment in each round of the event loop: people are answered in between. */
  function turn(): Promise<void> {
    last = last.then(async () => {
      if (performance.now() - since < MOMENT) return;
      await nextRound();
      since = performance.now();
    });
    return last;
  }

  /** Does something that is not under way yet, and tries until it comes to an end; trouble is reported the first time. */
  function once(key: string, tableId: string | null, work: () => Promise<void>): void {
    if (!isOpen() || underWay.has(key)) return;
    const tried = async (): Promise<void> => {
      for (let troubled = false; isOpen(); troubled = true) {
        try {
          await work();
          return;
        } catch (error) {
          if (isOpen() && !troubled) onTrouble(error, tableId);
          await delayed(patience).catch(() => null);
        }
      }
    };
    underWay.set(
      key,
      tried().finally(() => underWay.delete(key)),
    );
  }

  let looks = 0;
  function consider({ id, stage, isPaused, occupants }: Table): void {
    if (stage !== 'playing' || isPaused || !occupants.some(isComputer)) return;
    looks += 1;
    once(`look ${looks}`, id, async () => {
      await turn();
      if (!isOpen()) return;
      const look = await tables.look(id, null);
      if (!look.ok) return;
      const { table, screen } = look.value;
      for (const { seat, decision, sealed } of screen.awaited) {
        const occupant = table.occupants[seat];
        if (sealed || occupant === undefined || !isComputer(occupant)) continue;
        once(`${id} ${table.era} ${decision}`, id, () => decide(table, seat, decision, occupant.strength));
      }
      const { checkpoint } = screen;
      if (checkpoint !== null && table.occupants.every(isComputer))
        once(`${id} ${table.era} checkpoint ${checkpoint}`, id, () => goOn(table, checkpoint));
    });
  }

  async function decide({ id, game, era }: Table, seat: Seat, decision: number, strength: string): Promise<void> {
    await turn();
    if (!isOpen()) return;
    const look = await tables.lookAs(id, seat);
    const asked = look.ok && look.value.table.era === era ? look.value.screen.thought : null;
    if (asked?.question.id !== decision) return;
    const request: DecisionRequest = { game, strength, thought: asked, seed: randomBytes(16).toString('hex') };
    const [picks] = await Promise.all([thoughtOf(request, id), delayed(delay())]);
    await turn();
    if (!isOpen()) return;
    const { question } = asked;
    const mistake = await answered(id, era, question, picks);
    if (mistake === null) return;
    onTrouble(new Error(`A ${strength} player's answer to "${question.kind}" was ${mistake}.`), id);
    const second = await answered(id, era, question, anything(request));
    if (second !== null) throw new Error(`A random answer to "${question.kind}" was ${second}.`);
  }

  async function answered(
    id: string,
    era: number,
    question: OpenQuestion,
    picks: readonly string[],
  ): Promise<Mistake | null> {
    const result = await tables.answerAs(id, question.seat, { era, decision: question.id, picks });
    return result.ok || overtaken.includes(result.why) ? null : result.why;
  }

  async function thoughtOf(request: DecisionRequest, tableId: string): Promise<readonly string[]> {
    try {
      return await unlessAborted(think(request), signal);
    } catch (error) {
      if (isOpen()) onTrouble(error, tableId);
      return anything(request);
    }
  }

  async function goOn({ id, era }: Table, checkpoint: number): Promise<void> {
    await delayed(delay());
    await tables.advanceAs(id, 0, { era, checkpoint });
  }

  const stop = tables.onChange(consider);
  once('start', null, async () => {
    (await tables.active()).forEach(consider);
  });

  return {
    async close() {
      stop();
      closing.abort();
      await Promise.all(underWay.values());
    },
  };
}

function anything({ thought, seed }: DecisionRequest): readonly string[] {
  return randomPlayer(thought.question, () => thought.sight, source(seed));
}

function isComputer(occupant: Occupant): occupant is Computer {
  return occupant.kind === 'computer';
}

/** A player who never comes to an end must not keep the program from closing. */
function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const abort = (): void => {
      reject(new Error('Closed while thinking.'));
    };
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => {
      signal.removeEventListener('abort', abort);
    });
  });
}
