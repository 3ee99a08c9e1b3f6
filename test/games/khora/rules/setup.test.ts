import { describe, expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import type { State } from '../../../../src/games/khora/rules/state.ts';

const seeds = Array.from({ length: 300 }, (_, index) => `set-up ${index}`);
const counts = [2, 3, 4];

function answered(state: State, seat: number, ...picks: string[]): State {
  const open = khora.questions(state).find((question) => question.seat === seat);
  const outcome = khora.apply(state, { decision: open?.id, seat, picks });
  if (!outcome.ok) throw new Error(`Seat ${seat} may not pick ${picks.join(', ')}: ${outcome.why}.`);
  return outcome.state;
}

/** Everybody keeps the first card of the pack. */
function passed(state: State): State {
  return state.players.reduce((now, { pack }, seat) => answered(now, seat, pack[0] ?? ''), state);
}

const drafted = (seats: number, seed: string): State =>
  [1, 2, 3, 4].reduce((now) => passed(now), khora.setup(seats, seed).state);

test.each([0, 1, 5])('nobody plays it with %i', (seats) => {
  expect(() => khora.setup(seats, 'seed')).toThrow('not played by');
});

describe.each(counts)('with %i players', (seats) => {
  test('everybody is dealt five cards of the 40 and the rest is the deck', () => {
    for (const seed of seeds) {
      const { state } = khora.setup(seats, seed);
      expect(state.players.map(({ pack, hand }) => [pack.length, hand.length])).toEqual(
        Array.from({ length: seats }, () => [5, 0]),
      );
      const all = [...state.deck, ...state.players.flatMap(({ pack }) => pack)];
      expect(all.sort()).toEqual([...facts.politics.keys()].sort());
    }
  });

  test('packs pass to the left and the last card is kept', () => {
    let state = khora.setup(seats, 'draft').state;
    for (const size of [5, 4, 3]) {
      const packs = state.players.map(({ pack }) => pack);
      expect(packs.every((pack) => pack.length === size)).toBe(true);
      state = passed(state);
      packs.forEach((pack, seat) => expect(state.players[(seat + 1) % seats]?.pack).toEqual(pack.slice(1)));
    }
    const packs = state.players.map(({ pack }) => pack);
    const hands = state.players.map(({ hand }) => hand);
    state = passed(state);
    state.players.forEach(({ pack, hand }, seat) => {
      const last = packs[(seat + seats - 1) % seats]?.[1];
      expect(pack).toEqual([]);
      expect(hand).toEqual([...(hands[seat] ?? []), packs[seat]?.[0], last]);
    });
  });

  test('after the draft everybody has five cards and the first round has begun', () => {
    for (const seed of seeds.slice(0, 40)) {
      const state = drafted(seats, seed);
      expect(state.players.map(({ hand }) => hand.length)).toEqual(Array.from({ length: seats }, () => 5));
      const all = [...state.deck, ...state.players.flatMap(({ hand }) => hand)];
      expect(all.sort()).toEqual([...facts.politics.keys()].sort());
      expect(state.round).toBe(1);
      expect(khora.questions(state).map(({ kind }) => kind)).toEqual(
        Array.from({ length: seats }, () => 'assign-tiles'),
      );
    }
  });

  test('every city appears, none twice at a table, each with its first development resolved', () => {
    const start = {
      ...{ economy: 1, culture: 1, military: 1, citizens: 3, taxes: 0, glory: 0, troops: 0, vp: 0 },
      ...{ drachmas: 4, philosophy: 0, dice: 2, developments: 1, played: [] },
      minor: { red: 0, green: 0, blue: 0 },
      major: { red: 0, green: 0, blue: 0 },
    };
    const firsts: Record<string, object> = {
      argos: { troops: 2 },
      athens: { philosophy: 3 },
      corinth: { drachmas: 8 },
      miletus: { economy: 2, citizens: 6 },
      olympia: { taxes: 1 },
      sparta: {},
      thebes: { military: 2, glory: 1 },
    };
    const seen = new Set<string>();
    for (const seed of seeds) {
      const { players } = khora.setup(seats, seed).state;
      expect(players).toHaveLength(seats);
      expect(new Set(players.map(({ city }) => city)).size).toBe(seats);
      for (const owner of players) {
        seen.add(owner.city);
        expect(owner).toMatchObject({ ...start, ...firsts[owner.city] });
      }
    }
    expect([...seen].sort()).toEqual(Object.keys(firsts));
  });

  test('the event deck is Growing Populations, seven of the others and Conquest of the Persians', () => {
    const others = [...facts.events.keys()].slice(1, -1);
    expect(others).toHaveLength(14);
    const places = new Set<string>();
    for (const seed of seeds) {
      const { events } = khora.setup(seats, seed).state;
      expect(events).toHaveLength(9);
      expect([events[0], events[8]]).toEqual(['growing-populations', 'conquest-of-the-persians']);
      expect(new Set(events).size).toBe(9);
      events.slice(1, 8).forEach((id, index) => places.add(`${id} in round ${index + 2}`));
    }
    const possible = others.flatMap((id) => Array.from({ length: 7 }, (_, index) => `${id} in round ${index + 2}`));
    expect([...places].sort()).toEqual(possible.sort());
  });

  test('33 single tokens and Persepolis lie on the board', () => {
    const { board } = khora.setup(seats, 'board').state;
    const tokens = board.map((id) => facts.board.get(id)?.tokens.length);
    expect(tokens.filter((count) => count === 1)).toHaveLength(33);
    expect(tokens.filter((count) => count === 3)).toHaveLength(1);
    expect(board).toHaveLength(34);
  });

  test('any seat may be the first start player', () => {
    const starts = new Set(seeds.map((seed) => khora.setup(seats, seed).state.start));
    expect([...starts].sort()).toEqual(Array.from({ length: seats }, (_, seat) => seat));
  });

  test('the same seed gives the same game, another one another', () => {
    expect(khora.setup(seats, 'one')).toEqual(khora.setup(seats, 'one'));
    expect(khora.setup(seats, 'one').state.deck).not.toEqual(khora.setup(seats, 'two').state.deck);
  });

  test('R37: a draft pick may be changed until the last player has made theirs', () => {
    const { state } = khora.setup(seats, 'changed');
    const [first = '', second = ''] = state.players[0]?.pack ?? [];
    let now = answered(answered(state, 0, first), 0, second);
    expect(khora.questions(now)[0]).toMatchObject({ kind: 'draft', secret: true, sealed: [second] });
    expect(now.players[0]?.hand).toEqual([]);
    for (let seat = 1; seat < seats; seat += 1) now = answered(now, seat, now.players[seat]?.pack[0] ?? '');
    expect(now.players[0]?.hand).toEqual([second]);
    expect(now.players[1]?.pack).toContain(first);
    expect(now.players[1]?.pack).not.toContain(second);
  });

  test('R37: a sealed draft pick shows in nobody else’s view', () => {
    const { state } = khora.setup(seats, 'sealed');
    const others = [...Array.from({ length: seats - 1 }, (_, index) => index + 1), null];
    const views = (state.players[0]?.pack ?? []).map((card) => {
      const now = answered(state, 0, card);
      return JSON.stringify(others.map((seat) => khora.view(now, seat)));
    });
    expect(new Set(views).size).toBe(1);
    const told = khora.apply(state, {
      decision: khora.questions(state)[0]?.id,
      seat: 0,
      picks: [state.players[0]?.pack[0]],
    });
    expect(told).toMatchObject({ ok: true, news: [] });
  });
});
