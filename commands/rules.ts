import { text } from '../src/engine/text.ts';
import type { Bot } from '../src/discord/interactions/bot.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { note, privately } from '../src/discord/interactions/reply.ts';
import { readerOf } from '../src/discord/messages/language.ts';
import { find, lookUp, overview } from '../src/discord/messages/rules.ts';
import type { GameModule } from '../src/module/game-module.ts';

/** The game of this channel if a table is or was here, else every game there is. */
async function gamesHere(bot: Bot, channelId: string | null): Promise<readonly GameModule[]> {
  const table = channelId === null ? null : await bot.tables.inChannel(channelId);
  const here = table === null ? undefined : bot.games.get(table.game);
  return here === undefined ? [...bot.games.values()] : [here];
}

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
    const here = await gamesHere(bot, interaction.channelId);
    const topic = interaction.options.getString('topic');
    if (topic === null) {
      const [game] = here;
      if (game !== undefined) await interaction.reply({ ...overview(game, speak(game.id)), flags: privately });
      return;
    }
    const [nearest] = find(topic, here, speak);
    const content = lookUp(topic, bot.games, speak) ?? lookUp(nearest?.value ?? '', bot.games, speak);
    const nothing = bot.languages.say(locale)(text('bot.rules.nothing'));
    await interaction.reply({ ...(content ?? note(nothing)), flags: privately });
  },
  async suggest(bot, interaction) {
    const locale = await readerOf(bot, interaction.user, interaction.locale);
    const here = await gamesHere(bot, interaction.channelId);
    await interaction.respond(find(interaction.options.getFocused(), here, (game) => bot.languages.say(locale, game)));
  },
};
