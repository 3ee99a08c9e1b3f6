import { renameSync, rmSync } from 'node:fs';
import BetterSqlite3, { type Database } from 'better-sqlite3';
import { readRecord } from '../engine/given.ts';
import { locales } from '../i18n/catalogue.ts';
import { migrate } from './migrations.ts';
import { type Row, factIn, fromRow, parsed, toRow } from './row.ts';
import type { Change, Entry, StoredTable, Store } from './store.ts';

/** Opens a database file, or makes one, and brings it to the version of this program. */
export function openDatabase(path: string): Database {
  const database = opened(path);
  try {
    migrate(database);
    database.pragma('journal_mode = WAL');
    database.pragma('synchronous = FULL');
    database.pragma('foreign_keys = ON');
    return database;
  } catch (error) {
    database.close();
    if (!(error instanceof BetterSqlite3.SqliteError)) throw error;
    if (error.code === 'SQLITE_NOTADB') throw new Error(`${path} is not a database.`, { cause: error });
    throw new Error(`${path} cannot be used: ${error.message}.`, { cause: error });
  }
}

function opened(path: string): Database {
  try {
    return new BetterSqlite3(path);
  } catch (error) {
    throw new Error(`${path} cannot be opened: ${error instanceof Error ? error.message : ''}.`, { cause: error });
  }
}

/** Tables kept in a SQLite file; `:memory:` keeps them until it is closed. */
export function openSqlite(path: string): Store {
  const database = openDatabase(path);
  const statements = prepare(database);

  const commit = database.transaction((tableId: string, change: (stored: StoredTable | null) => Change<unknown>) => {
    const row = statements.table.get(tableId);
    const { value, stored, answer, entries = [] } = change(row === undefined ? null : fromRow(row));
    if (stored !== undefined) statements.update.run({ ...toRow(stored), id: tableId });
    if (answer !== undefined) statements.addAnswer.run({ table: tableId, answer: JSON.stringify(answer) });
    for (const { chapter, fact } of entries)
      statements.addEntry.run({ table: tableId, chapter, news: JSON.stringify(fact) });
    return value;
  });

  const found = (row: Row | undefined): StoredTable | null => (row === undefined ? null : fromRow(row));

  return {
    create: (stored) => promised(() => inserted(() => statements.insert.run(toRow(stored)))),
    change: <T>(tableId: string, change: (stored: StoredTable | null) => Change<T>) =>
      promised(() => commit.immediate(tableId, change) as T),
    table: (tableId) => promised(() => found(statements.table.get(tableId))),
    inChannel: (channelId) => promised(() => found(statements.inChannel.get(channelId))),
    active: () => promised(() => statements.active.all().map(({ id }) => id)),
    entries: (tableId, chapter) =>
      promised(() =>
        statements.entries
          .all(tableId, chapter)
          .map((entry): Entry => ({ chapter: entry.chapter, fact: factIn(entry.news, tableId) })),
      ),
    answers: (tableId) =>
      promised(() => {
        const record = readRecord(statements.answers.all(tableId).map(({ answer }) => parsed(answer, tableId)));
        if (record === null) throw new Error(`The answers of table ${tableId} cannot be read.`);
        return record.given;
      }),
    language: (userId) =>
      promised(() => locales.find((one) => one === statements.language.get(userId)?.locale) ?? null),
    setLanguage: (userId, locale) =>
      promised(() => {
        if (locale === null) statements.forgetLanguage.run(userId);
        else statements.setLanguage.run(userId, locale);
      }),
    note: (key) => promised(() => statements.note.get(key)?.value ?? null),
    setNote: (key, value) =>
      promised(() => {
        statements.setNote.run(key, value);
      }),
    backup: (file) => copy(database, file),
    close: () =>
      promised(() => {
        database.close();
      }),
  };
}

/** Copies a database that may be in use; the file appears under its name only when it is complete. */
export async function copy(database: Database, file: string, pagesAtOnce = 100): Promise<void> {
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    await database.backup(part, { progress: () => pagesAtOnce });
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

/** Runs at once, so that nothing comes between; what is thrown becomes a rejection. */
function promised<T>(work: () => T): Promise<T> {
  return new Promise((resolve) => {
    resolve(work());
  });
}

function inserted(insert: () => void): boolean {
  try {
    insert();
    return true;
  } catch (error) {
    if (error instanceof BetterSqlite3.SqliteError && error.message.endsWith('tables.channel')) return false;
    throw error;
  }
}

function prepare(database: Database) {
  const columns = `id, channel, guild, game, stage, host, options, occupants, posts, turn, era, seed, seed_hash,
    state, chapter, paused, created, changed`;
  const values = columns.replaceAll(/\w+/g, ':$&');
  const isActive = `stage IN ('lobby', 'playing')`;
  const numbered = (table: string) => `(SELECT ifnull(max(number), 0) + 1 FROM ${table} WHERE table_id = :table)`;
  return {
    insert: database.prepare<Row>(`INSERT INTO tables (${columns}) VALUES (${values})`),
    update: database.prepare<Row>(`UPDATE tables SET (${columns}) = (${values}) WHERE id = :id`),
    table: database.prepare<[string], Row>(`SELECT ${columns} FROM tables WHERE id = ?`),
    inChannel: database.prepare<[string], Row>(
      `SELECT ${columns} FROM tables WHERE channel = ? ORDER BY ${isActive} DESC, number DESC LIMIT 1`,
    ),
    active: database.prepare<[], { id: string }>(`SELECT id FROM tables WHERE ${isActive} ORDER BY number`),
    addAnswer: database.prepare<{ table: string; answer: string }>(
      `INSERT INTO answers (table_id, number, answer) VALUES (:table, ${numbered('answers')}, :answer)`,
    ),
    addEntry: database.prepare<{ table: string; chapter: number; news: string }>(
      `INSERT INTO entries (table_id, number, chapter, news) VALUES (:table, ${numbered('entries')}, :chapter, :news)`,
    ),
    answers: database.prepare<[string], { answer: string }>(
      'SELECT answer FROM answers WHERE table_id = ? ORDER BY number',
    ),
    entries: database.prepare<[string, number], { chapter: number; news: string }>(
      'SELECT chapter, news FROM entries WHERE table_id = ? AND chapter = ? ORDER BY number',
    ),
    language: database.prepare<[string], { locale: string }>('SELECT locale FROM languages WHERE user = ?'),
    setLanguage: database.prepare<[string, string]>('INSERT OR REPLACE INTO languages (user, locale) VALUES (?, ?)'),
    forgetLanguage: database.prepare<[string]>('DELETE FROM languages WHERE user = ?'),
    note: database.prepare<[string], { value: string }>('SELECT value FROM notes WHERE key = ?'),
    setNote: database.prepare<[string, string]>('INSERT OR REPLACE INTO notes (key, value) VALUES (?, ?)'),
  };
}
