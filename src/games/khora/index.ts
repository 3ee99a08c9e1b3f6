import { text } from '../../engine/text.ts';
import { openModule } from '../../module/open-module.ts';
import { facts } from './facts/facts.ts';
import { khora as game } from './rules/game.ts';
import { strengths, usualStrength } from './players/strengths.ts';
import { alt, deskAlt, finalAlt, reportAlt } from './words/alternative-texts.ts';
import { twin } from './words/board-in-words.ts';
import { headline, summary } from './words/headline.ts';
import { desk } from './words/own-things.ts';
import { report } from './words/report.ts';
import { textsOfData } from './words/required-texts.ts';
import { topics } from './words/topics.ts';

/** Khôra with everything people see of it. */
export const khora = openModule({
  game,
  emoji: '🏛',
  locales: new URL('../../../data/khora/locales/', import.meta.url),
  options: [],
  strengths,
  usualStrength,
  topics,
  overview: topics.filter(({ id }) => id.startsWith('phases.')),
  texts: textsOfData(facts),
  setup: (seats, seed, { pace }) => game.setup(seats, seed, pace),
  chapter: (news) => (news.kind === 'round' ? news.round : null),
  chapterName: (chapter) => (chapter === 0 ? text('phase.draft') : text('chapter', { round: chapter })),
  asked: (kind) => text(`awaited.${kind}`),
  report,
  headline,
  summary,
  own: desk,
  boardInWords: twin,
  alt: { board: alt, desk: deskAlt, report: reportAlt, final: (_view, standings) => finalAlt(standings) },
  players: async () => (await import('./players/index.ts')).players,
  pictures: async () => (await import('./pictures/index.ts')).pictures,
});
