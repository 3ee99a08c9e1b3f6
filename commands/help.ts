import { readerOf } from '../src/discord/speech.ts';
import type { Command } from '../src/discord/command.ts';
import { note, privately } from '../src/discord/reply.ts';
import { text } from '../src/engine/text.ts';

export const help: Command = {
  name: 'help',
  describe: (words) => words.command('help', 'anywhere').toJSON(),
  async run(bot, interaction) {
    const say = bot.languages.say(await readerOf(bot, interaction.user, interaction.locale));
    await interaction.reply({ ...note(say(text('bot.help'))), flags: privately });
  },
};
