import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import type { Player } from '../../../../src/games/khora/rules/state.ts';
import { type Needs, type Setting, testPrice } from '../../../kit/khora/measure.ts';
import { scenario } from '../../../kit/khora/scenario.ts';

/** What every development costs and needs, written down a second time. What they do is in the other cities tests. */
const prices: Readonly<Record<string, readonly (readonly [cost: number, needs: Needs])[]>> = {
  argos: [
    [0, {}],
    [0, { blue: 2 }],
    [0, { red: 1, blue: 2 }],
    [2, { red: 1, green: 2, blue: 3 }],
  ],
  athens: [
    [0, {}],
    [0, { red: 1, green: 1 }],
    [1, { blue: 2 }],
    [2, { red: 2, green: 2, blue: 2 }],
  ],
  corinth: [
    [0, {}],
    [1, { red: 1 }],
    [2, { red: 2, green: 1, blue: 1 }],
    [3, { red: 2, green: 2, blue: 2 }],
  ],
  miletus: [
    [0, {}],
    [1, { red: 1 }],
    [2, { red: 2, green: 1 }],
    [4, { red: 3, green: 2 }],
  ],
  olympia: [
    [0, {}],
    [0, { green: 1 }],
    [2, { red: 1, green: 2 }],
    [3, { red: 2, green: 3, blue: 1 }],
  ],
  sparta: [
    [0, {}],
    [1, { blue: 2 }],
    [2, { red: 1, green: 1, blue: 3 }],
    [4, { red: 2, green: 2, blue: 3 }],
  ],
  thebes: [
    [0, {}],
    [0, { green: 1, blue: 1 }],
    [0, { red: 1, green: 1, blue: 2 }],
    [2, { red: 2, green: 2, blue: 2 }],
  ],
};

/** What unlocking asks where it cannot be avoided, and what keeps it from asking more than one pick at a time. */
const asked: Readonly<Record<string, { readonly answers: readonly string[]; readonly own?: Setting }>> = {
  'argos 2': { answers: ['2'] },
  'miletus 2': { answers: [], own: { economy: 7 } },
  'sparta 3': { answers: ['decline'] },
};

test('seven cities have four developments, each with a price here', () => {
  expect(Object.keys(prices)).toHaveLength(7);
  expect(Object.entries(prices).map(([city, rows]) => [city, rows.length])).toEqual(
    [...facts.cities].map(([city]) => [city, 4]),
  );
});

for (const [city, rows] of Object.entries(prices)) {
  rows.forEach(([cost, needs], index) => {
    const id = `${city} ${index + 1}`;
    if (index === 0) {
      test(`${id}: is open from the start and costs nothing`, () => {
        expect(facts.cities.get(city)?.[0]).toMatchObject({ cost, needs });
        for (const { developments } of started(city)) expect(developments).toBe(1);
      });
      return;
    }
    const { answers = [], own: more = {} } = asked[id] ?? {};
    testPrice(
      { id, cost, needs },
      {
        asked: (own, phase) =>
          scenario({ phase, players: [{ city, developments: index, ...more, ...own }, {}] }).table(
            { do: 'turn', seat: 0, step: { do: 'act', action: 'development' } },
            { do: 'later' },
          ),
        picks: ['unlock', ...answers],
      },
    );
  });

  test(`${city} 4: the last one, after which nothing is asked`, () => {
    const plenty = { drachmas: 20, major: { red: 9, green: 9, blue: 9 } };
    const t = scenario({ players: [{ ...plenty, city, developments: 4 }, {}] });
    t.does(0, { do: 'act', action: 'development' });
    expect(t.question(0)).toBeNull();
    expect(t.player(0)).toMatchObject({ ...plenty, developments: 4 });
  });
}

/** What a player of each city has at the start that others have not. */
const firsts: Readonly<Record<string, Partial<Player>>> = {
  argos: { troops: 2 },
  athens: { philosophy: 3 },
  corinth: { drachmas: 8 },
  miletus: { economy: 2, citizens: 6 },
  olympia: { taxes: 1 },
  sparta: {},
  thebes: { military: 2, glory: 1 },
};

const start = {
  ...{ economy: 1, culture: 1, military: 1, citizens: 3, taxes: 0, glory: 0, troops: 0, vp: 0 },
  ...{ drachmas: 4, philosophy: 0, dice: 2, developments: 1, played: [] },
  minor: { red: 0, green: 0, blue: 0 },
  major: { red: 0, green: 0, blue: 0 },
};

/** Everybody who starts with this city in a handful of games. */
function started(city: string): Player[] {
  const games = Array.from({ length: 30 }, (_, index) => khora.setup(4, `city ${index}`).state.players);
  const found = games.flat().filter((owner) => owner.city === city);
  expect(found.length).toBeGreaterThan(0);
  return found;
}

test('every first development has a row', () => {
  expect(Object.keys(firsts).sort()).toEqual([...facts.cities.keys()].sort());
});

for (const [city, brings] of Object.entries(firsts)) {
  test(`${city} 1: at the start ${JSON.stringify(brings)}`, () => {
    for (const owner of started(city)) expect(owner).toMatchObject({ ...start, ...brings });
  });
}
