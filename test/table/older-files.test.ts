import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { source } from '../../src/engine/chance.ts';
import { games } from '../../src/games/index.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { audit } from '../../src/table/audit.ts';
import { openDatabase, openSqlite } from '../../src/table/sqlite.ts';
import type { Store } from '../../src/table/store.ts';
import { type Tables, openTables } from '../../src/table/tables.ts';
import { good } from '../kit/table/place.ts';

/** A database of version 2, with a game stopped at each kind of question, at a pause, sealed, paused and finished. */
const old = new URL('../fixtures/games-of-version-2.sqlite', import.meta.url);
const people = ['ann', 'ben', 'cleo'];

/** The channel of each table says where its game was stopped. */
const stopped = [
  ...['draft', 'assign-tiles', 'turn-tokens', 'pay-tiles', 'keep-card', 'buy-knowledge', 'explore', 'play-card'],
  ...['unlock', 'raise-level', 'choose-gain', 'choose-colour', 'choose-tracks', 'buy-level', 'discard', 'forget'],
  ...['choose-reward', 'sealed', 'checkpoint', 'held'],
];

describe('a database written by the version before', () => {
  let folder: string;
  let store: Store;
  let tables: Tables;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'agora-'));
    copyFileSync(old, join(folder, 'agora.db'));
    store = openSqlite(join(folder, 'agora.db'));
    tables = openTables({ store, games, names: [] });
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true });
  });

  it.each(stopped)('goes on with the game that was stopped at %s, to its end', async (channel) => {
    const table = await tables.inChannel(channel);
    if (table === null) throw new Error('The table is gone.');
    expect(table.isPaused).toBe(channel === 'held');
    if (table.isPaused) good(await tables.resume(table.id, 'ann'));
    const random = source(channel);
    const first = good(await tables.look(table.id, null)).screen;
    expect(first.checkpoint !== null).toBe(channel === 'checkpoint');
    if (channel === 'sealed') expect(first.awaited.some(({ sealed }) => sealed)).toBe(true);
    for (let answers = 0; answers < 600; answers += 1) {
      const { screen, table: now } = good(await tables.look(table.id, null));
      if (now.stage === 'finished') break;
      const next = screen.awaited.find(({ sealed }) => !sealed);
      if (next === undefined) {
        good(await tables.advance(table.id, 'ann', null));
        continue;
      }
      const userId = people[next.seat] ?? '';
      const { thought } = good(await tables.look(table.id, userId)).screen;
      if (thought === null) throw new Error('Nobody was asked.');
      const picks = randomPlayer(thought.question, () => null, random);
      good(await tables.answer(table.id, userId, { era: now.era, decision: thought.question.id, picks }));
    }
    expect((await tables.find(table.id))?.stage).toBe('finished');
  });

  it('keeps what its host had chosen', async () => {
    const lobby = await tables.inChannel('lobby');
    expect(lobby?.options).toEqual({ language: 'fr', pace: 'step', hints: 'off', game: {} });
    expect((await tables.inChannel('held'))?.options).toEqual({ language: 'es', pace: 'auto', hints: 'on', game: {} });
  });

  it('tells the scores and the log of a game that is over', async () => {
    const table = await tables.inChannel('finished');
    const { screen, chapter } = good(await tables.look(table?.id ?? '', null));
    expect(screen.standings).toHaveLength(3);
    for (let at = 0; at <= chapter; at += 1)
      expect(good(await tables.log(table?.id ?? '', at, null)).length).toBeGreaterThan(0);
  });

  it('passes the audit of a backup', () => {
    copyFileSync(old, join(folder, 'copy.db'));
    const database = openDatabase(join(folder, 'copy.db'));
    expect(audit(database, games).tables).toBe(stopped.length + 2);
    database.close();
  });
});
