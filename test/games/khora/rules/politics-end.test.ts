import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { type Setting, finalPoints } from '../../../kit/khora/measure.ts';

type Row = readonly [id: string, what: string, own: Setting, vp: number];

const rows: readonly Row[] = [
  ['bank', 'nothing for 0 drachmas', { drachmas: 0 }, 0],
  ['bank', 'nothing for 1 drachma', { drachmas: 1 }, 0],
  ['bank', '1 VP for 2 drachmas', { drachmas: 2 }, 1],
  ['bank', '3 VP for 7 drachmas', { drachmas: 7 }, 3],

  ['proskenion', 'nothing for 0 citizens', { citizens: 0 }, 0],
  ['proskenion', '1 VP for 1 citizen', { citizens: 1 }, 1],
  ['proskenion', '15 VP for 15 citizens', { citizens: 15 }, 15],

  ['central-government', '2 VP for itself alone', { played: [] }, 2],
  ['central-government', '8 VP for itself and three others', { played: ['quarry', 'power', 'council'] }, 8],
  ['central-government', 'nothing for cards in hand', { hand: ['quarry', 'power'] }, 2],

  ['hall-of-statues', 'nothing without tokens', {}, 0],
  ['hall-of-statues', '1 VP for a minor token', { minor: { red: 1 } }, 1],
  ['hall-of-statues', '1 VP for a major token', { major: { blue: 1 } }, 1],
  [
    'hall-of-statues',
    '9 VP for 9 tokens of all kinds',
    { minor: { red: 1, green: 2, blue: 1 }, major: { red: 2, green: 2, blue: 1 } },
    9,
  ],

  ['austerity', 'nothing for an empty hand', { hand: [] }, 0],
  ['austerity', '3 VP for 1 card in hand', { hand: ['quarry'] }, 3],
  ['austerity', '9 VP for 3 cards in hand', { hand: ['quarry', 'power', 'council'] }, 9],
  ['austerity', 'nothing for cards in play', { played: ['quarry', 'power'] }, 0],

  ['diversification', '3 VP with Economy lowest at 1', { economy: 1, culture: 6, military: 7 }, 3],
  ['diversification', '6 VP with Culture lowest at 2', { economy: 5, culture: 2, military: 7 }, 6],
  ['diversification', '9 VP with Military lowest at 3', { economy: 5, culture: 6, military: 3 }, 9],
  ['diversification', '21 VP with all at 7', { economy: 7, culture: 7, military: 7 }, 21],

  ['gold-reserve', '2 VP with Economy 1', { economy: 1, culture: 5, military: 6 }, 2],
  ['gold-reserve', '14 VP with Economy 7', { economy: 7 }, 14],

  ['heavy-taxes', 'nothing with 0 Taxes', { taxes: 0 }, 0],
  ['heavy-taxes', '2 VP with 1 Taxes', { taxes: 1 }, 2],
  ['heavy-taxes', '20 VP with 10 Taxes', { taxes: 10 }, 20],
];

test('every end-game Politics card has a row', () => {
  const atEnd = [...facts.politics].filter(([, { when }]) => when === 'end').map(([id]) => id);
  expect([...new Set(rows.map(([id]) => id))].sort()).toEqual(atEnd.sort());
});

/** Points of both seats with the card beyond those without it. */
function worth(own: Setting, withCard: Setting): number[] {
  const other = { vp: 3, drachmas: 6, citizens: 7, taxes: 3, minor: { red: 2 } };
  const without = finalPoints([own, other]);
  return finalPoints([{ ...own, ...withCard }, other]).map((vp, seat) => vp - (without[seat] ?? 0));
}

for (const [id, what, own, vp] of rows) {
  test(`${id}: ${what}`, () => {
    expect(worth(own, { played: [...(own.played ?? []), id] })).toEqual([vp, 0]);
  });
}

const plenty = {
  drachmas: 9,
  citizens: 9,
  taxes: 9,
  economy: 4,
  culture: 4,
  military: 4,
  minor: { red: 1 },
  played: ['quarry'],
} satisfies Setting;

for (const id of new Set(rows.map(([name]) => name))) {
  test(`${id}: nothing while it is in the hand`, () => {
    expect(worth(plenty, { hand: [id] })).toEqual([0, 0]);
  });
}

test('central-government: counts cards that score themselves, and they count beside it', () => {
  expect(worth(plenty, { played: ['quarry', 'bank', 'central-government'] })).toEqual([4 + 6, 0]);
});
