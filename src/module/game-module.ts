import type { Decision, OpenQuestion, Refusal, Seat } from '../engine/decision.ts';
import type { Standing } from '../engine/game.ts';
import type { Pace } from '../engine/machine.ts';
import type { Text } from '../engine/text.ts';
import type { Say } from '../i18n/catalogue.ts';
import type { Budget } from '../players/budget.ts';
import type { Advice } from '../players/player.ts';
import type { Opaque } from './opaque.ts';

/** A state of a game as plain JSON: to be stored and handed back to the game, and for nobody else to look into. */
export type Snapshot = Opaque<'snapshot'>;
/** A fact that happened, secrets included; only the game can tell who may hear what of it. */
export type Fact = Opaque<'fact'>;
/** What one seat may know, for its computer player. */
export type Sight = Opaque<'sight'>;
/** What a picture is drawn from: no more than whoever sees it may know. */
export type Subject = Opaque<'subject'>;

/** Something about a game that people can look up. */
export interface Topic {
  readonly id: string;
  /** What kind of thing it is: a card, a place, a ruling. */
  readonly group: Text;
  readonly title: Text;
  readonly body: readonly Text[];
}

/** A choice that a game leaves to those who play it, fixed when the game starts. */
export interface GameOption {
  readonly id: string;
  readonly name: Text;
  /** The first one is the default. */
  readonly values: readonly { readonly id: string; readonly name: Text }[];
}

/** How well a computer player of a game plays. */
export interface Strength {
  readonly id: string;
  readonly name: Text;
  readonly description: Text;
  /** It searches for as long as its budget lasts, so it needs a thread of its own. */
  readonly searches: boolean;
}

/** What a game asks for when it is set up, beside seats and seed. */
export interface Settings {
  readonly pace: Pace;
  /** A value for each of the game's own options. */
  readonly options: Readonly<Record<string, string>>;
}

export interface News {
  readonly fact: Fact;
  /** The chapter that this opens, such as a round; null for nearly all news. Chapter 0 is before the first. */
  readonly opens: number | null;
}

/** Somebody who must choose, and what it is about in words; `sealed` when it was chosen and may still be changed. */
export interface Awaited {
  readonly seat: Seat;
  readonly decision: number;
  readonly what: Text;
  readonly sealed: boolean;
}

/** A question to think about, as plain data that can be sent to another thread. */
export interface Thought {
  readonly question: OpenQuestion;
  readonly sight: Sight;
}

/** The board, a desk for its owner alone, what stays behind of a chapter, and the end. */
export type PictureKind = 'board' | 'desk' | 'report' | 'final';

/** A picture to be painted, as plain data that can be sent to another thread. */
export interface PictureOrder {
  readonly kind: PictureKind;
  readonly subject: Subject;
  /** What it shows that matters, a sentence each, for its alternative text. */
  readonly alt: readonly Text[];
}

/** What one seat, or the public, may see of a game at a moment. Everything is made when it is first looked at. */
export interface Screen {
  /** Null: the public. */
  readonly seat: Seat | null;
  /** Where the game stands, in a few lines. */
  readonly headline: readonly Text[];
  /** A line of scores and markers for each seat. */
  readonly summary: readonly Text[];
  /** What the seat has, for its owner to read. */
  readonly own: readonly Text[];
  /** Everything public in words, for whoever cannot see the picture of the board. */
  readonly boardInWords: readonly Text[];
  /** What the seat is asked, in words. */
  readonly question: Decision | null;
  readonly awaited: readonly Awaited[];
  /** The number of the checkpoint the game waits at; null while it goes on by itself. */
  readonly checkpoint: number | null;
  readonly standings: readonly Standing[];
  /** The same question for a computer player of the seat. */
  readonly thought: Thought | null;
  picture(kind: PictureKind): PictureOrder;
}

export type Outcome =
  | { readonly ok: true; readonly next: Sitting; readonly news: readonly News[] }
  | { readonly ok: false; readonly why: Refusal };

/** A game at one moment. It never changes: an answer leads to the next one. */
export interface Sitting {
  readonly snapshot: Snapshot;
  readonly isOver: boolean;
  readonly checkpoint: Screen['checkpoint'];
  /** Any input at all may come in; a refusal leaves everything as it was. */
  answer(given: unknown): Outcome;
  screen(seat: Seat | null): Screen;
  /** The same game after it was broken off: nobody is asked anything any more. */
  closed(): Sitting;
}

/** The computer players of a game, loaded where somebody thinks. */
export interface GamePlayers {
  /** The same question with the same seed and a budget of samples is always answered alike. */
  answer(strength: string, thought: Thought, seed: string, budget: Budget): readonly string[];
  advise(thought: Thought): Advice;
}

/** The pictures of a game, loaded where somebody paints. */
export interface GamePictures {
  /** The SVG of an order. */
  draw(kind: PictureKind, subject: Subject, say: Say, names: readonly string[]): string;
}

/** A game as the rest of the program knows it. What its state, views and news are, nobody outside its folder can say. */
export interface GameModule {
  readonly id: string;
  readonly seats: readonly [min: number, max: number];
  /** A sign that stands before the game's name. */
  readonly emoji: string;
  /** The folder of its catalogues, one folder a language. */
  readonly locales: URL;
  readonly options: readonly GameOption[];
  /** Computer players, the weakest first. */
  readonly strengths: readonly Strength[];
  /** The strength of a computer player of whom nobody said how strong it should be. */
  readonly usualStrength: string;
  readonly topics: readonly Topic[];
  /** How the game goes, for somebody who has no particular question. */
  readonly overview: readonly Topic[];
  chapterName(chapter: number): Text;
  setup(seats: number, seed: string, settings: Settings): { readonly sitting: Sitting; readonly news: readonly News[] };
  /** Takes up a game from a snapshot of this version or of an older one. */
  restore(snapshot: Snapshot): Sitting;
  /** What a seat, or the public, heard of some facts, as lines to read. */
  report(facts: readonly Fact[], seat: Seat | null): readonly Text[];
  players(): Promise<GamePlayers>;
  pictures(): Promise<GamePictures>;
}

/** The games a program was given, by their ids. */
export type Games = ReadonlyMap<string, GameModule>;

export function gamesOf(...modules: readonly GameModule[]): Games {
  return new Map(modules.map((module) => [module.id, module]));
}

/** A game that must be there, because a table of it is. */
export function gameIn(games: Games, id: string): GameModule {
  const found = games.get(id);
  if (found === undefined) throw new Error(`There is no game "${id}".`);
  return found;
}

/** Texts that the bot takes from the catalogue of every game. */
export const gameTexts = [
  'game.name',
  'game.points',
  'game.earlier-chapter',
  'game.later-chapter',
  'game.seed-hash',
  'game.seed',
  'game.rules-title',
  'game.rules-more',
] as const;
