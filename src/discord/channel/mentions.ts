import type { SendableChannels } from 'discord.js';
import { text } from '../../engine/text.ts';
import type { Languages } from '../../i18n/languages.ts';
import type { Look } from '../../table/table.ts';
import type { Tables } from '../../table/tables.ts';
import { openMemory } from '../interactions/memory.ts';
import { sayAt } from '../messages/language.ts';
import type { ChannelMessages } from './channel-messages.ts';

export interface MentionsOptions {
  readonly tables: Tables;
  readonly languages: Languages;
  readonly messages: ChannelMessages;
  /** How long somebody who just acted is not called, in milliseconds. */
  readonly patience: number;
  /** Asks for another look at a table after that time. */
  readonly again: (tableId: string) => void;
}

/** Calls people by a short message of its own. */
export interface Mentions {
  /** Calls those who are awaited and were not called for it yet; the call goes away when nobody is left. */
  call(channel: SendableChannels, look: Look): Promise<void>;
  /** Somebody just acted and sees what is next. */
  saw(tableId: string, userId: string): void;
}

/** More people than act in a bot within the time that is remembered. */
const MOST_PRESENT = 10_000;

export function openMentions({ tables, languages, messages, patience, again }: MentionsOptions): Mentions {
  const present = openMemory<true>({ most: MOST_PRESENT, milliseconds: patience });
  const keyOf = (tableId: string, userId: string): string => `${tableId}/${userId}`;

  async function call(channel: SendableChannels, { table, screen }: Look): Promise<void> {
    const people = screen.awaited.flatMap(({ seat, decision, sealed }) => {
      const occupant = table.occupants[seat];
      return !sealed && occupant?.kind === 'person' ? [{ decision, userId: occupant.userId }] : [];
    });
    const standing = table.posts.call;
    const unheard = people.filter(({ decision }) => standing?.decisions.includes(decision) !== true);
    const fresh = unheard.filter(({ userId }) => present.get(keyOf(table.id, userId)) === null);
    if (fresh.length < unheard.length)
      setTimeout(() => {
        again(table.id);
      }, patience + 100).unref();
    if (people.length > 0 && fresh.length === 0) return;
    if (standing !== null) {
      await tables.remember(table.id, { call: null });
      await messages.remove(channel, standing.messageId);
    }
    if (fresh.length === 0) return;
    const say = sayAt({ languages }, table);
    const names = people.map(({ userId }) => `<@${userId}>`).join(' ');
    const users = fresh.map(({ userId }) => userId);
    const messageId = await messages.call(channel, table, say(text('bot.call', { names })), users);
    const called = people.filter((one) => fresh.includes(one) || standing?.decisions.includes(one.decision) === true);
    await tables.remember(table.id, {
      call: { messageId, decisions: called.map(({ decision }) => decision) },
    });
  }

  return {
    call,
    saw(tableId, userId) {
      if (patience > 0) present.set(keyOf(tableId, userId), true);
    },
  };
}
