import { expect } from 'vitest';
import { type Random, shuffled } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/decision.ts';
import { CARDS, ROUNDS, type ToyNews, type ToyState, type ToyView, toy } from '../toy/game.ts';
import type { Disguise, Subject } from './subject.ts';

function verifyToy({ deck, players, round }: ToyState): void {
  const places = players.flatMap(({ hand, laid }) => [...hand, ...laid]);
  expect([...deck, ...places].sort()).toEqual([...CARDS].sort());
  for (const { coins } of players) if (coins < 0 || coins > 2) expect.fail(`coins are ${coins}`);
  if (round > ROUNDS) expect.fail(`round is ${round}`);
}

function disguiseToy(state: ToyState, after: ToyState, seat: Seat | null, random: Random): Disguise<ToyState> {
  const own = (of: ToyState): string[] => (seat === null ? [] : (of.players[seat]?.hand ?? []));
  const laid = (of: ToyState): string[] => of.players.flatMap((owner) => owner.laid);
  const seen = new Set([...own(state), ...own(after), ...laid(after)]);
  const unseen = CARDS.filter((card) => !seen.has(card));
  const other = shuffled(random, unseen);
  const traded = new Map(unseen.map((card, index) => [card, other[index] as string]));
  const trade = (card: string): string => traded.get(card) ?? card;
  const disguised = structuredClone(state);
  disguised.deck.splice(0, Infinity, ...disguised.deck.map(trade));
  for (const owner of disguised.players) owner.hand = owner.hand.map(trade);
  for (const lane of disguised.lanes) {
    if (lane.open !== null && lane.open.sealed !== null)
      lane.open = { ...lane.open, sealed: lane.open.sealed.map(trade) };
  }
  const seed = after.occasions > state.occasions ? state.seed : 'quite another';
  return { state: { ...disguised, seed }, picks: (given) => given.map(trade) };
}

export const toySubject: Subject<ToyState, ToyView, ToyNews> = {
  game: toy,
  verify: verifyToy,
  enrich: ({ players }) => players.forEach((owner) => (owner.coins = 2)),
  seedOf: ({ seed }) => seed,
  disguise: disguiseToy,
};
