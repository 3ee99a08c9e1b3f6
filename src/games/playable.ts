import type { Decision } from '../engine/decision.ts';
import type { Game, Standing } from '../engine/game.ts';
import type { Text } from '../engine/text.ts';

/** Something about a game that people can look up. */
export interface Topic {
  readonly id: string;
  /** What kind of thing it is: a card, a city, a ruling. */
  readonly group: Text;
  readonly title: Text;
  readonly body: readonly Text[];
}

/** A game with everything people see of it beside its rules: words made of views and of news. */
export interface Playable<State, View, News> {
  readonly game: Game<State, View, News>;
  /** The chapter that this news opens, such as a round; null for all other news. Chapter 0 is before the first. */
  chapter(news: News): number | null;
  /** What a chapter is called. */
  chapterName(chapter: number): Text;
  /** News as lines to read; several facts may share one. */
  report(news: readonly News[]): readonly Text[];
  /** Where the game stands, in a few lines. */
  headline(view: View): readonly Text[];
  /** A line of scores and markers for each seat. */
  summary(view: View): readonly Text[];
  /** What a seat has, for its owner to read. */
  desk(view: View): readonly Text[];
  /** Everything public in words, for whoever cannot see the picture of the board. */
  twin(view: View): readonly Text[];
  /** What the pictures show that matters, for their alternative texts. */
  readonly alt: {
    board(view: View): readonly Text[];
    desk(view: View, decision: Decision | null): readonly Text[];
    final(view: View, standings: readonly Standing[]): readonly Text[];
  };
  /** What a seat is about to do, by the kind of question it was asked: "is drafting". */
  asked(kind: string): Text;
  readonly topics: readonly Topic[];
  /** How the game goes, for somebody who has no particular question. */
  readonly overview: readonly Topic[];
}
