import { type Client, RESTJSONErrorCodes, type SendableChannels } from 'discord.js';
import type { Logger } from 'pino';
import type { Languages } from '../../i18n/languages.ts';
import { text } from '../../engine/text.ts';
import type { Look, Table } from '../../table/table.ts';
import type { Tables } from '../../table/tables.ts';
import { board, chapterReport, finale } from '../messages/board.ts';
import { openMentions } from './mentions.ts';
import { codeOf, openChannelMessages } from './channel-messages.ts';
import { sayAt } from '../messages/language.ts';
import { type Content, lobby } from '../messages/lobby.ts';
import { type Picture, type Pictures, ifSoon } from '../messages/pictures.ts';

/** The lobby's place among the chapters. */
export const LOBBY = -1;

/** Keeps the channel's messages as the table is: one living message, and a call for those awaited. */
export interface ChannelSync {
  /** Brings the channel up to date soon; the latest state wins. */
  announce(tableId: string): void;
  /** Somebody just acted here and sees what is next; calling them at once would be noise. */
  saw(tableId: string, userId: string): void;
  /** Why the channel cannot be written to any more; null if it can. */
  trouble(channelId: string): Trouble | null;
  /** Takes the living message away and posts it anew, at the end of the channel. */
  repost(tableId: string): Promise<void>;
  /** Tries again in a channel that could not be written to. */
  retry(tableId: string, channelId: string): void;
  close(): Promise<void>;
}

export type Trouble = 'permission' | 'gone' | 'archived';

export interface ChannelSyncOptions {
  readonly client: Client<true>;
  readonly tables: Tables;
  readonly languages: Languages;
  readonly pictures: Pictures;
  readonly log: Logger;
  /** Time to let a burst of changes come together and answers go out first, in milliseconds. */
  readonly lead?: number;
  /** Least time between two rounds of edits in a channel, in milliseconds. */
  readonly spacing?: number;
  /** How long somebody who just acted is not called, in milliseconds. */
  readonly patience?: number;
  /** How long the words wait for their picture before they go without it, in milliseconds. */
  readonly grace?: number;
}

const troubles = new Map<number | string, Trouble>([
  [RESTJSONErrorCodes.MissingPermissions, 'permission'],
  [RESTJSONErrorCodes.MissingAccess, 'permission'],
  [RESTJSONErrorCodes.UnknownChannel, 'gone'],
  [RESTJSONErrorCodes.InvalidActionOnArchivedThread, 'archived'],
  [RESTJSONErrorCodes.ThreadLocked, 'archived'],
]);

const longestWait = 60_000;

