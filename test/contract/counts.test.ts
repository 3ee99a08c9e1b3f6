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
  { seed: 'aegina', seats: 2, after: 51, kind: 'buy-knowledge', ways: [4, 20, 52] },
  { seed: 'aegina', seats: 2, after: 59, kind: 'turn-tokens', ways: [2, 58, 562] },
  { seed: 'boeotia', seats: 3, after: 13, kind: 'assign-tiles', ways: [42, 1764, 7056] },
  { seed: 'boeotia', seats: 3, after: 52, kind: 'keep-card', ways: [3, 12, 288] },
  { seed: 'crete', seats: 4, after: 26, kind: 'explore', ways: [6, 30, 120] },
  { seed: 'crete', seats: 4, after: 51, kind: 'pay-tiles', ways: [3, 9, 27] },
  { seed: 'crete', seats: 4, after: 70, kind: 'buy-level', ways: [3, 126, 5292] },
  { seed: 'crete', seats: 4, after: 87, kind: 'pay-tiles', ways: [2, 6, 18] },
  { seed: 'crete', seats: 4, after: 123, kind: 'buy-knowledge', ways: [4, 8, 16] },
  { seed: 'crete', seats: 4, after: 125, kind: 'unlock', ways: [2, 4, 8] },
];

test.each(counted)('$seats players, seed $seed, after $after answers: $kind', ({ seed, seats, after, ...golden }) => {
  const state = walk(khoraSubject.game, { seats, seed, pace: 'auto' }, after).state;
  expect(khora.firstAwaited(state)?.kind).toBe(golden.kind);
  expect([1, 2, 3].map((depth) => ways(state, depth))).toEqual(golden.ways);
});
