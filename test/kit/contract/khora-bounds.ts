import { expect } from 'vitest';
import { facts } from '../../../src/games/khora/facts/facts.ts';
import type { Player, State } from '../../../src/games/khora/rules/state.ts';
import { colours, kinds, resources, tracks } from '../../../src/games/khora/facts/terms.ts';

const everyCard = [...facts.politics.keys()].sort();
const spaces = [...facts.board.values()];
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

/** Each card is in exactly one place. Written to be fast: it looks at every state of every game. */
function verifyCards({ deck, discards, players }: State): void {
  const places = [deck, discards];
  for (const { hand, played, pack, looking, returning } of players) places.push(hand, played, pack, looking, returning);
  const different = new Set<string>();
  let count = 0;
  for (const cards of places) {
    count += cards.length;
    for (const card of cards) different.add(card);
  }
  const isComplete = count === everyCard.length && everyCard.every((card) => different.has(card));
  if (!isComplete) expect(places.flat().sort()).toEqual(everyCard);
}

/** What was on the board is there still, with a player, or gone from the game; only minor tokens come from the supply. */
function verifyTokens({ board, lost, players }: State): void {
  const left = new Set(board);
  const majors = { red: 0, green: 0, blue: 0 };
  let explored = 0;
  for (const { id, tokens } of spaces) {
    if (left.has(id)) continue;
    explored += tokens.length;
    for (const { colour, kind } of tokens) if (kind === 'major') majors[colour] += 1;
  }
  let total = 0;
  for (const { minor, major } of players) for (const colour of colours) total += minor[colour] + major[colour];
  if (total + lost < explored) expect.fail('a knowledge token of the board is nowhere');
  for (const colour of colours) {
    const held = players.reduce((sum, { major }) => sum + major[colour], 0);
    if (held > majors[colour] || held + lost < majors[colour]) expect(held).toBe(majors[colour]);
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
