import { text } from '../../../src/engine/text.ts';
import type { Players } from '../../../src/players/player.ts';
import type { OlivesView } from './game.ts';

/** The modest one asks for one olive, the patient one for as many as it dares. */
export const players: Players<OlivesView> = {
  player: (strength) => (_question, view, random) =>
    strength === 'modest' ? ['1'] : [String(1 + Math.floor(random() * Math.min(3, view().tree)))],
  advise: () => ({ picks: ['2'], reason: text('advice') }),
};
