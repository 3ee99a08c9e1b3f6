import { Client, Events, GatewayIntentBits, Options } from 'discord.js';
import type { Logger } from 'pino';
import type { Languages } from '../i18n/languages.ts';
import type { Games } from '../module/game-module.ts';
import type { Store } from '../table/store.ts';
import type { Tables } from '../table/tables.ts';
import type { Bot } from './interactions/bot.ts';
import type { Command } from './interactions/command.ts';
import type { Adviser } from './interactions/adviser.ts';
import { type ChannelSyncOptions, openChannelSync } from './channel/channel-sync.ts';
import type { Pictures } from './messages/pictures.ts';
import { register } from './registration/register.ts';
import { openMemory } from './interactions/memory.ts';
import { openLatePictures } from './channel/late-pictures.ts';
import { router } from './interactions/routing.ts';

export interface BotOptions {
  readonly token: string;
  /** Address of the API without its version; null for Discord's own. */
  readonly api: string | null;
  readonly guildId: string | null;
  readonly commands: readonly Command[];
  readonly games: Games;
  readonly store: Store;
  readonly tables: Tables;
  readonly languages: Languages;
  readonly pictures: Pictures;
  readonly adviser: Adviser;
  readonly log: Logger;
  readonly channelSync?: Pick<ChannelSyncOptions, 'lead' | 'spacing' | 'patience' | 'grace'>;
}

export interface RunningBot {
  readonly bot: Bot;
  close(): Promise<void>;
}

/** Connects to Discord, registers the commands and takes up every table where it stood. */
export async function startBot(options: BotOptions): Promise<RunningBot> {
  const { token, api, guildId, commands, games, store, tables, languages, pictures, adviser, log } = options;
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    allowedMentions: { parse: [] },
    makeCache: Options.cacheWithLimits({ ...Options.DefaultMakeCacheSettings, MessageManager: 0 }),
    ...(api === null ? {} : { rest: { api } }),
  });
  client.on(Events.Error, (error) => log.error({ reason: error.message }, 'connection'));
  client.on(Events.Warn, (message) => log.warn({ reason: message }, 'connection'));
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const connected = await ready;

  const latePictures = openLatePictures();
  const channelSync = openChannelSync({
    client: connected,
    tables,
    games,
    languages,
    pictures,
    latePictures,
    log,
    ...options.channelSync,
  });
  const refusedPicks = openMemory<readonly string[]>({ most: 1000, milliseconds: 15 * 60_000 });
  const bot: Bot = {
    client: connected,
    games,
    tables,
    store,
    languages,
    channelSync,
    pictures,
    latePictures,
    adviser,
    refusedPicks,
    log,
  };
  const route = router(bot, commands);
  client.on(Events.InteractionCreate, (interaction) => void route(interaction));
  client.on(Events.ChannelDelete, ({ id }) => void abandon(bot, id));
  client.on(Events.ThreadDelete, ({ id }) => void abandon(bot, id));
  const stopListening = tables.onChange(({ id }) => channelSync.announce(id));
  await register(bot, commands, guildId);
  for (const { id } of await tables.active()) channelSync.announce(id);
  log.info({ user: connected.user.id, servers: connected.guilds.cache.size }, 'ready');

  return {
    bot,
    async close() {
      stopListening();
      await channelSync.close();
      await client.destroy();
    },
  };
}

/** A table without its channel cannot be played on. */
async function abandon(bot: Bot, channelId: string): Promise<void> {
  try {
    await bot.tables.abandon(channelId);
  } catch (error) {
    bot.log.error({ channel: channelId, reason: error instanceof Error ? error.message : 'unknown' }, 'not abandoned');
  }
}
