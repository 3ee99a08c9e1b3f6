import { z } from 'zod';
import type { Given } from './decision.ts';

const shape = z.union([
  z.object({ decision: z.int(), seat: z.int(), picks: z.array(z.string()) }),
  z.object({ advance: z.int(), seat: z.int() }),
]);

/** How a table was told to go on before checkpoints had numbers: as an answer to the decision -1. */
const unnumbered = z.object({ decision: z.literal(-1), seat: z.int() });

/** What somebody gives to a game, read from anything at all; null if it is neither an answer nor the word to go on. */
export function readGiven(input: unknown): Given | null {
  return shape.safeParse(input).data ?? null;
}

export interface GameRecord {
  readonly given: readonly Given[];
  /** It was begun before checkpoints had numbers, and they were numbered now. */
  readonly renumbered: boolean;
}

/**
 * Everything that was given in one game, from the first on, as a database kept it; null if something is in it that was
 * never given. Each checkpoint is passed exactly once, so where an old record does not name them their order does; what
 * was given after the game was restored is numbered with them.
 */
export function readRecord(stored: readonly unknown[]): GameRecord | null {
  const given: Given[] = [];
  let renumbered = false;
  for (const input of stored) {
    const older = unnumbered.safeParse(input);
    const read = older.success ? { advance: 0, seat: older.data.seat } : readGiven(input);
    if (read === null) return null;
    if (older.success) renumbered = true;
    given.push(read);
  }
  return { given: renumbered ? numbered(given) : given, renumbered };
}

function numbered(given: readonly Given[]): Given[] {
  let passed = 0;
  return given.map((one) => ('advance' in one ? { ...one, advance: (passed += 1) } : one));
}
