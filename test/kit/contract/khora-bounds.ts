import { expect } from 'vitest';
import { facts } from '../../../src/games/khora/facts/facts.ts';
import type { Player, State } from '../../../src/games/khora/rules/state.ts';
import { colours, kinds, resources, tracks } from '../../../src/games/khora/facts/terms.ts';

const everyCard = [...facts.politics.keys()].sort();
const { most } = facts.rules;

/** What a phase may leave above the limit for a while: Legislation's citizens, Military's troops. */
const aboveLimit = ['citizens', 'troops'] as const;

export function verifyKhora(state: State): void {
  verifyCards(state);
  verifyTokens(state);
  state.players.forEach((owner) => verifyBounds(state, owner));
}

/** One step below the limits, rich, learned and with a large hand, so that nearly every card can be played; no deck. */
export function enrichKhora(state: State): void {
  const hands = Math.floor((state.deck.length - 1) / state.players.length);
  state.players.forEach((owner, seat) => {
    for (const what of ['citizens', 'troops', 'taxes', 'glory'] as const) owner[what] = most[what] - 1;
    for (const colour of colours) owner.minor[colour] = 3;
    const levels = { economy: most.level - 1 - seat, culture: most.level - 4 + seat, military: 1 + (seat % 2) };
    Object.assign(owner, { drachmas: 40, philosophy: 6, ...levels });
    owner.hand.push(...state.deck.splice(0, hands));
  });
  state.discards = state.deck.splice(0, state.deck.length - 1).sort();
}

/** Each card is in exactly one place. */
function verifyCards({ deck, discards, players }: State): void {
  const places = players.flatMap(({ hand, played, pack, looking, returning }) => [
    ...hand,
    ...played,
    ...pack,
    ...looking,
    ...returning,
  ]);
  const cards = [...deck, ...discards, ...places].sort();
  if (cards.join() !== everyCard.join()) expect(cards).toEqual(everyCard);
}

/** What was on the board is there still, with a player, or gone from the game; only minor tokens come from the supply. */
function verifyTokens({ board, lost, players }: State): void {
  const explored = [...facts.board].flatMap(([id, { tokens }]) => (board.includes(id) ? [] : tokens));
  const held = players.flatMap(({ minor, major }) => colours.map((colour) => minor[colour] + major[colour]));
  const total = held.reduce((sum, tokens) => sum + tokens, 0);
  if (total + lost < explored.length) expect.fail('a knowledge token of the board is nowhere');
  for (const colour of colours) {
    const majors = players.reduce((sum, { major }) => sum + major[colour], 0);
    const there = explored.filter((token) => token.kind === 'major' && token.colour === colour).length;
    if (majors > there || majors + lost < there) expect(majors).toBe(there);
  }
}

function verifyBounds({ phase, round }: State, owner: Player): void {
  for (const what of resources) within(what, owner[what], Infinity);
  for (const kind of kinds) for (const colour of colours) within(kind, owner[kind][colour], Infinity);
  for (const what of ['taxes', 'glory'] as const) within(what, owner[what], most[what]);
  for (const what of aboveLimit) if (!mayOverflow(phase)) within(what, owner[what], most[what]);
  for (const track of tracks) within(track, owner[track], most.level, 1);
  within('dice', owner.dice, 3, 2);
  within('developments', owner.developments, 4, 1);
  within('round', round, facts.rules.rounds);
  within('rolled', owner.rolled.length, owner.dice);
}

function mayOverflow(phase: State['phase']): boolean {
  return phase === 'action' || phase === 'resolution';
}

function within(what: string, value: number, max: number, min = 0): void {
  if (!Number.isInteger(value) || value < min || value > max) expect.fail(`${what} is ${value}`);
}
