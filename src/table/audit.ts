import { isDeepStrictEqual } from 'node:util';
import type { Database } from 'better-sqlite3';
import { type GameRecord, readRecord } from '../engine/given.ts';
import { replay } from '../engine/replay.ts';
import { withoutCheckpointNumbers } from '../engine/restore.ts';
import { playableOf } from '../games/index.ts';
import { type Row, fromRow, parsed } from './row.ts';
import type { StoredTable } from './store.ts';

/** What a database holds that can be used. */
export interface Audit {
  readonly tables: number;
  readonly answers: number;
  /** Tables whose answers, replayed from the seed by the rules of today, do not give the snapshot. */
  readonly differing: readonly string[];
}

/** Looks through everything, and throws one sentence about the first thing that makes the database unusable. */
export function audit(database: Database): Audit {
  sound(database);
  const numbered = database.prepare<[string], { number: number; answer: string }>(
    'SELECT number, answer FROM answers WHERE table_id = ? ORDER BY number',
  );
  const ids = database.prepare<[], { id: string }>('SELECT id FROM tables ORDER BY number').all();
  const row = database.prepare<[string], Row>('SELECT * FROM tables WHERE id = ?');
  const differing: string[] = [];
  let answers = 0;
  for (const { id } of ids) {
    const record = loaded(row.get(id) as Row);
    const rows = numbered.all(id);
    const given = readRecord(rows.map(({ answer }) => parsed(answer, id)));
    if (given === null || rows.length !== record.turn || rows.some(({ number }, index) => number !== index + 1))
      throw new Error(`The answers of table ${id} are not in order.`);
    answers += rows.length;
    if (record.seed !== null && !replays(record, record.seed, given)) differing.push(id);
  }
  return { tables: ids.length, answers, differing };
}

function sound(database: Database): void {
  const integrity = database.pragma('integrity_check(1)', { simple: true });
  if (integrity !== 'ok') throw new Error(`${database.name} is damaged: ${String(integrity).replaceAll('\n', ' ')}.`);
  const orphans = database.pragma('foreign_key_check') as unknown[];
  if (orphans.length > 0) throw new Error(`${database.name} is damaged: ${orphans.length} rows belong to no table.`);
}

function loaded(row: Row): StoredTable {
  try {
    const record = fromRow(row);
    const { game } = playableOf(record.game);
    if (record.stage === 'playing' || record.stage === 'finished') {
      game.questions(record.state);
      game.view(record.state, null);
      game.standings(record.state);
    }
    return record;
  } catch (error) {
    throw new Error(`Table ${row.id} does not load: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

function replays({ game, occupants, options, state }: StoredTable, seed: string, record: GameRecord): boolean {
  const comparable = record.renumbered ? withoutCheckpointNumbers : (either: unknown): unknown => either;
  try {
    const again = replay(playableOf(game).game, occupants.length, seed, record.given, options.pace);
    return isDeepStrictEqual(comparable(JSON.parse(JSON.stringify(again.state))), comparable(state));
  } catch {
    return false;
  }
}
