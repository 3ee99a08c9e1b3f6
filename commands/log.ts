import type { Command } from '../src/discord/interactions/command.ts';
import { showLog } from '../src/discord/interactions/component-handlers.ts';
import { inServer, tableHere } from '../src/discord/interactions/command-context.ts';

export const log: Command = {
  name: 'log',
  describe: (words) =>
    words
      .command('log', 'server')
      .addIntegerOption((option) => words.named(option, 'log.chapter').setMinValue(0))
      .toJSON(),
  run: inServer(async (bot, interaction) => {
    const table = await tableHere(bot, interaction);
    if (table !== null) await showLog(bot, interaction, table.id, interaction.options.getInteger('chapter'));
  }),
};
