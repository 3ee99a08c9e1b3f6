import { text } from '../../engine/text.ts';
import type { Playable } from '../playable.ts';
import { alt, deskAlt, finalAlt } from './describe.ts';
import { desk } from './desk.ts';
import { headline, summary } from './headline.ts';
import { khora as game } from './index.ts';
import type { News } from './news.ts';
import { report } from './report.ts';
import type { State } from './state.ts';
import { topics } from './topics.ts';
import { twin } from './twin.ts';
import type { View } from './view.ts';

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
