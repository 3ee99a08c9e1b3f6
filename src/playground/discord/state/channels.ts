import type { Hub } from '../hub.ts';
import { forgetFiles } from './attachments.ts';
import type { Id } from './ids.ts';
import type { DirectChannel, GuildChannel, Thread } from './world.ts';

/** Threads of a channel, in order of creation. */
export function threadsOf(hub: Hub, parentId: Id): Thread[] {
  return [...hub.world.channels.values()].filter(
    (channel): channel is Thread => channel.kind === 'thread' && channel.parentId === parentId,
  );
}

export interface NewThread {
  readonly parentId: Id;
  readonly guildId: Id;
  readonly ownerId: Id;
  readonly name: string;
  readonly visibility: 'public' | 'private';
  readonly autoArchive: number;
  /** The message it starts from, whose id it takes. */
  readonly messageId: Id | null;
}

export function createThread(hub: Hub, from: NewThread): Thread {
  const now = hub.clock.now();
  const thread: Thread = {
    kind: 'thread',
    id: from.messageId ?? hub.nextId(),
    guildId: from.guildId,
    parentId: from.parentId,
    ownerId: from.ownerId,
    visibility: from.visibility,
    name: from.name,
    archived: false,
    locked: false,
    archivedAt: now,
    autoArchive: from.autoArchive,
    invitable: true,
    createdAt: now,
    members: new Map([[from.ownerId, now]]),
    sent: 0,
  };
  hub.world.channels.set(thread.id, thread);
  hub.changes.emit({ what: 'channel', how: 'created', channel: thread });
  return thread;
}

export function archiveThread(hub: Hub, thread: Thread, archived: boolean): void {
  if (thread.archived === archived) return;
  thread.archived = archived;
  thread.archivedAt = hub.clock.now();
}

/** Removes a channel with its threads and messages. */
export function deleteChannel(hub: Hub, channel: GuildChannel): void {
  if (channel.kind === 'text') for (const thread of threadsOf(hub, channel.id)) deleteChannel(hub, thread);
  for (const post of hub.world.posts.get(channel.id)?.values() ?? []) forgetFiles(hub, post.attachments);
  hub.world.posts.delete(channel.id);
  hub.world.channels.delete(channel.id);
  hub.changes.emit({ what: 'channel', how: 'deleted', channel });
}

/** The conversation between a bot and a person; there is one, made when first needed. */
export function directChannel(hub: Hub, botId: Id, personId: Id): DirectChannel {
  for (const channel of hub.world.channels.values()) {
    if (channel.kind === 'direct' && channel.botId === botId && channel.personId === personId) return channel;
  }
  const channel: DirectChannel = { kind: 'direct', id: hub.nextId(), botId, personId };
  hub.world.channels.set(channel.id, channel);
  return channel;
}

/** Whether a bot and a person are in a server together, without which no direct message reaches. */
export function shareGuild(hub: Hub, first: Id, second: Id): boolean {
  return [...hub.world.guilds.values()].some((guild) => guild.members.has(first) && guild.members.has(second));
}
