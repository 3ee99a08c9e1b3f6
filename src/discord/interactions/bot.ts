import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Languages } from '../../i18n/languages.ts';
import type { GameModule, Games } from '../../module/game-module.ts';
import { gameIn } from '../../module/game-module.ts';
import type { Store } from '../../table/store.ts';
import type { Table } from '../../table/table.ts';
import type { Tables } from '../../table/tables.ts';
import type { ChannelSync } from '../channel/channel-sync.ts';
import type { LatePictures } from '../channel/late-pictures.ts';
import type { Pictures } from '../messages/pictures.ts';
import type { Adviser } from './adviser.ts';
import type { Memory } from './memory.ts';

/** What every command and every button may use. */
export interface Bot {
  readonly client: Client<true>;
  readonly games: Games;
  readonly tables: Tables;
  readonly store: Store;
  readonly languages: Languages;
  readonly channelSync: ChannelSync;
  readonly pictures: Pictures;
  readonly latePictures: LatePictures;
  readonly adviser: Adviser;
  /** Picks that were refused in a form, so that it can be offered again filled in; forgotten after a while. */
  readonly refusedPicks: Memory<readonly string[]>;
  readonly log: Logger;
}

export function gameOf({ games }: Pick<Bot, 'games'>, { game }: Pick<Table, 'game'>): GameModule {
  return gameIn(games, game);
}
