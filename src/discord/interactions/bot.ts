import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Languages } from '../../i18n/languages.ts';
import type { Store } from '../../table/store.ts';
import type { Tables } from '../../table/tables.ts';
import type { ChannelSync } from '../channel/channel-sync.ts';
import type { Pictures } from '../messages/pictures.ts';
import type { Adviser } from './adviser.ts';

/** What every command and every button may use. */
export interface Bot {
  readonly client: Client<true>;
  readonly tables: Tables;
  readonly store: Store;
  readonly languages: Languages;
  readonly channelSync: ChannelSync;
  readonly pictures: Pictures;
  readonly adviser: Adviser;
  readonly log: Logger;
}
