import type { ComputerPlayer, Players } from '../../../players/player.ts';
import { randomPlayer } from '../../../players/random.ts';
import type { View } from '../rules/view.ts';
import { advise } from './advice.ts';
import { complete } from './completion.ts';
import { novice } from './novice.ts';
import { type Ranked, rank } from './ranking.ts';
import { search } from './search.ts';
import { weights } from './weights.ts';

const noviceSeat: ComputerPlayer<View> = (question, view, random) => novice(complete(view(), random), question, random);

const citizen: ComputerPlayer<View> = (question, view, random) => {
  const [best] = rank(complete(view(), random), question, weights);
  return (best as Ranked).picks;
};

/** The computer players of Khôra. */
export const players: Players<View> = {
  player(strength, budget) {
    switch (strength) {
      case 'random':
        return randomPlayer;
      case 'novice':
        return noviceSeat;
      case 'citizen':
        return citizen;
      case 'strategos':
        return (question, view, random) => search(question, view(), random, budget);
      default:
        throw new Error(`Khôra has no computer player "${strength}".`);
    }
  },
  advise,
};
