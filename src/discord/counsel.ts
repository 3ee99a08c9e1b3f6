import type { Text } from '../engine/text.ts';
import type { Look } from '../table/table.ts';

/** Advice for the decision in a look: what to pick, and why in one sentence. */
export type Counsel = (look: Look) => Promise<{ readonly picks: readonly string[]; readonly reason: Text } | null>;

export const noCounsel: Counsel = () => Promise.resolve(null);
