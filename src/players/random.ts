import { roll } from '../engine/chance.ts';
import type { ComputerPlayer } from './player.ts';

/** How often it uses something it may use beside any question. */
const FREE_ACTION = 0.25;

/** Answers any question of any game with legal picks, all equally likely. */
export const randomPlayer: ComputerPlayer<unknown> = ({ options, freeActions, min, max }, _view, random) => {
  if (freeActions.length > 0 && random() < FREE_ACTION)
    return [freeActions[roll(random, freeActions.length)] as string];
  const count = min === max ? min : min + roll(random, max - min + 1);
  if (count === 1) return [options[roll(random, options.length)] as string];
  const left = [...options];
  const picks: string[] = [];
  while (picks.length < count) picks.push(...left.splice(roll(random, left.length), 1));
  return picks;
};
