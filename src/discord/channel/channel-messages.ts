import { randomBytes } from 'node:crypto';
import {
  AttachmentBuilder,
  type Client,
  DiscordAPIError,
  MessageFlags,
  RESTJSONErrorCodes,
  type SendableChannels,
} from 'discord.js';
import type { Table } from '../../table/table.ts';
import type { Content } from '../messages/lobby.ts';
import type { Picture } from '../messages/pictures.ts';

/** Messages in channels: nothing is sent twice, and one that is gone is no mistake. */
export interface ChannelMessages {
  /** The channel of a table, ready to be written to. */
  channelOf(table: Table): Promise<SendableChannels>;
  /** Posts a table's living message, silently, and returns its id. */
  board(channel: SendableChannels, table: Table, content: Content, shown: Picture | null): Promise<string>;
  /** Calls people by name; only these are notified. */
  call(channel: SendableChannels, table: Table, content: string, users: readonly string[]): Promise<string>;
  /** False if the message is not there any more. */
  edit(channel: SendableChannels, messageId: string, content: Content, shown: Picture | null): Promise<boolean>;
  remove(channel: SendableChannels, messageId: string): Promise<void>;
}

/** Discord's code of what went wrong; null if it did not get as far as Discord. */
export function codeOf(error: unknown): number | string | null {
  return error instanceof DiscordAPIError ? error.code : null;
}

function files(shown: Picture | null): AttachmentBuilder[] {
  return shown === null ? [] : [new AttachmentBuilder(shown.bytes, { name: shown.file, description: shown.alt })];
}

export function openChannelMessages(client: Client<true>): ChannelMessages {
  const nonces = new Map<string, string>();

  /** Sends under a number that stays the same until it is known to have arrived, so that trying again posts nothing twice. */
  async function once(key: string, send: (nonce: string) => Promise<{ id: string }>): Promise<string> {
    const nonce = nonces.get(key) ?? randomBytes(12).toString('base64url');
    nonces.set(key, nonce);
    const { id } = await send(nonce);
    nonces.delete(key);
    return id;
  }

  /** False if the message is not there any more. */
  async function edit(
    channel: SendableChannels,
    messageId: string,
    content: Content,
    shown: Picture | null,
  ): Promise<boolean> {
    try {
      await channel.messages.edit(messageId, {
        ...content,
        files: files(shown),
        attachments: [],
      });
      return true;
    } catch (error) {
      if (codeOf(error) === RESTJSONErrorCodes.UnknownMessage) return false;
      throw error;
    }
  }

  return {
    async channelOf(table) {
      const channel = await client.channels.fetch(table.channelId);
      if (channel === null || !channel.isSendable())
        throw new Error(`The channel ${table.channelId} takes no messages.`);
      if (channel.isThread() && channel.archived === true) await channel.setArchived(false);
      return channel;
    },
    async board(channel, table, content, shown) {
      const isAgain = nonces.has(`${table.id} board`);
      const messageId = await once(`${table.id} board`, (nonce) =>
        channel.send({
          ...content,
          flags: MessageFlags.IsComponentsV2 | MessageFlags.SuppressNotifications,
          files: files(shown),
          nonce,
          enforceNonce: true,
        }),
      );
      if (isAgain) await edit(channel, messageId, content, shown);
      return messageId;
    },
    call: (channel, table, content, users) =>
      once(`${table.id} call`, (nonce) =>
        channel.send({ content, allowedMentions: { users }, nonce, enforceNonce: true }),
      ),
    edit,
    async remove(channel, messageId) {
      try {
        await channel.messages.delete(messageId);
      } catch (error) {
        if (codeOf(error) !== RESTJSONErrorCodes.UnknownMessage) throw error;
      }
    },
  };
}
