import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import BetterSqlite3 from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Pace } from '../../src/engine/machine.ts';
import { khora } from '../../src/games/khora/index.ts';
import { latest, migrate } from '../../src/table/migrations.ts';
import { openSqlite } from '../../src/table/sqlite.ts';
import { backUp, restore } from '../../tools/safekeeping.ts';
import { sittingAt } from '../kit/closed.ts';
import { computer, drive, place, until, plainOptions } from '../kit/table/place.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agora-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (name: string): string => join(folder, name);

const register = new URL('../../src/typescript/register.mjs', import.meta.url).href;

function run(tool: 'backup' | 'restore', args: readonly string[], env: Record<string, string> = {}) {
  const script = fileURLToPath(new URL(`../../tools/${tool}.ts`, import.meta.url));
  const { PATH = '' } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', register, script, ...args], {
    cwd: folder,
    env: { PATH, ...env },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** A database with one finished game and one that waits for people. */
async function played(file: string, pace: Pace = 'auto'): Promise<void> {
  const here = place(file);
  const driver = drive(here.tables);
  const options = { ...plainOptions, pace };
  await here.started('finished', { occupants: [computer('a'), computer('b')], options });
  await until(here.tables, 'finished', ({ stage }) => stage === 'finished');
  await driver.close();
  await here.started('open', {});
  await here.store.close();
}

function edit(file: string, sql: string): void {
  const raw = new BetterSqlite3(file);
  raw.pragma('foreign_keys = OFF');
  raw.exec(sql);
  raw.close();
}

async function note(file: string): Promise<string | null> {
  const store = openSqlite(file);
  const found = await store.note('last');
  await store.close();
  return found;
}

const left = (): string[] => readdirSync(folder).filter((name) => /restor|part/.test(name));

describe('the tools', () => {
  it('copy the database of .env while the bot has it open, and bring it back', async () => {
    await played(at('mine.db'));
    writeFileSync(at('.env'), 'DATABASE_PATH=mine.db\n');
    const store = openSqlite(at('mine.db'));
    const before = await store.table('finished');
    await store.setNote('last', 'word');
    expect(run('backup', ['copy.db'])).toEqual({
      status: 0,
      stdout: `Copied ${at('mine.db')} to ${at('copy.db')}.\n`,
      stderr: '',
    });
    expect(run('restore', ['copy.db'])).toEqual({
      status: 1,
      stdout: '',
      stderr: `${at('mine.db')} is in use: stop the bot first.\n`,
    });
    await store.setNote('last', 'lost');
    await store.close();

    const { status, stdout } = run('restore', ['copy.db']);
    expect(stdout.replace(/\d+ answers/, 'all answers')).toBe(
      `Restored 2 tables with all answers to ${at('mine.db')}.\n` +
        `The file that was there is ${at('mine.db.before-restore')}.\n`,
    );
    expect(status).toBe(0);
    expect(await note(at('mine.db'))).toBe('word');
    expect(await note(at('mine.db.before-restore'))).toBe('lost');
    const restored = openSqlite(at('mine.db'));
    expect(await restored.table('finished')).toEqual(before);
    await restored.close();
  }, 30_000);

  it('ask for the file', () => {
    expect(run('restore', ['a', 'b'])).toEqual({
      status: 1,
      stdout: '',
      stderr: 'Say from where: npm run restore -- FILE\n',
    });
  }, 30_000);
});

describe('a backup', () => {
  it('never overwrites a file, and needs a database', async () => {
    await expect(backUp(at('agora.db'), at('copy.db'))).rejects.toThrow(`There is no file ${at('agora.db')}.`);
    writeFileSync(at('agora.db'), 'a letter '.repeat(500));
    await expect(backUp(at('agora.db'), at('copy.db'))).rejects.toThrow(`${at('agora.db')} is not a database.`);
    expect(readdirSync(folder)).toEqual(['agora.db']);
    writeFileSync(at('copy.db'), 'precious');
    await expect(backUp(at('agora.db'), at('copy.db'))).rejects.toThrow('exists already');
    expect(readFileSync(at('copy.db'), 'utf8')).toBe('precious');
  });
});

describe('a restore', () => {
  it('needs no file to be there, and brings an older one up to date', async () => {
    const old = new BetterSqlite3(at('old.db'));
    migrate(old, 1);
    old.close();
    const before = readFileSync(at('old.db'));
    expect(await restore(at('old.db'), at('target.db'))).toEqual({ tables: 0, answers: 0, differing: [], kept: null });
    expect(readFileSync(at('old.db')).equals(before)).toBe(true);
    expect(await note(at('target.db'))).toBeNull();
  });

  it('replaces a database that is past reading, and keeps every file it replaced', async () => {
    await played(at('copy.db'));
    writeFileSync(at('target.db'), 'a letter '.repeat(500));
    expect(await restore(at('copy.db'), at('target.db'))).toMatchObject({ kept: at('target.db.before-restore') });
    expect(await restore(at('copy.db'), at('target.db'))).toMatchObject({ kept: at('target.db.before-restore-2') });
    expect(readFileSync(at('target.db.before-restore'), 'utf8')).toContain('a letter');
    expect(left()).toEqual(['target.db.before-restore', 'target.db.before-restore-2']);
  });

  it('names a table that the rules of today would play otherwise, and keeps its snapshot', async () => {
    await played(at('copy.db'));
    edit(at('copy.db'), `UPDATE tables SET state = json_set(state, '$.round', 8) WHERE id = 'open'`);
    expect(await restore(at('copy.db'), at('target.db'))).toMatchObject({ tables: 2, differing: ['open'] });
    const store = openSqlite(at('target.db'));
    expect(await store.table('open')).toMatchObject({ snapshot: { round: 8 } });
    await store.close();
  });

  it('takes games and answers from before checkpoints had numbers', async () => {
    await played(at('copy.db'), 'step');
    edit(
      at('copy.db'),
      `UPDATE tables SET state = json_set(json_remove(state, '$.checkpoint', '$.checkpoints'), '$.paused', json('false'));
      UPDATE answers SET answer = '{"decision":-1,"seat":0,"picks":[]}' WHERE answer LIKE '%advance%'`,
    );
    expect(await restore(at('copy.db'), at('target.db'))).toMatchObject({ tables: 2, differing: [] });
    const store = openSqlite(at('target.db'));
    const open = await store.table('open');
    expect(sittingAt(khora, open?.snapshot).snapshot).toMatchObject({ checkpoint: null, checkpoints: 0 });
    expect((await store.answers('finished')).find((given) => 'advance' in given)).toEqual({ advance: 1, seat: 0 });
    await store.close();
  });

  it('names a table with an answer that the rules of today refuse', async () => {
    await played(at('copy.db'));
    edit(at('copy.db'), `UPDATE answers SET answer = json_set(answer, '$.picks[0]', 'nothing') WHERE number = 9`);
    expect(await restore(at('copy.db'), at('target.db'))).toMatchObject({ differing: ['finished'] });
  });

  it.each([
    ['a gap in the answers', `DELETE FROM answers WHERE number = 3`, 'The answers of table finished are not in order.'],
    ['a missing last answer', `UPDATE tables SET turn = turn + 1`, 'The answers of table finished are not in order.'],
    ['an answer that is none', `UPDATE answers SET answer = '{}'`, 'The answers of table finished are not in order.'],
    ['a state that is cut off', `UPDATE tables SET state = '{"a' WHERE id = 'open'`, 'Table open does not load'],
    ['a state of nothing', `UPDATE tables SET state = NULL WHERE id = 'open'`, 'Table open does not load'],
    ['an unknown game', `UPDATE tables SET game = 'chess' WHERE id = 'open'`, 'There is no game "chess".'],
    ['answers of no table', `INSERT INTO answers VALUES ('gone', 1, '{}')`, '1 rows belong to no table'],
    ['a newer version', `PRAGMA user_version = ${latest + 1}`, 'a newer version of Agora'],
  ])('refuses %s and leaves everything as it was', async (_, sql, sentence) => {
    await played(at('copy.db'));
    edit(at('copy.db'), sql);
    await openSqlite(at('target.db')).close();
    const before = readFileSync(at('target.db'));
    await expect(restore(at('copy.db'), at('target.db'))).rejects.toThrow(sentence);
    expect(readFileSync(at('target.db')).equals(before)).toBe(true);
    expect(left()).toEqual([]);
  });

  it('refuses what is not a whole database', async () => {
    await expect(restore(at('nothing.db'), at('target.db'))).rejects.toThrow(`There is no file ${at('nothing.db')}.`);
    writeFileSync(at('letter.db'), 'a letter '.repeat(500));
    await expect(restore(at('letter.db'), at('target.db'))).rejects.toThrow(`${at('letter.db')} is not a database.`);
    await played(at('target.db'));
    await expect(restore(at('target.db'), at('target.db'))).rejects.toThrow('is the database itself');
    const bytes = readFileSync(at('target.db'));
    writeFileSync(at('torn.db'), Buffer.concat([bytes.subarray(0, 40_000), Buffer.alloc(bytes.length - 40_000, 7)]));
    await expect(restore(at('torn.db'), at('target.db'))).rejects.toThrow(at('torn.db'));
    expect(left()).toEqual([]);
  });
});
