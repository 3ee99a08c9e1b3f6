import { type ChatInputCommandInteraction, MessageFlags } from 'discord.js';
import { text } from '../src/engine/text.ts';
import { LOBBY } from '../src/discord/channel/living-message.ts';
import { inWords, lacking } from '../src/discord/channel/preflight.ts';
import { type Bot, gameOf } from '../src/discord/interactions/bot.ts';
import type { Command, CommandWords } from '../src/discord/interactions/command.ts';
import { inServer, tableHere } from '../src/discord/interactions/command-context.ts';
import { asHost, personOf } from '../src/discord/interactions/component-interaction.ts';
import { mistake, reader, tellText } from '../src/discord/interactions/reply.ts';
import { limits } from '../src/discord/limits.ts';
import { sayAt } from '../src/discord/messages/language.ts';
import { lobby } from '../src/discord/messages/lobby.ts';
import { nearest } from '../src/i18n/languages.ts';
import type { Games } from '../src/module/game-module.ts';
import type { Result } from '../src/table/mistake.ts';
import { type TableOptionId, type WantedOptions, tableOptionIds, tableOptions } from '../src/table/options.ts';
import type { Table } from '../src/table/table.ts';

type Interaction = ChatInputCommandInteraction<'cached'>;
type Subcommand = (bot: Bot, interaction: Interaction, table: Table) => Promise<Result<Table>>;

/** What the subcommands do to the table of the channel. */
const subcommands: ReadonlyMap<string, Subcommand> = new Map<string, Subcommand>([
  ['join', (bot, interaction, { id }) => bot.tables.join(id, personOf(interaction))],
  ['leave', (bot, interaction, { id }) => bot.tables.leave(id, interaction.user.id)],
  ['start', (bot, interaction, { id }) => bot.tables.start(id, interaction.user.id)],
  ['end', (bot, interaction, { id }) => bot.tables.end(id, interaction.user.id)],
  ['settings', (bot, interaction, { id }) => bot.tables.settings(id, interaction.user.id, optionsIn(interaction))],
  ['pause', (bot, interaction, { id }) => bot.tables.pause(id, interaction.user.id)],
  ['resume', (bot, interaction, { id }) => bot.tables.resume(id, interaction.user.id)],
  ['kick', kick],
  [
    'add-computer',
    (bot, interaction, { id }) =>
      bot.tables.addComputer(id, interaction.user.id, interaction.options.getString('strength')),
  ],
  ['remove-computer', (bot, interaction, { id }) => bot.tables.removeComputer(id, interaction.user.id)],
  [
    'hand-over',
    (bot, interaction, { id }) =>
      bot.tables.handOver(id, interaction.user.id, interaction.options.getUser('user', true).id),
  ],
]);

function kick(bot: Bot, interaction: Interaction, { id, occupants }: Table): Promise<Result<Table>> {
  const user = interaction.options.getUser('user');
  const seat = interaction.options.getInteger('seat');
  const at = occupants.findIndex((one) => one.kind === 'person' && one.userId === user?.id);
  return bot.tables.kick(id, interaction.user.id, user === null ? (seat ?? 0) - 1 : at);
}

/** Only what was said is changed. An option of the game's own is named as `option: value`, as it was suggested. */
function optionsIn({ options }: Interaction): WantedOptions {
  const shared = tableOptionIds.flatMap((id) => {
    const value = options.getString(id);
    return value === null ? [] : [[id, value] as const];
  });
  const [own = '', value = ''] = (options.getString('rule') ?? '').split(':');
  return { ...Object.fromEntries(shared), ...(own === '' ? {} : { game: { [own]: value } }) };
}

async function open(bot: Bot, interaction: Interaction): Promise<void> {
  const lack = lacking(interaction.appPermissions, interaction.channel);
  if (lack.needed.length > 0)
    return tellText(bot, interaction, text('bot.table.lacking', { permissions: inWords(lack.needed) }));
  const result = await bot.tables.create({
    game: interaction.options.getString('game') ?? [...bot.games.keys()][0] ?? '',
    guildId: interaction.guildId,
    channelId: interaction.channelId,
    host: personOf(interaction),
    options: { language: nearest(interaction.guildLocale), ...optionsIn(interaction) },
  });
  if (!result.ok) return tellText(bot, interaction, mistake(result.why));
  const content = lobby(result.value, gameOf(bot, result.value), sayAt(bot, result.value));
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
  const subcommand = subcommands.get(name);
  if (subcommand === undefined) return;
  const result = await asHost(bot, interaction, table.id, () => subcommand(bot, interaction, table));
  await tellText(bot, interaction, result.ok ? text(`bot.table.done.${name}`) : mistake(result.why));
}

function describe(words: CommandWords, games: Games): ReturnType<Command['describe']> {
  const { named, choice, gameChoice } = words;
  const strengths = new Map(
    [...games.values()].flatMap((game) => game.strengths.map((one) => [one.id, { game, one }])),
  );
  const values = (id: TableOptionId): ReturnType<typeof choice>[] =>
    tableOptions[id].values.map((value) => choice(`bot.option.${id}.${value}`, value));
  const builder = words
    .command('table', 'server')
    .addSubcommand((sub) => {
      named(sub, 'table.new').addStringOption((option) =>
        named(option, 'table.game').addChoices(
          ...[...games.values()].map((game) => gameChoice(game, text('game.name'), game.id)),
        ),
      );
      for (const id of tableOptionIds)
        sub.addStringOption((option) => named(option, `table.${id}`).addChoices(...values(id)));
      return sub;
    })
    .addSubcommand((sub) => {
      named(sub, 'table.settings');
      for (const id of tableOptionIds)
        sub.addStringOption((option) => named(option, `table.${id}`).addChoices(...values(id)));
      return sub.addStringOption((option) => named(option, 'table.rule').setAutocomplete(true));
    })
    .addSubcommand((sub) =>
      named(sub, 'table.kick')
        .addUserOption((option) => named(option, 'table.user'))
        .addIntegerOption((option) => named(option, 'table.seat').setMinValue(1)),
    )
    .addSubcommand((sub) =>
      named(sub, 'table.add-computer').addStringOption((option) =>
        named(option, 'table.strength').addChoices(
          ...[...strengths.values()].map(({ game, one }) => gameChoice(game, one.name, one.id)),
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

export const table: Command = {
  name: 'table',
  describe,
  run: inServer(run),
  /** The options of this table's game, each with each of its values. */
  async suggest(bot, interaction) {
    const here = interaction.channelId === '' ? null : await bot.tables.inChannel(interaction.channelId);
    if (here === null) return interaction.respond([]);
    const say = bot.languages.say(await reader(bot, interaction), here.game);
    const all = gameOf(bot, here).options.flatMap(({ id, name, values }) =>
      values.map((value) => ({
        name: say(text('bot.lobby.option', { option: name, value: value.name })),
        value: `${id}:${value.id}`,
      })),
    );
    await interaction.respond(all.slice(0, limits.choices));
  },
};
