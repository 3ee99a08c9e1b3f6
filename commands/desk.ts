import type { Command } from '../src/discord/interactions/command.ts';
import { inServer, tableHere } from '../src/discord/interactions/command-context.ts';
import { showDesk } from '../src/discord/interactions/reply.ts';

export const desk: Command = {
  name: 'desk',
  describe: (words) => words.command('desk', 'server').toJSON(),
  run: inServer(async (bot, interaction) => {
    const table = await tableHere(bot, interaction);
    if (table !== null) await showDesk(bot, interaction, table.id);
  }),
};
