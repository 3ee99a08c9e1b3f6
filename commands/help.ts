import { readerOf } from '../src/discord/messages/language.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { note, privately } from '../src/discord/interactions/reply.ts';
import { text } from '../src/engine/text.ts';

export const help: Command = {
  name: 'help',
  describe: (words) => words.command('help', 'anywhere').toJSON(),
  async run(bot, interaction) {
    const say = bot.languages.say(await readerOf(bot, interaction.user, interaction.locale));
    await interaction.reply({ ...note(say(text('bot.help'))), flags: privately });
  },
};
