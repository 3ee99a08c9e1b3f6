import type { Rules } from '../../../engine/machine.ts';
import { draw, keep } from './deck.ts';
import { cards, openWindow } from './destiny.ts';
import { bonus, payment, tile } from './discoveries.ts';
import { chooseCubes, effectsOfTile, withdraw } from './effects.ts';
import { destination, payStep, settler } from './expansion.ts';
import { judge, strike, turnUp, zeus, zeusCards } from './gods.ts';
import { barbarian, callBarbarians, condemn, condemnStep, settleTribes } from './laying-out.ts';
import type { News } from './news.ts';
import { score } from './scoring.ts';
import type { SeatStep, State, TableStep } from './state.ts';
import { action, finish, nextTurn } from './turn.ts';
import { stars } from './wonders.ts';

const none: readonly string[] = [];

/** Every step of the game and the rule that does it. */
export const rules: Rules<State, News, TableStep, SeatStep> = {
  table: {
    condemn,
    'settle-tribes': settleTribes,
    barbarians: callBarbarians,
    'next-turn': nextTurn,
    window: openWindow,
    zeus,
    finish,
    draw,
    god: turnUp,
    judge,
    strike,
    score,
  },
  seat: {
    condemn: condemnStep,
    barbarian,
    action,
    destination,
    settler,
    pay: payStep,
    cards,
    payment,
    tile,
    bonus,
    effects: effectsOfTile,
    'choose-cubes': chooseCubes,
    keep,
    stars,
    'zeus-cards': zeusCards,
    withdraw,
  },
  freeActions: () => none,
  useFreeAction: (_play, _seat, id) => {
    throw new Error(`There is nothing to use beside a question: ${id}.`);
  },
};
