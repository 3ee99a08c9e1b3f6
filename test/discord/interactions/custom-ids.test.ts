import { expect, test } from 'vitest';
import { customId, tableInOlderId, targetOf } from '../../../src/discord/interactions/custom-ids.ts';

const table = 'AbC-_123';

test('an id is read back as what it was made of', () => {
  const pick = { table, era: 2, decision: 41, option: 'use:thebes:2.a' };
  expect(targetOf(customId('pick', pick))).toEqual({ kind: 'pick', ...pick });
  expect(targetOf(customId('join', { table }))).toEqual({ kind: 'join', table });
  expect(targetOf(customId('log', { table, chapter: 0, page: 3 }))).toEqual({
    kind: 'log',
    table,
    chapter: 0,
    page: 3,
  });
});

test('an id that Discord would refuse is not made', () => {
  expect(() => customId('pick', { table, era: 0, decision: 1, option: 'x'.repeat(90) })).toThrow('longer than 100');
});

test.each([
  '',
  '2',
  '2.join',
  '2.join.',
  '2.join.AbC.more',
  '2.join.<@1>',
  '2.constructor.AbC',
  '2.__proto__.AbC',
  '2.toString.AbC',
  '2.hasOwnProperty.AbC',
  '2.pick.AbC.0.1',
  '2.pick.AbC.0.1.',
  '2.pick.AbC.-1.1.x',
  '2.pick.AbC.0.1e3.x',
  '2.choose.AbC.0.9999999999',
  '2.choose.AbC.0.1.x',
  '2.advance.AbC.0.',
  '3.join.AbC',
  '02.join.AbC',
  'join',
])('%j is refused before anything is looked up', (id) => {
  expect(targetOf(id)).toBeNull();
});

test.each([
  ['1.answer.AbC-_123.41.x', 'AbC-_123'],
  ['1.join.AbC-_123', 'AbC-_123'],
  ['1.form.AbC-_123.41', 'AbC-_123'],
  ['1.join.<@1>', null],
  ['1.join', null],
])('a button of the version before, %s, leads to its table', (id, found) => {
  expect(targetOf(id)).toBeNull();
  expect(tableInOlderId(id)).toBe(found);
});
