import type { Thought } from '../../module/game-module.ts';
import type { Advice } from '../../players/player.ts';

/** Advice for a decision of a game: what to pick, and why in one sentence. */
export type Adviser = (game: string, thought: Thought) => Promise<Advice | null>;

export const noAdviser: Adviser = () => Promise.resolve(null);