interface Queue {
  isRunning: boolean;
  isDirty: boolean;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

export function openChannelSync(options: ChannelSyncOptions): ChannelSync {
  const { client, tables, languages, pictures, log } = options;
  const { lead = 100, spacing = 1000, patience = 90_000, grace = 300 } = options;
  const queues = new Map<string, Queue>();
  const running = new Set<Promise<void>>();
  const blocked = new Map<string, Trouble>();
  const failures = new Map<string, number>();
  /** The picture that a table's living message still waits for. */
  const missing = new Map<string, Promise<Picture | null>>();
  let isOpen = true;
  const messages = openChannelMessages(client);
  const mentions = openMentions({ tables, languages, messages, patience, again: announce });

  /** Edits the table's living message, or posts it anew if it is gone or a new chapter began. */
  async function show(
    channel: SendableChannels,
    table: Table,
    chapter: number,
    content: Content,
    shown: Picture | null,
  ): Promise<void> {
    const standing = table.posts.board;
    if (standing?.chapter === chapter && (await messages.edit(channel, standing.messageId, content, shown))) return;
    const messageId = await messages.board(channel, table, content, shown);
    await tables.remember(table.id, { board: { messageId, chapter } });
    if (standing !== null && standing.chapter !== chapter) await leaveBehind(channel, table, standing);
  }

  /** A chapter that is over stays as its report; the lobby says that the game began. */
  async function leaveBehind(
    channel: SendableChannels,
    table: Table,
    { messageId, chapter }: { readonly messageId: string; readonly chapter: number },
  ): Promise<void> {
    const say = sayAt({ languages }, table);
    if (chapter === LOBBY) {
      await messages.edit(channel, messageId, lobby(table, say), null);
      return;
    }
    const log = await tables.log(table.id, chapter, null);
    if (log.ok) await messages.edit(channel, messageId, chapterReport(table, chapter, log.value, say), null);
  }

  async function showGame(channel: SendableChannels, look: Look): Promise<void> {
    const { table, chapter } = look;
    const { locale } = table.options;
    const say = sayAt({ languages }, table);
    const log = await tables.log(table.id, chapter, null);
    const heard = log.ok ? log.value : [];
    const isOver = table.stage === 'finished';
    const place = isOver ? chapter + 1 : chapter;
    const words = (shown: Picture | null): Content =>
      isOver ? finale(look, say, shown) : board(look, heard, say, shown);
    const paint = isOver ? pictures.final(look, locale) : pictures.board(look, locale);
    const shown = await ifSoon(paint, grace);
    await show(channel, table, place, words(shown ?? null), shown ?? null);
    if (shown === undefined) addLater(channel, table.id, place, words, paint);
  }

  /** Puts a picture into the living message when it is made, unless the message has changed since. */
  function addLater(
    channel: SendableChannels,
    tableId: string,
    chapter: number,
    words: (shown: Picture) => Content,
    paint: Promise<Picture | null>,
  ): void {
    missing.set(tableId, paint);
    void paint.then((shown) => {
      if (missing.get(tableId) !== paint) return;
      missing.delete(tableId);
      if (shown !== null && isOpen) keepTrack(add(channel, tableId, chapter, words(shown), shown));
    });
  }

  async function add(
    channel: SendableChannels,
    tableId: string,
    chapter: number,
    content: Content,
    shown: Picture,
  ): Promise<void> {
    const table = await tables.find(tableId);
    const standing = table?.posts.board;
    if (table === null || standing?.chapter !== chapter) return;
    try {
      await messages.edit(channel, standing.messageId, content, shown);
    } catch (error) {
      fail(table, error);
    }
  }

  function keepTrack(work: Promise<void>): void {
    running.add(work);
    void work.finally(() => running.delete(work));
  }

  async function update(tableId: string): Promise<void> {
    missing.delete(tableId);
    const table = await tables.find(tableId);
    if (table === null || blocked.has(table.channelId)) return;
    try {
      const channel = await messages.channelOf(table);
      const look = await tables.look(tableId, null);
      if (look.ok && table.stage !== 'ended') await showGame(channel, look.value);
      else if (!look.ok) await show(channel, table, LOBBY, lobby(table, sayAt({ languages }, table)), null);
      else await showEnd(channel, look.value);
      if (look.ok) await mentions.call(channel, look.value);
      failures.delete(tableId);
    } catch (error) {
      fail(table, error);
    }
  }

  /** A table that was broken off keeps its last message, without anything to press. */
  async function showEnd(channel: SendableChannels, { table, chapter }: Look): Promise<void> {
    const standing = table.posts.board;
    if (standing === null) return;
    const say = sayAt({ languages }, table);
    const log = await tables.log(table.id, chapter, null);
    const note = text('bot.lobby.ended');
    await messages.edit(
      channel,
      standing.messageId,
      chapterReport(table, chapter, [...(log.ok ? log.value : []), note], say),
      null,
    );
  }

  /** Discord could not be reached: nobody may wait for a call that never comes. */
  function tryAgain(tableId: string): void {
    const count = (failures.get(tableId) ?? 0) + 1;
    failures.set(tableId, count);
    setTimeout(() => announce(tableId), Math.min(spacing * 2 ** count, longestWait)).unref();
  }

  /** A table without its channel cannot be played on. */
  function abandon({ id, channelId }: Table): void {
    void tables.abandon(channelId).catch((error: unknown) => {
      log.error({ table: id, reason: reasonOf(error) }, 'not abandoned');
    });
  }

  /** A failed edit never fails a move: what may not be written is let be until somebody acts in the channel again. */
  function fail(table: Table, error: unknown): void {
    const code = codeOf(error);
    const trouble = code === null ? undefined : troubles.get(code);
    if (trouble !== undefined) blocked.set(table.channelId, trouble);
    else if (code === null) tryAgain(table.id);
    if (trouble === 'gone') abandon(table);
    log.warn(
      { table: table.id, channel: table.channelId, code, trouble, reason: reasonOf(error) },
      'channel not updated',
    );
  }

  async function run(tableId: string, queue: Queue): Promise<void> {
    queue.isRunning = true;
    await pause(lead);
    while (queue.isDirty && isOpen) {
      queue.isDirty = false;
      await update(tableId);
      await pause(spacing);
    }
    queue.isRunning = false;
    queues.delete(tableId);
  }

  function announce(tableId: string): void {
    if (!isOpen) return;
    const queue = queues.get(tableId) ?? { isRunning: false, isDirty: false };
    queues.set(tableId, queue);
    queue.isDirty = true;
    if (queue.isRunning) return;
    const work = run(tableId, queue).catch((error: unknown) =>
      log.error({ table: tableId, reason: reasonOf(error) }, 'announcing failed'),
    );
    keepTrack(work);
  }

  return {
    announce,
    saw: (tableId, userId) => mentions.saw(tableId, userId),
    trouble: (channelId) => blocked.get(channelId) ?? null,
    async repost(tableId) {
      const table = await tables.find(tableId);
      if (table === null) return;
      const standing = table.posts.board;
      await tables.remember(tableId, { board: null });
      announce(tableId);
      if (standing === null) return;
      try {
        await messages.remove(await messages.channelOf(table), standing.messageId);
      } catch (error) {
        fail(table, error);
      }
    },
    retry(tableId, channelId) {
      if (blocked.delete(channelId)) announce(tableId);
    },
    async close() {
      isOpen = false;
      await Promise.allSettled(running);
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
