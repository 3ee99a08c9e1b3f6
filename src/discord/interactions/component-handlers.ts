import {
  type APIModalInteractionResponseCallbackData,
  type ButtonInteraction,
  ComponentType,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { text } from '../../engine/text.ts';
import { locales } from '../../i18n/catalogue.ts';
import { strengths } from '../../players/strength.ts';
import type { Result } from '../../table/mistake.ts';
import type { Person, Table } from '../../table/table.ts';
import type { Bot } from './bot.ts';
import { sayAt } from '../messages/language.ts';
import { choice, cut } from '../messages/components.ts';
import { type Target, customId, numberIn } from './custom-id.ts';
import { takeOverIfHostLeft } from './host.ts';
import { lobby } from '../messages/lobby.ts';
import { cleanName } from '../messages/names.ts';
import { decisionForm } from '../messages/decision-message.ts';
import { type PersonInteraction, mistake, reader, showDesk, tell, tellText, tellWithPicture } from './reply.ts';
import { overview } from '../messages/rules.ts';
import { logPage, status } from '../messages/status.ts';

export type ComponentInteraction =
  ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'> | ModalSubmitInteraction<'cached'>;
export type ComponentHandler = (bot: Bot, act: ComponentInteraction, target: Target) => Promise<void>;

export function personOf(act: { user: PersonInteraction['user']; member: PersonInteraction['member'] }): Person {
  return { kind: 'person', userId: act.user.id, name: cleanName(act.member.displayName) };
}

/** Shows what became of a lobby in its own message, or says why nothing did. */
async function lobbyChanged(bot: Bot, act: ComponentInteraction, result: Result<Table>): Promise<void> {
  if (!result.ok) return tellText(bot, act, mistake(result.why));
  const content = lobby(result.value, sayAt(bot, result.value));
  if (act.isModalSubmit() && !act.isFromMessage()) return tell(act, content);
  await act.update(content);
}

async function tableOf(bot: Bot, act: ComponentInteraction, target: Target): Promise<Table | null> {
  const table = await bot.tables.find(target.table);
  if (table === null) await tellText(bot, act, mistake('table-gone'));
  return table;
}

/** The table, for something that its host alone may do. */
async function tableOfHost(bot: Bot, act: ComponentInteraction, target: Target): Promise<Table | null> {
  const table = await tableOf(bot, act, target);
  if (table === null) return null;
  await takeOverIfHostLeft(bot, act, table);
  return bot.tables.find(target.table);
}

/** What was chosen and refused in a form, so that the form can be offered again filled in; lost on a restart. */
const refused = new Map<string, readonly string[]>();

async function answer(bot: Bot, act: ComponentInteraction, target: Target, picks: readonly string[]): Promise<void> {
  const decision = numberIn(target.rest[0]);
  const result = await bot.tables.answer(target.table, act.user.id, decision, picks);
  await showDesk(bot, act, target.table, { note: result.ok ? null : mistake(result.why) });
}

/** Everything that buttons, selects and forms of the bot can do, by the name in their custom ids. */
export const componentHandlers: Readonly<Record<string, ComponentHandler>> = {
  join: async (bot, act, { table }) => lobbyChanged(bot, act, await bot.tables.join(table, personOf(act))),
  leave: async (bot, act, { table }) => lobbyChanged(bot, act, await bot.tables.leave(table, act.user.id)),
  async computer(bot, act, target) {
    const table = await tableOfHost(bot, act, target);
    if (table === null) return;
    const [chosen] = act.isStringSelectMenu() ? act.values : [];
    const strength = strengths.find((one) => one === chosen) ?? 'citizen';
    await lobbyChanged(bot, act, await bot.tables.addComputer(table.id, act.user.id, strength));
  },
  async start(bot, act, target) {
    const table = await tableOfHost(bot, act, target);
    if (table !== null) await lobbyChanged(bot, act, await bot.tables.start(table.id, act.user.id));
  },
  async options(bot, act, target) {
    if (act.isModalSubmit()) return setOptions(bot, act, target);
    const table = await tableOfHost(bot, act, target);
    if (table === null) return;
    if (table.hostId !== act.user.id) return tellText(bot, act, mistake('not-host'));
    await act.showModal(await optionsForm(bot, act, table));
  },
  desk: (bot, act, { table }) => showDesk(bot, act, table),
  refresh: (bot, act, { table }) => showDesk(bot, act, table),
  page: (bot, act, { table, rest }) => showDesk(bot, act, table, { page: numberIn(rest[1]) }),
  answer(bot, act, target) {
    const picks = act.isStringSelectMenu() ? act.values : [target.rest.slice(1).join('.')];
    return answer(bot, act, target, picks);
  },
  async form(bot, act, target) {
    const key = `${target.table}/${act.user.id}/${target.rest[0] ?? ''}`;
    if (act.isModalSubmit()) {
      const picks = picksIn(act);
      const isTwice = new Set(picks).size < picks.length;
      if (isTwice) refused.set(key, picks);
      else refused.delete(key);
      return answer(bot, act, target, picks);
    }
    const look = await bot.tables.look(target.table, act.user.id);
    const decision = look.ok ? look.value.decision : null;
    if (!look.ok || decision === null || decision.id !== numberIn(target.rest[0]))
      return showDesk(bot, act, target.table, { note: look.ok ? mistake('refused-stale') : mistake(look.why) });
    const say = sayAt(bot, look.value.table, await reader(bot, act));
    await act.showModal(decisionForm(decision, target.table, say, refused.get(key)));
  },
  async status(bot, act, { table }) {
    const look = await bot.tables.look(table, null);
    if (!look.ok) return tellText(bot, act, mistake(look.why));
    const locale = await reader(bot, act);
    const say = sayAt(bot, look.value.table, locale);
    await tellWithPicture(bot, act, (shown) => status(look.value, say, shown), bot.pictures.board(look.value, locale));
  },
  async rules(bot, act, target) {
    const table = await tableOf(bot, act, target);
    if (table !== null) await tell(act, overview(table.game, sayAt(bot, table, await reader(bot, act))));
  },
  async continue(bot, act, { table }) {
    const result = await bot.tables.advance(table, act.user.id, null);
    if (!result.ok) return tellText(bot, act, mistake(result.why));
    await showDesk(bot, act, table, { note: text('bot.advance.done') });
  },
  async log(bot, act, { table, rest }) {
    await showLog(bot, act, table, numberIn(rest[0]), Math.max(0, numberIn(rest[1])));
  },
  async rematch(bot, act, target) {
    const before = await tableOf(bot, act, target);
    if (before === null) return;
    const result = await bot.tables.create({
      game: before.game,
      guildId: before.guildId,
      channelId: before.channelId,
      host: personOf(act),
      options: before.options,
    });
    if (!result.ok) return tellText(bot, act, mistake(result.why));
    for (const occupant of before.occupants)
      if (occupant.kind === 'computer') await bot.tables.addComputer(result.value.id, act.user.id, occupant.strength);
    bot.channelSync.announce(result.value.id);
    await tellText(bot, act, text('bot.table.made'));
  },
  hint: (bot, act, { table }) => showHint(bot, act, table),
};

/** What was chosen in a form, field by field; a list that was spread over several fields comes together again. */
function picksIn(act: ModalSubmitInteraction<'cached'>): string[] {
  return [...act.fields.fields.values()].flatMap((field) => {
    if (field.type === ComponentType.RadioGroup) return field.value === null ? [] : [field.value];
    return 'values' in field ? [...field.values] : [];
  });
}

export async function showHint(bot: Bot, act: PersonInteraction, tableId: string): Promise<void> {
  const look = await bot.tables.look(tableId, act.user.id);
  if (!look.ok) return tellText(bot, act, mistake(look.why));
  const { table, seat, decision } = look.value;
  if (seat === null) return tellText(bot, act, mistake('not-seated'));
  if (!table.options.hints) return tellText(bot, act, mistake('no-hints'));
  const advice = decision === null ? null : await bot.adviser(look.value);
  if (decision === null || advice === null) return showDesk(bot, act, tableId, { note: mistake('nothing-asked') });
  const picks = advice.picks.flatMap((pick) => {
    const option = [...decision.options, ...decision.freeActions].find(({ id }) => id === pick);
    return option === undefined ? [] : [option.label];
  });
  await showDesk(bot, act, tableId, { note: text('bot.hint', { picks, reason: advice.reason }) });
}

/** The log of a chapter as this person heard it; a number out of range is the latest chapter. */
export async function showLog(
  bot: Bot,
  act: PersonInteraction,
  tableId: string,
  chapter: number,
  page = 0,
): Promise<void> {
  const look = await bot.tables.look(tableId, null);
  if (!look.ok) return tellText(bot, act, mistake(look.why));
  const { table, chapter: last } = look.value;
  const shown = chapter < 0 || chapter > last ? last : chapter;
  const log = await bot.tables.log(tableId, shown, act.user.id);
  if (!log.ok) return tellText(bot, act, mistake(log.why));
  const say = sayAt(bot, table, await reader(bot, act));
  await tell(act, logPage({ table, chapter: shown, last, page, log: log.value }, say));
}

async function optionsForm(
  bot: Bot,
  act: ComponentInteraction,
  table: Table,
): Promise<APIModalInteractionResponseCallbackData> {
  const say = bot.languages.say(await reader(bot, act));
  const group = (
    id: string,
    values: readonly string[],
    now: string,
    key: string,
  ): APIModalInteractionResponseCallbackData['components'][number] => ({
    type: ComponentType.Label,
    label: cut(say(text(`bot.setting.${id}`)), 45),
    component: {
      type: ComponentType.RadioGroup,
      custom_id: id,
      options: values.map((value) => choice({ value, label: say(text(`${key}.${value}`)), isDefault: value === now })),
    },
  });
  return {
    custom_id: customId('options', table.id),
    title: cut(say(text('bot.button.options')), 45),
    components: [
      group('language', locales, table.options.locale, 'bot.locale'),
      group('pace', ['auto', 'step'], table.options.pace, 'bot.pace'),
      group('hints', ['on', 'off'], table.options.hints ? 'on' : 'off', 'bot'),
    ],
  };
}

async function setOptions(bot: Bot, act: ModalSubmitInteraction<'cached'>, { table }: Target): Promise<void> {
  const locale = locales.find((one) => one === act.fields.getRadioGroup('language')) ?? 'en';
  const pace = act.fields.getRadioGroup('pace') === 'step' ? 'step' : 'auto';
  const hints = act.fields.getRadioGroup('hints') !== 'off';
  const result = await bot.tables.settings(table, act.user.id, { locale, pace, hints });
  if (result.ok && result.value.stage !== 'lobby') return tellText(bot, act, text('bot.table.set'));
  await lobbyChanged(bot, act, result);
}
