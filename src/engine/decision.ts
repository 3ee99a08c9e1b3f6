import type { Text } from './text.ts';

/** A place at the table, counted clockwise from 0. */
export type Seat = number;

/** What may be picked, and how many of it. */
export interface Question {
  readonly options: readonly string[];
  readonly min: number;
  readonly max: number;
  /** Pick i answers slot i. */
  readonly ordered?: boolean;
}

/** A question that stands open for a seat, without words: all that computer players, replays and search need. */
export interface OpenQuestion extends Required<Question> {
  /** Never used twice in a game, and the same whatever order the other seats answer in. */
  readonly id: number;
  readonly seat: Seat;
  /** The step that asks; public, so it never depends on a secret. */
  readonly kind: string;
  /** Chosen privately, and may be changed until every seat that was asked has answered. */
  readonly secret: boolean;
  /** Options that may be taken alone at any moment; the question is asked again afterwards. */
  readonly freeActions: readonly string[];
  /** What was answered in secret and may still be changed; null while the seat is awaited. */
  readonly sealed: readonly string[] | null;
}

export interface Option {
  readonly id: string;
  readonly label: Text;
  /** What it costs, gives or leaves; for slots one hint each. */
  readonly detail?: Text;
  readonly slotDetails?: readonly Text[];
}

/** Something the seat may wish for but cannot choose now, and why. */
export interface Impossible {
  readonly label: Text;
  readonly why: Text;
}

/** An open question in words, made when somebody is to read it. */
export interface Decision extends Omit<OpenQuestion, 'options' | 'freeActions'> {
  readonly prompt: Text;
  readonly options: readonly Option[];
  readonly freeActions: readonly Option[];
  readonly impossible: readonly Impossible[];
  /** One name per pick where the picks are ordered. */
  readonly slots: readonly Text[] | null;
}

export interface Answer {
  readonly decision: number;
  readonly seat: Seat;
  readonly picks: readonly string[];
}

/** Said by any seat to go on from a checkpoint, by the number that `Game.checkpoint` gives. */
export interface Advance {
  readonly advance: number;
  readonly seat: Seat;
}

/** Everything that is ever given to a game. */
export type Given = Answer | Advance;

export type Refusal = 'nonsense' | 'stale' | 'not-yours' | 'not-an-option' | 'too-few' | 'too-many' | 'twice';
