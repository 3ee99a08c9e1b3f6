import { expect, test } from 'vitest';
import { loadNames, names } from '../../src/players/names.ts';

test('there are enough names for every table, all different', () => {
  expect(names.length).toBeGreaterThanOrEqual(12);
  expect(new Set(names).size).toBe(names.length);
});

test.each([
  ['a name twice', ['Damon', 'Xanthe', 'Damon', 'Theron'], 'twice'],
  ['too few names', ['Damon'], 'names'],
  ['something that is no name', ['Damon', 'Xanthe', 'Theron', '@everyone'], 'names > 3'],
])('%s is refused with the name of the file', (_, list, message) => {
  const load = (): readonly string[] => loadNames(JSON.stringify({ names: list }));
  expect(load).toThrow('data/players.json');
  expect(load).toThrow(message);
});
