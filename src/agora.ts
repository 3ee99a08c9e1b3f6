import type { Logger } from 'pino';
import { commands } from '../commands/index.ts';
import { paintings } from './discord/messages/painting.ts';
import { type BotOptions, startBot } from './discord/start.ts';
import type { Games } from './module/game-module.ts';
import { openPainter } from './threads/painter.ts';
import { openThinker } from './threads/thinker.ts';
import { openLanguages } from './i18n/languages.ts';
import type { Budget } from './players/budget.ts';
import { names } from './players/names.ts';
import { driveComputers } from './table/computers.ts';
import { openSqlite } from './table/sqlite.ts';
import { openTables } from './table/tables.ts';

export interface AgoraOptions extends Pick<BotOptions, 'token' | 'api' | 'guildId' | 'channelSync'> {
  readonly games: Games;
  /** The file that exports the same games, for the threads that think and paint. */
  readonly registry: URL;
  readonly database: string;
  readonly log: Logger;
  /** How long computer players take to answer at the least, in milliseconds. */
  readonly delay?: () => number;
  /** What a searching computer player may do for one decision. */
  readonly budget?: Budget;
}

export interface Agora {
  close(): Promise<void>;
}

const THINKING: Budget = { milliseconds: 400 };

/** The whole bot: opens the database, connects, and drives the computer players. */
export async function startAgora(options: AgoraOptions): Promise<Agora> {
  const { token, api, guildId, channelSync, games, registry, database, log, delay, budget = THINKING } = options;
  const store = openSqlite(database);
  const tables = openTables({ store, games, names });
  const thinker = openThinker({
    games,
    registry,
    workers: 1,
    budget,
    onTrouble: ({ game, strength, error }) => log.error({ game, strength, reason: error.message }, 'player replaced'),
  });
  const painter = openPainter({ registry });
  const languages = openLanguages(games.values());
  const running = await startBot({
    token,
    api,
    guildId,
    commands,
    games,
    store,
    tables,
    languages,
    pictures: paintings({ painter, languages, log }),
    adviser: (game, thought) => thinker.advise({ game, thought }),
    log,
    ...(channelSync === undefined ? {} : { channelSync: channelSync }),
  });
  const computers = driveComputers({
    tables,
    think: (request) => thinker.think(request),
    onTrouble: (error, table) => log.error({ table, reason: String(error) }, 'computer player'),
    ...(delay === undefined ? {} : { delay }),
  });
  return {
    async close() {
      await computers.close();
      await running.close();
      await thinker.close();
      await painter.close();
      await store.close();
    },
  };
}
