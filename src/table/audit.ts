import { isDeepStrictEqual } from 'node:util';
import type { Database } from 'better-sqlite3';
import { type GameRecord, readRecord } from '../engine/given.ts';
import { withoutCheckpointNumbers } from '../engine/restore.ts';
import { type Games, gameIn } from '../module/game-module.ts';
import { sittingOf } from './play.ts';
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
export function audit(database: Database, games: Games): Audit {
  sound(database);
  const numbered = database.prepare<[string], { number: number; answer: string }>(
    'SELECT number, answer FROM answers WHERE table_id = ? ORDER BY number',
  );
  const ids = database.prepare<[], { id: string }>('SELECT id FROM tables ORDER BY number').all();
  const row = database.prepare<[string], Row>('SELECT * FROM tables WHERE id = ?');
  const differing: string[] = [];
  let answers = 0;
  for (const { id } of ids) {
    const stored = loaded(row.get(id) as Row, games);
    const rows = numbered.all(id);
    const record = readRecord(rows.map(({ answer }) => parsed(answer, id)));
    if (record === null || rows.length !== stored.turn || rows.some(({ number }, index) => number !== index + 1))
      throw new Error(`The answers of table ${id} are not in order.`);
    answers += rows.length;
    if (stored.seed !== null && !replays(stored, stored.seed, record, games)) differing.push(id);
  }
  return { tables: ids.length, answers, differing };
}

function sound(database: Database): void {
  const integrity = database.pragma('integrity_check(1)', { simple: true });
  if (integrity !== 'ok') throw new Error(`${database.name} is damaged: ${String(integrity).replaceAll('\n', ' ')}.`);
  const orphans = database.pragma('foreign_key_check') as unknown[];
  if (orphans.length > 0) throw new Error(`${database.name} is damaged: ${orphans.length} rows belong to no table.`);
}

function loaded(row: Row, games: Games): StoredTable {
  try {
    const stored = fromRow(row);
    const game = gameIn(games, stored.game);
    if (stored.seed !== null || stored.snapshot !== null) {
      const { summary, standings, awaited } = sittingOf(stored, game).screen(null);
      if (summary.length + standings.length + awaited.length === 0) throw new Error('nothing can be seen of it.');
    }
    return stored;
  } catch (error) {
    throw new Error(`Table ${row.id} does not load: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/** Plays a game again from its seed; a rule that changed since makes a difference, or an answer that is refused. */
function replays(stored: StoredTable, seed: string, record: GameRecord, games: Games): boolean {
  try {
    const game = gameIn(games, stored.game);
    const { pace, game: options } = stored.options;
    let { sitting } = game.setup(stored.occupants.length, seed, { pace, options });
    for (const given of record.given) {
      const outcome = sitting.answer(given);
      if (!outcome.ok) return false;
      sitting = outcome.next;
    }
    const comparable = record.renumbered ? withoutCheckpointNumbers : (snapshot: unknown): unknown => snapshot;
    const again: unknown = JSON.parse(JSON.stringify(sitting.snapshot));
    return isDeepStrictEqual(comparable(again), comparable(sittingOf(stored, game).snapshot));
  } catch {
    return false;
  }
}
