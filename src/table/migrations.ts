import type { Database } from 'better-sqlite3';

/** Written into every file, so that a database of another program is never taken for ours. */
const APPLICATION = 0x41676f72;

/** Migration n leads from version n to version n + 1. One that was released is never edited. */
const migrations: readonly string[] = [
  `CREATE TABLE tables (
    number INTEGER PRIMARY KEY,
    id TEXT NOT NULL UNIQUE,
    channel TEXT NOT NULL,
    guild TEXT NOT NULL,
    game TEXT NOT NULL,
    stage TEXT NOT NULL CHECK (stage IN ('lobby', 'playing', 'finished', 'ended')),
    host TEXT NOT NULL,
    options TEXT NOT NULL,
    occupants TEXT NOT NULL,
    posts TEXT NOT NULL,
    turn INTEGER NOT NULL,
    seed TEXT,
    seed_hash TEXT,
    state TEXT,
    chapter INTEGER NOT NULL,
    paused INTEGER NOT NULL CHECK (paused IN (0, 1)),
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL
  ) STRICT;
  CREATE UNIQUE INDEX one_active_table ON tables (channel) WHERE stage IN ('lobby', 'playing');
  CREATE INDEX tables_of_channel ON tables (channel, number);
  CREATE TABLE answers (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    answer TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    chapter INTEGER NOT NULL,
    news TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
  ) STRICT, WITHOUT ROWID;
  CREATE INDEX entries_of_chapter ON entries (table_id, chapter, number);
  CREATE TABLE languages (user TEXT NOT NULL PRIMARY KEY, locale TEXT NOT NULL) STRICT;
  PRAGMA application_id = ${APPLICATION};`,
  `CREATE TABLE notes (key TEXT NOT NULL PRIMARY KEY, value TEXT NOT NULL) STRICT;`,
  // Until here "paused" said that a game stood at a checkpoint, which its snapshot says too; now it is the host's pause.
  `ALTER TABLE tables ADD COLUMN era INTEGER NOT NULL DEFAULT 0;
  UPDATE tables SET paused = ifnull(json_extract(options, '$.held'), 0);
  UPDATE tables SET options = json_remove(options, '$.held');`,
];

/** The version that this program writes. */
export const latest = migrations.length;

/** Brings a database to the given version; a file that is not ours or newer than we are is refused untouched. */
export function migrate(database: Database, to = latest): void {
  const bring = database.transaction(() => {
    const from = pragma(database, 'user_version');
    const ours = pragma(database, 'application_id') === APPLICATION;
    if (ours ? from === 0 : from > 0 || !isEmpty(database))
      throw new Error(`${database.name} is a database of another program.`);
    if (from > latest)
      throw new Error(
        `${database.name} was written by a newer version of Agora (format ${from}; this one knows up to ${latest}).`,
      );
    if (from >= to) return;
    for (const migration of migrations.slice(from, to)) database.exec(migration);
    database.pragma(`user_version = ${to}`);
  });
  bring.immediate();
}

function pragma(database: Database, name: string): number {
  return Number(database.pragma(name, { simple: true }));
}

function isEmpty(database: Database): boolean {
  return database.prepare('SELECT 1 FROM sqlite_schema').get() === undefined;
}
