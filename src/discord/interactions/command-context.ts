import type { ChatInputCommandInteraction } from 'discord.js';
import { text } from '../../engine/text.ts';
import type { Table } from '../../table/table.ts';
import type { Bot } from './bot.ts';
import { mistake, tellText } from './reply.ts';
import { readerOf } from '../messages/language.ts';

type Command = ChatInputCommandInteraction<'cached'>;

/** The table of the channel a command was given in; says so and returns null if there is none. */
export async function tableHere(bot: Bot, interaction: Command): Promise<Table | null> {
  const table = await bot.tables.inChannel(interaction.channelId);
  if (table === null) await tellText(bot, interaction, mistake('no-table'));
  return table;
}

/** Runs something that only servers have; elsewhere says so. */
export function inServer(
  act: (bot: Bot, interaction: Command) => Promise<void>,
): (bot: Bot, interaction: ChatInputCommandInteraction) => Promise<void> {
  return async (bot, interaction) => {
    if (interaction.inCachedGuild()) return act(bot, interaction);
    const say = bot.languages.say(await readerOf(bot, interaction.user, interaction.locale));
    await interaction.reply({ content: say(text('bot.mistake.server-only')) });
  };
}
