import { expect, test } from 'vitest';
import { type EventCase, comparison, eventsWith, testEvents } from '../../../kit/khora/events.ts';
import { scenario } from '../../../kit/khora/scenario.ts';

/** Events that look at who has the most and the fewest troops. */
const cases: readonly EventCase[] = [
  {
    id: 'eleusinian-mysteries',
    what: 'the highest gains 4 VP, the lowest loses 4, the one between nothing',
    players: [
      { troops: 1, vp: 4 },
      { troops: 2, vp: 9 },
      { troops: 3, vp: 0 },
    ],
    brings: [{ vp: -4 }, {}, { vp: 4 }],
  },
  {
    id: 'eleusinian-mysteries',
    what: 'tied highest all gain; VP do not go below 0 (R7)',
    players: [{ troops: 5 }, { troops: 5 }, { troops: 0, vp: 3 }],
    brings: [{ vp: 4 }, { vp: 4 }, { vp: -3 }],
  },
  {
    id: 'eleusinian-mysteries',
    what: 'tied lowest all lose',
    players: [{ troops: 0, vp: 5 }, { troops: 5 }, { troops: 0, vp: 0 }, { troops: 1, vp: 9 }],
    brings: [{ vp: -4 }, { vp: 4 }, {}, {}],
  },
  {
    id: 'eleusinian-mysteries',
    what: 'all equal: gains first, then losses (R14)',
    players: [
      { troops: 2, vp: 0 },
      { troops: 2, vp: 7 },
    ],
    brings: [{}, {}],
  },

  {
    id: 'origin-of-the-academy',
    what: 'the highest gains a philosophy token, the lowest loses all',
    players: [
      { troops: 0, philosophy: 5 },
      { troops: 1, philosophy: 2 },
      { troops: 2, philosophy: 0 },
    ],
    brings: [{ philosophy: -5 }, {}, { philosophy: 1 }],
  },
  {
    id: 'origin-of-the-academy',
    what: 'tied highest all gain; none to lose is no loss (R8)',
    players: [{ troops: 2 }, { troops: 2, philosophy: 3 }, { troops: 1, philosophy: 0 }],
    brings: [{ philosophy: 1 }, { philosophy: 1 }, {}],
  },
  {
    id: 'origin-of-the-academy',
    what: 'tied lowest all lose',
    players: [
      { troops: 1, philosophy: 1 },
      { troops: 4, philosophy: 1 },
      { troops: 1, philosophy: 4 },
    ],
    brings: [{ philosophy: -1 }, { philosophy: 1 }, { philosophy: -4 }],
  },
  {
    id: 'origin-of-the-academy',
    what: 'all equal: the token gained is lost too (R14)',
    players: [{ philosophy: 0 }, { philosophy: 2 }],
    brings: [{}, { philosophy: -2 }],
  },

  {
    id: 'conscripting-troops',
    what: 'the highest gains 3 citizens, the lowest loses 3',
    players: [{ troops: 4 }, { troops: 3 }, { troops: 0, citizens: 3 }],
    brings: [{ citizens: 3 }, {}, { citizens: -3 }],
  },
  {
    id: 'conscripting-troops',
    what: 'tied highest all gain, up to 15; the lowest loses what there is (R7)',
    players: [
      { troops: 4, citizens: 12 },
      { troops: 4, citizens: 13 },
      { troops: 4, citizens: 15 },
      { troops: 3, citizens: 2 },
    ],
    brings: [{ citizens: 3 }, { citizens: 2 }, {}, { citizens: -2 }],
  },
  {
    id: 'conscripting-troops',
    what: 'tied lowest all lose',
    players: [{ citizens: 4 }, { citizens: 0 }, { troops: 1 }],
    brings: [{ citizens: -3 }, {}, { citizens: 3 }],
  },
  {
    id: 'conscripting-troops',
    what: 'all equal: the gain stops at 15 before the loss (R14)',
    players: [{ citizens: 14 }, { citizens: 0 }, { citizens: 15 }],
    brings: [{ citizens: -2 }, {}, { citizens: -3 }],
  },

  {
    id: 'savior-of-greece',
    what: 'the highest gains 2 drachmas, the lowest loses 2',
    players: [{ troops: 2 }, { troops: 15 }, { troops: 1, drachmas: 2 }],
    brings: [{}, { drachmas: 2 }, { drachmas: -2 }],
  },
  {
    id: 'savior-of-greece',
    what: 'tied highest all gain; the lowest loses what there is (R8)',
    players: [{ troops: 2 }, { troops: 2 }, { troops: 1, drachmas: 1 }],
    brings: [{ drachmas: 2 }, { drachmas: 2 }, { drachmas: -1 }],
  },
  {
    id: 'savior-of-greece',
    what: 'tied lowest all lose',
    players: [{ drachmas: 9 }, { troops: 1 }, { drachmas: 0 }],
    brings: [{ drachmas: -2 }, { drachmas: 2 }, {}],
  },
  {
    id: 'savior-of-greece',
    what: 'all equal: gains first, then losses (R14)',
    players: [{ drachmas: 0 }, { drachmas: 1 }],
    brings: [{}, {}],
  },

  {
    id: 'thirty-tyrants',
    what: 'the highest draws 2 cards, the lowest discards 2 of choice',
    players: [
      { troops: 3, hand: ['bank'] },
      { troops: 2, hand: ['power'] },
      { troops: 1, hand: ['quarry', 'council', 'oracle'] },
    ],
    answers: [[2, 'oracle', 'quarry']],
    brings: [{ hand: 2 }, {}, { hand: -2 }],
  },
  {
    id: 'thirty-tyrants',
    what: 'tied highest all draw; a hand of two or fewer is discarded whole (R10)',
    players: [{ troops: 3 }, { troops: 3, hand: ['power'] }, { troops: 1, hand: ['quarry'] }],
    brings: [{ hand: 2 }, { hand: 2 }, { hand: -1 }],
  },
  {
    id: 'thirty-tyrants',
    what: 'tied lowest all discard',
    players: [{ hand: ['bank', 'power', 'stadion'] }, { troops: 1 }, { hand: ['quarry', 'council'] }, {}],
    answers: [[0, 'bank', 'power']],
    brings: [{ hand: -2 }, { hand: 2 }, { hand: -2 }, {}],
  },
  {
    id: 'thirty-tyrants',
    what: 'all equal: all draw, then all discard, of what was drawn too (R14)',
    players: [{ hand: ['bank'] }, {}],
    top: ['power', 'quarry', 'council', 'oracle'],
    answers: [[0, 'power', 'bank']],
    brings: [{}, {}],
  },
  {
    id: 'thirty-tyrants',
    what: 'where no card is left none is drawn (R12)',
    players: [{ troops: 1 }, {}],
    deck: [],
    brings: [{}, {}],
  },

  {
    id: 'military-victory',
    what: 'the highest may raise one track for 2 less, with its benefit',
    players: [
      { troops: 3, economy: 3, drachmas: 1 },
      { troops: 2, drachmas: 9 },
      { troops: 1, drachmas: 9 },
    ],
    answers: [[0, 'economy']],
    brings: [{ economy: 1, drachmas: -1, vp: 5 }, {}, {}],
  },
  {
    id: 'military-victory',
    what: 'tied highest each may; no price below 0',
    players: [
      { troops: 3, culture: 1, drachmas: 0 },
      { troops: 3, military: 6, drachmas: 7 },
      { troops: 0, drachmas: 9 },
    ],
    answers: [
      [1, 'military'],
      [0, 'culture'],
    ],
    brings: [{ culture: 1 }, { military: 1, drachmas: -7, glory: 2 }, {}],
  },
  {
    id: 'military-victory',
    what: 'who declines keeps everything, and the tied lowest are not asked',
    players: [{ troops: 0 }, { troops: 3 }, { troops: 0 }],
    answers: [[1, 'decline']],
    brings: [{}, {}, {}],
  },
  {
    id: 'military-victory',
    what: 'all equal: everybody may',
    players: [{ economy: 2 }, { culture: 3 }],
    answers: [
      [0, 'economy'],
      [1, 'culture'],
    ],
    brings: [
      { economy: 1, citizens: 3 },
      { culture: 1, drachmas: -4, dice: 1 },
    ],
  },
  {
    id: 'military-victory',
    what: 'who can afford none or is at the top everywhere is not asked',
    players: [
      { economy: 7, culture: 2, military: 7, drachmas: 1 },
      { economy: 7, culture: 7, military: 7, drachmas: 50 },
    ],
    brings: [{}, {}],
  },

  {
    id: 'prosperity',
    what: 'the highest may play a card, paying for it',
    players: [
      { troops: 3, drachmas: 4, hand: ['tunnel-of-eupalinos', 'archives'] },
      { troops: 2, hand: ['gifts-from-the-west'] },
      { troops: 1, hand: ['council'] },
    ],
    answers: [[0, 'tunnel-of-eupalinos']],
    brings: [{ drachmas: -4, vp: 6, hand: -1, played: 1 }, {}, {}],
  },
  {
    id: 'prosperity',
    what: 'tied highest each may, one card only',
    players: [
      { troops: 3, hand: ['gifts-from-the-west', 'rivalry'] },
      { troops: 3, hand: ['council', 'archives'] },
      { troops: 1, hand: ['power'] },
    ],
    answers: [
      [1, 'council'],
      [0, 'gifts-from-the-west'],
    ],
    brings: [{ drachmas: 3, hand: -1, played: 1 }, { hand: 1, played: 1 }, {}],
  },
  {
    id: 'prosperity',
    what: 'who declines plays nothing, and the tied lowest are not asked',
    players: [{ hand: ['council'] }, { troops: 1, hand: ['gifts-from-the-west'] }, { hand: ['archives'] }],
    answers: [[1, 'decline']],
    brings: [{}, {}, {}],
  },
  {
    id: 'prosperity',
    what: 'all equal: everybody may; who has no card is not asked',
    players: [{ hand: ['gifts-from-the-west'] }, { hand: [] }, { hand: ['archives'] }],
    answers: [
      [0, 'gifts-from-the-west'],
      [2, 'archives'],
    ],
    brings: [{ drachmas: 3, hand: -1, played: 1 }, {}, { drachmas: -2, philosophy: 3, hand: -1, played: 1 }],
  },
];

