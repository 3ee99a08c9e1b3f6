import { olympos } from '../../../src/games/olympos/rules/game.ts';
import type { News } from '../../../src/games/olympos/rules/news.ts';
import type { State } from '../../../src/games/olympos/rules/state.ts';
import type { View } from '../../../src/games/olympos/rules/view.ts';
import { enrichOlympos, verifyOlympos } from './olympos-bounds.ts';
import { disguiseOlympos } from './olympos-secrets.ts';
import type { Subject } from './subject.ts';

export const olymposSubject: Subject<State, View, News> = {
  game: olympos,
  verify: verifyOlympos,
  enrich: enrichOlympos,
  seedOf: ({ seed }) => seed,
  disguise: disguiseOlympos,
};
