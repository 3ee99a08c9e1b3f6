import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import type { Action } from '../../../../src/games/khora/facts/terms.ts';
import { type EventCase, eventsWith, testEvents } from '../../../kit/khora/events.ts';
import { type Change, type Setting, able, changes, expectIdle } from '../../../kit/khora/measure.ts';
import { newsOf, round } from '../../../kit/khora/rounds.ts';
import { scenario } from '../../../kit/khora/scenario.ts';

test('there are 16 events: all alike, by troops, and one in turn', () => {
  const groups = [eventsWith('all'), eventsWith('highest'), eventsWith('one-by-one')];
  expect(groups.map((ids) => ids.length)).toEqual([8, 7, 1]);
  expect(groups.flat().sort()).toEqual([...facts.events.keys()].sort());
});

const explored = ['persepolis'];

/** What each action of Conquest of the Persians brings a seat that is able to take them all. */
const actions: readonly (readonly [action: Action, answers: readonly string[], brings: Change])[] = [
  ['philosophy', [], { philosophy: 1 }],
  ['legislation', ['bank'], { citizens: 3, hand: 1 }],
  ['culture', [], { vp: 2 }],
  ['trade', ['red'], { drachmas: 4 - 5, 'minor red': 1 }],
  ['politics', ['gifts-from-the-west'], { drachmas: 3, hand: -1, played: 1 }],
  ['development', ['unlock'], { drachmas: -2, developments: 1, glory: 2 }],
];
const ableToAll = { ...able, citizens: 0, culture: 2, economy: 3 } satisfies Setting;

const conquest: readonly EventCase[] = [
  ...actions.map(([action, answers, brings]): EventCase => ({
    id: 'conquest-of-the-persians',
    what: `${action}, without die or citizens (R18)`,
    players: [ableToAll, {}, {}],
    top: ['bank', 'power'],
    explored,
    answers: [[0, action], ...answers.map((answer) => [0, answer] as const), [1, 'decline'], [2, 'decline']],
    brings: [brings, {}, {}],
  })),
  {
    id: 'conquest-of-the-persians',
    what: 'each takes one, clockwise from the start player, whatever the troops (R18)',
    players: [{ troops: 0 }, { troops: 9, culture: 3 }, { troops: 4 }],
    start: 1,
    explored,
    answers: [
      [1, 'culture'],
      [2, 'philosophy'],
      [0, 'philosophy'],
    ],
    brings: [{ philosophy: 1 }, { vp: 3 }, { philosophy: 1 }],
  },
  {
    id: 'conquest-of-the-persians',
    what: 'citizens of Legislation above 15 do not outlast the phase',
    players: [{ citizens: 14 }, {}],
    explored,
    answers: [
      [0, 'legislation'],
      [0, 'decline'],
      [1, 'decline'],
    ],
    brings: [{ citizens: 1 }, {}],
  },
  {
    id: 'conquest-of-the-persians',
    what: 'nothing while Persepolis stands, though all else was explored',
    players: [ableToAll, {}],
    explored: [...facts.board.keys()].filter((id) => id !== 'persepolis'),
    brings: [{}, {}],
  },
];
testEvents(conquest);

test('conquest-of-the-persians: every action but Military is offered to who can take it', () => {
  const options = (own: Setting): readonly string[] =>
    scenario({ players: [own, {}], event: 'conquest-of-the-persians', explored })
      .table({ do: 'resolve' })
      .options(0);
  const always = ['philosophy', 'legislation', 'culture', 'trade'];
  expect(options(ableToAll)).toEqual([...always, 'politics', 'development', 'decline']);
  expect(options({ ...ableToAll, hand: [] })).toEqual([...always, 'development', 'decline']);
  expect(options({ ...ableToAll, developments: 4 })).toEqual([...always, 'politics', 'decline']);
  expect(options({ ...ableToAll, drachmas: 1 })).toEqual([...always, 'politics', 'decline']);
});

test('conquest-of-the-persians: in a whole round, citizens above 15 are gone before achievements', () => {
  const players = [{ citizens: 14, drachmas: 0 }, { drachmas: 0 }];
  const dice = [[6, 6], [6, 6]]; // prettier-ignore
  const t = round({ players, dice, round: 8, event: 'conquest-of-the-persians', explored });
  t.picks(0, '0', '2').picks(1, '0', '2').picks(0, 'legislation');
  expect(t.player(0).citizens).toBe(17);
  t.picks(0, 'decline').picks(1, 'decline');
  expect(t.question(0)?.kind).toBe('choose-reward');
  expect(t.player(0).citizens).toBe(15);
});

test('conquest-of-the-persians: stands in round 9, growing-populations: stands in round 1', () => {
  const rounds = [...facts.events.values()].flatMap(({ id, round }) => (round === undefined ? [] : [[id, round]]));
  expect(rounds).toEqual([
    ['growing-populations', 1],
    ['conquest-of-the-persians', 9],
  ]);
});

/** Rolls until every sum was seen at every seat, and says what each roll brought in philosophy tokens. */
function tokensBySum(event: string): Map<number, Set<number>> {
  const t = scenario({ players: [{}, {}, {}], phase: 'dice', event });
  const seen = new Map<number, Set<number>>();
  for (let rolls = 0; rolls < 300; rolls += 1) {
    const before = t.state.players.map(({ philosophy }) => philosophy);
    t.table({ do: 'roll' });
    t.state.players.forEach(({ rolled: [a = 0, b = 0], philosophy }, seat) => {
      const gained = seen.get(a + b) ?? new Set();
      seen.set(a + b, gained.add(philosophy - (before[seat] ?? 0)));
    });
  }
  expectIdle(t);
  return seen;
}

test('growing-populations: a sum of 2, 3 or 4 gives 1 philosophy token, 5 and more none (R6)', () => {
  const seen = tokensBySum('growing-populations');
  const expected = Array.from({ length: 11 }, (_, index) => [index + 2, new Set([index + 2 <= 4 ? 1 : 0])] as const);
  expect([...seen].sort(([a], [b]) => a - b)).toEqual(expected);
});

test('growing-populations: no roll brings anything with another event', () => {
  expect(new Set([...tokensBySum('drought').values()].flatMap((gained) => [...gained]))).toEqual(new Set([0]));
});

test('growing-populations: nothing in the phase in which other events are resolved', () => {
  const players = [{ rolled: [1, 1] }, { rolled: [6, 6] }];
  const layout = { players, event: 'growing-populations' };
  expect(changes(layout, (t) => t.table({ do: 'resolve' }))).toEqual([{}, {}]);
  const t = scenario(layout).table({ do: 'resolve' });
  expect(newsOf(t, 'event')).toEqual([]);
});
