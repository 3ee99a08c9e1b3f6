import { expect, test } from 'vitest';
import { facts } from '../../src/games/khora/facts/facts.ts';
import { cataloguesOf, readMessages } from '../../src/i18n/catalogue.ts';
import { coverage, rulesOf, untested } from '../../tools/coverage.ts';

const rules = rulesOf(facts, readMessages(cataloguesOf('khora'), 'en'));
const ids = (group: string): string[] => rules.filter((rule) => rule.group === group).map(({ id }) => id);

test('everything the rules say is on the list', () => {
  const groups = [...new Set(rules.map(({ group }) => group))];
  expect(groups.map((group) => [group, ids(group).length])).toEqual([
    ['Politics cards', 40],
    ['developments', 28],
    ['events', 16],
    ['spaces', 34],
    ['levels', 18],
    ['achievements', 5],
    ['rulings', 41],
  ]);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
});

/** The ids of what these titles test. */
function tested(...titles: string[]): string[] {
  return coverage(rules, titles)
    .filter((rule) => rule.titles.length > 0)
    .map(({ id }) => id);
}

test.each([
  ['oracle: 4 VP', ['oracle']],
  ['oracle-of-delphi: all lose a token', ['oracle-of-delphi']],
  ['conquest-of-the-persians: in turn order', ['conquest-of-the-persians']],
  ['red-1: explored', ['red-1']],
  ['red-11: explored', ['red-11']],
  ['argos 2: one of four (R33)', ['argos 2', 'R33']],
  ['Cards > bank: 1 VP for 2 drachmas', ['bank']],
  ['R3: set aside', ['R3']],
  ['R30: next round', ['R30']],
  ['beside bank: nothing', []],
  ['every card has a row', []],
])('the title “%s” tests %j', (title, expected) => {
  expect(tested(title)).toEqual(expected);
});

test('what no title names has no test', () => {
  expect(untested(coverage(rules, []))).toHaveLength(rules.length);
  const all = rules.map(({ id }) => `${id}: tested`);
  expect(untested(coverage(rules, all))).toEqual([]);
  const missing = untested(
    coverage(
      rules,
      all.filter((title) => !title.startsWith('sparta 3')),
    ),
  );
  expect(missing).toEqual([{ group: 'developments', id: 'sparta 3', titles: [] }]);
});
