import { expect, test } from 'vitest';
import { copy } from '../../src/engine/copy.ts';

test('a copy is equal in everything and shares nothing', () => {
  const inner = { a: [1, [], { b: null }], c: {} };
  const value = { first: inner, second: inner, text: 'text', no: false, none: null, list: [[inner], 'x'] };
  const before = JSON.stringify(value);
  const made = copy(value);
  expect(JSON.stringify(made)).toBe(before);
  made.first.a.push(2);
  made.second.c = 'changed';
  made.list.pop();
  expect(JSON.stringify(value)).toBe(before);
  expect(made.second.a).toEqual(inner.a);
  for (const plain of [null, 'text', 7, true]) expect(copy(plain)).toBe(plain);
});
