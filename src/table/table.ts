import type { Seat } from '../engine/decision.ts';
import type { Screen } from '../module/game-module.ts';
import type { TableOptions } from './options.ts';

/** A table is *ended* when it was broken off, *finished* when the game came to its end. */
export const stages = ['lobby', 'playing', 'finished', 'ended'] as const;
export type Stage = (typeof stages)[number];

export interface Person {
  readonly kind: 'person';
  readonly userId: string;
  readonly name: string;
}

export interface Computer {
  readonly kind: 'computer';
  readonly name: string;
  /** One of the strengths of the game. */
  readonly strength: string;
}

/** Who sits at a seat; the index is the seat. */
export type Occupant = Person | Computer;

/** Messages of the table that stand in the channel. */
export interface Posts {
  /** The lobby, or the message of the chapter in play. */
  readonly board: { readonly messageId: string; readonly chapter: number } | null;
  /** The message that calls the people awaited, and whom it called for which decisions. */
  readonly call: { readonly messageId: string; readonly decisions: readonly number[] } | null;
}

/** A game in a channel, as anybody may know it: nothing of the game's state is in it. */
export interface Table {
  readonly id: string;
  readonly game: string;
  readonly guildId: string;
  readonly channelId: string;
  readonly hostId: string;
  readonly stage: Stage;
  readonly options: TableOptions;
  readonly occupants: readonly Occupant[];
  readonly posts: Posts;
  /** How many answers were given. */
  readonly turn: number;
  /** Counts how often answers were taken back: a button of an earlier era is stale, though its question's number returns. */
  readonly era: number;
  /** SHA-256 of the seed of all chance, published when the game starts. */
  readonly seedHash: string | null;
  /** The seed itself, once the game is over. */
  readonly seed: string | null;
  /** The host has paused the game: nobody moves until it is resumed. */
  readonly isPaused: boolean;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}

/** What somebody sees of a table that is being played or was played to its end. */
export interface Look {
  readonly table: Table;
  readonly screen: Screen;
  readonly chapter: number;
}

export function seatOf(table: Pick<Table, 'occupants'>, userId: string): Seat | null {
  const seat = table.occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.userId === userId);
  return seat < 0 ? null : seat;
}

export function isActive({ stage }: Pick<Table, 'stage'>): boolean {
  return stage === 'lobby' || stage === 'playing';
}
