import { describe, expect, test } from 'vitest';
import { topics } from '../../../../src/games/khora/words/topics.ts';
import { action } from './rulings-action.ts';
import { dice } from './rulings-dice.ts';
import { event } from './rulings-event.ts';

const phases = { 'Tax and Dice': dice, Actions: action, 'Progress, events and scoring': event };

for (const [phase, rulings] of Object.entries(phases)) {
  describe(phase, () => {
    for (const [title, play] of Object.entries(rulings)) test(title, play);
  });
}

test('every ruling has a test', () => {
  const titles = Object.values(phases).flatMap((rulings) => Object.keys(rulings));
  const tested = new Set(titles.map((title) => Number(/^R(\d+): /.exec(title)?.[1])));
  const written = topics.flatMap(({ id }) => /^rulings\.r(\d+)$/.exec(id)?.[1] ?? []).map(Number);
  expect(written).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
  expect([...tested].sort((a, b) => a - b)).toEqual(written);
});
