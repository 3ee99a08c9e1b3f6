import type { ButtonInteraction, ModalSubmitInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Result } from '../../table/mistake.ts';
import type { Person, Table } from '../../table/table.ts';
import { lobby } from '../messages/lobby.ts';
import { sayAt } from '../messages/language.ts';
import { cleanName } from '../messages/names.ts';
import { type Bot, gameOf } from './bot.ts';
import type { Kind, Target } from './custom-ids.ts';
import { takeOverIfHostLeft } from './host.ts';
import { type PersonInteraction, mistake, tell, tellText } from './reply.ts';

/** Somebody pressed a button, chose from a menu or submitted a form. */
export type ComponentInteraction =
  ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'> | ModalSubmitInteraction<'cached'>;

export type Handler<K extends Kind> = (bot: Bot, interaction: ComponentInteraction, target: Target<K>) => Promise<void>;

export function personOf(interaction: Pick<PersonInteraction, 'user' | 'member'>): Person {
  return { kind: 'person', userId: interaction.user.id, name: cleanName(interaction.member.displayName) };
}

/** Shows what became of a lobby in its own message, or says why nothing did. */
export async function showLobby(bot: Bot, interaction: ComponentInteraction, result: Result<Table>): Promise<void> {
  if (!result.ok) return tellText(bot, interaction, mistake(result.why));
  const content = lobby(result.value, gameOf(bot, result.value), sayAt(bot, result.value));
  if (interaction.isModalSubmit() && !interaction.isFromMessage()) return tell(bot, interaction, content);
  await interaction.update(content);
}

export async function tableOf(bot: Bot, interaction: ComponentInteraction, tableId: string): Promise<Table | null> {
  const table = await bot.tables.find(tableId);
  if (table === null) await tellText(bot, interaction, mistake('table-gone'));
  return table;
}

/**
 * Does something that its host alone may do. Only if that is refused is it looked whether the host has left the server,
 * so that nothing is fetched before an ordinary answer.
 */
export async function asHost<T>(
  bot: Bot,
  interaction: PersonInteraction,
  tableId: string,
  act: () => Promise<Result<T>>,
): Promise<Result<T>> {
  const first = await act();
  if (first.ok || first.why !== 'not-host') return first;
  return (await takeOverIfHostLeft(bot, interaction, tableId)) ? act() : first;
}
