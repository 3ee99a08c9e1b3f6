import { ComponentType, type ModalSubmitInteraction } from 'discord.js';
import { text } from '../../engine/text.ts';
import type { Choice } from '../../table/play.ts';
import { decisionForm, picksIn } from '../messages/decision-message.ts';
import { sayAt } from '../messages/language.ts';
import type { Bot } from './bot.ts';
import type { ComponentInteraction, Handler } from './component-interaction.ts';
import type { Target } from './custom-ids.ts';
import { type PersonInteraction, mistake, reader, showDesk, showLook, tellText } from './reply.ts';

/** What the controls of a private desk do. */
export const desk: Handler<'desk'> = (bot, interaction, { table }) => showDesk(bot, interaction, table);

export const page: Handler<'page'> = (bot, interaction, target) =>
  showDesk(bot, interaction, target.table, { page: target.page });

export const pick: Handler<'pick'> = (bot, interaction, target) => answer(bot, interaction, target, [target.option]);

export const choose: Handler<'choose'> = (bot, interaction, target) =>
  answer(bot, interaction, target, interaction.isStringSelectMenu() ? interaction.values : []);

/** Where the picks of a form are kept when they were refused. */
function formKey(
  interaction: ComponentInteraction,
  { table, era, decision }: Target<'open-form' | 'fill-form'>,
): string {
  return [table, interaction.user.id, era, decision].join('/');
}

/** Opens the form of a decision, filled in with what was sealed or refused before. */
export const openForm: Handler<'open-form'> = async (bot, interaction, target) => {
  if (interaction.isModalSubmit()) return;
  const result = await bot.tables.look(target.table, interaction.user.id);
  if (!result.ok) return tellText(bot, interaction, mistake(result.why));
  const { table, screen } = result.value;
  const { question } = screen;
  if (question === null || question.id !== target.decision || table.era !== target.era)
    return showLook(bot, interaction, result.value, { note: mistake('refused-stale') });
  const say = sayAt(bot, table, await reader(bot, interaction));
  const before = bot.refusedPicks.get(formKey(interaction, target));
  await interaction.showModal(decisionForm(question, table, say, before ?? undefined));
};

export const fillForm: Handler<'fill-form'> = async (bot, interaction, target) => {
  if (!interaction.isModalSubmit()) return;
  const picks = picksIn(valuesIn(interaction));
  const key = formKey(interaction, target);
  if (new Set(picks).size < picks.length) bot.refusedPicks.set(key, picks);
  else bot.refusedPicks.delete(key);
  await answer(bot, interaction, target, picks);
};

/** What was chosen in a form, by the names of its fields. */
function valuesIn({ fields }: ModalSubmitInteraction<'cached'>): ReadonlyMap<string, readonly string[]> {
  const values = new Map<string, readonly string[]>();
  for (const [name, field] of fields.fields) {
    if (field.type === ComponentType.RadioGroup) values.set(name, field.value === null ? [] : [field.value]);
    else if ('values' in field) values.set(name, [...field.values]);
  }
  return values;
}

async function answer(
  bot: Bot,
  interaction: ComponentInteraction,
  { table, era, decision }: Omit<Choice, 'picks'> & { readonly table: string },
  picks: readonly string[],
): Promise<void> {
  const result = await bot.tables.answer(table, interaction.user.id, { era, decision, picks });
  if (result.ok) return showLook(bot, interaction, result.value);
  await showDesk(bot, interaction, table, { note: mistake(result.why) });
}

export const advance: Handler<'advance'> = async (bot, interaction, { table, era, checkpoint }) => {
  const result = await bot.tables.advance(table, interaction.user.id, { era, checkpoint });
  if (!result.ok) return tellText(bot, interaction, mistake(result.why));
  await showLook(bot, interaction, result.value, { note: text('bot.advance.done') });
};

export const hint: Handler<'hint'> = (bot, interaction, { table }) => showHint(bot, interaction, table);

/** What a computer player would do in the place of this person, and why. */
export async function showHint(bot: Bot, interaction: PersonInteraction, tableId: string): Promise<void> {
  const result = await bot.tables.look(tableId, interaction.user.id);
  if (!result.ok) return tellText(bot, interaction, mistake(result.why));
  const { table, screen } = result.value;
  const { question, thought } = screen;
  if (screen.seat === null) return tellText(bot, interaction, mistake('not-seated'));
  if (table.options.hints === 'off') return tellText(bot, interaction, mistake('no-hints'));
  const advice = thought === null ? null : await bot.adviser(table.game, thought);
  if (question === null || advice === null)
    return showLook(bot, interaction, result.value, { note: mistake('nothing-asked') });
  const picks = advice.picks.flatMap((picked) => {
    const option = [...question.options, ...question.freeActions].find(({ id }) => id === picked);
    return option === undefined ? [] : [option.label];
  });
  await showLook(bot, interaction, result.value, { note: text('bot.hint', { picks, reason: advice.reason }) });
}
