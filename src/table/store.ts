import type { Given } from '../engine/decision.ts';
import type { Locale } from '../i18n/catalogue.ts';
import type { Fact, Snapshot } from '../module/game-module.ts';
import type { Table } from './table.ts';

/** A table with the secrets of its game. It never leaves this folder. */
export interface StoredTable extends Omit<Table, 'seed'> {
  /** The truth of a game in progress; null before it starts. */
  readonly snapshot: Snapshot | null;
  /** The secret seed of all chance; null before the game starts. */
  readonly seed: string | null;
  readonly chapter: number;
}

/** One piece of news of a game, secrets included, and the chapter it belongs to. */
export interface Entry {
  readonly chapter: number;
  readonly fact: Fact;
}

/** What a change leaves behind. All of it is committed, or nothing. */
export interface Change<T> {
  readonly value: T;
  readonly stored?: StoredTable;
  readonly answer?: Given;
  readonly entries?: readonly Entry[];
}

/** Where tables are kept. Everything is durable once its promise is fulfilled. */
export interface Store {
  /** False if the channel has an active table already. */
  create(stored: StoredTable): Promise<boolean>;
  /** Loads a table, runs the pure function and commits what it returns; no two changes of a table overlap. */
  change<T>(tableId: string, change: (stored: StoredTable | null) => Change<T>): Promise<T>;
  table(tableId: string): Promise<StoredTable | null>;
  /** The active table of a channel, or the latest one there was. */
  inChannel(channelId: string): Promise<StoredTable | null>;
  /** Ids of all tables in a lobby or in play. */
  active(): Promise<string[]>;
  entries(tableId: string, chapter: number): Promise<Entry[]>;
  /** Everything that was given in the game, those of older versions brought up to date. */
  answers(tableId: string): Promise<readonly Given[]>;
  /** The language somebody asked for; null if they never did. */
  language(userId: string): Promise<Locale | null>;
  setLanguage(userId: string, locale: Locale | null): Promise<void>;
  /** A small value that outlives a restart, such as what commands were registered. */
  note(key: string): Promise<string | null>;
  setNote(key: string, value: string): Promise<void>;
  /** Copies everything to a file while the bot goes on. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
