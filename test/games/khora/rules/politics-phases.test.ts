import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import {
  type Case,
  type Played,
  type Setting,
  ending,
  inOrder,
  isOfActions,
  progressing,
  resolving,
  takes,
  worthOfCard,
} from '../../../kit/khora/measure.ts';

const tax: Played = (t) => t.table({ do: 'tax' });
const poor = { drachmas: 0 } satisfies Setting;
const top = { economy: 7, culture: 7, military: 7 } satisfies Setting;

const cases: readonly Case[] = [
  { id: 'gradualism', what: 'Economy 1 cheaper', play: progressing('economy'), brings: { drachmas: 1 } },
  { id: 'gradualism', what: 'Culture 1 cheaper', play: progressing('culture'), brings: { drachmas: 1 } },
  { id: 'gradualism', what: 'Military 1 cheaper', play: progressing('military'), brings: { drachmas: 1 } },
  {
    id: 'gradualism',
    what: 'each of three levels 1 cheaper',
    own: { philosophy: 2 },
    play: progressing('economy', 'culture', 'economy'),
    brings: { drachmas: 3 },
  },
  {
    id: 'gradualism',
    what: 'nothing where the price is 0 already (R23)',
    own: { played: ['constructing-the-mint'] },
    play: progressing('economy'),
    brings: {},
  },
  {
    id: 'gradualism',
    what: 'beside the discount of Corinth 3 (R23)',
    own: { city: 'corinth', developments: 3 },
    play: progressing('military', 'decline'),
    brings: { drachmas: 1 },
  },
  {
    id: 'gradualism',
    what: 'no price below 0 beside Corinth 3 (R23)',
    own: { city: 'corinth', developments: 3 },
    play: progressing('culture', 'decline'),
    brings: {},
  },
  {
    id: 'gradualism',
    what: 'a level bought through an event too (R23)',
    event: 'rise-of-persia',
    own: { military: 3 },
    play: resolving('military'),
    others: [{ military: 7 }],
    brings: { drachmas: 1 },
  },
  { id: 'old-guard', what: '4 VP if nothing is raised', play: progressing('decline'), brings: { vp: 4 } },
  { id: 'old-guard', what: '4 VP if nothing can be paid (R28)', own: poor, play: progressing(), brings: { vp: 4 } },
  { id: 'old-guard', what: '4 VP with all at 7 (R28)', own: top, play: progressing(), brings: { vp: 4 } },
  { id: 'old-guard', what: 'nothing after raising one', play: progressing('economy'), brings: {} },
  {
    id: 'old-guard',
    what: 'nothing after a level that costs nothing (R28)',
    own: { ...poor, played: ['constructing-the-mint'] },
    play: progressing('economy'),
    brings: {},
  },
  {
    id: 'old-guard',
    what: '4 VP after a free rise in the Action phase (R28)',
    own: { hand: ['peripteros'] },
    play: inOrder(takes(0, 'politics', 'peripteros'), progressing('decline')),
    brings: { vp: 4 },
  },
  {
    id: 'old-guard',
    what: '4 VP though a level is raised by the event after it (R28)',
    event: 'rise-of-persia',
    others: [{ ...poor, military: 7 }],
    play: inOrder(progressing('decline'), resolving('military')),
    brings: { vp: 4 },
  },
  {
    id: 'old-guard',
    what: '4 VP in a round after one with a rise',
    play: inOrder(progressing('economy'), progressing('decline')),
    brings: { vp: 4 },
  },
  { id: 'power', what: '4 VP with Culture tied for lowest (R29)', others: [{}, {}], play: tax, brings: { vp: 4 } },
  {
    id: 'power',
    what: '4 VP with Culture alone lowest',
    own: { culture: 2 },
    others: [{ culture: 3 }, { culture: 3 }],
    play: tax,
    brings: { vp: 4 },
  },
  {
    id: 'power',
    what: 'nothing with one other lower',
    own: { culture: 2 },
    others: [{ culture: 1 }, { culture: 3 }],
    play: tax,
    brings: {},
  },
  {
    id: 'power',
    what: 'Economy and Military do not matter',
    own: { economy: 5, military: 5 },
    others: [{}, {}],
    play: tax,
    brings: { vp: 4 },
  },
  {
    id: 'public-market',
    what: '3 VP with Economy tied for highest (R29)',
    others: [{}, {}],
    play: tax,
    brings: { vp: 3 },
  },
  {
    id: 'public-market',
    what: '3 VP with Economy alone highest',
    own: { economy: 3 },
    others: [{ economy: 2 }, { economy: 1 }],
    play: tax,
    brings: { vp: 3 },
  },
  {
    id: 'public-market',
    what: 'nothing with one other higher',
    own: { economy: 3 },
    others: [{ economy: 4 }, { economy: 1 }],
    play: tax,
    brings: {},
  },
  {
    id: 'public-market',
    what: 'Culture and Military do not matter',
    others: [{ culture: 5, military: 5 }],
    play: tax,
    brings: { vp: 3 },
  },
  { id: 'stadion', what: '2 troops', play: tax, brings: { troops: 2 } },
  { id: 'stadion', what: 'up to 15 troops', own: { troops: 13 }, play: tax, brings: { troops: 2 } },
  { id: 'stadion', what: 'stops at 15 troops', own: { troops: 14 }, play: tax, brings: { troops: 1 } },
  { id: 'stadion', what: 'nothing at 15 troops', own: { troops: 15 }, play: tax, brings: {} },
  { id: 'reformists', what: 'nothing with one level', play: ending(progressing('culture')), brings: {} },
  {
    id: 'reformists',
    what: 'saves the philosophy token of the second level',
    own: { philosophy: 1 },
    play: ending(progressing('culture', 'economy')),
    brings: { philosophy: 1 },
  },
  {
    id: 'reformists',
    what: 'nothing more beside Corinth 3 (R22)',
    own: { city: 'corinth', developments: 3, philosophy: 1 },
    play: progressing('culture', 'economy', 'economy'),
    brings: {},
  },
  { id: 'constructing-the-mint', what: 'Economy 2 free', play: progressing('economy'), brings: { drachmas: 2 } },
  {
    id: 'constructing-the-mint',
    what: 'Economy 6 and 7 free',
    own: { economy: 5, philosophy: 1 },
    play: progressing('economy', 'economy'),
    brings: { drachmas: 8 },
  },
  { id: 'constructing-the-mint', what: 'nothing for Culture', play: progressing('culture'), brings: {} },
  { id: 'constructing-the-mint', what: 'nothing for Military', play: progressing('military'), brings: {} },
  {
    id: 'constructing-the-mint',
    what: 'nothing in an event (R24)',
    event: 'military-victory',
    own: { economy: 3, troops: 5 },
    play: resolving('economy'),
    brings: {},
  },
];

test('every ongoing Politics card that acts in the Tax or Progress phase has a row', () => {
  const ongoing = [...facts.politics].filter(
    ([, piece]) => piece.when !== 'now' && piece.when !== 'end' && !isOfActions(piece),
  );
  expect([...new Set(cases.map(({ id }) => id))].sort()).toEqual(ongoing.map(([id]) => id).sort());
});

for (const { id, what, play, brings, ...compared } of cases) {
  test(`${id}: ${what}`, () => expect(worthOfCard(id, compared, play)).toEqual(brings));
}
