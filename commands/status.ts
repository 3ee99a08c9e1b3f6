import { MessageFlags } from 'discord.js';
import { sayAt } from '../src/discord/messages/language.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { inServer, tableHere } from '../src/discord/interactions/command-context.ts';
import { lobby } from '../src/discord/messages/lobby.ts';
import { gameOf } from '../src/discord/interactions/bot.ts';
import { filesOf, note, privately, reader, tell, tellWithPicture } from '../src/discord/interactions/reply.ts';
import { pagesOf, status as statusOf, twinOf } from '../src/discord/messages/status.ts';

export const status: Command = {
  name: 'status',
  describe: (words) =>
    words
      .command('status', 'server')
      .addBooleanOption((option) => words.named(option, 'status.words'))
      .addBooleanOption((option) => words.named(option, 'status.share'))
      .toJSON(),
  run: inServer(async (bot, interaction) => {
    const table = await tableHere(bot, interaction);
    if (table === null) return;
    const locale = await reader(bot, interaction);
    const isShared = interaction.options.getBoolean('share') === true;
    const say = sayAt(bot, table, isShared ? table.options.language : locale);
    const game = gameOf(bot, table);
    const look = await bot.tables.look(table.id, null);
    if (!look.ok) return tell(bot, interaction, lobby(table, game, say));
    if (interaction.options.getBoolean('text') === true) {
      const [first = '', ...more] = pagesOf(twinOf(look.value, say));
      const flags = isShared ? [MessageFlags.IsComponentsV2 as const] : privately;
      await interaction.reply({ ...note(first), flags });
      for (const page of more) await interaction.followUp({ ...note(page), flags });
      return;
    }
    const paint = bot.pictures('board', look.value, isShared ? table.options.language : locale);
    if (!isShared) return tellWithPicture(bot, interaction, (shown) => statusOf(look.value, game, say, shown), paint);
    const { complete } = await bot.latePictures.show({
      place: null,
      paint,
      grace: 0,
      async send() {
        await interaction.reply(statusOf(look.value, game, say, null));
        return interaction.id;
      },
      async add(shown) {
        await interaction.editReply({ ...statusOf(look.value, game, say, shown), files: filesOf(shown) });
      },
    });
    await complete;
  }),
};
