import { z } from 'zod';
import { type Answer, type OpenQuestion, ADVANCE, type Refusal } from './decision.ts';

const shape = z.object({ decision: z.int(), seat: z.int(), picks: z.array(z.string()) });

/** The answer, if it may be given now; otherwise why not. Anything at all may come in. */
export function check(open: readonly OpenQuestion[], paused: boolean, answer: unknown): Answer | Refusal {
  const parsed = shape.safeParse(answer);
  if (!parsed.success) return 'nonsense';
  if (parsed.data.decision === ADVANCE && paused) return parsed.data.picks.length > 0 ? 'too-many' : parsed.data;
  const question = open.find(({ id }) => id === parsed.data.decision);
  if (question === undefined) return 'stale';
  if (question.seat !== parsed.data.seat) return 'not-yours';
  return fault(question, parsed.data.picks) ?? parsed.data;
}

function fault(question: OpenQuestion, picks: readonly string[]): Refusal | null {
  const [first] = picks;
  if (picks.length === 1 && first !== undefined && question.freeActions.includes(first)) return null;
  if (!picks.every((pick) => question.options.includes(pick))) return 'not-an-option';
  if (new Set(picks).size < picks.length) return 'twice';
  if (picks.length < question.min) return 'too-few';
  if (picks.length > question.max) return 'too-many';
  return null;
}
