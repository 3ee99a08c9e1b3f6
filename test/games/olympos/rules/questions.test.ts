import { describe, expect, test } from 'vitest';
import type { Text, Word } from '../../../../src/engine/text.ts';
import { olympos } from '../../../../src/games/olympos/rules/game.ts';
import { type Scenario, scenario } from '../../../kit/olympos/scenario.ts';
import { turnedUp } from './rulings-gods.ts';

const turn = (...layout: Parameters<typeof scenario>): Scenario => scenario(...layout).turn(0);
const three = { on: ['macedonia', 'thessaly', 'illyria'] };
const drawn = { by: 'zeus-space', space: 10 } as const;

/** Every question a player can be asked: what seat 0 is asked, how often it picks, and how many options there are. */
const questions: Readonly<Record<string, readonly [ask: () => Scenario, options: number, secret?: boolean]>> = {
  condemn: [() => scenario({ players: [{}, {}] }).does(0, { do: 'condemn', resource: 'grain', left: 3 }), 8],
  barbarian: [() => scenario({ players: [{}, {}] }).does(0, { do: 'barbarian', resource: 'gold' }), 8],
  action: [() => turn({ players: [{ hand: ['cube-wood'] }, {}] }), 2],
  destination: [() => turn({ players: [{ space: 87 }, {}] }).picks(0, 'expand'), 4],
  settler: [
    () =>
      turn({ players: [{ on: ['attica'] }, {}] })
        .picks(0, 'expand')
        .picks(0, 'boeotia'),
    3,
  ],
  cards: [
    () =>
      turn({ players: [{ hand: ['cube-wood', 'cube-gold'] }, {}] })
        .picks(0, 'expand')
        .picks(0, 'thrace'),
    3,
  ],
  payment: [
    () =>
      turn({ players: [{ cubes: { gold: 2, wood: 2 } }, {}, {}], cells: { '1-5': 'cult' } }).picks(0, 'discovery:cult'),
    2,
  ],
  tile: [
    () => turn({ players: [three, {}, {}], cells: { '2-1': 'agriculture' } }).picks(0, 'discovery:agriculture'),
    2,
  ],
  bonus: [() => turn({ players: [three, {}, {}], cells: { '2-1': 'oracle' } }).picks(0, 'discovery:oracle'), 2],
  'choose-cubes': [() => turnedUp('artemis', { players: [{ tiles: ['cult'] }, {}] }), 4],
  keep: [
    () => scenario({ players: [{ tiles: ['oracle'] }, {}] }).table({ do: 'draw', seat: 0, count: 1, from: drawn }),
    3,
  ],
  stars: [
    () =>
      turn({
        players: [{ on: ['attica', 'naxos', 'rhodes', 'phocis'], marks: ['athena'], hand: ['star'] }, {}, {}],
        wonders: { stadium: 1 },
      }).picks(0, 'wonder:stadium'),
    2,
  ],
  'zeus-cards': [() => turnedUp('hecate', { players: [{ hand: ['zeus'] }, {}] }), 2, true],
  withdraw: [() => turnedUp('hades', { players: [{ on: ['attica', 'caria'] }, { tiles: ['cult'] }] }), 2],
};

/** Every key a text is made of. */
function keys(value: Word | readonly Text[]): string[] {
  if (typeof value !== 'object') return [];
  if ('key' in value) return [value.key, ...Object.values(value.with ?? {}).flatMap(keys)];
  return value.flatMap(keys);
}

describe.each(Object.entries(questions))('%s', (kind, [ask, options, secret = false]) => {
  test('is asked with a pick of 1 from a complete list', () => {
    const question = ask().question(0);
    expect(question).toMatchObject({ kind, min: 1, max: 1, secret, freeActions: [] });
    expect(question?.options).toHaveLength(options);
    expect(new Set(question?.options).size).toBe(options);
  });

  test('has words for the question and for each option', () => {
    const t = ask();
    const question = t.question(0);
    if (question === null) expect.fail('nothing is asked');
    const decision = olympos.decision(t.state, question);
    expect(decision.prompt.key).toBe(`prompt.${kind}`);
    expect(decision.options.map(({ id }) => id)).toEqual(question.options);
    for (const { label } of decision.options) expect(keys(label)[0]).toMatch(/^(option\.|destiny\.)/);
  });

  test('takes every option', () => {
    const t = ask();
    for (const option of t.options(0)) expect(() => ask().picks(0, option)).not.toThrow();
  });
});

test('an option that costs AP shows the total, the hourglasses, the space reached and Zeus spaces passed', () => {
  const t = turn({ players: [{ space: 8, hourglasses: 1 }, {}] }).picks(0, 'expand');
  const question = t.question(0);
  if (question === null) expect.fail('nothing is asked');
  const { options } = olympos.decision(t.state, question);
  expect(options.find(({ id }) => id === 'thrace')?.detail).toEqual({
    key: 'cost-zeus',
    with: { total: 3, hourglasses: 1, space: 10, zeus: 1 },
  });
});

test('with a single possible answer only action, destination and zeus-cards are asked', () => {
  const t = turn({ players: [{ stock: 0, on: ['caria'], space: 89 }, {}] });
  expect(t.options(0)).toEqual(['expand', 'pass']);
  expect(t.picks(0, 'expand').options(0)).toEqual(['lydia']);
  expect(t.picks(0, 'lydia').awaited()).toEqual([]);
});

test('action offers cells, wonders, and Pass in the last turn only', () => {
  const own = { on: ['attica', 'naxos', 'rhodes', 'phocis', 'lesbos'] };
  const layout = { wonders: { 'cyclopean-gate': 1 }, cells: { '1-3': 'cult' } };
  const at = (space: number): readonly string[] => turn({ players: [{ ...own, space }, {}, {}], ...layout }).options(0);
  expect(at(0)).toEqual(expect.arrayContaining(['expand', 'discovery:cult', 'wonder:cyclopean-gate']));
  expect(at(0)).not.toContain('pass');
  expect(at(80)).toContain('pass');
});