const comparing = eventsWith('highest');

test('every event that compares troops has a row', () => {
  expect([...new Set(cases.map(({ id }) => id))].sort()).toEqual([...comparing].sort());
});

test.each(comparing)('%s: has rows for one highest and one lowest, for ties and for all equal', (event) => {
  const seen = cases.filter(({ id }) => id === event).map(({ players }) => comparison(players));
  expect([...new Set(seen)].sort()).toEqual(['all equal', 'single', 'tied highest', 'tied lowest']);
});

testEvents(cases);

test('military-victory: one level only, whatever the philosophy tokens', () => {
  const t = scenario({ players: [{ troops: 1, drachmas: 50, philosophy: 5 }, {}], event: 'military-victory' });
  t.table({ do: 'resolve' });
  expect(t.options(0)).toEqual(['economy', 'culture', 'military', 'decline']);
  t.picks(0, 'military');
  expect(t.player(0)).toMatchObject({ drachmas: 50, philosophy: 5, military: 2 });
  expect(t.question(0)).toBeNull();
});

test('thirty-tyrants: exactly two must be discarded, and they go to the discards', () => {
  const hand = ['bank', 'oracle', 'power'];
  const t = scenario({ players: [{ hand }, { troops: 1 }], event: 'thirty-tyrants' }).table({ do: 'resolve' });
  expect(t.question(0)).toMatchObject({ options: hand, min: 2, max: 2 });
  t.picks(0, 'power', 'bank');
  expect(t.state.discards).toEqual(['bank', 'power']);
});

test('thirty-tyrants: the cards on top are drawn', () => {
  const top = ['quarry', 'council'];
  const t = scenario({ players: [{ troops: 1 }, {}], event: 'thirty-tyrants', top }).table({ do: 'resolve' });
  expect(t.player(0).hand).toEqual(top);
});
