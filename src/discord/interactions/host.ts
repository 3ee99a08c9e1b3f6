import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import { type Table, seatOf } from '../../table/table.ts';
import type { Bot } from './bot.ts';
import type { PersonInteraction } from './reply.ts';

/** Nobody's leaving may freeze a table: who sits there takes it over when its host is no longer in the server. */
export async function takeOverIfHostLeft(bot: Bot, act: PersonInteraction, table: Table): Promise<void> {
  const { id, hostId } = table;
  if (act.user.id === hostId || seatOf(table, act.user.id) === null) return;
  try {
    await act.guild.members.fetch({ user: hostId, force: true });
  } catch (error) {
    const hasLeft = error instanceof DiscordAPIError && error.code === RESTJSONErrorCodes.UnknownMember;
    if (hasLeft) await bot.tables.handOver(id, hostId, act.user.id);
  }
}
