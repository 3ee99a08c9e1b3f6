import { type Random, roll, shuffled } from '../../../src/engine/chance.ts';
import type { Seat } from '../../../src/engine/decision.ts';
import { destiny, facts } from '../../../src/games/olympos/facts/facts.ts';
import type { State } from '../../../src/games/olympos/rules/state.ts';
import type { Disguise } from './subject.ts';

const cards = [...facts.destiny.keys()];

/** Cards the seat sees in one of these states: what lies face up, and its own. */
function seenCards(states: readonly State[], seat: Seat | null): Set<string> {
  return new Set(
    states.flatMap(({ discards, players }) => {
      const own = seat === null ? undefined : players[seat];
      return [...discards, ...(own?.hand ?? []), ...(own?.looking ?? [])];
    }),
  );
}

/**
 * Whose turn it is plays cards in windows that are opened only for a card that is of use, so for anybody else such cards
 * trade places only among those of the same use; a question about stars tells of them, too. Null stays where it is.
 */
function classOf(id: string, states: readonly State[], seat: Seat | null): string | null {
  const { play, copies, effects, condition } = destiny(id);
  if (states.every(({ active }) => active === null || active === seat)) return String(copies);
  if (condition !== null) return null;
  if (play !== 'own-turn') {
    const asked = states.some(({ lanes }) => lanes.some(({ open }) => open?.step.do === 'stars'));
    return asked ? null : play;
  }
  return effects
    .flatMap(({ verb, value }) => (verb === 'gain' ? Object.values(value) : []))
    .map((amount) => (typeof amount === 'number' ? 'fixed' : amount.per))
    .join();
}

/** Cards nobody showed the seat trade places; the deck, gods to come, prestige, seals that hold and the seed change. */
export function disguiseOlympos(state: State, after: State, seat: Seat | null, random: Random): Disguise<State> {
  const trade = trades(state, after, seat, random);
  const disguised = structuredClone(state);
  disguised.deck = disguised.deck.map(trade);
  disguised.players.forEach((owner, index) => {
    owner.hand = owner.hand.map(trade);
    owner.looking = owner.looking.map(trade);
    if (index !== seat && after.scores === null) owner.prestige += roll(random, 9);
  });
  disguised.lanes.forEach((lane, index) => {
    if (lane.open === null || lane.open.sealed === null || index === seat) return;
    const holds = after.lanes[index]?.open?.id === lane.open.id;
    const most = disguised.players[index]?.hand.filter((id) => destiny(id).play === 'god').length ?? 0;
    if (holds) lane.open = { ...lane.open, sealed: [String(roll(random, most + 1))] };
  });
  const { gods, away } = coming(state, after, random);
  disguised.gods.splice(0, Infinity, ...gods);
  const seed = after.occasions > state.occasions ? state.seed : 'quite another';
  const picks = (given: readonly string[]): string[] =>
    sealsSomething(state, after, seat) ? given.map(() => '0') : given.map((pick) => traded(pick, trade));
  return { state: { ...disguised, away, seed }, picks };
}

/** Somebody else's answer has just been sealed, or changed, and still is. */
function sealsSomething(state: State, after: State, seat: Seat | null): boolean {
  const own = (of: State): string => JSON.stringify(seat === null ? null : of.lanes[seat]);
  if (own(state) !== own(after)) return false;
  return after.lanes.some(({ open }, index) => index !== seat && open !== null && open.sealed !== null);
}

/** Picks name a card alone or behind a colon. */
function traded(pick: string, trade: (card: string) => string): string {
  if (cards.includes(pick)) return trade(pick);
  const [kind, card = ''] = pick.split(':');
  return kind === 'card' && cards.includes(card) ? `card:${trade(card)}` : pick;
}

function trades(state: State, after: State, seat: Seat | null, random: Random): (card: string) => string {
  const seen = seenCards([state, after], seat);
  const classes = new Map<string, string[]>();
  for (const id of wereShuffled(state, after) ? [] : cards.filter((card) => !seen.has(card))) {
    const group = classOf(id, [state, after], seat);
    if (group !== null) classes.set(group, [...(classes.get(group) ?? []), id]);
  }
  const other = new Map<string, string>();
  for (const ids of classes.values()) {
    const moved = shuffled(random, ids);
    ids.forEach((id, index) => other.set(id, moved[index] as string));
  }
  return (card) => other.get(card) ?? card;
}

/** A card that was played may lie in the new deck already, and everybody saw it. */
function wereShuffled(state: State, after: State): boolean {
  return after.occasions > state.occasions;
}

/** Gods that are turned up by the answer stay where they are; the others, the one put away among them, change places. */
function coming(state: State, after: State, random: Random): { gods: string[]; away: string[] } {
  const hidden = after.gods.length;
  const moved = shuffled(random, [...state.gods.slice(0, hidden), ...state.away]);
  return { gods: [...moved.slice(0, hidden), ...state.gods.slice(hidden)], away: moved.slice(hidden) };
}
