import { khora } from '../../../src/games/khora/rules/game.ts';
import type { News } from '../../../src/games/khora/rules/news.ts';
import type { State } from '../../../src/games/khora/rules/state.ts';
import type { View } from '../../../src/games/khora/rules/view.ts';
import { enrichKhora, verifyKhora } from './khora-bounds.ts';
import { disguiseKhora } from './khora-secrets.ts';
import type { Subject } from './subject.ts';

export const khoraSubject: Subject<State, View, News> = {
  game: khora,
  verify: verifyKhora,
  enrich: enrichKhora,
  seedOf: ({ seed }) => seed,
  disguise: disguiseKhora,
};
