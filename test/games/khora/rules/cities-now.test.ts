import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { actions } from '../../../../src/games/khora/facts/terms.ts';
import {
  type Answers,
  type Change,
  type Setting,
  able,
  ably,
  changes,
  subtracted,
  takes,
  worth,
} from '../../../kit/khora/measure.ts';
import { scenario } from '../../../kit/khora/scenario.ts';

interface Case {
  readonly id: string;
  readonly what: string;
  readonly own?: Setting;
  /** What it asks once it is unlocked. */
  readonly answers?: Answers;
  /** Beyond the same action without unlocking, the price included. */
  readonly brings: Change;
}

/** Able to pay for every development; the tokens are major, so that minor ones can be counted. */
const rich = { drachmas: 20, major: { red: 4, green: 4, blue: 4 } } satisfies Setting;

const cases: readonly Case[] = [
  { id: 'argos 2', what: '2 troops, if chosen', answers: ['0'], brings: { troops: 2 } },
  { id: 'argos 2', what: '3 drachmas, if chosen', answers: ['1'], brings: { drachmas: 3 } },
  { id: 'argos 2', what: '4 VP, if chosen', answers: ['2'], brings: { vp: 4 } },
  { id: 'argos 2', what: '5 citizens, if chosen', answers: ['3'], brings: { citizens: 5 } },
  { id: 'argos 2', what: 'up to 15 troops', own: { troops: 13 }, answers: ['0'], brings: { troops: 2 } },
  { id: 'argos 2', what: 'stops at 15 troops', own: { troops: 14 }, answers: ['0'], brings: { troops: 1 } },
  { id: 'argos 2', what: 'up to 15 citizens', own: { citizens: 10 }, answers: ['3'], brings: { citizens: 5 } },
  { id: 'argos 2', what: 'stops at 15 citizens', own: { citizens: 11 }, answers: ['3'], brings: { citizens: 4 } },
  { id: 'argos 2', what: 'nothing for citizens at 15', own: { citizens: 15 }, answers: ['3'], brings: {} },

  { id: 'argos 3', what: 'Military 2 and 1 Glory', brings: { military: 1, glory: 1 } },
  { id: 'argos 3', what: 'Military 3, which gives nothing', own: { military: 2 }, brings: { military: 1 } },
  { id: 'argos 3', what: 'Military 7 and 2 Glory', own: { military: 6 }, brings: { military: 1, glory: 2 } },
  { id: 'argos 3', what: 'Glory stops at 10', own: { military: 6, glory: 9 }, brings: { military: 1, glory: 1 } },
  { id: 'argos 3', what: 'nothing above 7 (R20)', own: { military: 7 }, brings: {} },

  { id: 'argos 4', what: '2 Glory', brings: { drachmas: -2, glory: 2 } },
  { id: 'argos 4', what: 'up to 10 Glory', own: { glory: 8 }, brings: { drachmas: -2, glory: 2 } },
  { id: 'argos 4', what: 'stops at 10 Glory', own: { glory: 9 }, brings: { drachmas: -2, glory: 1 } },
  { id: 'argos 4', what: 'nothing at 10 Glory', own: { glory: 10 }, brings: { drachmas: -2 } },

  { id: 'corinth 2', what: '1 Taxes for 1 token', own: { major: { red: 1 } }, brings: { drachmas: -1, taxes: 1 } },
  {
    id: 'corinth 2',
    what: '6 Taxes for 6 tokens of all kinds',
    own: { major: { red: 1, green: 1, blue: 1 }, minor: { red: 1, green: 1, blue: 1 } },
    brings: { drachmas: -1, taxes: 6 },
  },
  { id: 'corinth 2', what: '10 Taxes for 12 tokens', brings: { drachmas: -1, taxes: 10 } },
  {
    id: 'corinth 2',
    what: 'stops at 10 Taxes',
    own: { major: { red: 2 }, taxes: 9 },
    brings: { drachmas: -1, taxes: 1 },
  },
  {
    id: 'corinth 2',
    what: 'nothing without a token, where philosophy covered it',
    own: { major: {}, philosophy: 2 },
    brings: { drachmas: -1, philosophy: -2 },
  },

  {
    id: 'miletus 2',
    what: 'Economy and Culture',
    answers: [['economy', 'culture']],
    brings: { drachmas: -1, economy: 1, citizens: 3, culture: 1 },
  },
  {
    id: 'miletus 2',
    what: 'Culture and Military',
    own: { culture: 2 },
    answers: [['culture', 'military']],
    brings: { drachmas: -1, culture: 1, taxes: 1, military: 1, glory: 1 },
  },
  {
    id: 'miletus 2',
    what: 'Economy 7 and Culture 4 with their benefits',
    own: { economy: 6, culture: 3 },
    answers: [['culture', 'economy']],
    brings: { drachmas: -1, economy: 1, vp: 10, culture: 1, dice: 1 },
  },
  {
    id: 'miletus 2',
    what: 'the two that are below 7 (R21)',
    own: { culture: 7 },
    brings: { drachmas: -1, economy: 1, citizens: 3, military: 1, glory: 1 },
  },
  {
    id: 'miletus 2',
    what: 'the only one below 7, once (R21)',
    own: { economy: 7, culture: 7 },
    brings: { drachmas: -1, military: 1, glory: 1 },
  },
  {
    id: 'miletus 2',
    what: 'nothing with all at 7 (R20)',
    own: { economy: 7, culture: 7, military: 7 },
    brings: { drachmas: -1 },
  },

  { id: 'miletus 4', what: '15 VP', brings: { drachmas: -4, vp: 15 } },
  { id: 'miletus 4', what: 'no limit of VP', own: { vp: 200 }, brings: { drachmas: -4, vp: 15 } },

  { id: 'olympia 3', what: 'Culture 2 and 3', brings: { drachmas: -2, culture: 2, taxes: 1 } },
  {
    id: 'olympia 3',
    what: 'Culture 3 and 4, with a die',
    own: { culture: 2 },
    brings: { drachmas: -2, culture: 2, taxes: 1, dice: 1 },
  },
  {
    id: 'olympia 3',
    what: 'Culture 6 and 7',
    own: { culture: 5 },
    brings: { drachmas: -2, culture: 2, taxes: 3 },
  },
  {
    id: 'olympia 3',
    what: 'only Culture 7 from 6 (R20)',
    own: { culture: 6 },
    brings: { drachmas: -2, culture: 1, taxes: 2 },
  },
  { id: 'olympia 3', what: 'nothing at 7 (R20)', own: { culture: 7 }, brings: { drachmas: -2 } },
  {
    id: 'olympia 3',
    what: 'Taxes stop at 10',
    own: { culture: 5, taxes: 8 },
    brings: { drachmas: -2, culture: 2, taxes: 2 },
  },

  {
    id: 'olympia 4',
    what: 'three Culture actions, each with what Olympia 2 gives (R19)',
    brings: { drachmas: -3, vp: 3, troops: 3, philosophy: 3 },
  },
  {
    id: 'olympia 4',
    what: '21 VP with Culture 7, troops stop at 15',
    own: { culture: 7, troops: 13 },
    brings: { drachmas: -3, vp: 21, troops: 2, philosophy: 3 },
  },
  {
    id: 'olympia 4',
    what: 'cards that act on Culture act three times (R19)',
    own: { played: ['stoa-poikile', 'persians'] },
    brings: { drachmas: 3, vp: 3, troops: 9, philosophy: 3 },
  },

  {
    id: 'sparta 3',
    what: 'two Military actions, each with what Sparta 2 gives (R19)',
    own: { military: 3 },
    answers: ['decline', 'decline'],
    brings: { drachmas: -2, troops: 6, taxes: 2 },
  },
  {
    id: 'sparta 3',
    what: 'an exploration with each (R19)',
    own: { military: 2 },
    answers: ['blue-1', 'green-2'],
    brings: { drachmas: -2, troops: 3, taxes: 2, 'minor blue': 1, 'minor green': 1 },
  },
  {
    id: 'sparta 3',
    what: 'with 1 troop only the second one is in reach of anything',
    answers: ['red-1'],
    brings: { drachmas: -2, troops: 2, taxes: 2, 'minor red': 1 },
  },
  {
    id: 'sparta 3',
    what: 'troops go above 15 as in any Military action',
    own: { military: 4, troops: 14 },
    answers: ['decline', 'decline'],
    brings: { drachmas: -2, troops: 8, taxes: 2 },
  },
];

