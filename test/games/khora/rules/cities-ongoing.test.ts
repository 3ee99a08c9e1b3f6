import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { type Action, actions } from '../../../../src/games/khora/facts/terms.ts';
import {
  type Case,
  type Change,
  type Compared,
  type Played,
  able,
  ably,
  ending,
  expectOnAlone,
  inOrder,
  progressing,
  resolving,
  takes,
  worth,
} from '../../../kit/khora/measure.ts';
import { scenario } from '../../../kit/khora/scenario.ts';

/** What a development brings a seat that is able to take every action, beyond having one less. */
function worthOf(id: string, compared: Compared, play: Played): Change {
  const [city = '', number] = id.split(' ');
  const own = { ...able, ...compared.own, city, developments: Number(number) - 1 };
  return worth({ others: [{ drachmas: 0 }], ...compared, own }, { developments: Number(number) }, play);
}

/** As in `ably`, but nothing is unlocked: the two runs would unlock different things. */
const steadily: Readonly<Record<Action, readonly string[]>> = { ...ably, development: ['decline'] };

/** Developments that act on one action: what they bring on it, and on no other. */
const onAction: readonly (readonly [id: string, action: Action, brings: Change])[] = [
  ['athens 2', 'politics', { drachmas: 2, vp: 3 }],
  ['athens 3', 'politics', { troops: 2 }],
  ['miletus 3', 'trade', { vp: 3 }],
  ['olympia 2', 'culture', { troops: 1, philosophy: 1 }],
  ['sparta 2', 'military', { taxes: 1 }],
];

/** A Military action in which these spaces are explored, as long as the seat is asked. */
const military =
  (...spaces: readonly string[]): Played =>
  (t) => {
    takes(0, 'military')(t);
    for (const space of spaces) if (t.options(0).length > 0) t.picks(0, space);
  };

const persepolisTaken = { event: 'conquest-of-the-persians', explored: ['persepolis'] };
/** Conquest of the Persians: the first seat answers this, the second declines. */
const conquest = (...answers: readonly string[]): Played =>
  inOrder(resolving(...answers), (t) => t.picks(1, 'decline'));

const cases: readonly Case[] = [
  { id: 'athens 2', what: 'nothing if no card is played', play: takes(0, 'politics', 'decline'), brings: {} },
  {
    id: 'athens 2',
    what: 'for Ostracism and for the card played through it (R16)',
    own: { hand: ['ostracism', 'quarry'], played: ['bank', 'power'] },
    play: takes(0, 'politics', 'ostracism', 'bank', 'quarry'),
    brings: { drachmas: 4, vp: 6 },
  },
  {
    id: 'athens 2',
    what: 'for a card played through Prosperity (R16)',
    event: 'prosperity',
    own: { troops: 5 },
    play: resolving('gifts-from-the-west'),
    brings: { drachmas: 2, vp: 3 },
  },
  {
    id: 'athens 2',
    what: 'for a card played through Conquest of the Persians (R16)',
    ...persepolisTaken,
    play: conquest('politics', 'gifts-from-the-west'),
    brings: { drachmas: 2, vp: 3 },
  },
  {
    id: 'athens 3',
    what: 'up to 15 troops',
    own: { troops: 13 },
    play: takes(0, 'politics', 'gifts-from-the-west'),
    brings: { troops: 2 },
  },
  {
    id: 'athens 3',
    what: 'stops at 15 troops',
    own: { troops: 14 },
    play: takes(0, 'politics', 'gifts-from-the-west'),
    brings: { troops: 1 },
  },
  {
    id: 'athens 3',
    what: 'for a card played through Prosperity (R16)',
    event: 'prosperity',
    own: { troops: 5 },
    play: resolving('gifts-from-the-west'),
    brings: { troops: 2 },
  },

  { id: 'corinth 3', what: 'a level 1 cheaper', play: ending(progressing('military')), brings: { drachmas: 1 } },
  {
    id: 'corinth 3',
    what: 'a second level without a philosophy token, both 1 cheaper, on one track',
    own: { philosophy: 1 },
    play: ending(progressing('military', 'military')),
    brings: { drachmas: 2, philosophy: 1 },
  },
  {
    id: 'corinth 3',
    what: 'or on two tracks',
    own: { philosophy: 1 },
    play: ending(progressing('economy', 'military')),
    brings: { drachmas: 2, philosophy: 1 },
  },
  {
    id: 'corinth 3',
    what: 'a third level costs a philosophy token, and is 1 cheaper too',
    own: { philosophy: 2 },
    play: ending(progressing('economy', 'military', 'economy')),
    brings: { drachmas: 3, philosophy: 1 },
  },
  { id: 'corinth 3', what: 'a price of 1 becomes 0', play: ending(progressing('culture')), brings: { drachmas: 1 } },
  {
    id: 'corinth 3',
    what: 'no price below 0 (R23)',
    own: { played: ['constructing-the-mint'] },
    play: ending(progressing('economy')),
    brings: {},
  },
  {
    id: 'corinth 3',
    what: 'beside Gradualism (R23)',
    own: { played: ['gradualism'] },
    play: ending(progressing('military')),
    brings: { drachmas: 1 },
  },
  {
    id: 'corinth 3',
    what: 'no third level beside Reformists (R22)',
    own: { played: ['reformists'], philosophy: 1 },
    play: ending(progressing('economy', 'military', 'economy')),
    brings: { drachmas: 3 },
  },
  { id: 'corinth 3', what: 'nothing if no level is raised', play: progressing('decline'), brings: {} },
  {
    id: 'corinth 3',
    what: 'nothing in an event (R24)',
    event: 'military-victory',
    own: { troops: 5, military: 2 },
    play: resolving('military'),
    brings: {},
  },

  {
    id: 'miletus 3',
    what: 'whether a token is bought or not',
    play: takes(0, 'trade', 'red'),
    brings: { vp: 3 },
  },
  {
    id: 'miletus 3',
    what: 'on a Trade action taken through an event (R18)',
    ...persepolisTaken,
    play: conquest('trade', 'decline'),
    brings: { vp: 3 },
  },

  {
    id: 'olympia 2',
    what: 'no troop above 15',
    own: { troops: 15 },
    play: takes(0, 'culture'),
    brings: { philosophy: 1 },
  },
  {
    id: 'olympia 2',
    what: 'on a Culture action taken through an event (R18)',
    ...persepolisTaken,
    play: conquest('culture'),
    brings: { troops: 1, philosophy: 1 },
  },

  { id: 'sparta 1', what: '1 troop less lost', own: { troops: 9 }, play: military('red-11'), brings: { troops: 1 } },
  { id: 'sparta 1', what: 'nothing lost instead of 1', play: military('red-1'), brings: { troops: 1 } },
  { id: 'sparta 1', what: 'nothing where none is lost (R25)', play: military('red-2'), brings: {} },
  { id: 'sparta 1', what: 'nothing without exploring', play: military('decline'), brings: {} },
  {
    id: 'sparta 1',
    what: 'Persepolis too (R25)',
    own: { troops: 14 },
    play: military('persepolis'),
    brings: { troops: 1 },
  },
  {
    id: 'sparta 1',
    what: 'nothing when troops are lost to an event',
    event: 'outbreak-of-war',
    own: { troops: 5 },
    play: resolving(),
    brings: {},
  },

  { id: 'sparta 2', what: 'whether a space is explored or not', play: military('red-1'), brings: { taxes: 1 } },
  { id: 'sparta 2', what: 'up to 10 Taxes', own: { taxes: 9 }, play: military('decline'), brings: { taxes: 1 } },
  { id: 'sparta 2', what: 'nothing at 10 Taxes', own: { taxes: 10 }, play: military('decline'), brings: {} },

  {
    id: 'thebes 3',
    what: 'a second exploration',
    own: { troops: 5 },
    play: military('red-1', 'blue-3'),
    brings: { troops: -3, 'minor blue': 1, drachmas: 1, vp: 1 },
  },
  {
    id: 'thebes 3',
    what: 'with exactly the troops left for it',
    play: military('red-1', 'green-3'),
    brings: { troops: -2, 'minor green': 1, vp: 1 },
  },
  { id: 'thebes 3', what: 'nothing with too few troops left', play: military('blue-3', 'red-1'), brings: {} },
  { id: 'thebes 3', what: 'nothing if the second is declined', play: military('red-2', 'decline'), brings: {} },
  {
    id: 'thebes 3',
    what: 'a third one is never asked',
    own: { troops: 14 },
    play: military('red-1', 'red-2', 'green-1'),
    brings: { 'minor red': 1 },
  },
];

