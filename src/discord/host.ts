import { type ChatInputCommandInteraction, DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { type Table, seatOf } from '../table/table.ts';
import type { Bot } from './bot.ts';

/** Nobody's leaving may freeze a table: who sits there takes it over when its host is no longer in the server. */
export async function takeOverIfHostLeft(
  bot: Bot,
  interaction: ChatInputCommandInteraction<'cached'>,
  table: Table,
): Promise<void> {
  const { id, hostId } = table;
  if (interaction.user.id === hostId || seatOf(table, interaction.user.id) === null) return;
  try {
    await interaction.guild.members.fetch({ user: hostId, force: true });
  } catch (error) {
    const hasLeft = error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMember;
    if (hasLeft) await bot.tables.handOver(id, hostId, interaction.user.id);
  }
}
