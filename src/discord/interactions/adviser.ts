import type { Text } from '../../engine/text.ts';
import type { Look } from '../../table/table.ts';

/** Advice for the decision in a look: what to pick, and why in one sentence. */
export type Adviser = (look: Look) => Promise<{ readonly picks: readonly string[]; readonly reason: Text } | null>;

export const noAdviser: Adviser = () => Promise.resolve(null);
