import { text } from '../../engine/text.ts';
import type { Playable } from '../playable.ts';
import { alt, deskAlt, finalAlt } from './words/alternative-texts.ts';
import { desk } from './words/own-things.ts';
import { headline, summary } from './words/headline.ts';
import { khora as game } from './rules/game.ts';
import type { News } from './rules/news.ts';
import { report } from './words/report.ts';
import type { State } from './rules/state.ts';
import { topics } from './words/topics.ts';
import { twin } from './words/board-in-words.ts';
import type { View } from './rules/view.ts';

/** Khôra with everything people see of it. */
export const khora: Playable<State, View, News> = {
  game,
  chapter: (news) => (news.kind === 'round' ? news.round : null),
  chapterName: (chapter) => (chapter === 0 ? text('phase.draft') : text('chapter', { round: chapter })),
  report,
  headline,
  summary,
  desk,
  twin,
  alt: { board: alt, desk: deskAlt, final: (_view, standings) => finalAlt(standings) },
  asked: (kind) => text(`awaited.${kind}`),
  topics,
  overview: topics.filter(({ id }) => id.startsWith('phases.')),
};
