import type { Decision, OpenQuestion, Seat } from '../engine/decision.ts';
import type { Standing } from '../engine/game.ts';
import type { Pace } from '../engine/machine.ts';
import type { Locale } from '../i18n/catalogue.ts';
import type { Strength } from '../players/strength.ts';

/** A table is *ended* when it was broken off, *finished* when the game came to its end. */
export type Stage = 'lobby' | 'playing' | 'finished' | 'ended';

export interface Person {
  readonly kind: 'person';
  readonly userId: string;
  readonly name: string;
}

export interface Computer {
  readonly kind: 'computer';
  readonly name: string;
  readonly strength: Strength;
}

/** Who sits at a seat; the index is the seat. */
export type Occupant = Person | Computer;

export interface TableOptions {
  /** The language of the channel's messages. */
  readonly locale: Locale;
  readonly pace: Pace;
  /** Whether people may ask for advice. */
  readonly hints: boolean;
  /** The host lets the game rest: nobody moves until it is taken up again. */
  readonly held: boolean;
}

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
  /** SHA-256 of the seed of all chance, published when the game starts. */
  readonly seedHash: string | null;
  /** The seed itself, once the game is over. */
  readonly seed: string | null;
  readonly paused: boolean;
  /** In milliseconds since 1970. */
  readonly createdAt: number;
  readonly changedAt: number;
}

/** Somebody who must choose, and what kind of choice it is; `sealed` when it was made and may still be changed. */
export interface Awaited {
  readonly seat: Seat;
  readonly decision: number;
  readonly kind: string;
  readonly sealed: boolean;
}

/** What somebody sees of a table that is being played or was played to its end. */
export interface Look {
  readonly table: Table;
  readonly seat: Seat | null;
  /** The game's view for that seat, or for the public. */
  readonly view: unknown;
  /** The seat's own open decision. */
  readonly decision: Decision | null;
  /** The same without words, for computer players. */
  readonly question: OpenQuestion | null;
  readonly awaited: readonly Awaited[];
  readonly standings: readonly Standing[];
  readonly chapter: number;
}

export function seatOf(table: Table, userId: string): Seat | null {
  const seat = table.occupants.findIndex((occupant) => occupant.kind === 'person' && occupant.userId === userId);
  return seat < 0 ? null : seat;
}

export function isActive({ stage }: Pick<Table, 'stage'>): boolean {
  return stage === 'lobby' || stage === 'playing';
}
