import type { Given, OpenQuestion, Refusal, Seat } from './decision.ts';
import { readGiven } from './given.ts';

/** What stands open in a game; a question is put together only when somebody answers it. */
export interface Answerable {
  readonly seats: number;
  readonly checkpoint: number | null;
  question(id: number): OpenQuestion | null;
}

/** What was given, if it may be given now; otherwise why not. Anything at all may come in. */
export function check(answerable: Answerable, input: unknown): Given | Refusal {
  const given = readGiven(input);
  if (given === null) return 'nonsense';
  if ('advance' in given) {
    if (given.advance !== answerable.checkpoint) return 'stale';
    return isSeat(given.seat, answerable.seats) ? given : 'not-yours';
  }
  const question = answerable.question(given.decision);
  if (question === null) return 'stale';
  if (question.seat !== given.seat) return 'not-yours';
  return refusal(question, given.picks) ?? given;
}

function isSeat(seat: Seat, seats: number): boolean {
  return seat >= 0 && seat < seats;
}

/** Why these picks do not answer the question; null if they do. */
export function refusal(question: OpenQuestion, picks: readonly string[]): Refusal | null {
  const [first] = picks;
  if (picks.length === 1 && first !== undefined && question.freeActions.includes(first)) return null;
  if (!picks.every((pick) => question.options.includes(pick))) return 'not-an-option';
  if (new Set(picks).size < picks.length) return 'twice';
  if (picks.length < question.min) return 'too-few';
  if (picks.length > question.max) return 'too-many';
  return null;
}
