import { has, intent } from '../state/codes.ts';
import type { Change } from '../state/changes.ts';
import type { Id } from '../state/ids.ts';
import {
  channelPayload,
  guildPayload,
  memberPayload,
  memberWithoutUser,
  rolePayload,
  userOf,
} from '../state/payloads.ts';
import { may } from '../state/permissions.ts';
import type { Message } from '../state/wire.ts';
import type { Application, Channel, Guild, World } from '../state/world.ts';
import { stamp } from '../state/ids.ts';

/** Who listens: a bot and the intents it declared. */
export interface Listener {
  readonly application: Application;
  readonly intents: number;
}

export interface Dispatch {
  readonly event: string;
  readonly data: object;
}

export function guildCreate(world: World, guild: Guild, botId: Id): Dispatch {
  const channels = [...world.channels.values()];
  const own = guild.members.get(botId);
  return {
    event: 'GUILD_CREATE',
    data: {
      ...guildPayload(guild),
      joined_at: stamp(own?.joinedAt ?? 0),
      large: false,
      unavailable: false,
      member_count: guild.members.size,
      members: own ? [memberPayload(world, own)] : [],
      channels: channels
        .filter((channel) => channel.kind === 'text' && channel.guildId === guild.id)
        .map((channel) => channelPayload(world, channel)),
      threads: channels
        .filter(
          (channel) =>
            channel.kind === 'thread' &&
            channel.guildId === guild.id &&
            !channel.archived &&
            may(world, botId, channel, 'viewChannel'),
        )
        .map((channel) => channelPayload(world, channel, botId)),
      presences: [],
      voice_states: [],
      stage_instances: [],
      guild_scheduled_events: [],
      soundboard_sounds: [],
    },
  };
}

function guildOf(world: World, channel: Channel): Guild | undefined {
  return channel.kind === 'direct' ? undefined : world.guilds.get(channel.guildId);
}

/** Without the privileged intent, only a bot's own messages, mentions of it and direct messages keep their content. */
function readable(message: Message, channel: Channel, { application, intents }: Listener): Message {
  const isOpen =
    has(intents, intent.messageContent) ||
    channel.kind === 'direct' ||
    message.author.id === application.botId ||
    message.mentions.some((user) => user.id === application.botId);
  return isOpen ? message : { ...message, content: '', embeds: [], attachments: [], components: [] };
}

function messageDispatch(world: World, change: Change & { what: 'message' }, listener: Listener): Dispatch | null {
  const { channel, post, how } = change;
  const wanted = channel.kind === 'direct' ? intent.directMessages : intent.guildMessages;
  if (post.audience !== null || !has(listener.intents, wanted)) return null;
  if (!may(world, listener.application.botId, channel, 'viewChannel')) return null;
  const guild = guildOf(world, channel);
  const place = guild ? { guild_id: guild.id } : {};
  if (how === 'deleted') {
    return { event: 'MESSAGE_DELETE', data: { id: post.message.id, channel_id: channel.id, ...place } };
  }
  const member = guild?.members.get(post.message.author.id);
  return {
    event: how === 'created' ? 'MESSAGE_CREATE' : 'MESSAGE_UPDATE',
    data: {
      ...readable(post.message, channel, listener),
      ...place,
      ...(member ? { member: memberWithoutUser(member) } : {}),
    },
  };
}

const endings = { created: 'CREATE', updated: 'UPDATE', deleted: 'DELETE' } as const;

function channelDispatch(world: World, change: Change & { what: 'channel' }, listener: Listener): Dispatch | null {
  const { channel, how } = change;
  const { botId } = listener.application;
  if (!has(listener.intents, intent.guilds)) return null;
  if (channel.kind === 'text') return { event: `CHANNEL_${endings[how]}`, data: channelPayload(world, channel) };
  if (!may(world, botId, channel, 'viewChannel')) return null;
  const data = channelPayload(world, channel, botId);
  return { event: `THREAD_${endings[how]}`, data: how === 'created' ? { ...data, newly_created: true } : data };
}

function memberDispatch(world: World, change: Change & { what: 'member' }, listener: Listener): Dispatch | null {
  const { guild, member, how } = change;
  const isSelf = member.userId === listener.application.botId;
  if (!has(listener.intents, intent.guildMembers) && !(isSelf && how === 'updated')) return null;
  const user = userOf(world, member.userId);
  if (how === 'deleted') return { event: 'GUILD_MEMBER_REMOVE', data: { guild_id: guild.id, user } };
  const event = how === 'created' ? 'GUILD_MEMBER_ADD' : 'GUILD_MEMBER_UPDATE';
  return { event, data: { ...memberPayload(world, member), guild_id: guild.id } };
}

function roleDispatch(change: Change & { what: 'role' }, listener: Listener): Dispatch | null {
  const { guild, role, how } = change;
  if (!has(listener.intents, intent.guilds)) return null;
  const named = how === 'deleted' ? { role_id: role.id } : { role: rolePayload(role) };
  return { event: `GUILD_ROLE_${endings[how]}`, data: { guild_id: guild.id, ...named } };
}

function guildDispatch(world: World, change: Change & { what: 'guild' }, listener: Listener): Dispatch | null {
  if (change.botId !== listener.application.botId || !has(listener.intents, intent.guilds)) return null;
  return change.how === 'created'
    ? guildCreate(world, change.guild, change.botId)
    : { event: 'GUILD_DELETE', data: { id: change.guild.id } };
}

function typingDispatch(world: World, change: Change & { what: 'typing' }, listener: Listener): Dispatch | null {
  const { channel, userId } = change;
  const wanted = channel.kind === 'direct' ? intent.directTyping : intent.guildTyping;
  if (!has(listener.intents, wanted) || !may(world, listener.application.botId, channel, 'viewChannel')) return null;
  const guild = guildOf(world, channel);
  return {
    event: 'TYPING_START',
    data: { channel_id: channel.id, user_id: userId, timestamp: 0, ...(guild ? { guild_id: guild.id } : {}) },
  };
}

/** The server a change belongs to, if to one. */
export function guildIdOf(change: Change): Id | null {
  switch (change.what) {
    case 'message':
    case 'channel':
    case 'typing':
      return change.channel.kind === 'direct' ? null : change.channel.guildId;
    case 'member':
    case 'role':
    case 'guild':
      return change.guild.id;
    case 'interaction':
      return change.guildId;
    case 'presence':
    case 'dismissed':
    case 'ping':
    case 'form':
    case 'commands':
      return null;
  }
}

/** What a bot is told of a change, if anything. */
export function dispatchOf(world: World, change: Change, listener: Listener): Dispatch | null {
  switch (change.what) {
    case 'message':
      return messageDispatch(world, change, listener);
    case 'channel':
      return channelDispatch(world, change, listener);
    case 'member':
      return memberDispatch(world, change, listener);
    case 'role':
      return roleDispatch(change, listener);
    case 'guild':
      return guildDispatch(world, change, listener);
    case 'typing':
      return typingDispatch(world, change, listener);
    case 'interaction':
      return change.applicationId === listener.application.id
        ? { event: 'INTERACTION_CREATE', data: change.payload }
        : null;
    case 'presence':
    case 'dismissed':
    case 'ping':
    case 'form':
    case 'commands':
      return null;
  }
}
