import { expect, test } from 'vitest';
import { source } from '../../../../src/engine/chance.ts';
import type { OpenQuestion } from '../../../../src/engine/decision.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { randomPlayer } from '../../../../src/players/random.ts';

/** Plays until the second round is announced and says after which phases the table stopped. */
function stops(pace: 'auto' | 'step'): string[] {
  const { state } = khora.setup(3, 'pace', pace);
  const random = source('pace');
  const phases: string[] = [];
  while (state.round < 2) {
    const checkpoint = khora.checkpoint(state);
    if (checkpoint !== null) {
      phases.push(`${state.round} ${state.phase}`);
      khora.play(state, { advance: checkpoint, seat: 0 });
      continue;
    }
    const question = khora.firstAwaited(state) as OpenQuestion;
    const picks = randomPlayer(question, () => null, random);
    khora.play(state, { decision: question.id, seat: question.seat, picks });
  }
  return phases;
}

test('step by step the table stops after the draft and after each of the seven phases', () => {
  const phases = ['event', 'tax', 'action', 'action', 'progress', 'resolution', 'achievement'];
  expect(stops('step')).toEqual(['0 draft', ...phases.map((phase) => `1 ${phase}`)]);
});

test('by itself it never stops', () => {
  expect(stops('auto')).toEqual([]);
});
