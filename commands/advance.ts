import { text } from '../src/engine/text.ts';
import { waiting } from '../src/discord/messages/board.ts';
import { sayAt } from '../src/discord/messages/language.ts';
import type { Command } from '../src/discord/interactions/command.ts';
import { inServer, tableHere } from '../src/discord/interactions/command-context.ts';
import { mistake, note, reader, showDesk, tell, tellText } from '../src/discord/interactions/reply.ts';

export const advance: Command = {
  name: 'advance',
  describe: (words) => words.command('advance', 'server').toJSON(),
  run: inServer(async (bot, interaction) => {
    const table = await tableHere(bot, interaction);
    if (table === null) return;
    const result = await bot.tables.advance(table.id, interaction.user.id, null);
    if (result.ok) return showDesk(bot, interaction, table.id, { note: text('bot.advance.done') });
    const isWatchingHost = result.why === 'not-seated' && table.hostId === interaction.user.id;
    if (result.why !== 'not-paused' && !isWatchingHost) return tellText(bot, interaction, mistake(result.why));
    const look = await bot.tables.look(table.id, null);
    if (!look.ok) return tellText(bot, interaction, mistake(look.why));
    const say = sayAt(bot, table, await reader(bot, interaction));
    const why = isWatchingHost ? [] : [say(mistake(result.why))];
    await tell(interaction, note([...why, waiting(look.value, say)].join('\n')));
  }),
};
