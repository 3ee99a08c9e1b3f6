import { expect, test } from 'vitest';
import { openMemory } from '../../../src/discord/interactions/memory.ts';

test('what is remembered is forgotten after its time', () => {
  let now = 0;
  const memory = openMemory<string>({ most: 10, milliseconds: 100, now: () => now });
  memory.set('a', 'x');
  now = 99;
  expect(memory.get('a')).toBe('x');
  now = 100;
  expect(memory.get('a')).toBeNull();
});

test('the oldest goes when there is too much, and what is said again is the newest', () => {
  const memory = openMemory<number>({ most: 2, milliseconds: 100, now: () => 0 });
  memory.set('a', 1);
  memory.set('b', 2);
  memory.set('a', 3);
  memory.set('c', 4);
  expect([memory.get('a'), memory.get('b'), memory.get('c')]).toEqual([3, null, 4]);
  memory.delete('a');
  expect(memory.get('a')).toBeNull();
});
