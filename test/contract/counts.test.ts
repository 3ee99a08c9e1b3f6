import { expect, test } from 'vitest';
import type { OpenQuestion } from '../../src/engine/decision.ts';
import { khora } from '../../src/games/khora/rules/game.ts';
import type { State } from '../../src/games/khora/rules/state.ts';
import { khoraSubject } from '../kit/contract/khora-subject.ts';
import { walk } from '../kit/contract/walk.ts';

/** Every legal list of picks, slots in every order. */
function answersTo({ options, freeActions, min, max, ordered }: OpenQuestion): string[][] {
  const found: string[][] = freeActions.map((freeAction) => [freeAction]);
  function add(picks: string[], from: number): void {
    if (picks.length >= min) found.push(picks);
    if (picks.length === max) return;
    options.forEach((option, index) => {
      if (index >= from && !picks.includes(option)) add([...picks, option], ordered ? 0 : index + 1);
    });
  }
  add([], 0);
  return found;
}

/** How many ways there are to go on for so many answers, the awaited seats one after the other. */
function ways(state: State, depth: number): number {
  const question = khora.firstAwaited(state);
  if (question === null || depth === 0) return 1;
  const { id, seat } = question;
  return answersTo(question).reduce((sum, picks) => {
    const outcome = khora.apply(state, { decision: id, seat, picks });
    return sum + (outcome.ok ? ways(outcome.state, depth - 1) : expect.fail(outcome.why));
  }, 0);
}

/** Counted once; another number means that something is legal which was not, or the reverse. */
const counted = [
  { seed: 'aegina', seats: 2, after: 0, kind: 'draft', ways: [5, 25, 100] },
  { seed: 'aegina', seats: 2, after: 44, kind: 'explore', ways: [23, 243, 763] },
  { seed: 'aegina', seats: 2, after: 67, kind: 'buy-knowledge', ways: [5, 124, 580] },
  { seed: 'boeotia', seats: 3, after: 13, kind: 'assign-tiles', ways: [42, 1764, 7056] },
  { seed: 'boeotia', seats: 3, after: 53, kind: 'keep-card', ways: [3, 69, 1257] },
  { seed: 'boeotia', seats: 3, after: 64, kind: 'pay-tiles', ways: [2, 54, 162] },
  { seed: 'crete', seats: 4, after: 26, kind: 'explore', ways: [6, 30, 120] },
  { seed: 'crete', seats: 4, after: 73, kind: 'buy-level', ways: [4, 128, 5376] },
  { seed: 'crete', seats: 4, after: 104, kind: 'buy-knowledge', ways: [4, 12, 147] },
  { seed: 'crete', seats: 4, after: 130, kind: 'unlock', ways: [2, 3, 5] },
];

test.each(counted)('$seats players, seed $seed, after $after answers: $kind', ({ seed, seats, after, ...golden }) => {
  const state = walk(khoraSubject.game, { seats, seed, pace: 'auto' }, after).state;
  expect(khora.firstAwaited(state)?.kind).toBe(golden.kind);
  expect([1, 2, 3].map((depth) => ways(state, depth))).toEqual(golden.ways);
});
