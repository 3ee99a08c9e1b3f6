import { z } from 'zod';
import { type Answer, type OpenQuestion, ADVANCE, type Refusal } from './decision.ts';

const shape = z.object({ decision: z.int(), seat: z.int(), picks: z.array(z.string()) });

/** What stands open in a game; a question is put together only when somebody answers it. */
export interface Standing {
  readonly paused: boolean;
  question(id: number): OpenQuestion | null;
}

/** The answer, if it may be given now; otherwise why not. Anything at all may come in. */
export function check(standing: Standing, answer: unknown): Answer | Refusal {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) return 'nonsense';
  const { decision, seat, picks } = parsed.data;
  if (decision === ADVANCE && standing.paused) return picks.length > 0 ? 'too-many' : parsed.data;
  const question = standing.question(decision);
  if (question === null) return 'stale';
  if (question.seat !== seat) return 'not-yours';
  return refusal(question, picks) ?? parsed.data;
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
