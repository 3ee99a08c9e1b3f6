import type { Rules } from '../../../engine/machine.ts';
import { achieve, chooseReward } from './achievements.ts';
import { act, buyKnowledge, discardCards, keepCard, later, returnCards, tile } from './actions.ts';
import { callLast, chance, offer } from './chances.ts';
import { freeActions, useFreeAction } from './free-actions.ts';
import { chooseColour, chooseGain, chooseTracks, effect } from './choices.ts';
import { unlock } from './development.ts';
import { assign, assignTiles, reveal, roll } from './dice.ts';
import { draft, passPacks } from './draft.ts';
import { affect, chooseAction, forget, resolve } from './events.ts';
import { explore } from './explore.ts';
import type { News } from './news.ts';
import { payTiles, turnTokens } from './payment.ts';
import { playCard, takeBack } from './politics.ts';
import { buyLevel, endProgress, progress, progressTurn, raiseLevel } from './progress.ts';
import { announce, dropOverflow, endRound, tax, turn } from './round.ts';
import { score } from './scoring.ts';
import type { SeatStep, State, TableStep } from './state.ts';

/** Every step of the game and the rule that does it. */
export const rules: Rules<State, News, TableStep, SeatStep> = {
  table: {
    'pass-packs': passPacks,
    announce,
    tax,
    roll,
    assign,
    reveal,
    tile: (play, step) => tile(play, step.tile),
    turn,
    later,
    'return-cards': returnCards,
    'drop-overflow': dropOverflow,
    progress,
    resolve,
    offer,
    affect,
    achieve,
    'end-round': endRound,
    'last-call': callLast,
    score,
  },
  seat: {
    draft,
    'assign-tiles': assignTiles,
    'turn-tokens': turnTokens,
    'pay-tiles': payTiles,
    act,
    'keep-card': keepCard,
    'buy-knowledge': buyKnowledge,
    explore,
    'play-card': playCard,
    unlock,
    progress: progressTurn,
    'raise-level': raiseLevel,
    'end-progress': endProgress,
    effect,
    'choose-gain': chooseGain,
    'choose-colour': chooseColour,
    'choose-tracks': chooseTracks,
    'buy-level': buyLevel,
    'take-back': takeBack,
    discard: discardCards,
    forget,
    'choose-action': chooseAction,
    'choose-reward': chooseReward,
    'between-phases': chance,
    'last-call': chance,
  },
  freeActions: freeActions,
  useFreeAction: useFreeAction,
};
