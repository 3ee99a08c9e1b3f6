import type { SendableChannels } from 'discord.js';
import { text } from '../../engine/text.ts';
import type { Languages } from '../../i18n/languages.ts';
import { type GameModule, type Games, gameIn } from '../../module/game-module.ts';
import type { Look, Table } from '../../table/table.ts';
import type { Tables } from '../../table/tables.ts';
import { board, chapterReport, finale } from '../messages/board.ts';
import { type Content, lobby } from '../messages/lobby.ts';
import { sayAt } from '../messages/language.ts';
import type { Picture, Pictures } from '../messages/pictures.ts';
import type { ChannelMessages } from './channel-messages.ts';
import type { LatePictures } from './late-pictures.ts';

/** The lobby's place among the chapters. */
export const LOBBY = -1;

export interface LivingMessageOptions {
  readonly tables: Tables;
  readonly games: Games;
  readonly languages: Languages;
  readonly pictures: Pictures;
  readonly latePictures: LatePictures;
  readonly messages: ChannelMessages;
  /** How long the words wait for their picture before they go without it, in milliseconds. */
  readonly grace: number;
  /** Told of work that goes on after a message was brought up to date: the picture that is still being made. */
  readonly later: (table: Table, work: Promise<void>) => void;
}

/** The one message of a table that is edited as its chapter goes on; a finished chapter stays behind as its report. */
export interface LivingMessage {
  /** Brings the message to what the table is now; a look if its game has begun. */
  update(channel: SendableChannels, table: Table, look: Look | null): Promise<void>;
}

export function openLivingMessage(options: LivingMessageOptions): LivingMessage {
  const { tables, games, languages, pictures, latePictures, messages, grace, later } = options;
  const gameOf = (table: Table): GameModule => gameIn(games, table.game);

  /** Edits the message, or posts it anew if it is gone or a new chapter began. */
  async function put(
    channel: SendableChannels,
    { table, look }: { readonly table: Table; readonly look: Look | null },
    chapter: number,
    content: Content,
    shown: Picture | null,
  ): Promise<void> {
    const standing = table.posts.board;
    if (standing?.chapter === chapter && (await messages.edit(channel, standing.messageId, content, shown))) return;
    const messageId = await messages.board(channel, table, content, shown);
    await tables.remember(table.id, { board: { messageId, chapter } });
    if (standing === null || standing.chapter === chapter) return;
    if (standing.chapter === LOBBY || look === null)
      await messages.edit(channel, standing.messageId, lobby(table, gameOf(table), sayAt({ languages }, table)), null);
    else await leaveBehind(channel, look, standing.messageId, standing.chapter);
  }

  /** A chapter that is over stays as its report, with a small picture if it is the one that just ended. */
  async function leaveBehind(channel: SendableChannels, look: Look, messageId: string, chapter: number): Promise<void> {
    const { table } = look;
    const say = sayAt({ languages }, table);
    const log = await tables.log(table.id, chapter, null);
    if (!log.ok) return;
    const name = gameOf(table).chapterName(chapter);
    const isLast = chapter > 0 && chapter >= look.chapter - 1;
    const { complete } = await latePictures.show({
      place: messageId,
      paint: isLast ? pictures('report', look, table.options.language) : Promise.resolve(null),
      grace: 0,
      async send() {
        await messages.edit(channel, messageId, chapterReport(name, log.value, say, null), null);
        return messageId;
      },
      async add(shown) {
        await messages.edit(channel, messageId, chapterReport(name, log.value, say, shown), shown);
      },
    });
    later(table, complete);
  }

  async function showGame(channel: SendableChannels, look: Look): Promise<void> {
    const { table, chapter } = look;
    const { emoji } = gameOf(table);
    const say = sayAt({ languages }, table);
    const log = await tables.log(table.id, chapter, null);
    const heard = log.ok ? log.value : [];
    const isOver = table.stage === 'finished';
    const place = isOver ? chapter + 1 : chapter;
    const words = (shown: Picture | null): Content =>
      isOver ? finale(look, say, emoji, shown) : board(look, heard, say, emoji, shown);
    const { complete } = await latePictures.show({
      place: table.id,
      paint: pictures(isOver ? 'final' : 'board', look, table.options.language),
      grace,
      async send(shown) {
        await put(channel, { table, look }, place, words(shown), shown);
        return table.id;
      },
      async add(shown) {
        const standing = (await tables.find(table.id))?.posts.board;
        if (standing?.chapter === place) await messages.edit(channel, standing.messageId, words(shown), shown);
      },
    });
    later(table, complete);
  }

  /** A table that was broken off keeps its last message, without anything to press. */
  async function showEnd(channel: SendableChannels, { table, chapter }: Look): Promise<void> {
    const standing = table.posts.board;
    if (standing === null) return;
    const say = sayAt({ languages }, table);
    const log = await tables.log(table.id, chapter, null);
    const heard = [...(log.ok ? log.value : []), text('bot.lobby.ended')];
    const report = chapterReport(gameOf(table).chapterName(chapter), heard, say, null);
    await messages.edit(channel, standing.messageId, report, null);
  }

  return {
    async update(channel, table, look) {
      latePictures.overtake(table.id);
      if (look === null)
        return put(channel, { table, look }, LOBBY, lobby(table, gameOf(table), sayAt({ languages }, table)), null);
      await (table.stage === 'ended' ? showEnd(channel, look) : showGame(channel, look));
    },
  };
}
