import { createHash } from 'node:crypto';
import { Routes } from 'discord.js';
import type { Bot } from '../interactions/bot.ts';
import { type Command, commandWords } from '../interactions/command.ts';

/** Registers the commands, in one server or everywhere, only if they changed since the last time. */
export async function register(
  { client, store, games, languages, log }: Pick<Bot, 'client' | 'store' | 'games' | 'languages' | 'log'>,
  commands: readonly Command[],
  guildId: string | null,
): Promise<void> {
  const words = commandWords(languages);
  const body = commands.map((command) => command.describe(words, games));
  const place = `${client.application.id}/${guildId ?? 'everywhere'}`;
  const hash = createHash('sha256').update(JSON.stringify(body)).digest('hex');
  if ((await store.note(`commands ${place}`)) === hash) return;
  const { id } = client.application;
  await client.rest.put(
    guildId === null ? Routes.applicationCommands(id) : Routes.applicationGuildCommands(id, guildId),
    {
      body,
    },
  );
  await store.setNote(`commands ${place}`, hash);
  log.info({ commands: commands.length, guild: guildId }, 'commands registered');
}
