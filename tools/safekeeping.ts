import { existsSync, renameSync, rmSync } from 'node:fs';
import BetterSqlite3, { type Database } from 'better-sqlite3';
import { games } from '../src/games/index.ts';
import { type Audit, audit } from '../src/table/audit.ts';
import { copy, openDatabase } from '../src/table/sqlite.ts';

/** In one go, because a copy in steps starts again whenever the bot writes. */
const ALL_PAGES = 2 ** 31 - 1;

/** Copies a database that may be in use to a new file. */
export async function backUp(database: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  await duplicate(database, file);
}

export interface Restored extends Audit {
  /** Where the file lies that was there before; null if there was none. */
  readonly kept: string | null;
}

/** Puts a copy of the file in the place of a database, once everything in it was checked. */
export async function restore(file: string, target: string): Promise<Restored> {
  if (file === target) throw new Error(`${file} is the database itself.`);
  demandIdle(target);
  const fresh = `${target}.restoring`;
  rmSync(fresh, { force: true });
  try {
    await duplicate(file, fresh);
    const found = audited(file, fresh);
    demandIdle(target);
    return { ...found, kept: replace(target, fresh) };
  } finally {
    for (const rest of [fresh, `${fresh}-wal`, `${fresh}-shm`]) rmSync(rest, { force: true });
  }
}

async function duplicate(file: string, to: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  let source: Database | null = null;
  try {
    source = new BetterSqlite3(file, { readonly: true, fileMustExist: true });
    await copy(source, to, ALL_PAGES);
  } catch (error) {
    if (!(error instanceof BetterSqlite3.SqliteError)) throw error;
    const why = error.code === 'SQLITE_NOTADB' ? 'is not a database' : `cannot be copied: ${error.message}`;
    throw new Error(`${file} ${why}.`, { cause: error });
  } finally {
    source?.close();
  }
}

/** What is checked is the copy that takes the place, brought up to date; the file itself stays as it is. */
function audited(file: string, fresh: string): Audit {
  try {
    const database = openDatabase(fresh);
    try {
      return audit(database, games);
    } finally {
      database.close();
    }
  } catch (error) {
    throw new Error((error as Error).message.replaceAll(fresh, file), { cause: error });
  }
}

/** Throws if any program has the database open. One too damaged to be opened is in nobody's use. */
function demandIdle(target: string): void {
  if (!existsSync(target)) return;
  const database = new BetterSqlite3(target, { timeout: 0 });
  try {
    database.pragma('locking_mode = EXCLUSIVE');
    database.exec('BEGIN EXCLUSIVE; ROLLBACK');
  } catch (error) {
    if (error instanceof BetterSqlite3.SqliteError && error.code.startsWith('SQLITE_BUSY'))
      throw new Error(`${target} is in use: stop the bot first.`, { cause: error });
  } finally {
    database.close();
  }
}

/** Keeps the old file beside the new one, and never over one that was kept before. */
function replace(target: string, fresh: string): string | null {
  const kept = existsSync(target) ? freeName(`${target}.before-restore`) : null;
  if (kept !== null) {
    for (const part of ['', '-wal', '-shm'])
      if (existsSync(`${target}${part}`)) renameSync(`${target}${part}`, `${kept}${part}`);
  }
  renameSync(fresh, target);
  return kept;
}

function freeName(name: string): string {
  if (!existsSync(name)) return name;
  let number = 2;
  while (existsSync(`${name}-${number}`)) number += 1;
  return `${name}-${number}`;
}
