import { gamesOf } from '../../../src/module/game-module.ts';
import { olives } from './module.ts';

/** A program that knows this game and no other. */
export const games = gamesOf(olives);
