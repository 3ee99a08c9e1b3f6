import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import type { Action } from '../../../../src/games/khora/facts/terms.ts';
import {
  type Case,
  type Change,
  type Played,
  able,
  ably,
  changes,
  expectOnAlone,
  inOrder,
  isOfActions,
  resolving,
  takes,
  worthOfCard,
} from '../../../kit/khora/measure.ts';

/** Cards that act on one action: what they bring on it, and on no other. */
const onAction: readonly (readonly [id: string, action: Action, brings: Change])[] = [
  ['stoa-poikile', 'culture', { drachmas: 2 }],
  ['persians', 'culture', { troops: 2 }],
  ['diolkos', 'trade', { drachmas: 1, troops: 1, vp: 1 }],
  ['foreign-supplies', 'trade', { troops: 2 }],
  ['lighthouse', 'trade', { vp: 3 }],
  ['amnesty-for-socrates', 'legislation', { philosophy: 1 }],
  ['founding-the-lyceum', 'philosophy', { philosophy: 1 }],
  ['oracle', 'development', { vp: 4 }],
  ['extraordinary-collection', 'politics', { drachmas: 2 }],
];

const persepolisTaken = { event: 'conquest-of-the-persians', explored: ['persepolis'] };
/** Conquest of the Persians: the first seat answers this, the second declines. */
const conquest = (...answers: readonly string[]): Played =>
  inOrder(resolving(...answers), (t) => t.picks(1, 'decline'));

const cases: readonly Case[] = [
  { id: 'persians', what: 'stops at 15', own: { troops: 14 }, play: takes(0, 'culture'), brings: { troops: 1 } },
  {
    id: 'diolkos',
    what: 'no troop above 15',
    own: { troops: 15 },
    play: takes(0, 'trade', 'decline'),
    brings: { drachmas: 1, vp: 1 },
  },
  {
    id: 'foreign-supplies',
    what: 'stops at 15',
    own: { troops: 14 },
    play: takes(0, 'trade', 'decline'),
    brings: { troops: 1 },
  },
  {
    id: 'lighthouse',
    what: 'on a Trade action taken through an event (R18)',
    ...persepolisTaken,
    play: conquest('trade', 'decline'),
    brings: { vp: 3 },
  },
  {
    id: 'stoa-poikile',
    what: 'on each of three Culture actions (R19)',
    own: { city: 'olympia', developments: 3 },
    play: takes(0, 'development', 'unlock'),
    brings: { drachmas: 6 },
  },
  {
    id: 'extraordinary-collection',
    what: 'nothing if no card is played',
    play: takes(0, 'politics', 'decline'),
    brings: {},
  },
  {
    id: 'extraordinary-collection',
    what: 'for Ostracism and for the card played through it (R16)',
    own: { hand: ['ostracism', 'quarry'], played: ['bank', 'power'] },
    play: takes(0, 'politics', 'ostracism', 'bank', 'quarry'),
    brings: { drachmas: 4 },
  },
  {
    id: 'extraordinary-collection',
    what: 'for a card played through Prosperity (R16)',
    event: 'prosperity',
    own: { troops: 5 },
    play: resolving('gifts-from-the-west'),
    brings: { drachmas: 2 },
  },
  {
    id: 'extraordinary-collection',
    what: 'for a card played through Conquest of the Persians (R16)',
    ...persepolisTaken,
    play: conquest('politics', 'gifts-from-the-west'),
    brings: { drachmas: 2 },
  },
  { id: 'oracle', what: 'nothing if none is unlocked', play: takes(0, 'development', 'decline'), brings: {} },
  {
    id: 'oracle',
    what: 'nothing when all are unlocked',
    own: { developments: 4 },
    play: takes(0, 'development'),
    brings: {},
  },
  {
    id: 'oracle',
    what: 'for a development unlocked through an event (R18)',
    ...persepolisTaken,
    play: conquest('development', 'unlock'),
    brings: { vp: 4 },
  },
  { id: 'corinthian-columns', what: '2 drachmas saved', play: takes(0, 'trade', 'red'), brings: { drachmas: 2 } },
  { id: 'corinthian-columns', what: 'nothing without buying', play: takes(0, 'trade', 'decline'), brings: {} },
  {
    id: 'helepole',
    what: '1 troop less lost',
    own: { troops: 9 },
    play: takes(0, 'military', 'red-11'),
    brings: { troops: 1 },
  },
  { id: 'helepole', what: 'nothing lost instead of 1', play: takes(0, 'military', 'red-1'), brings: { troops: 1 } },
  { id: 'helepole', what: 'nothing where none is lost', play: takes(0, 'military', 'red-2'), brings: {} },
  { id: 'helepole', what: 'nothing without exploring', play: takes(0, 'military', 'decline'), brings: {} },
  {
    id: 'helepole',
    what: 'Persepolis too (R25)',
    own: { troops: 15 },
    play: takes(0, 'military', 'persepolis'),
    brings: { troops: 1 },
  },
  {
    id: 'helepole',
    what: 'beside Sparta 1 (R25)',
    own: { city: 'sparta', troops: 9 },
    play: takes(0, 'military', 'red-11'),
    brings: { troops: 1 },
  },
  {
    id: 'helepole',
    what: 'never gains troops beside Sparta 1 (R25)',
    own: { city: 'sparta', troops: 9 },
    play: takes(0, 'military', 'red-1'),
    brings: {},
  },
];

/** As in `ably`, but a card is offered and not played. */
const onceInHand: Readonly<Record<Action, readonly string[]>> = { ...ably, politics: ['decline'] };

test('every ongoing Politics card that acts in actions has a row', () => {
  const ongoing = [...facts.politics].filter(([, piece]) => isOfActions(piece)).map(([id]) => id);
  expect([...new Set([...onAction.map(([id]) => id), ...cases.map(({ id }) => id)])].sort()).toEqual(ongoing.sort());
});

for (const [id, action, brings] of onAction) {
  test(`${id}: acts on ${action} and on no other action`, () => {
    expectOnAlone(action, brings, (play) => worthOfCard(id, {}, play));
  });

  test(`${id}: nothing when another player takes the action`, () => {
    const others = [{ ...able, city: 'olympia', hand: ['quarry'], developments: 2 }];
    const answers = { politics: ['quarry'], development: ['unlock'], legislation: ['decline'], trade: ['decline'] };
    const given = action in answers ? answers[action as keyof typeof answers] : [];
    expect(worthOfCard(id, { others }, takes(1, action, ...given))).toEqual({});
  });

  test(`${id}: nothing while it is in the hand`, () => {
    const [own] = changes({ players: [{ ...able, hand: [id] }, {}] }, takes(0, action, ...onceInHand[action]));
    const [without] = changes({ players: [{ ...able, hand: ['bank'] }, {}] }, takes(0, action, ...onceInHand[action]));
    expect(own).toEqual(without);
  });
}

for (const { id, what, play, brings, ...compared } of cases) {
  test(`${id}: ${what}`, () => expect(worthOfCard(id, compared, play)).toEqual(brings));
}
