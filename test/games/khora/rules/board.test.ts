import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import type { Colour, Kind } from '../../../../src/games/khora/facts/terms.ts';
import { type Change, changes, expectIdle, takes } from '../../../kit/khora/measure.ts';
import { type Scenario, scenario } from '../../../kit/khora/scenario.ts';

type Row = readonly [id: string, troops: number, loses: number, kind: Kind, gains: Change];

/** Every space with what it requires, takes and gives, written down a second time. */
const spaces: Readonly<Record<Colour, readonly Row[]>> = {
  red: [
    ['red-1', 2, 1, 'minor', {}],
    ['red-2', 3, 0, 'minor', {}],
    ['red-3', 2, 2, 'minor', { drachmas: 1 }],
    ['red-4', 3, 1, 'minor', { drachmas: 1 }],
    ['red-5', 4, 2, 'minor', { drachmas: 2 }],
    ['red-6', 5, 1, 'minor', { drachmas: 2 }],
    ['red-7', 5, 4, 'major', { drachmas: 2 }],
    ['red-8', 6, 3, 'major', { drachmas: 2 }],
    ['red-9', 7, 5, 'major', { drachmas: 3 }],
    ['red-10', 8, 6, 'major', { drachmas: 4 }],
    ['red-11', 9, 8, 'major', { drachmas: 6 }],
  ],
  green: [
    ['green-1', 2, 1, 'minor', {}],
    ['green-2', 3, 0, 'minor', {}],
    ['green-3', 2, 2, 'minor', { vp: 1 }],
    ['green-4', 3, 1, 'minor', { vp: 1 }],
    ['green-5', 4, 2, 'minor', { vp: 2 }],
    ['green-6', 5, 1, 'minor', { vp: 2 }],
    ['green-7', 5, 4, 'major', { vp: 2 }],
    ['green-8', 6, 3, 'major', { vp: 2 }],
    ['green-9', 7, 5, 'major', { vp: 3 }],
    ['green-10', 8, 6, 'major', { vp: 4 }],
    ['green-11', 9, 8, 'major', { vp: 6 }],
  ],
  blue: [
    ['blue-1', 2, 2, 'minor', {}],
    ['blue-2', 3, 1, 'minor', {}],
    ['blue-3', 3, 3, 'minor', { drachmas: 1, vp: 1 }],
    ['blue-4', 4, 2, 'minor', { drachmas: 1, vp: 1 }],
    ['blue-5', 4, 4, 'major', { drachmas: 1, vp: 1 }],
    ['blue-6', 5, 3, 'major', { drachmas: 1, vp: 1 }],
    ['blue-7', 6, 5, 'major', { drachmas: 2, vp: 1 }],
    ['blue-8', 6, 5, 'major', { drachmas: 1, vp: 2 }],
    ['blue-9', 7, 6, 'major', { drachmas: 2, vp: 2 }],
    ['blue-10', 8, 7, 'major', { drachmas: 3, vp: 3 }],
    ['blue-11', 9, 9, 'major', { drachmas: 4, vp: 4 }],
  ],
};

interface Exploration {
  readonly id: string;
  readonly troops: number;
  readonly brings: Change;
}

/** Nothing lost is no entry. */
const lost = (troops: number): Change => (troops === 0 ? {} : { troops: -troops });

const explorations: readonly Exploration[] = [
  ...Object.entries(spaces).flatMap(([colour, rows]) =>
    rows.map(([id, troops, loses, kind, gains]) => ({
      id,
      troops,
      brings: { ...lost(loses), ...gains, [`${kind} ${colour}`]: 1 },
    })),
  ),
  { id: 'persepolis', troops: 15, brings: { troops: -15, 'major red': 1, 'major green': 1, 'major blue': 1 } },
];

/** Seat 0 of a city without anything to do with exploring is asked, with this many troops. */
function exploring(troops: number, explored: readonly string[] = []): Scenario {
  return scenario({ players: [{ city: 'argos', troops }, {}], explored }).does(0, { do: 'explore' });
}

test('every space of the board has a row', () => {
  expect(explorations.map(({ id }) => id).sort()).toEqual([...facts.board.keys()].sort());
});

test('33 spaces and Persepolis hold 20 major tokens and 16 minor ones', () => {
  const tokens = [...facts.board.values()].flatMap((space) => space.tokens);
  const count = (kind: Kind, colour?: Colour): number =>
    tokens.filter((token) => token.kind === kind && (colour ?? token.colour) === token.colour).length;
  expect(facts.board.size).toBe(34);
  expect([count('major'), count('minor')]).toEqual([20, 16]);
  expect([count('major', 'red'), count('major', 'green'), count('major', 'blue')]).toEqual([6, 6, 8]);
  expect([count('minor', 'red'), count('minor', 'green'), count('minor', 'blue')]).toEqual([6, 6, 4]);
});

for (const { id, troops, brings } of explorations) {
  test.each([troops, 18])(`${id}: explored with %i troops, for its loss, token and gain`, (present) => {
    const layout = { players: [{ city: 'argos', troops: present - 1, military: 1 }, {}] };
    const [own = {}, other] = changes(layout, takes(0, 'military', id));
    const [declined = {}] = changes(layout, takes(0, 'military', 'decline'));
    expect(declined).toEqual({ troops: 1 });
    const { troops: change = 0, ...rest } = own;
    expect({ ...lost(1 - change), ...rest }).toEqual(brings);
    expect(other).toEqual({});
  });

  test(`${id}: out of reach with ${troops - 1} troops`, () => {
    expect(exploring(troops).options(0)).toContain(id);
    expect(exploring(troops - 1).options(0)).not.toContain(id);
  });

  test(`${id}: gone from the board for everybody once explored`, () => {
    const t = exploring(troops).picks(0, id);
    expectIdle(t);
    expect(t.state.board).toEqual([...facts.board.keys()].filter((space) => space !== id));
    t.player(1).troops = 15;
    t.does(1, { do: 'explore' });
    expect(t.options(1)).toHaveLength(34);
    expect(t.options(1)).not.toContain(id);
  });
}

test('with 1 troop nothing is in reach and nothing is asked', () => {
  expect(exploring(1).question(0)).toBeNull();
});

test('one exploration at a time', () => {
  expect(() => exploring(15).picks(0, 'red-1', 'red-2')).toThrow('too-many');
});

test('an empty board asks nothing', () => {
  expect(exploring(15, [...facts.board.keys()]).question(0)).toBeNull();
});
