import { khora } from '../../src/games/khora/index.ts';
import type { News } from '../../src/games/khora/news.ts';
import type { State } from '../../src/games/khora/state.ts';
import type { View } from '../../src/games/khora/view.ts';
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
