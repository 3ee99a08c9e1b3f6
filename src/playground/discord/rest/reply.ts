import type { MessageBody } from '../checks/message.ts';
import type { Hub } from '../hub.ts';
import { refuse } from '../refusal.ts';
import type { Upload } from '../state/attachments.ts';
import { archiveThread } from '../state/channels.ts';
import { has, messageFlag } from '../state/codes.ts';
import { originOf } from '../state/interactions.ts';
import { may } from '../state/permissions.ts';
import { createPost } from '../state/posts.ts';
import type { Message } from '../state/wire.ts';
import type { Application, Channel, Interaction, Post } from '../state/world.ts';

function applicationOf(hub: Hub, interaction: Interaction): Application {
  return hub.world.applications.get(interaction.applicationId) ?? refuse('unknownApplication');
}

/** A reply brings an archived thread back unless it is locked; nothing in an archived thread can be edited. */
export function demandOpenThread(hub: Hub, interaction: Interaction, channel: Channel, action: 'send' | 'edit'): void {
  if (channel.kind !== 'thread') return;
  const manages = may(hub.world, applicationOf(hub, interaction).botId, channel, 'manageThreads');
  if (channel.locked && !manages) refuse('archivedThread');
  if (!channel.archived) return;
  if (action === 'edit') refuse('archivedThread');
  archiveThread(hub, channel, false);
  hub.changes.emit({ what: 'channel', how: 'updated', channel });
}

function placeOf(channel: Channel, interaction: Interaction): Partial<Message> {
  const answers = interaction.originalId ?? interaction.sourceId;
  if (answers === null) return { type: 20 };
  const guild = channel.kind === 'direct' ? {} : { guild_id: channel.guildId };
  return { type: 19, message_reference: { type: 0, channel_id: channel.id, message_id: answers, ...guild } };
}

/** Posts a message in answer to an interaction; it needs no permission in the channel. */
export function post(
  hub: Hub,
  interaction: Interaction,
  channel: Channel,
  body: MessageBody,
  uploads: readonly Upload[],
  flags = 0,
): Post {
  const isEphemeral = has(body.flags ?? 0, messageFlag.ephemeral);
  if (!isEphemeral) demandOpenThread(hub, interaction, channel, 'send');
  const origin = originOf(hub, interaction, channel);
  return createPost(hub, {
    channel,
    authorId: applicationOf(hub, interaction).botId,
    body,
    uploads,
    audience: isEphemeral ? interaction.userId : null,
    flags,
    extra: {
      ...placeOf(channel, interaction),
      application_id: interaction.applicationId,
      webhook_id: interaction.applicationId,
      interaction_metadata:
        interaction.originalId === null ? origin : { ...origin, original_response_message_id: interaction.originalId },
    },
  });
}

/** The first answer, which `@original` stands for from now on. */
export function reply(
  hub: Hub,
  interaction: Interaction,
  channel: Channel,
  body: MessageBody,
  uploads: readonly Upload[],
  flags = 0,
): Post {
  const made = post(hub, interaction, channel, body, uploads, flags);
  const isDeferred = has(flags, messageFlag.loading);
  interaction.state = isDeferred ? 'deferred' : 'replied';
  interaction.originalId = made.message.id;
  hub.waiting.get(interaction.id)?.({ kind: isDeferred ? 'deferred' : 'reply', messageId: made.message.id });
  return made;
}
