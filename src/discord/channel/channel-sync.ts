import { type Client, RESTJSONErrorCodes } from 'discord.js';
import type { Logger } from 'pino';
import type { Languages } from '../../i18n/languages.ts';
import type { Games } from '../../module/game-module.ts';
import type { Table } from '../../table/table.ts';
import type { Tables } from '../../table/tables.ts';
import type { Pictures } from '../messages/pictures.ts';
import { codeOf, openChannelMessages } from './channel-messages.ts';
import { openCoalescer } from './coalescer.ts';
import type { LatePictures } from './late-pictures.ts';
import { openLivingMessage } from './living-message.ts';
import { openMentions } from './mentions.ts';

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
  readonly games: Games;
  readonly languages: Languages;
  readonly pictures: Pictures;
  readonly latePictures: LatePictures;
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

export function openChannelSync(options: ChannelSyncOptions): ChannelSync {
  const { client, tables, games, languages, pictures, latePictures, log } = options;
  const { lead = 100, spacing = 1000, patience = 90_000, grace = 300 } = options;
  const blocked = new Map<string, Trouble>();
  const failures = new Map<string, number>();
  const pending = new Set<Promise<void>>();
  const messages = openChannelMessages(client);
  const coalescer = openCoalescer({
    work: update,
    lead,
    spacing,
    onTrouble: (table, error) => log.error({ table, reason: reasonOf(error) }, 'announcing failed'),
  });
  const announce = (tableId: string): void => {
    coalescer.request(tableId);
  };
  const mentions = openMentions({ tables, languages, messages, patience, again: announce });
  const livingMessage = openLivingMessage({
    tables,
    games,
    languages,
    pictures,
    latePictures,
    messages,
    grace,
    later(table, work) {
      const done = work
        .catch((error: unknown) => {
          fail(table, error);
        })
        .finally(() => pending.delete(done));
      pending.add(done);
    },
  });

  async function update(tableId: string): Promise<void> {
    const look = await tables.look(tableId, null);
    const table = look.ok ? look.value.table : await tables.find(tableId);
    if (table === null || blocked.has(table.channelId)) return;
    try {
      const channel = await messages.channelOf(table);
      await livingMessage.update(channel, table, look.ok ? look.value : null);
      if (look.ok) await mentions.call(channel, look.value);
      failures.delete(tableId);
    } catch (error) {
      fail(table, error);
    }
  }

  /** Discord could not be reached: nobody may wait for a call that never comes. */
  function tryAgain(tableId: string): void {
    const count = (failures.get(tableId) ?? 0) + 1;
    failures.set(tableId, count);
    setTimeout(
      () => {
        announce(tableId);
      },
      Math.min(spacing * 2 ** count, longestWait),
    ).unref();
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
    const reason = reasonOf(error);
    log.warn({ table: table.id, channel: table.channelId, code, trouble, reason }, 'channel not updated');
  }

  return {
    announce,
    saw: (tableId, userId) => {
      mentions.saw(tableId, userId);
    },
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
      await coalescer.close();
      await Promise.allSettled(pending);
    },
  };
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : 'unknown';
}
