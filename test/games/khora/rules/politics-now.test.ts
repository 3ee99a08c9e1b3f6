import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { type Change, type Setting, changes, expectIdle, subtracted, takes } from '../../../kit/khora/measure.ts';
import { type Layout, scenario } from '../../../kit/khora/scenario.ts';

/** Able to pay for every card; the tokens are major, so that minor ones can be counted. */
const rich = { drachmas: 20, major: { red: 4, green: 4, blue: 4 } } satisfies Setting;

interface Case extends Omit<Layout, 'players'> {
  readonly id: string;
  readonly what: string;
  readonly own?: Setting;
  readonly others?: readonly Setting[];
  /** What the card asks once it is played. */
  readonly answers?: readonly string[];
  /** Beyond the same turn without the card, its price included. */
  readonly brings: Change;
}

const cases: readonly Case[] = [
  { id: 'archives', what: '3 philosophy tokens', brings: { drachmas: -2, philosophy: 3 } },
  { id: 'archives', what: 'no limit of tokens', own: { philosophy: 30 }, brings: { drachmas: -2, philosophy: 3 } },

  { id: 'peripteros', what: 'Culture 2', own: { culture: 1 }, brings: { drachmas: -1, culture: 1 } },
  { id: 'peripteros', what: 'Culture 3', own: { culture: 2 }, brings: { drachmas: -1, culture: 1, taxes: 1 } },
  { id: 'peripteros', what: 'Culture 4 and a die', own: { culture: 3 }, brings: { drachmas: -1, culture: 1, dice: 1 } },
  { id: 'peripteros', what: 'nothing above 7 (R20)', own: { culture: 7 }, brings: { drachmas: -1 } },

  { id: 'tunnel-of-eupalinos', what: '6 VP', brings: { drachmas: -4, vp: 6 } },
  { id: 'colossus-of-rhodes', what: '10 VP', brings: { drachmas: -6, vp: 10 } },
  { id: 'gifts-from-the-west', what: '3 drachmas', brings: { drachmas: 3 } },

  { id: 'greek-fire', what: '4 troops', brings: { troops: 4 } },
  { id: 'greek-fire', what: 'up to 15 troops', own: { troops: 11 }, brings: { troops: 4 } },
  { id: 'greek-fire', what: 'stops at 15 troops', own: { troops: 12 }, brings: { troops: 3 } },
  { id: 'greek-fire', what: 'nothing at 15 troops', own: { troops: 15 }, brings: {} },
  { id: 'greek-fire', what: 'takes nothing of 16 troops', own: { troops: 16 }, brings: {} },

  { id: 'mercenary-recruitment', what: '1 troop with Economy 1', own: { economy: 1 }, brings: { troops: 1 } },
  { id: 'mercenary-recruitment', what: '7 troops with Economy 7', own: { economy: 7 }, brings: { troops: 7 } },
  {
    id: 'mercenary-recruitment',
    what: '13 troops and Economy 5 make 15',
    own: { economy: 5, troops: 13 },
    brings: { troops: 2 },
  },

  { id: 'quarry', what: '1 Taxes', brings: { taxes: 1 } },
  { id: 'quarry', what: 'up to 10 Taxes', own: { taxes: 9 }, brings: { taxes: 1 } },
  { id: 'quarry', what: 'nothing at 10 Taxes', own: { taxes: 10 }, brings: {} },

  { id: 'silver-mining', what: '2 Taxes', brings: { drachmas: -3, taxes: 2 } },
  { id: 'silver-mining', what: 'up to 10 Taxes', own: { taxes: 8 }, brings: { drachmas: -3, taxes: 2 } },
  { id: 'silver-mining', what: 'stops at 10 Taxes', own: { taxes: 9 }, brings: { drachmas: -3, taxes: 1 } },
  { id: 'silver-mining', what: 'nothing at 10 Taxes', own: { taxes: 10 }, brings: { drachmas: -3 } },

  { id: 'contribution', what: 'nothing for major tokens', own: { minor: {} }, brings: {} },
  { id: 'contribution', what: '1 drachma for 1 minor token', own: { minor: { red: 1 } }, brings: { drachmas: 1 } },
  {
    id: 'contribution',
    what: '6 drachmas for 6 minor tokens of all colours',
    own: { minor: { red: 1, green: 2, blue: 3 } },
    brings: { drachmas: 6 },
  },

  ...(['red', 'green', 'blue'] as const).map((colour) => ({
    id: 'scholarly-welcome',
    what: `1 minor ${colour} token, if chosen`,
    answers: [colour],
    brings: { drachmas: -2, [`minor ${colour}`]: 1 },
  })),

  {
    id: 'rivalry',
    what: 'Military 2 and its Glory where all others are higher',
    others: [{ military: 2 }, { military: 3 }],
    brings: { military: 1, glory: 1 },
  },
  {
    id: 'rivalry',
    what: 'Military 7 where all others are there',
    own: { military: 6 },
    others: [{ military: 7 }],
    brings: { military: 1, glory: 2 },
  },
  { id: 'rivalry', what: 'nothing with one other equal', others: [{ military: 1 }, { military: 3 }], brings: {} },
  {
    id: 'rivalry',
    what: 'nothing with one other lower',
    own: { military: 2 },
    others: [{ military: 1 }, { military: 3 }],
    brings: {},
  },
  { id: 'rivalry', what: 'nothing at 7 with all equal', own: { military: 7 }, others: [{ military: 7 }], brings: {} },

  { id: 'council', what: '2 cards', brings: { hand: 2 } },
  { id: 'council', what: '1 card if there is only one (R12)', deck: ['quarry'], brings: { hand: 1 } },
  {
    id: 'council',
    what: 'discards are shuffled in (R12)',
    deck: [],
    discards: ['quarry', 'power'],
    brings: { hand: 2 },
  },
  { id: 'council', what: 'nothing where no card is left (R12)', deck: [], brings: {} },

  { id: 'ostracism', what: 'nothing but its price without another card (R27)', brings: { drachmas: -3 } },
  {
    id: 'ostracism',
    what: 'takes the only other card back (R27)',
    own: { played: ['bank'] },
    answers: ['decline'],
    brings: { drachmas: -3, hand: 1, played: -1 },
  },
  {
    id: 'ostracism',
    what: 'the card taken back is played and paid again (R27)',
    own: { played: ['tunnel-of-eupalinos'] },
    answers: ['tunnel-of-eupalinos'],
    brings: { drachmas: -7, vp: 6 },
  },
  {
    id: 'ostracism',
    what: 'with no other card in play a card of the hand may be played (R27)',
    own: { hand: ['ostracism', 'quarry'] },
    answers: ['quarry'],
    brings: { drachmas: -3, taxes: 1, hand: -1, played: 1 },
  },
  {
    id: 'ostracism',
    what: 'a card taken back has no effect any more (R27)',
    own: { played: ['extraordinary-collection'], hand: ['ostracism', 'quarry'] },
    answers: ['quarry'],
    brings: { drachmas: -1, taxes: 1 },
  },
];

