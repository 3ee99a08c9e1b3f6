import type { Command } from '../src/discord/interactions/command.ts';
import { showHint } from '../src/discord/interactions/desk-handlers.ts';
import { inServer, tableHere } from '../src/discord/interactions/command-context.ts';

export const hint: Command = {
  name: 'hint',
  describe: (words) => words.command('hint', 'server').toJSON(),
  run: inServer(async (bot, interaction) => {
    const table = await tableHere(bot, interaction);
    if (table !== null) await showHint(bot, interaction, table.id);
  }),
};
