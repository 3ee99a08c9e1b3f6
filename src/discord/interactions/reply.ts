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
import type { Locale, Say } from '../../i18n/catalogue.ts';
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

export function reader(bot: Bot, act: { user: { id: string }; locale: string }): Promise<Locale> {
  return readerOf(bot, act.user, act.locale);
}

/** A message of components that only one person sees. */
export const privately = [MessageFlags.IsComponentsV2, MessageFlags.Ephemeral] as const;

export function note(content: string): Content {
  return { flags: MessageFlags.IsComponentsV2, components: [box([paragraph(content)])] };
}

/** An act on a message that only this person sees, which can then be changed in place. */
type InPlace =
  ButtonInteraction<'cached'> | StringSelectMenuInteraction<'cached'> | ModalMessageModalSubmitInteraction<'cached'>;

function isInPlace(act: PersonInteraction): act is InPlace {
  if (!('message' in act) || act.message?.flags.has(MessageFlags.Ephemeral) !== true) return false;
  return !act.isModalSubmit() || act.isFromMessage();
}

/** The act whose picture each private message waits for, so that a picture never covers something newer. */
const missing = new Map<string, PersonInteraction>();

/** Answers in private: in the same private message if there is one, else in a new one. */
export async function tell(act: PersonInteraction, content: Content): Promise<void> {
  if (isInPlace(act)) missing.delete(act.message.id);
  await put(act, content);
}

/** Gives the id of the message in which the answer stands. */
async function put(act: PersonInteraction, content: Content): Promise<string> {
  if (isInPlace(act)) {
    const { components } = content;
    await act.update({ components, flags: MessageFlags.IsComponentsV2, files: [], attachments: [] });
    return act.message.id;
  }
  const { resource } = await act.reply({ ...content, flags: privately, withResponse: true });
  return resource?.message?.id ?? act.id;
}

export async function tellText(
  bot: Bot,
  act: PersonInteraction,
  said: Text,
  game: string | null = null,
): Promise<void> {
  await tell(act, note(bot.languages.say(await reader(bot, act), game)(said)));
}

export function mistake(why: Mistake): Text {
  return text(`bot.mistake.${why}`);
}

/** Sends words at once and the picture when it is made. */
export async function tellWithPicture(
  bot: Bot,
  act: PersonInteraction,
  words: (shown: Picture | null) => Content,
  paint: Promise<Picture | null>,
): Promise<void> {
  if (isInPlace(act)) missing.set(act.message.id, act);
  const where = await put(act, words(null));
  if (!isInPlace(act)) missing.set(where, act);
  const shown = await paint;
  if (missing.get(where) !== act) return;
  missing.delete(where);
  if (shown === null) return;
  const files = [new AttachmentBuilder(shown.bytes, { name: shown.file, description: shown.alt })];
  try {
    await act.editReply({ ...words(shown), files });
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
  act: PersonInteraction,
  tableId: string,
  { note: said = null, page = 0 }: DeskNote = {},
): Promise<void> {
  const result = await bot.tables.look(tableId, act.user.id);
  if (!result.ok) return tellText(bot, act, said ?? mistake(result.why));
  const look: Look = result.value;
  if (look.seat === null) return tellText(bot, act, mistake('not-seated'));
  const locale = await reader(bot, act);
  const say: Say = sayAt(bot, look.table, locale);
  const words = (shown: Picture | null): Content =>
    desk(look, say, { note: said === null ? null : say(said), page, shown });
  bot.channelSync.saw(tableId, act.user.id);
  await tellWithPicture(bot, act, words, bot.pictures.desk(look, locale));
}
