import { Writable } from 'node:stream';
import { pino } from 'pino';
import { commands } from '../../../commands/index.ts';
import { noAdviser } from '../../../src/discord/interactions/adviser.ts';
import { noPictures } from '../../../src/discord/messages/pictures.ts';
import { type BotOptions, type RunningBot, startBot } from '../../../src/discord/start.ts';
import { games } from '../../../src/games/index.ts';
import { names } from '../../../src/players/names.ts';
import { driveComputers } from '../../../src/table/computers.ts';
import { openSqlite } from '../../../src/table/sqlite.ts';
import type { StoredTable, Store } from '../../../src/table/store.ts';
import { type Tables, openTables } from '../../../src/table/tables.ts';
import type { Thinker } from '../../../src/threads/thinker.ts';
import { type Ground, openGround } from './ground.ts';
import { languages } from './language.ts';

/** A server with a channel, the bot running in it, and people. */
export interface Place extends Ground {
  readonly store: Store;
  readonly tables: Tables;
  readonly running: RunningBot;
  /** Everything the bot wrote into its log. */
  readonly logged: readonly string[];
  /** Stops the bot and starts it again on the same database. */
  restart(): Promise<void>;
}

export interface PlaceOptions extends Partial<Pick<BotOptions, 'pictures' | 'adviser' | 'channelSync'>> {
  readonly seed?: () => string;
  readonly guildLocale?: string;
  /** Lets computer players take their decisions, after so many milliseconds. */
  readonly computers?: { readonly thinker: Thinker; readonly delay: () => number };
  /** Told of every table as it is committed, with all its secrets. */
  readonly onCommit?: (stored: StoredTable) => void;
}

/** Short times, so that nobody waits: the order of things is the same. */
const quick = { lead: 5, spacing: 20, patience: 0 };

interface Started {
  readonly store: Store;
  readonly tables: Tables;
  readonly running: RunningBot;
  readonly driven: { close(): Promise<void> } | null;
}

export async function openPlace(options: PlaceOptions = {}): Promise<Place> {
  const ground = await openGround(options.guildLocale);
  const logged: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });

  async function start(): Promise<Started> {
    const store = overheard(openSqlite(ground.database), options.onCommit);
    const tables = openTables({ store, games, names, ...(options.seed ? { seed: options.seed } : {}) });
    const running = await startBot({
      token: ground.token,
      api: ground.discord.api,
      guildId: null,
      commands,
      games,
      store,
      tables,
      languages,
      pictures: options.pictures ?? noPictures,
      adviser: options.adviser ?? noAdviser,
      log: pino({ level: 'debug' }, stream),
      channelSync: options.channelSync ?? quick,
    });
    const { computers } = options;
    const driven =
      computers === undefined
        ? null
        : driveComputers({
            tables,
            think: (request) => computers.thinker.think(request),
            delay: computers.delay,
            onTrouble: (error) => logged.push(String(error)),
          });
    return { store, tables, running, driven };
  }

  let now = await start();
  const stop = async (): Promise<void> => {
    await now.driven?.close();
    await now.running.close();
    await now.store.close();
  };
  return {
    ...ground,
    logged,
    get store() {
      return now.store;
    },
    get tables() {
      return now.tables;
    },
    get running() {
      return now.running;
    },
    async restart() {
      await stop();
      now = await start();
    },
    async close() {
      await stop();
      await ground.close();
    },
  };
}

function overheard(store: Store, onCommit: PlaceOptions['onCommit']): Store {
  if (onCommit === undefined) return store;
  return {
    ...store,
    change: (tableId, change) =>
      store.change(tableId, (stored) => {
        const changed = change(stored);
        if (changed.stored !== undefined) onCommit(changed.stored);
        return changed;
      }),
  };
}
