import { type APIModalInteractionResponseCallbackData, ComponentType, type ModalSubmitInteraction } from 'discord.js';
import { type Text, text } from '../../engine/text.ts';
import { type GameOption } from '../../module/game-module.ts';
import { type WantedOptions, tableOptionIds, tableOptions } from '../../table/options.ts';
import type { Result } from '../../table/mistake.ts';
import { fine, mistaken } from '../../table/mistake.ts';
import type { Table } from '../../table/table.ts';
import { limits } from '../limits.ts';
import { choice, cut } from '../messages/components.ts';
import { optionName, valueName } from '../messages/lobby.ts';
import { type Bot, gameOf } from './bot.ts';
import { type Handler, asHost, personOf, showLobby, tableOf } from './component-interaction.ts';
import { customId } from './custom-ids.ts';
import { mistake, reader, tellText } from './reply.ts';
import { sayAt } from '../messages/language.ts';

/** What the buttons of a lobby, and of a game that is over, do. */
export const join: Handler<'join'> = async (bot, interaction, { table }) =>
  showLobby(bot, interaction, await bot.tables.join(table, personOf(interaction)));

export const leave: Handler<'leave'> = async (bot, interaction, { table }) =>
  showLobby(bot, interaction, await bot.tables.leave(table, interaction.user.id));

export const addComputer: Handler<'add-computer'> = async (bot, interaction, { table }) => {
  const [strength = null] = interaction.isStringSelectMenu() ? interaction.values : [];
  const act = (): Promise<Result<Table>> => bot.tables.addComputer(table, interaction.user.id, strength);
  await showLobby(bot, interaction, await asHost(bot, interaction, table, act));
};

export const start: Handler<'start'> = async (bot, interaction, { table }) => {
  const act = (): Promise<Result<Table>> => bot.tables.start(table, interaction.user.id);
  await showLobby(bot, interaction, await asHost(bot, interaction, table, act));
};

/** Opens the form of the options, filled in as they are. */
export const options: Handler<'options'> = async (bot, interaction, target) => {
  if (interaction.isModalSubmit()) return;
  const found = await asHost(bot, interaction, target.table, async () => {
    const table = await bot.tables.find(target.table);
    if (table === null) return mistaken('table-gone');
    return table.hostId === interaction.user.id ? fine(table) : mistaken('not-host');
  });
  if (!found.ok) return tellText(bot, interaction, mistake(found.why));
  await interaction.showModal(optionsForm(bot, found.value, sayAt(bot, found.value, await reader(bot, interaction))));
};

export const setOptions: Handler<'set-options'> = async (bot, interaction, { table }) => {
  if (!interaction.isModalSubmit()) return;
  const result = await bot.tables.settings(table, interaction.user.id, chosenIn(interaction));
  if (result.ok && result.value.stage !== 'lobby') return tellText(bot, interaction, text('bot.table.set'));
  await showLobby(bot, interaction, result);
};

/** Opens the next table, with the same options and the same computer players. */
export const rematch: Handler<'rematch'> = async (bot, interaction, target) => {
  const before = await tableOf(bot, interaction, target.table);
  if (before === null) return;
  const { game, guildId, channelId, options: same, occupants } = before;
  const host = personOf(interaction);
  const result = await bot.tables.create({ game, guildId, channelId, host, options: same });
  if (!result.ok) return tellText(bot, interaction, mistake(result.why));
  await tellText(bot, interaction, text('bot.table.made'));
  for (const occupant of occupants)
    if (occupant.kind === 'computer') await bot.tables.addComputer(result.value.id, host.userId, occupant.strength);
  bot.channelSync.announce(result.value.id);
};

type Field = APIModalInteractionResponseCallbackData['components'][number];

/** Before the name of a field that is an option of the game's own. */
const ownField = 'game:';

function optionsForm(bot: Bot, table: Table, say: (said: Text) => string): APIModalInteractionResponseCallbackData {
  const group = (id: string, name: Text, values: readonly { id: string; name: Text }[], now: string): Field => ({
    type: ComponentType.Label,
    label: cut(say(name), limits.fieldLabel),
    component: {
      type: ComponentType.RadioGroup,
      custom_id: id,
      options: values.map((value) => choice({ value: value.id, label: say(value.name), isDefault: value.id === now })),
    },
  });
  const isLobby = table.stage === 'lobby';
  const open = tableOptionIds.filter((id) => isLobby || tableOptions[id].whilePlaying);
  const shared = open.map((id) => {
    const values = tableOptions[id].values.map((value) => ({ id: value, name: valueName(id, value) }));
    return group(id, optionName(id), values, table.options[id]);
  });
  const fixed = isLobby ? gameOf(bot, table).options : [];
  const own = fixed.map(({ id, name, values }: GameOption) =>
    group(`${ownField}${id}`, name, values, table.options.game[id] ?? ''),
  );
  return {
    custom_id: customId('set-options', { table: table.id }),
    title: cut(say(text('bot.button.options')), limits.formTitle),
    components: [...shared, ...own].slice(0, limits.formFields),
  };
}

/** What was chosen, by the names of the fields. */
function chosenIn(form: ModalSubmitInteraction<'cached'>): WantedOptions {
  const chosen = new Map<string, string>();
  for (const [name, field] of form.fields.fields)
    if (field.type === ComponentType.RadioGroup && field.value !== null) chosen.set(name, field.value);
  const shared = tableOptionIds.flatMap((id) => {
    const value = chosen.get(id);
    return value === undefined ? [] : [[id, value] as const];
  });
  const own = [...chosen].filter(([name]) => name.startsWith(ownField));
  const game = Object.fromEntries(own.map(([name, value]) => [name.slice(ownField.length), value]));
  return { ...Object.fromEntries(shared), game };
}
