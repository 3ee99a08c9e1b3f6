import type { GameId } from '../../../src/games/index.ts';
import { khoraSubject } from './khora-subject.ts';
import type { Subject } from './subject.ts';
import { toySubject } from './toy-subject.ts';

/** What is under contract: the toy, and every registered game or this does not compile. */
const all: Readonly<Record<GameId | 'toy', Subject>> = { toy: toySubject, khora: khoraSubject };

export const subjects = Object.entries(all);
