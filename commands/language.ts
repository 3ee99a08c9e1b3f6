import { MessageFlags } from 'discord.js';
import { readerOf } from '../src/discord/messages/language.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { text } from '../src/engine/text.ts';
import { locales } from '../src/i18n/catalogue.ts';

const AUTO = 'auto';

export const language: Command = {
  name: 'language',
  describe: (words) =>
    words
      .command('language', 'anywhere')
      .addStringOption((option) =>
        words
          .named(option, 'language.choice')
          .setRequired(true)
          .addChoices(
            ...locales.map((locale) => words.choice(`bot.option.language.${locale}`, locale)),
            words.choice('bot.locale.auto', AUTO),
          ),
      )
      .toJSON(),
  async run(bot, interaction) {
    const chosen = interaction.options.getString('choice');
    const locale = locales.find((one) => one === chosen) ?? null;
    await bot.store.setLanguage(interaction.user.id, locale);
    const say = bot.languages.say(await readerOf(bot, interaction.user, interaction.locale));
    const content = say(text(locale === null ? 'bot.language.auto' : 'bot.language.set'));
    await interaction.reply({ content, flags: MessageFlags.Ephemeral });
  },
};
