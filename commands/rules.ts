import { readerOf } from '../src/discord/messages/language.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { note, privately } from '../src/discord/interactions/reply.ts';
import { find, lookUp, overview } from '../src/discord/messages/rules.ts';
import { text } from '../src/engine/text.ts';
import { games } from '../src/games/index.ts';

export const rules: Command = {
  name: 'rules',
  describe: (words) =>
    words
      .command('rules', 'anywhere')
      .addStringOption((option) => words.named(option, 'rules.topic').setAutocomplete(true))
      .toJSON(),
  async run(bot, interaction) {
    const locale = await readerOf(bot, interaction.user, interaction.locale);
    const speak = (game: string): ReturnType<typeof bot.languages.say> => bot.languages.say(locale, game);
    const topic = interaction.options.getString('topic');
    if (topic === null) {
      const [game = ''] = games.keys();
      await interaction.reply({ ...overview(game, speak(game)), flags: privately });
      return;
    }
    const content = lookUp(topic, speak) ?? lookUp(find(topic, speak)[0]?.value ?? '', speak);
    const nothing = bot.languages.say(locale)(text('bot.rules.nothing'));
    await interaction.reply({ ...(content ?? note(nothing)), flags: privately });
  },
  async suggest(bot, interaction) {
    const locale = await readerOf(bot, interaction.user, interaction.locale);
    await interaction.respond(find(interaction.options.getFocused(), (game) => bot.languages.say(locale, game)));
  },
};
