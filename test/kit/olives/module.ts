import { text } from '../../../src/engine/text.ts';
import { openModule } from '../../../src/module/open-module.ts';
import { olives as game } from './game.ts';

const big = 24;

/** The whole of a game for the bot: what stands in `src/games/<game>` of a real one. */
export const olives = openModule({
  game,
  emoji: '🫒',
  locales: new URL('./locales/', import.meta.url),
  options: [
    {
      id: 'tree',
      name: text('option.tree.name'),
      values: [
        { id: 'small', name: text('option.tree.small') },
        { id: 'big', name: text('option.tree.big') },
      ],
    },
  ],
  strengths: [
    { id: 'modest', name: text('strength.modest.name'), description: text('strength.modest.text'), searches: false },
    { id: 'patient', name: text('strength.patient.name'), description: text('strength.patient.text'), searches: true },
  ],
  usualStrength: 'modest',
  topics: [{ id: 'tree', group: text('topic.group'), title: text('topic.title'), body: [text('topic.body')] }],
  overview: [{ id: 'tree', group: text('topic.group'), title: text('topic.title'), body: [text('topic.body')] }],
  texts: ['wish.prompt', 'wish.option', 'news.left', 'news.shared', 'basket', 'headline', 'awaited.wish'],
  setup(seats, seed, { pace, options }) {
    const { state, news } = game.setup(seats, seed, pace);
    return { state: options['tree'] === 'big' ? { ...state, tree: big } : state, news };
  },
  chapter: () => null,
  chapterName: () => text('harvest'),
  asked: (kind) => text(`awaited.${kind}`),
  report: (heard) => heard.map((news) => game.tell(news)),
  headline: ({ tree }) => [text('headline', { count: tree })],
  summary: ({ baskets }) => baskets.map((count, seat) => text('news.shared', { who: text('seat', { seat }), count })),
  own: ({ baskets, seat }) => (seat === null ? [] : [text('own', { count: baskets[seat] ?? 0 })]),
  boardInWords: ({ tree }) => [text('headline', { count: tree })],
  alt: {
    board: ({ tree }) => [text('headline', { count: tree })],
    desk: ({ tree }) => [text('headline', { count: tree })],
    report: () => [text('harvest')],
    final: () => [text('harvest')],
  },
  players: async () => (await import('./players.ts')).players,
  pictures: async () => (await import('./pictures.ts')).pictures,
});
