import type { GameId } from '../../../src/games/index.ts';
import { khoraSubject } from './khora-subject.ts';
import { olymposSubject } from './olympos-subject.ts';
import type { Subject } from './subject.ts';
import { toySubject } from './toy-subject.ts';

/** What is under contract: the toy, and every registered game or this does not compile. */
const all: Readonly<Record<GameId | 'toy' | 'olympos', Subject>> = {
  toy: toySubject,
  khora: khoraSubject,
  olympos: olymposSubject,
};

export const subjects = Object.entries(all);
