import { expect, test } from 'vitest';
import { meter } from '../../src/players/budget.ts';

test('a budget of samples is used up by samples alone', () => {
  const spent = meter({ samples: 8 });
  expect([spent(2), spent(2), spent(4), spent(8)]).toEqual([0.25, 0.5, 1, 2]);
});

test('a budget of time is used up by time alone', () => {
  const spent = meter({ milliseconds: 1 });
  const end = performance.now() + 2;
  while (performance.now() < end);
  expect(spent(0)).toBeGreaterThan(1);
});