test('every ongoing development has a row; what may be used at any time has its own tests', () => {
  const ongoing = [...facts.cities].flatMap(([city, developments]) =>
    developments.flatMap(({ when }, index) =>
      when === 'now' || when === 'end' || when === 'any-time' ? [] : [`${city} ${index + 1}`],
    ),
  );
  const rows = [...onAction.map(([id]) => id), ...cases.map(({ id }) => id)];
  expect([...new Set(rows)].sort()).toEqual(ongoing.sort());
});

for (const [id, action, brings] of onAction) {
  test(`${id}: acts on ${action} and on no other action`, () => {
    expectOnAlone(action, brings, (play) => worthOf(id, {}, play), steadily);
  });

  test(`${id}: nothing when another player takes the action`, () => {
    const others = [{ ...able, hand: ['quarry'] }];
    const answers = action === 'politics' ? ['quarry'] : steadily[action];
    expect(worthOf(id, { others }, takes(1, action, ...answers))).toEqual({});
  });

  test(`${id}: nothing in the Tax phase`, () => {
    expect(worthOf(id, {}, (t) => t.table({ do: 'tax' }))).toEqual({});
  });
}

for (const { id, what, play, brings, ...compared } of cases) {
  test(`${id}: ${what}`, () => expect(worthOf(id, compared, play)).toEqual(brings));
}

test.each(['corinth 3', 'sparta 1', 'thebes 2', 'thebes 3'])('%s: brings nothing to an action as such', (id) => {
  for (const action of actions) {
    expect([action, worthOf(id, {}, ending(takes(0, action, ...steadily[action])))]).toEqual([action, {}]);
  }
});

test('sparta 1: the requirement is never lowered (R25)', () => {
  for (const developments of [0, 1]) {
    const t = scenario({ players: [{ city: 'sparta', developments, troops: 8 }, {}] }).does(0, { do: 'explore' });
    expect(t.options(0)).toContain('red-10');
    expect(t.options(0)).not.toContain('red-11');
  }
});

test('thebes 3: the space explored first is gone', () => {
  const t = scenario({ players: [{ city: 'thebes', developments: 3, troops: 9 }, {}] });
  takes(0, 'military', 'red-1')(t);
  expect(t.options(0)).toContain('red-2');
  expect(t.options(0)).not.toContain('red-1');
});
