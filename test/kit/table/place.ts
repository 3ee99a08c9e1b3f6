import { source } from '../../../src/engine/chance.ts';
import { type DecisionRequest, driveComputers } from '../../../src/table/computers.ts';
import type { Result } from '../../../src/table/mistake.ts';
import { randomPlayer } from '../../../src/players/random.ts';
import { games } from '../../../src/games/index.ts';
import type { Choice } from '../../../src/table/play.ts';
import { openSqlite } from '../../../src/table/sqlite.ts';
import type { StoredTable, Store } from '../../../src/table/store.ts';
import type { TableOptions } from '../../../src/table/options.ts';
import type { Computer, Look, Person, Table } from '../../../src/table/table.ts';
import { type Tables, openTables } from '../../../src/table/tables.ts';
import { storedTable } from './stored-table.ts';

export const plainOptions: TableOptions = { language: 'en', pace: 'auto', hints: 'on', game: {} };

export function person(userId: string): Person {
  return { kind: 'person', userId, name: userId.toUpperCase() };
}

export function computer(name: string): Computer {
  return { kind: 'computer', name, strength: 'random' };
}

/** What was asked for, of something that must not fail. */
export function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(result.why);
  return result.value;
}

export interface Place {
  readonly store: Store;
  readonly tables: Tables;
  /** The record of the table with all its secrets. */
  kept(id: string): Promise<StoredTable>;
  /** Puts a table into the store that has been started by its host, `ann`. */
  started(id: string, changes: Partial<StoredTable>): Promise<Table>;
  /** Answers like somebody who picks anything. */
  answer(id: string, userId: string): Promise<Result<Look>>;
}

/** Tables in a database; every table's seed is its number in the order in which they start. */
export function place(path = ':memory:'): Place {
  const store = openSqlite(path);
  let seeds = 0;
  const tables = openTables({
    store,
    games,
    names: ['Solon', 'Aspasia', 'Thales'],
    now: () => 1_700_000_000_000,
    seed: () => `seed ${(seeds += 1)}`,
  });
  async function kept(id: string): Promise<StoredTable> {
    const found = await store.table(id);
    if (found === null) throw new Error(`There is no table ${id}.`);
    return found;
  }
  return {
    store,
    tables,
    kept,
    async started(id, changes) {
      await store.create(
        storedTable({
          id,
          channelId: id,
          options: plainOptions,
          ...changes,
        }),
      );
      return good(await tables.start(id, 'ann'));
    },
    async answer(id, userId) {
      const { table, screen } = good(await tables.look(id, userId));
      if (screen.thought === null) throw new Error(`${userId} is not asked anything.`);
      const { question, sight } = screen.thought;
      const picks = randomPlayer(question, () => sight, source(`${id} ${question.id}`));
      return tables.answer(id, userId, { era: table.era, decision: question.id, picks });
    },
  };
}

/** The same choice in the first era, in which most tables are. */
export function choice(decision: number, picks: readonly string[]): Choice {
  return { era: 0, decision, picks };
}

export function thinkAnything({ thought, seed }: DecisionRequest): Promise<readonly string[]> {
  return Promise.resolve(randomPlayer(thought.question, () => thought.sight, source(seed)));
}

/** Computer players who answer at once and must not run into trouble. */
export function drive(tables: Tables, think = thinkAnything): ReturnType<typeof driveComputers> {
  return driveComputers({
    tables,
    think,
    delay: () => 0,
    onTrouble: (error) => {
      throw error;
    },
  });
}

/** Waits for a table that fulfils a condition. */
export function until(tables: Tables, id: string, fulfilled: (table: Table) => boolean): Promise<Table> {
  return new Promise((resolve, reject) => {
    const stop = tables.onChange((table) => {
      if (table.id !== id || !fulfilled(table)) return;
      stop();
      resolve(table);
    });
    tables.find(id).then((table) => {
      if (table === null || !fulfilled(table)) return;
      stop();
      resolve(table);
    }, reject);
  });
}
