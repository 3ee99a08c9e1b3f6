import { gamesOf } from '../module/game-module.ts';
import { khora } from './khora/index.ts';

/** Every game there is. Another one is a folder beside the first and its name here. */
export const games = gamesOf(khora);
