import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Languages } from '../i18n/languages.ts';
import type { Store } from '../table/store.ts';
import type { Tables } from '../table/tables.ts';
import type { Herald } from './herald.ts';
import type { Pictures } from './pictures.ts';
import type { Counsel } from './counsel.ts';

/** What every command and every button may use. */
export interface Bot {
  readonly client: Client<true>;
  readonly tables: Tables;
  readonly store: Store;
  readonly languages: Languages;
  readonly herald: Herald;
  readonly pictures: Pictures;
  readonly counsel: Counsel;
  readonly log: Logger;
}
