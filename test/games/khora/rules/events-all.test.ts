import { expect, test } from 'vitest';
import { type EventCase, eventsWith, testEvents } from '../../../kit/khora/events.ts';
import { scenario } from '../../../kit/khora/scenario.ts';

/** Events that hit everybody alike, whatever their troops. */
const cases: readonly EventCase[] = [
  {
    id: 'plague-of-athens',
    what: 'all lose 2 citizens, whatever their troops',
    players: [{ citizens: 15, troops: 9 }, { citizens: 3 }, { citizens: 2 }],
    brings: [{ citizens: -2 }, { citizens: -2 }, { citizens: -2 }],
  },
  {
    id: 'plague-of-athens',
    what: 'who has fewer loses all, who has none nothing (R7)',
    players: [{ citizens: 1 }, { citizens: 0 }],
    brings: [{ citizens: -1 }, {}],
  },

  {
    id: 'supplies-from-lydia',
    what: 'all gain 3 drachmas, without limit',
    players: [{ drachmas: 0, troops: 3 }, { drachmas: 50 }, {}, {}],
    brings: [{ drachmas: 3 }, { drachmas: 3 }, { drachmas: 3 }, { drachmas: 3 }],
  },

  {
    id: 'invention-of-the-trireme',
    what: 'all gain 3 troops, up to 15',
    players: [{ troops: 0 }, { troops: 12 }, { troops: 7 }],
    brings: [{ troops: 3 }, { troops: 3 }, { troops: 3 }],
  },
  {
    id: 'invention-of-the-trireme',
    what: 'troops stop at 15',
    players: [{ troops: 13 }, { troops: 14 }, { troops: 15 }],
    brings: [{ troops: 2 }, { troops: 1 }, {}],
  },

  {
    id: 'drought',
    what: 'all lose 2 drachmas, whatever their troops',
    players: [{ drachmas: 20, troops: 9 }, { drachmas: 3 }, { drachmas: 2 }],
    brings: [{ drachmas: -2 }, { drachmas: -2 }, { drachmas: -2 }],
  },
  {
    id: 'drought',
    what: 'who has 1 loses it, who has none nothing (R8)',
    players: [{ drachmas: 1 }, { drachmas: 0 }],
    brings: [{ drachmas: -1 }, {}],
  },

  {
    id: 'outbreak-of-war',
    what: 'all lose 2 troops',
    players: [{ troops: 15 }, { troops: 3 }, { troops: 2 }],
    brings: [{ troops: -2 }, { troops: -2 }, { troops: -2 }],
  },
  {
    id: 'outbreak-of-war',
    what: 'who has 1 loses it, who has none nothing (R7)',
    players: [{ troops: 1 }, { troops: 0 }],
    brings: [{ troops: -1 }, {}],
  },

  {
    id: 'oracle-of-delphi',
    what: 'all choose a token to lose and gain 2 philosophy tokens',
    players: [
      { minor: { red: 1 }, major: { red: 1 } },
      { minor: { green: 2, blue: 1 } },
      { major: { green: 1, blue: 1 }, troops: 9 },
    ],
    answers: [
      [0, 'major:red'],
      [2, 'major:blue'],
      [1, 'minor:green'],
    ],
    brings: [
      { 'major red': -1, philosophy: 2 },
      { 'minor green': -1, philosophy: 2 },
      { 'major blue': -1, philosophy: 2 },
    ],
  },
  {
    id: 'oracle-of-delphi',
    what: 'with one sort of token there is nothing to choose',
    players: [{ minor: { blue: 3 } }, { major: { green: 1 } }],
    brings: [
      { 'minor blue': -1, philosophy: 2 },
      { 'major green': -1, philosophy: 2 },
    ],
  },
  {
    id: 'oracle-of-delphi',
    what: 'who has none loses nothing and gains nothing (R9)',
    players: [{ philosophy: 1 }, { minor: { red: 1 } }, {}],
    brings: [{}, { 'minor red': -1, philosophy: 2 }, {}],
  },

  {
    id: 'rise-of-persia',
    what: 'all may raise Military for 2 less, whatever their troops',
    players: [
      { military: 1, drachmas: 0, troops: 9 },
      { military: 2, drachmas: 1 },
      { military: 3, drachmas: 2 },
    ],
    answers: [
      [0, 'military'],
      [1, 'military'],
      [2, 'military'],
    ],
    brings: [
      { military: 1, glory: 1 },
      { military: 1, drachmas: -1 },
      { military: 1, drachmas: -2, glory: 1 },
    ],
  },
  {
    id: 'rise-of-persia',
    what: 'the higher levels for 3, 5 and 7',
    players: [
      { military: 4, drachmas: 3 },
      { military: 5, drachmas: 5 },
      { military: 6, drachmas: 7 },
    ],
    answers: [
      [2, 'military'],
      [1, 'military'],
      [0, 'military'],
    ],
    brings: [
      { military: 1, drachmas: -3 },
      { military: 1, drachmas: -5, glory: 1 },
      { military: 1, drachmas: -7, glory: 2 },
    ],
  },
  {
    id: 'rise-of-persia',
    what: 'who declines keeps everything',
    players: [{ military: 1 }, { military: 2 }],
    answers: [
      [0, 'decline'],
      [1, 'decline'],
    ],
    brings: [{}, {}],
  },
  {
    id: 'rise-of-persia',
    what: 'who cannot afford it or is at the top is not asked',
    players: [
      { military: 2, drachmas: 0 },
      { military: 6, drachmas: 6 },
      { military: 7, drachmas: 50 },
    ],
    brings: [{}, {}, {}],
  },
];

test('every event that hits all alike has a row', () => {
  const all = eventsWith('all').filter((id) => id !== 'growing-populations');
  expect([...new Set(cases.map(({ id }) => id))].sort()).toEqual(all.sort());
});

testEvents(cases);

test('rise-of-persia: no other track is offered, and one level only, whatever the philosophy tokens', () => {
  const rich = { drachmas: 50, philosophy: 5, economy: 2, culture: 2 };
  const t = scenario({ players: [rich, { military: 7 }], event: 'rise-of-persia' }).table({ do: 'resolve' });
  expect(t.options(0)).toEqual(['military', 'decline']);
  t.picks(0, 'military');
  expect(t.player(0)).toMatchObject({ ...rich, military: 2, glory: 1 });
  expect(t.question(0)).toBeNull();
});

test('oracle-of-delphi: every sort of token may be chosen, and one must', () => {
  const one = { red: 1, green: 1, blue: 1 };
  const t = scenario({ players: [{ minor: one, major: one }, {}], event: 'oracle-of-delphi' }).table({ do: 'resolve' });
  const options = ['minor:red', 'minor:green', 'minor:blue', 'major:red', 'major:green', 'major:blue'];
  expect(t.question(0)).toMatchObject({ options, min: 1, max: 1 });
});
