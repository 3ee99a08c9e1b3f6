import { z } from 'zod';

/** Before checkpoints had numbers a state said only whether the table waits at one. */
const older = z.looseObject({ paused: z.boolean(), table: z.array(z.looseObject({ do: z.string() })) });
const present = z.looseObject({ checkpoint: z.int().nullable(), checkpoints: z.int() });

/**
 * A snapshot in the shape that states have today. How many checkpoints an older game had passed nobody knows any more,
 * so it counts from here.
 */
export function restored(snapshot: unknown): unknown {
  const read = older.safeParse(snapshot);
  if (!read.success) return snapshot;
  const { paused, table, ...rest } = read.data;
  const steps = table.map((step) => (step.do === 'pause' ? { do: 'checkpoint' } : step));
  return { ...rest, table: steps, checkpoint: paused ? 1 : null, checkpoints: paused ? 1 : 0 };
}

/** For comparing a game that was restored, and counts from there, with the same game counted from its beginning. */
export function withoutCheckpointNumbers(state: unknown): unknown {
  const read = present.parse(state);
  return { ...read, checkpoint: read.checkpoint !== null, checkpoints: null };
}
