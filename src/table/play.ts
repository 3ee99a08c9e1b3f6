import { createHash } from 'node:crypto';
import type { Seat } from '../engine/decision.ts';
import type { GameModule, News, Sitting } from '../module/game-module.ts';
import { byHost } from './lobby.ts';
import { type Mistake, type Result, fine, mistaken } from './mistake.ts';
import type { Change, Entry, StoredTable } from './store.ts';

/** What became of a game: what is stored of it, and the game itself to look at without loading it again. */
export interface Played extends Pick<Change<unknown>, 'answer' | 'entries'> {
  readonly stored: StoredTable;
  readonly sitting: Sitting;
}

/** A choice as it comes in from a button, a form or a computer player. */
export interface Choice {
  readonly era: number;
  readonly decision: number;
  readonly picks: readonly string[];
}

/** The checkpoint that somebody wants to go on from. */
export interface CheckpointOf {
  readonly era: number;
  readonly checkpoint: number;
}

/** Sets the game up with a secret seed; its hash is published at once, the seed at the end. */
export function start(stored: StoredTable, game: GameModule, by: string, seed: string): Result<Played> {
  if (stored.stage !== 'lobby') return mistaken(stored.stage === 'playing' ? 'already-started' : 'table-over');
  const allowed = byHost(stored, by);
  if (!allowed.ok) return allowed;
  if (stored.occupants.length < game.seats[0]) return mistaken('too-few');
  const { pace, game: options } = stored.options;
  const { sitting, news } = game.setup(stored.occupants.length, seed, { pace, options });
  const seedHash = createHash('sha256').update(seed).digest('hex');
  return fine(after({ ...stored, stage: 'playing', seed, seedHash, chapter: 0 }, sitting, news));
}

/** One answer of a seat. A refusal leaves everything as it was. */
export function answer(stored: StoredTable, game: GameModule, seat: Seat, choice: Choice): Result<Played> {
  if (choice.era !== stored.era) return mistaken('refused-stale');
  return given(stored, game, { decision: choice.decision, seat, picks: choice.picks });
}

/** Goes on from a checkpoint; without one named, from whichever the game waits at. */
export function advance(
  stored: StoredTable,
  game: GameModule,
  seat: Seat,
  wanted: CheckpointOf | null,
): Result<Played> {
  const closed = notPlaying(stored);
  if (closed !== null) return mistaken(closed);
  const { checkpoint } = sittingOf(stored, game);
  if (wanted !== null && (wanted.era !== stored.era || wanted.checkpoint !== checkpoint))
    return mistaken('refused-stale');
  if (checkpoint === null) return mistaken('no-checkpoint');
  return given(stored, game, { advance: checkpoint, seat });
}

type Given = NonNullable<Change<unknown>['answer']>;

function given(stored: StoredTable, game: GameModule, input: Given): Result<Played> {
  const closed = notPlaying(stored);
  if (closed !== null) return mistaken(closed);
  const outcome = sittingOf(stored, game).answer(input);
  if (!outcome.ok) return mistaken(`refused-${outcome.why}`);
  const next = { ...stored, turn: stored.turn + 1 };
  return fine({ ...after(next, outcome.next, outcome.news), answer: input });
}

/** The game of a table that was started. */
export function sittingOf({ id, snapshot }: Pick<StoredTable, 'id' | 'snapshot'>, game: GameModule): Sitting {
  if (snapshot === null) throw new Error(`The game of table ${id} was not started.`);
  return game.restore(snapshot);
}

function notPlaying({ stage, isPaused }: StoredTable): Mistake | null {
  if (stage === 'playing') return isPaused ? 'paused' : null;
  return stage === 'lobby' ? 'not-started' : 'table-over';
}

function after(stored: StoredTable, sitting: Sitting, news: readonly News[]): Played {
  let { chapter } = stored;
  const entries = news.map(({ fact, opens }): Entry => {
    chapter = opens ?? chapter;
    return { chapter, fact };
  });
  const stage = sitting.isOver ? 'finished' : 'playing';
  return { stored: { ...stored, snapshot: sitting.snapshot, chapter, stage }, sitting, entries };
}
