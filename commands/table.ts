import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import type { Bot } from '../src/discord/interactions/bot.ts';
import { sayAt } from '../src/discord/messages/language.ts';
import type { Command, CommandWords } from '../src/discord/interactions/command.ts';
import { personOf } from '../src/discord/interactions/component-handlers.ts';
import { inServer, tableHere } from '../src/discord/interactions/command-context.ts';
import { LOBBY } from '../src/discord/channel/channel-sync.ts';
import { takeOverIfHostLeft } from '../src/discord/interactions/host.ts';
import { lobby } from '../src/discord/messages/lobby.ts';
import { inWords, lacking } from '../src/discord/channel/preflight.ts';
import { mistake, reader, tellText } from '../src/discord/interactions/reply.ts';
import { text } from '../src/engine/text.ts';
import { games } from '../src/games/index.ts';
import { locales } from '../src/i18n/catalogue.ts';
import { nearest } from '../src/i18n/languages.ts';
import { strengths } from '../src/players/strength.ts';
import type { Result } from '../src/table/mistake.ts';
import type { Table } from '../src/table/table.ts';

type Interaction = ChatInputCommandInteraction<'cached'>;
type Subcommand = (bot: Bot, interaction: Interaction, table: Table) => Promise<Result<Table>>;

/** What the subcommands do to the table of the channel. */
const subcommands: Readonly<Record<string, Subcommand>> = {
  join: (bot, interaction, { id }) => bot.tables.join(id, personOf(interaction)),
  leave: (bot, interaction, { id }) => bot.tables.leave(id, interaction.user.id),
  start: (bot, interaction, { id }) => bot.tables.start(id, interaction.user.id),
  end: (bot, interaction, { id }) => bot.tables.end(id, interaction.user.id),
  settings: (bot, interaction, { id }) => bot.tables.settings(id, interaction.user.id, optionsIn(interaction)),
  pause: (bot, interaction, { id }) => bot.tables.settings(id, interaction.user.id, { held: true }),
  resume: (bot, interaction, { id }) => bot.tables.settings(id, interaction.user.id, { held: false }),
  kick(bot, interaction, { id, occupants }) {
    const user = interaction.options.getUser('user');
    const seat = interaction.options.getInteger('seat');
    const at = occupants.findIndex((one) => one.kind === 'person' && one.userId === user?.id);
    return bot.tables.kick(id, interaction.user.id, user === null ? (seat ?? 0) - 1 : at);
  },
  'add-computer'(bot, interaction, { id }) {
    const chosen = interaction.options.getString('strength');
    return bot.tables.addComputer(id, interaction.user.id, strengths.find((one) => one === chosen) ?? 'citizen');
  },
  'remove-computer': (bot, interaction, { id }) => bot.tables.removeComputer(id, interaction.user.id),
  'hand-over': (bot, interaction, { id }) =>
    bot.tables.handOver(id, interaction.user.id, interaction.options.getUser('user', true).id),
};

/** Only what was said is changed. */
function optionsIn({ options }: Interaction): Parameters<Bot['tables']['settings']>[2] {
  const locale = locales.find((one) => one === options.getString('language'));
  const pace = options.getString('pace');
  const hints = options.getBoolean('hints');
  return {
    ...(locale === undefined ? {} : { locale }),
    ...(pace === null ? {} : { pace: pace === 'step' ? 'step' : 'auto' }),
    ...(hints === null ? {} : { hints }),
  };
}

async function open(bot: Bot, interaction: Interaction): Promise<void> {
  const lack = lacking(interaction.appPermissions, interaction.channel);
  if (lack.needed.length > 0)
    return tellText(bot, interaction, text('bot.table.lacking', { permissions: inWords(lack.needed) }));
  const result = await bot.tables.create({
    game: interaction.options.getString('game') ?? [...games.keys()][0] ?? '',
    guildId: interaction.guildId,
    channelId: interaction.channelId,
    host: personOf(interaction),
    options: {
      locale: nearest(interaction.guildLocale),
      pace: 'auto',
      hints: true,
      held: false,
      ...optionsIn(interaction),
    },
  });
  if (!result.ok) return tellText(bot, interaction, mistake(result.why));
  const content = lobby(result.value, sayAt(bot, result.value));
  const { resource } = await interaction.reply({ ...content, withResponse: true });
  const messageId = resource?.message?.id;
  if (messageId !== undefined) await bot.tables.remember(result.value.id, { board: { messageId, chapter: LOBBY } });
  if (lack.wanted.length === 0) return;
  const say = bot.languages.say(await reader(bot, interaction));
  const warning = say(text('bot.table.wanting', { permissions: inWords(lack.wanted) }));
  await interaction.followUp({ content: warning, flags: MessageFlags.Ephemeral });
}

async function run(bot: Bot, interaction: Interaction): Promise<void> {
  const name = interaction.options.getSubcommand();
  if (name === 'new') return open(bot, interaction);
  const table = await tableHere(bot, interaction);
  if (table === null) return;
  if (name === 'show') {
    await tellText(bot, interaction, text('bot.table.shown'));
    return bot.channelSync.repost(table.id);
  }
  await takeOverIfHostLeft(bot, interaction, table);
  const result = await subcommands[name]?.(bot, interaction, table);
  if (result === undefined) return;
  await tellText(bot, interaction, result.ok ? text(`bot.table.done.${name}`) : mistake(result.why));
}

function describe(words: CommandWords): ReturnType<Command['describe']> {
  const { named, choice } = words;
  const languages = locales.map((locale) => choice(`bot.locale.${locale}`, locale));
  const paces = ['auto', 'step'].map((pace) => choice(`bot.pace.${pace}`, pace));
  const builder = words
    .command('table', 'server')
    .addSubcommand((sub) =>
      named(sub, 'table.new')
        .addStringOption((option) =>
          named(option, 'table.game').addChoices(...[...games.keys()].map((id) => choice(`bot.game.${id}`, id))),
        )
        .addStringOption((option) => named(option, 'table.language').addChoices(...languages))
        .addStringOption((option) => named(option, 'table.pace').addChoices(...paces))
        .addBooleanOption((option) => named(option, 'table.hints')),
    )
    .addSubcommand((sub) =>
      named(sub, 'table.settings')
        .addStringOption((option) => named(option, 'table.language').addChoices(...languages))
        .addStringOption((option) => named(option, 'table.pace').addChoices(...paces))
        .addBooleanOption((option) => named(option, 'table.hints')),
    )
    .addSubcommand((sub) =>
      named(sub, 'table.kick')
        .addUserOption((option) => named(option, 'table.user'))
        .addIntegerOption((option) => named(option, 'table.seat').setMinValue(1)),
    )
    .addSubcommand((sub) =>
      named(sub, 'table.add-computer').addStringOption((option) =>
        named(option, 'table.strength').addChoices(
          ...strengths.map((strength) => choice(`bot.strength.${strength}`, strength)),
        ),
      ),
    )
    .addSubcommand((sub) =>
      named(sub, 'table.hand-over').addUserOption((option) => named(option, 'table.user').setRequired(true)),
    );
  for (const plain of ['join', 'leave', 'start', 'end', 'pause', 'resume', 'show', 'remove-computer'])
    builder.addSubcommand((sub) => named(sub, `table.${plain}`));
  return builder.toJSON();
}

export const table: Command = { name: 'table', describe, run: inServer(run) };
