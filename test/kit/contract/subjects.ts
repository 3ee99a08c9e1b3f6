import { games } from '../../../src/games/index.ts';
import { khoraSubject } from './khora-subject.ts';
import { olymposSubject } from './olympos-subject.ts';
import type { Subject } from './subject.ts';
import { toySubject } from './toy-subject.ts';

/** What is under contract: every registered game, or nothing is tested at all, and those beside them. */
const all: Readonly<Record<string, Subject>> = {
  toy: toySubject,
  khora: khoraSubject,
  olympos: olymposSubject,
};

for (const id of games.keys()) if (all[id]?.game.id !== id) throw new Error(`The game "${id}" is not under contract.`);

export const subjects = Object.entries(all);
