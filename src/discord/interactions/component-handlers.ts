import { overview } from '../messages/rules.ts';
import { logPage, status as statusOf } from '../messages/status.ts';
import { sayAt } from '../messages/language.ts';
import { type Bot, gameOf } from './bot.ts';
import { type ComponentInteraction, type Handler, tableOf } from './component-interaction.ts';
import type { Kind, Target } from './custom-ids.ts';
import { advance, choose, desk, fillForm, hint, openForm, page, pick } from './desk-handlers.ts';
import { addComputer, join, leave, options, rematch, setOptions, start } from './lobby-handlers.ts';
import { type PersonInteraction, mistake, reader, tell, tellText, tellWithPicture } from './reply.ts';

const status: Handler<'status'> = async (bot, interaction, { table }) => {
  const look = await bot.tables.look(table, null);
  if (!look.ok) return tellText(bot, interaction, mistake(look.why));
  const locale = await reader(bot, interaction);
  const say = sayAt(bot, look.value.table, locale);
  const game = gameOf(bot, look.value.table);
  const paint = bot.pictures('board', look.value, locale);
  await tellWithPicture(bot, interaction, (shown) => statusOf(look.value, game, say, shown), paint);
};

const rules: Handler<'rules'> = async (bot, interaction, target) => {
  const table = await tableOf(bot, interaction, target.table);
  if (table === null) return;
  await tell(bot, interaction, overview(gameOf(bot, table), sayAt(bot, table, await reader(bot, interaction))));
};

const log: Handler<'log'> = (bot, interaction, { table, chapter, page: at }) =>
  showLog(bot, interaction, table, chapter, at);

/** The log of a chapter as this person heard it; without a chapter, or past the last one, the latest. */
export async function showLog(
  bot: Bot,
  interaction: PersonInteraction,
  tableId: string,
  chapter: number | null,
  at = 0,
): Promise<void> {
  const look = await bot.tables.look(tableId, null);
  if (!look.ok) return tellText(bot, interaction, mistake(look.why));
  const { table, chapter: last } = look.value;
  const shown = chapter === null || chapter > last ? last : chapter;
  const heard = await bot.tables.log(tableId, shown, interaction.user.id);
  if (!heard.ok) return tellText(bot, interaction, mistake(heard.why));
  const say = sayAt(bot, table, await reader(bot, interaction));
  const name = gameOf(bot, table).chapterName(shown);
  await tell(
    bot,
    interaction,
    logPage({ table: table.id, name, chapter: shown, last, page: at, log: heard.value }, say),
  );
}

/** Everything that buttons, menus and forms of the bot can do; a kind without a handler does not compile. */
const handlers: { readonly [K in Kind]: Handler<K> } = {
  join,
  leave,
  start,
  'add-computer': addComputer,
  options,
  'set-options': setOptions,
  desk,
  page,
  pick,
  choose,
  'open-form': openForm,
  'fill-form': fillForm,
  advance,
  status,
  rules,
  hint,
  log,
  rematch,
};

export function handle<K extends Kind>(bot: Bot, interaction: ComponentInteraction, target: Target<K>): Promise<void> {
  const handler: Handler<K> = handlers[target.kind];
  return handler(bot, interaction, target);
}
