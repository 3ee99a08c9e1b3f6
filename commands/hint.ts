import type { Command } from '../src/discord/command.ts';
import { showHint } from '../src/discord/deeds.ts';
import { inServer, tableHere } from '../src/discord/here.ts';

export const hint: Command = {
  name: 'hint',
  describe: (words) => words.command('hint', 'server').toJSON(),
  run: inServer(async (bot, interaction) => {
    const table = await tableHere(bot, interaction);
    if (table !== null) await showHint(bot, interaction, table.id);
  }),
};