test('every immediate development after the first has a row', () => {
  const immediate = [...facts.cities].flatMap(([city, developments]) =>
    developments.flatMap(({ when }, index) => (when === 'now' && index > 0 ? [`${city} ${index + 1}`] : [])),
  );
  expect([...new Set(cases.map(({ id }) => id))].sort()).toEqual(immediate.sort());
});

/** The seat of a city whose next development is this one. */
function before(id: string): Setting & { readonly developments: number } {
  const [city = '', number] = id.split(' ');
  return { ...rich, city, developments: Number(number) - 1 };
}

for (const { id, what, own = {}, answers = [], brings } of cases) {
  test(`${id}: ${what}`, () => {
    const layout = { players: [{ ...before(id), ...own }, {}, {}] };
    const unlocked = changes(layout, takes(0, 'development', 'unlock', ...answers));
    const without = changes(layout, takes(0, 'development', 'decline'));
    expect(subtracted(unlocked, without)).toEqual([{ developments: 1, ...brings }, {}, {}]);
  });
}

for (const id of new Set(cases.map((row) => row.id))) {
  test(`${id}: brings nothing to any action once it is unlocked`, () => {
    const own = { ...able, ...before(id) };
    for (const action of actions.filter((other) => other !== 'development')) {
      const play = takes(0, action, ...ably[action]);
      expect([action, worth({ own }, { developments: own.developments + 1 }, play)]).toEqual([action, {}]);
    }
  });
}

test('argos 2: one of the four rewards must be chosen, and one only (R33)', () => {
  const t = scenario({ players: [before('argos 2'), {}] });
  takes(0, 'development', 'unlock')(t);
  expect(t.question(0)).toMatchObject({ options: ['0', '1', '2', '3'], min: 1, max: 1 });
});

test('miletus 2: two different tracks must be chosen (R21)', () => {
  const t = scenario({ players: [before('miletus 2'), {}] });
  takes(0, 'development', 'unlock')(t);
  expect(t.question(0)).toMatchObject({ options: ['economy', 'culture', 'military'], min: 2, max: 2 });
});

test('sparta 3: troops above 15 drop when the Action phase ends', () => {
  const t = scenario({ players: [{ ...before('sparta 3'), military: 4, troops: 14 }, {}] });
  takes(0, 'development', 'unlock', 'decline', 'persepolis')(t);
  expect(t.player(0).troops).toBe(14 + 4 + 4 - 14);
  const kept = scenario({ players: [{ ...before('sparta 3'), military: 4, troops: 14 }, {}] });
  takes(0, 'development', 'unlock', 'decline', 'decline')(kept);
  kept.table({ do: 'drop-overflow' });
  expect(kept.player(0).troops).toBe(15);
});
