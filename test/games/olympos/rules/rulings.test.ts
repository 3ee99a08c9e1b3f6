import { describe, expect, test } from 'vitest';
import { board, opening } from './rulings-board.ts';
import { destiny } from './rulings-destiny.ts';
import { development } from './rulings-development.ts';
import { ending } from './rulings-ending.ts';
import { expansion } from './rulings-expansion.ts';
import { gods } from './rulings-gods.ts';

const parts = { 'Parts, set-up and track': { ...board, ...opening }, expansion, development, destiny, gods, ending };

for (const [part, rulings] of Object.entries(parts)) {
  describe(part, () => {
    for (const [title, play] of Object.entries(rulings)) test(title, play);
  });
}

test('every ruling has a test', () => {
  const titles = Object.values(parts).flatMap((rulings) => Object.keys(rulings));
  const tested = new Set(titles.map((title) => Number(/^O(\d+): /.exec(title)?.[1])));
  const expected = Array.from({ length: 83 }, (_, index) => index + 1);
  expect([...tested].sort((a, b) => a - b)).toEqual(expected);
});
