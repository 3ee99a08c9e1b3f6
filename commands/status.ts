import { AttachmentBuilder, MessageFlags } from 'discord.js';
import { sayAt } from '../src/discord/messages/language.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { inServer, tableHere } from '../src/discord/interactions/command-context.ts';
import { lobby } from '../src/discord/messages/lobby.ts';
import { note, privately, reader, tell, tellWithPicture } from '../src/discord/interactions/reply.ts';
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
    const say = sayAt(bot, table, isShared ? table.options.locale : locale);
    const look = await bot.tables.look(table.id, null);
    if (!look.ok) return tell(interaction, lobby(table, say));
    if (interaction.options.getBoolean('text') === true) {
      const [first = '', ...more] = pagesOf(twinOf(look.value, say));
      const flags = isShared ? [MessageFlags.IsComponentsV2 as const] : privately;
      await interaction.reply({ ...note(first), flags });
      for (const page of more) await interaction.followUp({ ...note(page), flags });
      return;
    }
    const paint = bot.pictures.board(look.value, isShared ? table.options.locale : locale);
    if (!isShared) return tellWithPicture(bot, interaction, (shown) => statusOf(look.value, say, shown), paint);
    await interaction.reply(statusOf(look.value, say, null));
    const shown = await paint;
    if (shown === null) return;
    const files = [new AttachmentBuilder(shown.bytes, { name: shown.file, description: shown.alt })];
    await interaction.editReply({ ...statusOf(look.value, say, shown), files });
  }),
};
