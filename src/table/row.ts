import { z } from 'zod';
import type { Fact, Snapshot } from '../module/game-module.ts';
import { storedOptions } from './options.ts';
import type { StoredTable } from './store.ts';
import { stages } from './table.ts';

/** A table as the columns of a database. */
export interface Row {
  readonly id: string;
  readonly channel: string;
  readonly guild: string;
  readonly game: string;
  readonly stage: string;
  readonly host: string;
  readonly options: string;
  readonly occupants: string;
  readonly posts: string;
  readonly turn: number;
  readonly era: number;
  readonly seed: string | null;
  readonly seed_hash: string | null;
  readonly state: string | null;
  readonly chapter: number;
  readonly paused: number;
  readonly created: number;
  readonly changed: number;
}

const stage = z.enum(stages);
const occupants = z.array(
  z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('person'), userId: z.string(), name: z.string() }),
    z.object({ kind: z.literal('computer'), name: z.string(), strength: z.string() }),
  ]),
);
const posts = z.object({
  board: z.object({ messageId: z.string(), chapter: z.int() }).nullable().default(null),
  call: z
    .object({ messageId: z.string(), decisions: z.array(z.int()) })
    .nullable()
    .default(null),
});

export function toRow(stored: StoredTable): Row {
  return {
    id: stored.id,
    channel: stored.channelId,
    guild: stored.guildId,
    game: stored.game,
    stage: stored.stage,
    host: stored.hostId,
    options: JSON.stringify(stored.options),
    occupants: JSON.stringify(stored.occupants),
    posts: JSON.stringify(stored.posts),
    turn: stored.turn,
    era: stored.era,
    seed: stored.seed,
    seed_hash: stored.seedHash,
    state: stored.snapshot === null ? null : JSON.stringify(stored.snapshot),
    chapter: stored.chapter,
    paused: Number(stored.isPaused),
    created: stored.createdAt,
    changed: stored.changedAt,
  };
}

/** A row of this version or an older one; what does not read as a table is refused by name. */
export function fromRow(row: Row): StoredTable {
  return {
    id: row.id,
    game: row.game,
    guildId: row.guild,
    channelId: row.channel,
    hostId: row.host,
    stage: read(stage, row.stage, row.id, 'stage'),
    options: read(storedOptions, parsed(row.options, row.id), row.id, 'options'),
    occupants: read(occupants, parsed(row.occupants, row.id), row.id, 'occupants'),
    posts: read(posts, parsed(row.posts, row.id), row.id, 'posts'),
    turn: row.turn,
    era: row.era,
    seedHash: row.seed_hash,
    seed: row.seed,
    snapshot: row.state === null ? null : (parsed(row.state, row.id) as Snapshot),
    chapter: row.chapter,
    isPaused: row.paused === 1,
    createdAt: row.created,
    changedAt: row.changed,
  };
}

/** A fact as it was stored; only its game can read it. */
export function factIn(json: string, tableId: string): Fact {
  return parsed(json, tableId) as Fact;
}

function read<T extends z.ZodType>(shape: T, value: unknown, tableId: string, column: string): z.infer<T> {
  const result = shape.safeParse(value);
  if (result.success) return result.data;
  throw new Error(`Table ${tableId} cannot be read: its ${column} are damaged.`);
}

export function parsed(json: string, tableId: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`Table ${tableId} cannot be read: its JSON is damaged.`, { cause: error });
  }
}
