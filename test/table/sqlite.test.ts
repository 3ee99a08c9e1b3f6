import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { latest, migrate } from '../../src/table/migrations.ts';
import { openSqlite } from '../../src/table/sqlite.ts';
import type { Change, StoredTable } from '../../src/table/store.ts';
import { storedTable } from '../kit/table/stored-table.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agora-'));
  file = join(folder, 'agora.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function played(turn: number): (loaded: StoredTable | null) => Change<number> {
  return (loaded) => ({
    value: turn,
    record: {
      ...(loaded ?? storedTable()),
      turn,
      stage: 'playing',
      seed: 's',
      seedHash: 'h',
      state: { turn },
      paused: true,
    },
    answer: { decision: turn, seat: 1, picks: ['a', 'b'] },
    entries: [
      { chapter: 1, news: { turn } },
      { chapter: 2, news: { turn, later: true } },
    ],
  });
}

describe('a store', () => {
  it('gives back what it was given, after it was closed too', async () => {
    const store = openSqlite(file);
    expect(await store.create(storedTable())).toBe(true);
    expect(await store.table('one')).toEqual(storedTable());
    expect(await store.change('one', played(1))).toBe(1);
    await store.change('one', played(2));
    await store.setLanguage('ann', 'es');
    await store.setNote('commands', 'v1');
    await store.close();

    const again = openSqlite(file);
    expect(await again.table('one')).toEqual(played(2)(storedTable()).record);
    expect(await again.answers('one')).toEqual([
      { decision: 1, seat: 1, picks: ['a', 'b'] },
      { decision: 2, seat: 1, picks: ['a', 'b'] },
    ]);
    expect(await again.entries('one', 2)).toEqual([
      { chapter: 2, news: { turn: 1, later: true } },
      { chapter: 2, news: { turn: 2, later: true } },
    ]);
    expect(await again.entries('one', 3)).toEqual([]);
    expect(await again.language('ann')).toBe('es');
    await again.setLanguage('ann', null);
    expect(await again.language('ann')).toBeNull();
    expect(await again.note('commands')).toBe('v1');
    expect(await again.note('nothing')).toBeNull();
    await again.close();
  });

  it('keeps one active table in a channel and finds it before older ones', async () => {
    const store = openSqlite(':memory:');
    expect(await store.create(storedTable({ id: 'old', stage: 'finished' }))).toBe(true);
    expect(await store.create(storedTable({ id: 'now' }))).toBe(true);
    expect(await store.create(storedTable({ id: 'second' }))).toBe(false);
    expect(await store.create(storedTable({ id: 'elsewhere', channelId: 'other' }))).toBe(true);
    expect(await store.create(storedTable({ id: 'broken-off', stage: 'ended' }))).toBe(true);
    expect((await store.inChannel('channel'))?.id).toBe('now');
    expect(await store.active()).toEqual(['now', 'elsewhere']);
    await store.change('now', (loaded) => ({ value: null, record: { ...(loaded as StoredTable), stage: 'ended' } }));
    expect((await store.inChannel('channel'))?.id).toBe('broken-off');
    expect(await store.inChannel('nowhere')).toBeNull();
    expect(await store.create(storedTable({ id: 'next' }))).toBe(true);
    await store.close();
  });

  it('does not take an id twice for a busy channel', async () => {
    const store = openSqlite(':memory:');
    await store.create(storedTable());
    await expect(store.create(storedTable({ channelId: 'other' }))).rejects.toThrow('tables.id');
    await store.close();
  });

  it('leaves nothing behind of a change that throws', async () => {
    const store = openSqlite(file);
    await store.create(storedTable());
    const refuse = (): never => {
      throw new Error('no');
    };
    await expect(store.change('one', refuse)).rejects.toThrow('no');
    const circular: { self?: unknown } = {};
    circular.self = circular;
    await expect(
      store.change('one', (loaded) => ({ ...played(1)(loaded), entries: [{ chapter: 1, news: circular }] })),
    ).rejects.toThrow('circular');
    expect(await store.table('one')).toEqual(storedTable());
    expect(await store.answers('one')).toEqual([]);
    expect(await store.entries('one', 1)).toEqual([]);
    expect(await store.change('gone', (loaded) => ({ value: loaded }))).toBeNull();
    await store.close();
  });

  it('names the table whose JSON is damaged', async () => {
    const store = openSqlite(file);
    await store.create(storedTable());
    const raw = new BetterSqlite3(file);
    raw.prepare('UPDATE tables SET options = ?').run('{');
    raw.close();
    await expect(store.table('one')).rejects.toThrow('Table one cannot be read');
    await store.close();
  });

  it('copies itself while it goes on', async () => {
    const store = openSqlite(file);
    await store.create(storedTable());
    const copied = store.backup(join(folder, 'copy.db'));
    await store.change('one', played(1));
    await copied;
    await store.change('one', played(2));
    const copy = openSqlite(join(folder, 'copy.db'));
    expect((await copy.answers('one')).length).toBeLessThanOrEqual(1);
    expect((await copy.table('one'))?.turn).toBe((await copy.answers('one')).length);
    await copy.close();
    await store.close();
  });

  it('has every answer that was acknowledged before the process was killed', async () => {
    const script = fileURLToPath(new URL('../kit/table/acknowledge.ts', import.meta.url));
    const child = spawn(process.execPath, ['--import', './src/typescript/register.mjs', script, file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let acknowledged = 0;
    for await (const line of createInterface({ input: child.stdout })) {
      acknowledged = Number(line);
      if (acknowledged === 5) child.kill('SIGKILL');
    }
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    expect(child.signalCode).toBe('SIGKILL');
    const store = openSqlite(file);
    const turn = (await store.table('one'))?.turn ?? 0;
    expect(turn).toBeGreaterThanOrEqual(acknowledged);
    expect((await store.answers('one')).map((given) => ('decision' in given ? given.decision : null))).toEqual(
      Array.from({ length: turn }, (_, index) => index + 1),
    );
    expect(await store.entries('one', 1)).toHaveLength(turn);
    await store.close();
  });
});

describe('a file', () => {
  /** A file as version 1 wrote it, with a game in it. */
  function versionOne(): void {
    const old = new BetterSqlite3(file);
    migrate(old, 1);
    old.exec(`
      INSERT INTO tables (id, channel, guild, game, stage, host, options, occupants, posts, turn, state, chapter, paused,
        created, changed) VALUES ('one', 'channel', 'guild', 'khora', 'playing', 'ann', '{}', '[]', '{}', 1, '{"a":1}', 0,
        0, 5, 6);
      INSERT INTO answers (table_id, number, answer) VALUES ('one', 1, '{"decision":0,"seat":0,"picks":[]}');
      INSERT INTO languages (user, locale) VALUES ('ann', 'fr');`);
    old.close();
  }

  it('of an older version is brought up to date with everything in it', async () => {
    versionOne();
    const store = openSqlite(file);
    expect((await store.table('one'))?.state).toEqual({ a: 1 });
    expect(await store.answers('one')).toHaveLength(1);
    expect(await store.language('ann')).toBe('fr');
    await store.setNote('key', 'value');
    await store.close();
    const raw = new BetterSqlite3(file);
    expect(raw.pragma('user_version', { simple: true })).toBe(latest);
    expect(raw.pragma('journal_mode', { simple: true })).toBe('wal');
    raw.close();
  });

  it('of a newer version is refused and not touched', () => {
    versionOne();
    const raw = new BetterSqlite3(file);
    raw.pragma(`user_version = ${latest + 1}`);
    raw.close();
    const before = readFileSync(file);
    expect(() => openSqlite(file)).toThrow(`written by a newer version of Agora (format ${latest + 1}`);
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('that is no database, or somebody else’s, is refused and not touched', () => {
    writeFileSync(file, 'This is a letter, long enough to be looked at as if it were a database. '.repeat(20));
    expect(() => openSqlite(file)).toThrow(`${file} is not a database.`);
    rmSync(file);
    const other = new BetterSqlite3(file);
    other.exec('CREATE TABLE songs (name)');
    other.close();
    const before = readFileSync(file);
    expect(() => openSqlite(file)).toThrow('is a database of another program');
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(() => openSqlite(join(folder, 'no', 'such', 'folder.db'))).toThrow('cannot be opened');
  });
});
