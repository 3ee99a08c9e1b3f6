import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino } from 'pino';
import { commands } from '../../commands/index.ts';
import { noCounsel } from '../../src/discord/counsel.ts';
import { noPictures } from '../../src/discord/pictures.ts';
import { type BotOptions, type RunningBot, startBot } from '../../src/discord/start.ts';
import { games } from '../../src/games/index.ts';
import { openLanguages } from '../../src/i18n/languages.ts';
import { type Discord, type Person, startDiscord } from '../../src/playground/discord/index.ts';
import { openSqlite } from '../../src/table/sqlite.ts';
import type { Store } from '../../src/table/store.ts';
import { type Tables, openTables } from '../../src/table/tables.ts';

const languages = openLanguages(games.keys());

/** A server with a channel, the bot running in it, and people. */
export interface Place {
  readonly discord: Discord;
  readonly guildId: string;
  readonly channelId: string;
  readonly botId: string;
  readonly applicationId: string;
  readonly store: Store;
  readonly tables: Tables;
  readonly running: RunningBot;
  /** Everything the bot wrote into its log. */
  readonly logged: readonly string[];
  person(name: string, locale?: string): Person;
  /** Stops the bot and starts it again on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface PlaceOptions extends Partial<Pick<BotOptions, 'pictures' | 'counsel' | 'herald'>> {
  readonly seed?: () => string;
  readonly guildLocale?: string;
}

/** Short times, so that nobody waits: the order of things is the same. */
const quick = { lead: 5, spacing: 20, patience: 0 };

export async function openPlace(options: PlaceOptions = {}): Promise<Place> {
  const folder = mkdtempSync(join(tmpdir(), 'agora-'));
  const discord = await startDiscord();
  const application = discord.createApplication({ name: 'Agora' });
  const owner = discord.createPerson({ name: 'owner' });
  const locale = options.guildLocale ?? 'en-US';
  const guild = discord.createGuild({ name: 'Games', ownerId: owner.id, locale });
  const channel = discord.createChannel({ guildId: guild.id, name: 'agora' });
  discord.install(application.id, guild.id);
  const logged: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged.push(chunk.toString());
      done();
    },
  });

  async function start(): Promise<{ store: Store; tables: Tables; running: RunningBot }> {
    const store = openSqlite(join(folder, 'agora.db'));
    const names = ['Iason', 'Aspasia', 'Nikias', 'Lysandra'];
    const tables = openTables({ store, names, ...(options.seed ? { seed: options.seed } : {}) });
    const running = await startBot({
      token: application.token,
      api: discord.api,
      guildId: null,
      commands,
      store,
      tables,
      languages,
      pictures: options.pictures ?? noPictures,
      counsel: options.counsel ?? noCounsel,
      log: pino({ level: 'debug' }, stream),
      herald: options.herald ?? quick,
    });
    return { store, tables, running };
  }

  let now = await start();
  const stop = async (): Promise<void> => {
    await now.running.close();
    await now.store.close();
  };
  return {
    discord,
    guildId: guild.id,
    channelId: channel.id,
    botId: application.botId,
    applicationId: application.id,
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
    person(name, spoken = 'en-US') {
      const person = discord.createPerson({ name, locale: spoken });
      discord.join(guild.id, person.id);
      return person;
    },
    async restart() {
      await stop();
      now = await start();
    },
    async close() {
      await stop();
      await discord.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
