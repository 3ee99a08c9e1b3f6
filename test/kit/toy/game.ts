import { occasion, roll, shuffled } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/decision.ts';
import { define } from '../../../src/engine/define.ts';
import { type Core, type Play, type Rules, core, doNext } from '../../../src/engine/machine.ts';
import { text } from '../../../src/engine/text.ts';

/** A trick-taking toy: everybody stakes coins openly, lays a card in secret, and the highest card alone takes the die. */
export interface ToyState extends Core<ToyTable, ToySeat> {
  round: number;
  die: number;
  readonly deck: string[];
  readonly players: ToyPlayer[];
}
export interface ToyPlayer {
  coins: number;
  points: number;
  stake: number;
  hand: string[];
  laid: string[];
}
export type ToyTable = { readonly do: 'deal' } | { readonly do: 'show' };
export type ToySeat = { readonly do: 'stake' } | { readonly do: 'lay' };
export type ToyNews =
  | { readonly kind: 'die'; readonly die: number }
  | { readonly kind: 'dealt'; readonly seat: Seat; readonly cards: readonly string[] | null }
  | { readonly kind: 'laid'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'staked' | 'won' | 'spent'; readonly seat: Seat; readonly amount: number };
export interface ToyView {
  readonly round: number;
  readonly die: number;
  readonly deck: number;
  readonly players: readonly (Omit<ToyPlayer, 'hand'> & { readonly cards: number })[];
  readonly hand: readonly string[] | null;
}

export const ROUNDS = 3;
export const CARDS = Array.from({ length: 20 }, (_, index) => `card-${index + 1}`);
export const COIN = 'coin';
const numberOf = (card: string | undefined): number => Number(card?.slice('card-'.length));
const owner = (state: ToyState, seat: Seat): ToyPlayer => state.players[seat] as ToyPlayer;

function deal(play: Play<ToyState, ToyNews>): void {
  const { state, news } = play;
  state.round += 1;
  state.die = roll(occasion(state), 6) + 1;
  news.push({ kind: 'die', die: state.die });
  state.players.forEach(({ hand }, seat) => {
    const cards = state.deck.splice(-1);
    hand.push(...cards);
    news.push({ kind: 'dealt', seat, cards });
  });
  for (const { todo } of state.lanes) doNext(todo, { do: 'stake' }, { do: 'lay' });
}

function show({ state, news }: Play<ToyState, ToyNews>): void {
  const last = state.players.map(({ laid }) => numberOf(laid.at(-1)));
  state.players.forEach(({ laid }, seat) => news.push({ kind: 'laid', seat, card: laid.at(-1) ?? '' }));
  const seat = last.indexOf(Math.max(...last));
  const amount = state.die + owner(state, seat).stake;
  owner(state, seat).points += amount;
  news.push({ kind: 'won', seat, amount });
  if (state.round < ROUNDS) doNext(state.table, { do: 'checkpoint' }, { do: 'deal' }, { do: 'show' });
}

const rules: Rules<ToyState, ToyNews, ToyTable, ToySeat> = {
  table: { deal, show },
  seat: {
    stake: {
      ask: (state, seat) => ({ options: ['0', '1', '2'].slice(0, owner(state, seat).coins + 1), min: 1, max: 1 }),
      act({ state, news }, seat, _step, [pick]) {
        owner(state, seat).stake = Number(pick);
        owner(state, seat).coins -= Number(pick);
        news.push({ kind: 'staked', seat, amount: Number(pick) });
      },
    },
    lay: {
      secret: true,
      ask: (state, seat) => ({ options: owner(state, seat).hand, min: 1, max: 1 }),
      act({ state }, seat, _step, picks) {
        owner(state, seat).hand = owner(state, seat).hand.filter((card) => !picks.includes(card));
        owner(state, seat).laid.push(...picks);
      },
    },
  },
  freeActions: (state, seat) => (owner(state, seat).coins > 0 ? [COIN] : []),
  useFreeAction({ state, news }, seat) {
    owner(state, seat).coins -= 1;
    owner(state, seat).points += 1;
    news.push({ kind: 'spent', seat, amount: 1 });
  },
};

export const toy = define<ToyState, ToyView, ToyNews, ToyTable, ToySeat>({
  id: 'toy',
  seats: [2, 4],
  rules,
  begin(seats, seed, pace) {
    const base = core<ToyTable, ToySeat>(seats, seed, pace);
    const deck = shuffled(occasion(base), CARDS);
    const players = base.lanes.map(() => ({ coins: 2, points: 0, stake: 0, hand: deck.splice(-2), laid: [] }));
    doNext(base.table, { do: 'deal' }, { do: 'show' });
    return { state: { ...base, round: 0, die: 0, deck, players }, news: [] };
  },
  wording: (state, seat, step) => ({
    prompt: text(`prompt.${step.do}`, { die: state.die, coins: owner(state, seat).coins }),
    option: (id) => ({ id, label: text('option', { id }) }),
  }),
  freeAction: (id) => ({ id, label: text('option', { id }) }),
  view: ({ round, die, deck, players }, seat) =>
    structuredClone({
      round,
      die,
      deck: deck.length,
      players: players.map(({ hand, ...shown }) => ({ ...shown, cards: hand.length })),
      hand: seat === null ? null : (players[seat]?.hand ?? null),
    }),
  heard: (news, seat) => (news.kind === 'dealt' && news.seat !== seat ? { ...news, cards: null } : news),
  tell: ({ kind }) => text(`news.${kind}`),
  standings: ({ players }) =>
    players.map(({ points }, seat) => ({
      seat,
      points,
      rank: players.filter((other) => other.points > points).length + 1,
      lines: [{ what: text('points'), points }],
    })),
});
