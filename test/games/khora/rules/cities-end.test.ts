import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { type Setting, finalPoints } from '../../../kit/khora/measure.ts';

type Row = readonly [id: string, what: string, own: Setting, vp: number];

const rows: readonly Row[] = [
  ['athens 4', 'nothing without a card in play', { hand: ['quarry', 'power'] }, 0],
  ['athens 4', '3 VP for 1 card in play', { played: ['quarry'] }, 3],
  ['athens 4', '12 VP for 4 cards in play', { played: ['quarry', 'power', 'council', 'oracle'] }, 12],

  ['corinth 4', 'nothing without tokens', {}, 0],
  ['corinth 4', '2 VP for a minor token', { minor: { green: 1 } }, 2],
  ['corinth 4', '2 VP for a major token', { major: { blue: 1 } }, 2],
  [
    'corinth 4',
    '14 VP for 7 tokens of all kinds',
    { minor: { red: 1, green: 2, blue: 1 }, major: { red: 1, green: 1, blue: 1 } },
    14,
  ],

  ['sparta 4', 'nothing without a blue token', { minor: { red: 3 }, major: { green: 3 } }, 0],
  ['sparta 4', '4 VP for a minor blue token', { minor: { blue: 1 } }, 4],
  ['sparta 4', '4 VP for a major blue token', { major: { blue: 1 } }, 4],
  ['sparta 4', '20 VP for 5 blue tokens', { minor: { blue: 2, red: 1 }, major: { blue: 3 } }, 20],

  ['thebes 4', 'nothing for major tokens', { major: { red: 1, green: 2, blue: 3 } }, 0],
  ['thebes 4', '2 VP for a minor token', { minor: { red: 1 } }, 2],
  ['thebes 4', '12 VP for 6 minor tokens of all colours', { minor: { red: 1, green: 2, blue: 3 } }, 12],
];

test('every end-game development has a row', () => {
  const atEnd = [...facts.cities].flatMap(([city, developments]) =>
    developments.flatMap(({ when }, index) => (when === 'end' ? [`${city} ${index + 1}`] : [])),
  );
  expect([...new Set(rows.map(([id]) => id))].sort()).toEqual(atEnd.sort());
});

/** Somebody who has of everything, and must not profit. */
const other = { vp: 3, glory: 1, minor: { red: 2, blue: 1 }, major: { blue: 1 }, played: ['archives'] };

for (const [id, what, own, vp] of rows) {
  test(`${id}: ${what}`, () => {
    const [city = '', number] = id.split(' ');
    const unlocked = Number(number);
    const without = finalPoints([{ ...own, city, developments: unlocked - 1 }, other]);
    const points = finalPoints([{ ...own, city, developments: unlocked }, other]);
    expect(points.map((total, seat) => total - (without[seat] ?? 0))).toEqual([vp, 0]);
  });
}
