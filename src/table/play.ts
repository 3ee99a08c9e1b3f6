import { createHash } from 'node:crypto';
import type { Given, Seat } from '../engine/decision.ts';
import type { AnyPlayable } from '../games/index.ts';
import { byHost } from './lobby.ts';
import { type Mistake, type Result, fine, mistaken } from './mistake.ts';
import type { Change, Entry, StoredTable } from './store.ts';
import type { Awaited } from './table.ts';

type Played = Omit<Change<unknown>, 'value'> & { readonly record: StoredTable };

/** Sets the game up with a secret seed; its hash is published at once, the seed at the end. */
export function start(record: StoredTable, playable: AnyPlayable, by: string, seed: string): Result<Played> {
  if (record.stage !== 'lobby') return mistaken(record.stage === 'playing' ? 'already-started' : 'table-over');
  const allowed = byHost(record, by);
  if (!allowed.ok) return allowed;
  const { game } = playable;
  if (record.occupants.length < game.seats[0]) return mistaken('too-few');
  const { state, news } = game.setup(record.occupants.length, seed, record.options.pace);
  const seedHash = createHash('sha256').update(seed).digest('hex');
  return fine(after({ ...record, stage: 'playing', seed, seedHash, chapter: 0 }, playable, state, news));
}

/** One answer of a seat, or the word to go on from a checkpoint. A refusal leaves everything as it was. */
export function answer(record: StoredTable, playable: AnyPlayable, given: Given): Result<Played> {
  const closed = notPlaying(record);
  if (closed !== null) return mistaken(closed);
  const outcome = playable.game.apply(record.state, given);
  if (!outcome.ok) return mistaken(`refused-${outcome.why}`);
  const next = { ...record, turn: record.turn + 1 };
  return fine({ ...after(next, playable, outcome.state, outcome.news), answer: given });
}

/** Goes on from a checkpoint; null is whichever the table waits at. */
export function advance(
  record: StoredTable,
  playable: AnyPlayable,
  seat: Seat,
  checkpoint: number | null,
): Result<Played> {
  const closed = notPlaying(record);
  if (closed !== null) return mistaken(closed);
  const standing = playable.game.checkpoint(record.state);
  if (standing === null) return mistaken('not-paused');
  return answer(record, playable, { advance: checkpoint ?? standing, seat });
}

function notPlaying({ stage, options }: StoredTable): Mistake | null {
  if (stage === 'playing') return options.held ? 'held' : null;
  return stage === 'lobby' ? 'not-started' : 'table-over';
}

function after(record: StoredTable, playable: AnyPlayable, state: unknown, news: readonly unknown[]): Played {
  let { chapter } = record;
  const entries = news.map((one): Entry => {
    chapter = playable.chapter(one) ?? chapter;
    return { chapter, news: one };
  });
  const stage = playable.game.over(state) ? 'finished' : 'playing';
  return { record: { ...record, state, chapter, stage, paused: playable.game.checkpoint(state) !== null }, entries };
}

export function awaited(playable: AnyPlayable, record: StoredTable): Awaited[] {
  if (record.stage !== 'playing') return [];
  return playable.game
    .questions(record.state)
    .map(({ id, seat, kind, sealed }) => ({ decision: id, seat, kind, sealed: sealed !== null }));
}
