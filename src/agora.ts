import type { Logger } from 'pino';
import { commands } from '../commands/index.ts';
import { paintings } from './discord/messages/painting.ts';
import { type BotOptions, startBot } from './discord/start.ts';
import { games } from './games/index.ts';
import { openPainter } from './render/painter.ts';
import type { ThinkRequest } from './games/playing.ts';
import { openThinker } from './players/thinker.ts';
import { openLanguages } from './i18n/languages.ts';
import type { Budget } from './players/budget.ts';
import { names } from './players/names.ts';
import { driveComputers } from './table/computers.ts';
import { openSqlite } from './table/sqlite.ts';
import { openTables } from './table/tables.ts';

export interface AgoraOptions extends Pick<BotOptions, 'token' | 'api' | 'guildId' | 'channelSync'> {
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
  const { token, api, guildId, channelSync: channelSync, database, log, delay, budget = THINKING } = options;
  const store = openSqlite(database);
  const tables = openTables({ store, names });
  const thinker = openThinker({
    workers: 1,
    budget,
    onTrouble: ({ game, strength, error }) => log.error({ game, strength, reason: error.message }, 'player replaced'),
  });
  const painter = openPainter();
  const languages = openLanguages(games.keys());
  const running = await startBot({
    token,
    api,
    guildId,
    commands,
    store,
    tables,
    languages,
    pictures: paintings({ painter, languages, log }),
    adviser({ table, question, view }) {
      if (question === null) return Promise.resolve(null);
      return thinker.advise(orderOf({ game: table.game, strength: 'citizen', question, view, seed: table.id }));
    },
    log,
    ...(channelSync === undefined ? {} : { channelSync: channelSync }),
  });
  const computers = driveComputers({
    tables,
    think: (order) => thinker.think(orderOf(order)),
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

/** The view of a look is of the game that the table plays; only here does the compiler have to be told. */
function orderOf(
  order: Omit<ThinkRequest, 'game' | 'view'> & { readonly game: string; readonly view: unknown },
): ThinkRequest {
  return order as ThinkRequest;
}
