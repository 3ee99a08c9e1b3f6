import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Clock, realClock } from '../../../src/playground/discord/clock.ts';
import { type Discord, type Person, startDiscord } from '../../../src/playground/discord/index.ts';

/** A server with a channel and a bot that is installed but does not run yet. */
export interface Ground {
  readonly discord: Discord;
  readonly guildId: string;
  readonly channelId: string;
  readonly botId: string;
  readonly applicationId: string;
  readonly token: string;
  /** Where the bot's database is. */
  readonly database: string;
  /** Somebody who came to the server. */
  person(name: string, locale?: string): Person;
  close(): Promise<void>;
}

export async function openGround(guildLocale = 'en-US', clock: Clock = realClock): Promise<Ground> {
  const folder = mkdtempSync(join(tmpdir(), 'agora-'));
  const discord = await startDiscord({ clock });
  const application = discord.createApplication({ name: 'Agora' });
  const owner = discord.createPerson({ name: 'owner' });
  const guild = discord.createGuild({ name: 'Games', ownerId: owner.id, locale: guildLocale });
  const channel = discord.createChannel({ guildId: guild.id, name: 'agora' });
  discord.install(application.id, guild.id);
  return {
    discord,
    guildId: guild.id,
    channelId: channel.id,
    botId: application.botId,
    applicationId: application.id,
    token: application.token,
    database: join(folder, 'agora.db'),
    person(name, locale = 'en-US') {
      const person = discord.createPerson({ name, locale });
      discord.join(guild.id, person.id);
      return person;
    },
    async close() {
      await discord.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
