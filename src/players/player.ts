import type { Random } from '../engine/chance.ts';
import type { OpenQuestion } from '../engine/decision.ts';

/** A computer player: it gets a view (built only if it looks), its own question and a source of chance, nothing else. */
export type ComputerPlayer<View> = (question: OpenQuestion, view: () => View, random: Random) => readonly string[];