test('every immediate Politics card has a row', () => {
  const immediate = [...facts.politics].filter(([, { when }]) => when === 'now').map(([id]) => id);
  expect([...new Set(cases.map(({ id }) => id))].sort()).toEqual(immediate.sort());
});

for (const { id, what, own = {}, others = [{}], answers = [], brings, ...layout } of cases) {
  test(`${id}: ${what}`, () => {
    const table: Layout = { ...layout, players: [{ ...rich, hand: [id], ...own }, ...others] };
    const played = changes(table, takes(0, 'politics', id, ...answers));
    const without = changes(table, takes(0, 'politics', 'decline'));
    const laid = { hand: (brings.hand ?? 0) - 1, played: (brings.played ?? 0) + 1 };
    const rest = Object.fromEntries(Object.entries({ ...brings, ...laid }).filter(([, amount]) => amount !== 0));
    expect(subtracted(played, without)).toEqual([rest, ...others.map(() => ({}))]);
  });
}

test('council: draws the cards on top, the first one first', () => {
  const t = scenario({ players: [{ hand: ['council'] }, {}], top: ['power', 'bank', 'quarry'] });
  takes(0, 'politics', 'council')(t);
  expect(t.player(0).hand).toEqual(['power', 'bank']);
  expect(t.state.deck.at(-1)).toBe('quarry');
  expectIdle(t);
});

test('scholarly-welcome: any colour may be chosen, and one only', () => {
  const t = scenario({ players: [{ ...rich, hand: ['scholarly-welcome'] }, {}] });
  takes(0, 'politics', 'scholarly-welcome')(t);
  expect(t.question(0)).toMatchObject({ options: ['red', 'green', 'blue'], min: 1, max: 1 });
});

test('ostracism: any other card in play may be chosen, never itself (R27)', () => {
  const t = scenario({ players: [{ ...rich, hand: ['ostracism'], played: ['bank', 'power', 'quarry'] }, {}] });
  takes(0, 'politics', 'ostracism')(t);
  expect(t.question(0)).toMatchObject({ options: ['bank', 'power', 'quarry'], min: 1, max: 1 });
  t.picks(0, 'power');
  expect(t.player(0)).toMatchObject({ hand: ['power'], played: ['bank', 'quarry', 'ostracism'] });
  expect(t.options(0)).toEqual(['power', 'decline']);
  t.picks(0, 'power');
  expect(t.player(0)).toMatchObject({ hand: [], played: ['bank', 'quarry', 'ostracism', 'power'] });
  expectIdle(t);
});

test('ostracism: pays again only what is there', () => {
  const t = scenario({ players: [{ drachmas: 6, hand: ['ostracism'], played: ['tunnel-of-eupalinos'] }, {}] });
  takes(0, 'politics', 'ostracism')(t);
  expect(t.options(0)).toEqual(['decline']);
});
