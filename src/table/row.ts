import { playableOf } from '../games/index.ts';
import type { StoredTable } from './store.ts';
import type { Occupant, Posts, Stage, TableOptions } from './table.ts';

/** A record as the columns of a database. */
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
  readonly seed: string | null;
  readonly seed_hash: string | null;
  readonly state: string | null;
  readonly chapter: number;
  readonly paused: number;
  readonly created: number;
  readonly changed: number;
}

export function toRow(record: StoredTable): Row {
  return {
    id: record.id,
    channel: record.channelId,
    guild: record.guildId,
    game: record.game,
    stage: record.stage,
    host: record.hostId,
    options: JSON.stringify(record.options),
    occupants: JSON.stringify(record.occupants),
    posts: JSON.stringify(record.posts),
    turn: record.turn,
    seed: record.seed,
    seed_hash: record.seedHash,
    state: record.state === null ? null : JSON.stringify(record.state),
    chapter: record.chapter,
    paused: Number(record.paused),
    created: record.createdAt,
    changed: record.changedAt,
  };
}

/** Only this program writes these columns, so what parses is trusted. */
export function fromRow(row: Row): StoredTable {
  return {
    id: row.id,
    game: row.game,
    guildId: row.guild,
    channelId: row.channel,
    hostId: row.host,
    stage: row.stage as Stage,
    options: parsed(row.options, row.id) as TableOptions,
    occupants: parsed(row.occupants, row.id) as Occupant[],
    posts: parsed(row.posts, row.id) as Posts,
    turn: row.turn,
    seedHash: row.seed_hash,
    seed: row.seed,
    state: row.state === null ? null : playableOf(row.game).game.restore(parsed(row.state, row.id)),
    chapter: row.chapter,
    paused: row.paused === 1,
    createdAt: row.created,
    changedAt: row.changed,
  };
}

export function parsed(json: string, tableId: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`Table ${tableId} cannot be read: its JSON is damaged.`, { cause: error });
  }
}
