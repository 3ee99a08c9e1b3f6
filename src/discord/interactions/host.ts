import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { seatOf } from '../../table/table.ts';
import type { Bot } from './bot.ts';
import type { PersonInteraction } from './reply.ts';

/** Nobody's leaving may freeze a table: who sits there takes it over when its host is no longer in the server. */
export async function takeOverIfHostLeft(bot: Bot, interaction: PersonInteraction, tableId: string): Promise<boolean> {
  const table = await bot.tables.find(tableId);
  if (table === null || seatOf(table, interaction.user.id) === null) return false;
  try {
    await interaction.guild.members.fetch({ user: table.hostId, force: true });
    return false;
  } catch (error) {
    const hasLeft = error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMember;
    return hasLeft && (await bot.tables.handOver(tableId, table.hostId, interaction.user.id)).ok;
  }
}
