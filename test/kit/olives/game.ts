import type { Seat } from '../../../src/engine/decision.ts';
import { define } from '../../../src/engine/define.ts';
import { type Core, type Play, type Rules, core, doNext } from '../../../src/engine/machine.ts';
import { text } from '../../../src/engine/text.ts';

/**
 * A game as unlike the others as can be, for two to five: everybody asks the tree in secret for one to three olives,
 * and gets them if nobody asked for as many. There are no dice, no rounds and no points but olives.
 */
export interface OlivesState extends Core<OlivesTable, OlivesSeat> {
  tree: number;
  readonly baskets: number[];
  readonly asked: number[];
}
type OlivesTable = { readonly do: 'ask' } | { readonly do: 'share' };
type OlivesSeat = { readonly do: 'wish' };
export type OlivesNews =
  | { readonly kind: 'shared'; readonly seat: Seat; readonly olives: number }
  | { readonly kind: 'left'; readonly tree: number };
export interface OlivesView {
  readonly tree: number;
  readonly baskets: readonly number[];
  readonly seat: Seat | null;
}

const wishes = ['1', '2', '3'];

function ask({ state }: Play<OlivesState, OlivesNews>): void {
  for (const { todo } of state.lanes) doNext(todo, { do: 'wish' });
}

/** One olive falls to the ground every time, so that the tree is empty one day. */
function share({ state, news }: Play<OlivesState, OlivesNews>): void {
  state.asked.forEach((wish, seat) => {
    const isAlone = state.asked.filter((other) => other === wish).length === 1;
    const olives = isAlone ? Math.min(wish, state.tree) : 0;
    state.tree -= olives;
    state.baskets[seat] = (state.baskets[seat] ?? 0) + olives;
    news.push({ kind: 'shared', seat, olives });
  });
  state.tree = Math.max(0, state.tree - 1);
  news.push({ kind: 'left', tree: state.tree });
  if (state.tree > 0) doNext(state.table, { do: 'ask' }, { do: 'share' });
}

const rules: Rules<OlivesState, OlivesNews, OlivesTable, OlivesSeat> = {
  table: { ask, share },
  seat: {
    wish: {
      secret: true,
      ask: () => ({ options: wishes, min: 1, max: 1 }),
      act({ state }, seat, _step, [wish]) {
        state.asked[seat] = Number(wish);
      },
    },
  },
  freeActions: () => [],
  useFreeAction: () => undefined,
};

export const olives = define<OlivesState, OlivesView, OlivesNews, OlivesTable, OlivesSeat>({
  id: 'olives',
  seats: [2, 5],
  rules,
  begin(seats, seed, pace) {
    const base = core<OlivesTable, OlivesSeat>(seats, seed, pace);
    doNext(base.table, { do: 'ask' }, { do: 'share' });
    const none = base.lanes.map(() => 0);
    return { state: { ...base, tree: 12, baskets: none, asked: [...none] }, news: [] };
  },
  wording: () => ({
    prompt: text('wish.prompt'),
    option: (id) => ({ id, label: text('wish.option', { count: Number(id) }) }),
  }),
  freeAction: (id) => ({ id, label: text('wish.option', { count: 0 }) }),
  view: ({ tree, baskets }, seat) => ({ tree, baskets: [...baskets], seat }),
  heard: (news) => news,
  tell: (news) =>
    news.kind === 'left'
      ? text('news.left', { count: news.tree })
      : text('news.shared', { who: text('seat', { seat: news.seat }), count: news.olives }),
  standings: ({ baskets }) =>
    baskets.map((points, seat) => ({
      seat,
      points,
      rank: baskets.filter((other) => other > points).length + 1,
      lines: [{ what: text('basket'), points }],
    })),
});
