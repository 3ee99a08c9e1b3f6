import { type Random, roll, shuffled } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/decision.ts';
import type { Player, State } from '../../../src/games/khora/rules/state.ts';
import { actions } from '../../../src/games/khora/facts/terms.ts';
import type { Disguise } from './subject.ts';

/** The places of cards that only their owner sees. */
const hidden = ['hand', 'pack', 'looking', 'returning'] as const;

/** Cards the seat sees: everything in play, and its own. */
function known(state: State, seat: Seat | null): string[] {
  return state.players.flatMap((owner, index) => [
    ...owner.played,
    ...(index === seat ? hidden.flatMap((place) => owner[place]) : []),
  ]);
}

/**
 * Cards nobody showed the seat trade places, wherever they are; seals that hold get other picks; events to come and,
 * if no chance was needed, the seed change.
 */
export function disguiseKhora(state: State, after: State, seat: Seat | null, random: Random): Disguise<State> {
  const seen = new Set([...known(state, seat), ...known(after, seat)]);
  const trade = wereShuffled(state, after) ? (card: string) => card : trades(state, seen, random);
  const disguised = structuredClone(state);
  disguised.deck = disguised.deck.map(trade);
  disguised.discards = disguised.discards.map(trade).sort();
  for (const owner of disguised.players) for (const place of hidden) owner[place] = owner[place].map(trade);
  disguised.lanes.forEach((lane, index) => {
    if (lane.open === null || lane.open.sealed === null || index === seat) return;
    const holds = after.lanes[index]?.open?.id === lane.open.id;
    const owner = disguised.players[index] as Player;
    const sealed = holds ? otherPicks(owner, lane.open.step.do, random) : lane.open.sealed.map(trade);
    lane.open = { ...lane.open, sealed };
  });
  const coming = shuffled(random, disguised.events.slice(after.round));
  disguised.events.splice(after.round, coming.length, ...coming);
  if (after.occasions > state.occasions) return { state: disguised, picks: (given) => given.map(trade) };
  return { state: { ...disguised, seed: 'quite another' }, picks: (given) => given.map(trade) };
}

/** A shuffle of the discards depends on the names of the cards in it, and the seat may draw what comes of it. */
function wereShuffled(state: State, after: State): boolean {
  return after.occasions > state.occasions && after.discards.length < state.discards.length;
}

function trades(state: State, seen: ReadonlySet<string>, random: Random): (card: string) => string {
  const { deck, discards, players } = state;
  const everywhere = [...deck, ...discards, ...players.flatMap((owner) => hidden.flatMap((place) => owner[place]))];
  const unseen = everywhere.filter((card) => !seen.has(card));
  const other = shuffled(random, unseen);
  const traded = new Map(unseen.map((card, index) => [card, other[index] as string]));
  return (card) => traded.get(card) ?? card;
}

function otherPicks(owner: Player, kind: string, random: Random): string[] {
  if (kind === 'draft') return [owner.pack[roll(random, owner.pack.length)] as string];
  const tiles = actions.map((_, tile) => String(tile));
  return shuffled(random, tiles).slice(0, owner.rolled.length);
}
