import {
  AttachmentBuilder,
  type ButtonInteraction,
  type ChatInputCommandInteraction,
  MessageFlags,
  type ModalMessageModalSubmitInteraction,
  type ModalSubmitInteraction,
  type StringSelectMenuInteraction,
} from 'discord.js';
import { type Text, text } from '../../engine/text.ts';
import type { Locale } from '../../i18n/catalogue.ts';
import type { Mistake } from '../../table/mistake.ts';
import type { Look } from '../../table/table.ts';
import type { Bot } from './bot.ts';
import { readerOf, sayAt } from '../messages/language.ts';
import { box, paragraph } from '../messages/components.ts';
import { desk } from '../messages/desk.ts';
import type { Content } from '../messages/lobby.ts';
import type { Picture } from '../messages/pictures.ts';

/** Whatever a person did that wants an answer. */
export type PersonInteraction =
  | ChatInputCommandInteraction<'cached'>
  | ButtonInteraction<'cached'>
  | StringSelectMenuInteraction<'cached'>
  | ModalSubmitInteraction<'cached'>;

export function reader(bot: Bot, { user, locale }: { user: { id: string }; locale: string }): Promise<Locale> {
  return readerOf(bot, user, locale);
}

/** A message of components that only one person sees. */
export const privately = [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral] as const;

export function note(content: string): Content {
  return { flags: MessageFlags.IsComponentsV2, components: [box([paragraph(content)])] };
}

/** An act on a message that only this person sees, which can then be changed in place. */
type InPlace =
  ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'> | ModalMessageModalSubmitInteraction<'cached'>;

function isInPlace(interaction: PersonInteraction): interaction is InPlace {
  if (!('message' in interaction) || interaction.message?.flags.has(MessageFlags.Ephemeral) !== true) return false;
  return !interaction.isModalSubmit() || interaction.isFromMessage();
}

/** Answers in private: in the same private message if there is one, else in a new one. */
export async function tell(bot: Bot, interaction: PersonInteraction, content: Content): Promise<void> {
  if (isInPlace(interaction)) bot.latePictures.overtake(interaction.message.id);
  await put(interaction, content, null);
}

/** Gives the id of the message in which the answer stands. */
async function put(interaction: PersonInteraction, { components }: Content, shown: Picture | null): Promise<string> {
  const files = filesOf(shown);
  if (isInPlace(interaction)) {
    await interaction.update({ components, flags: MessageFlags.IsComponentsV2, files, attachments: [] });
    return interaction.message.id;
  }
  const { resource } = await interaction.reply({ components, files, flags: privately, withResponse: true });
  return resource?.message?.id ?? interaction.id;
}

export function filesOf(shown: Picture | null): AttachmentBuilder[] {
  return shown === null ? [] : [new AttachmentBuilder(shown.bytes, { name: shown.file, description: shown.alt })];
}

export async function tellText(
  bot: Bot,
  interaction: PersonInteraction,
  said: Text,
  game: string | null = null,
): Promise<void> {
  await tell(bot, interaction, note(bot.languages.say(await reader(bot, interaction), game)(said)));
}

export function mistake(why: Mistake): Text {
  return text(`bot.mistake.${why}`);
}

/** Sends words at once and the picture when it is made. */
export async function tellWithPicture(
  bot: Bot,
  interaction: PersonInteraction,
  words: (shown: Picture | null) => Content,
  paint: Promise<Picture | null>,
): Promise<void> {
  const { complete } = await bot.latePictures.show({
    place: isInPlace(interaction) ? interaction.message.id : null,
    paint,
    grace: 0,
    send: (shown) => put(interaction, words(shown), shown),
    async add(shown) {
      await interaction.editReply({ ...words(shown), files: filesOf(shown) });
    },
  });
  try {
    await complete;
  } catch (error) {
    bot.log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'picture not shown');
  }
}

export interface DeskNote {
  readonly note?: Text | null;
  readonly page?: number;
}

/** Shows somebody's own desk at a table, as it is now. */
export async function showDesk(
  bot: Bot,
  interaction: PersonInteraction,
  tableId: string,
  options: DeskNote = {},
): Promise<void> {
  const result = await bot.tables.look(tableId, interaction.user.id);
  if (!result.ok) return tellText(bot, interaction, options.note ?? mistake(result.why));
  await showLook(bot, interaction, result.value, options);
}

/** Shows the desk of somebody whose look is known already. */
export async function showLook(
  bot: Bot,
  interaction: PersonInteraction,
  look: Look,
  { note: said = null, page = 0 }: DeskNote = {},
): Promise<void> {
  if (look.screen.seat === null) return tellText(bot, interaction, mistake('not-seated'));
  const locale = await reader(bot, interaction);
  const say = sayAt(bot, look.table, locale);
  const words = (shown: Picture | null): Content =>
    desk(look, say, { note: said === null ? null : say(said), page, shown });
  bot.channelSync.saw(look.table.id, interaction.user.id);
  await tellWithPicture(bot, interaction, words, bot.pictures('desk', look, locale));
}
