import { randomBytes } from 'node:crypto';
import type { Hub } from './hub.ts';
import { personAt, type Person } from './people/person.ts';
import { archiveThread, createThread, deleteChannel } from './state/channels.ts';
import type { Id } from './state/ids.ts';
import { bits, ordinary, type Permission } from './state/permissions.ts';
import { deletePost, postOf } from './state/posts.ts';
import type { User } from './state/wire.ts';
import type { Account, Application, Channel, Guild, Member, TextChannel, Thread } from './state/world.ts';

/** The side of those who set a place up and look after it: servers, channels, rights, comings and goings. */
export interface Administration {
  createApplication(options: {
    readonly name: string;
    readonly token?: string;
    /** Bits of the intents that need approval and have it. */
    readonly privilegedIntents?: number;
  }): Readonly<Application>;
  createPerson(options: { readonly name: string; readonly displayName?: string; readonly locale?: string }): Person;
  person(userId: Id): Person;
  createGuild(options: { readonly name: string; readonly ownerId: Id; readonly locale?: string }): Readonly<Guild>;
  createChannel(options: {
    readonly guildId: Id;
    readonly name: string;
    readonly topic?: string;
  }): Readonly<TextChannel>;
  createThread(options: {
    readonly channelId: Id;
    readonly name: string;
    readonly ownerId: Id;
    readonly visibility?: 'public' | 'private';
  }): Readonly<Thread>;
  /** Adds a bot to a server, with a role of its own that holds these permissions. */
  install(applicationId: Id, guildId: Id, permissions?: readonly Permission[]): void;
  uninstall(applicationId: Id, guildId: Id): void;
  join(guildId: Id, userId: Id, nick?: string): void;
  leave(guildId: Id, userId: Id): void;
  createRole(guildId: Id, name: string, permissions?: readonly Permission[]): Id;
  setRoles(guildId: Id, userId: Id, roleIds: readonly Id[]): void;
  /** Grants or takes permissions in a channel; `targetId` is a role, a user, or the server's id for everybody. */
  overwrite(channelId: Id, targetId: Id, change: { allow?: readonly Permission[]; deny?: readonly Permission[] }): void;
  clearOverwrite(channelId: Id, targetId: Id): void;
  setThread(threadId: Id, change: { readonly archived?: boolean; readonly locked?: boolean }): void;
  deleteChannel(channelId: Id): void;
  deleteMessage(channelId: Id, messageId: Id): void;
  setDirectMessages(userId: Id, state: 'open' | 'closed'): void;
}

function newUser(id: Id, name: string, displayName: string | null): User {
  return {
    id,
    username: name,
    global_name: displayName,
    discriminator: '0',
    avatar: null,
    public_flags: 0,
    flags: 0,
    primary_guild: null,
  };
}

function found<Thing>(thing: Thing | undefined, id: Id): Thing {
  if (thing === undefined) throw new Error(`There is nothing with the id ${id}.`);
  return thing;
}

export function administration(hub: Hub): Administration {
  const { world } = hub;
  const people = new Map<Id, Person>();
  const guildOf = (id: Id): Guild => found(world.guilds.get(id), id);
  const channelOf = (id: Id): Channel => found(world.channels.get(id), id);
  const changed = (channel: Channel): void => {
    if (channel.kind !== 'direct') hub.changes.emit({ what: 'channel', how: 'updated', channel });
  };

  function addMember(guild: Guild, userId: Id, nick: string | null, roles: Id[]): Member {
    const member: Member = {
      userId: found(world.accounts.get(userId), userId).user.id,
      nick,
      roles,
      joinedAt: hub.clock.now(),
    };
    guild.members.set(userId, member);
    hub.changes.emit({ what: 'member', how: 'created', guild, member });
    return member;
  }

  function person(userId: Id): Person {
    const account: Account = found(world.accounts.get(userId), userId);
    const known = people.get(userId) ?? personAt(hub, account);
    people.set(userId, known);
    return known;
  }

  function textChannel(id: Id): TextChannel {
    const channel = channelOf(id);
    if (channel.kind !== 'text') throw new Error(`${id} is not a text channel.`);
    return channel;
  }

  return {
    person,
    createApplication({ name, token, privilegedIntents = 0 }) {
      const id = hub.nextId();
      const ownerId = hub.nextId();
      world.accounts.set(id, {
        user: { ...newUser(id, name, null), bot: true },
        locale: 'en-US',
        directMessages: 'open',
      });
      world.accounts.set(ownerId, {
        user: newUser(ownerId, `${name.toLowerCase()}-owner`, null),
        locale: 'en-US',
        directMessages: 'open',
      });
      const secret = token ?? `${Buffer.from(id).toString('base64url')}.${randomBytes(24).toString('base64url')}`;
      const application: Application = { id, name, token: secret, botId: id, ownerId, privilegedIntents, commands: [] };
      world.applications.set(id, application);
      return application;
    },
    createPerson({ name, displayName, locale = 'en-US' }) {
      const id = hub.nextId();
      world.accounts.set(id, { user: newUser(id, name, displayName ?? null), locale, directMessages: 'open' });
      return person(id);
    },
    createGuild({ name, ownerId, locale = 'en-US' }) {
      const id = hub.nextId();
      const everyone = { id, name: '@everyone', permissions: bits(ordinary).toString(), position: 0, managedBy: null };
      const guild: Guild = { id, name, ownerId, locale, roles: [everyone], members: new Map() };
      world.guilds.set(id, guild);
      addMember(guild, ownerId, null, []);
      return guild;
    },
    createChannel({ guildId, name, topic }) {
      const position = [...world.channels.values()].filter(
        (one) => one.kind === 'text' && one.guildId === guildId,
      ).length;
      const channel: TextChannel = {
        kind: 'text',
        id: hub.nextId(),
        guildId: guildOf(guildId).id,
        name,
        topic: topic ?? null,
        position,
        overwrites: [],
      };
      world.channels.set(channel.id, channel);
      hub.changes.emit({ what: 'channel', how: 'created', channel });
      return channel;
    },
    createThread({ channelId, name, ownerId, visibility = 'public' }) {
      const { id: parentId, guildId } = textChannel(channelId);
      return createThread(hub, { parentId, guildId, ownerId, name, visibility, autoArchive: 4320, messageId: null });
    },
    install(applicationId, guildId, permissions = ordinary) {
      const application = found(world.applications.get(applicationId), applicationId);
      const guild = guildOf(guildId);
      const role = {
        id: hub.nextId(),
        name: application.name,
        permissions: bits(permissions).toString(),
        position: guild.roles.length,
        managedBy: application.botId,
      };
      guild.roles.push(role);
      addMember(guild, application.botId, null, [role.id]);
      hub.changes.emit({ what: 'guild', how: 'created', guild, botId: application.botId });
    },
    uninstall(applicationId, guildId) {
      const { botId } = found(world.applications.get(applicationId), applicationId);
      const guild = guildOf(guildId);
      guild.members.delete(botId);
      hub.changes.emit({ what: 'guild', how: 'deleted', guild, botId });
    },
    join: (guildId, userId, nick) => void addMember(guildOf(guildId), userId, nick ?? null, []),
    leave(guildId, userId) {
      const guild = guildOf(guildId);
      const member = found(guild.members.get(userId), userId);
      guild.members.delete(userId);
      hub.changes.emit({ what: 'member', how: 'deleted', guild, member });
    },
    createRole(guildId, name, permissions = []) {
      const guild = guildOf(guildId);
      const role = {
        id: hub.nextId(),
        name,
        permissions: bits(permissions).toString(),
        position: guild.roles.length,
        managedBy: null,
      };
      guild.roles.push(role);
      hub.changes.emit({ what: 'role', how: 'created', guild, role });
      return role.id;
    },
    setRoles(guildId, userId, roleIds) {
      const guild = guildOf(guildId);
      const member = found(guild.members.get(userId), userId);
      member.roles = [...roleIds];
      hub.changes.emit({ what: 'member', how: 'updated', guild, member });
    },
    overwrite(channelId, targetId, { allow = [], deny = [] }) {
      const channel = textChannel(channelId);
      const type = guildOf(channel.guildId).roles.some((role) => role.id === targetId) ? 'role' : 'member';
      channel.overwrites = [
        ...channel.overwrites.filter((one) => one.id !== targetId),
        { id: targetId, type, allow: bits(allow).toString(), deny: bits(deny).toString() },
      ];
      changed(channel);
    },
    clearOverwrite(channelId, targetId) {
      const channel = textChannel(channelId);
      channel.overwrites = channel.overwrites.filter((one) => one.id !== targetId);
      changed(channel);
    },
    setThread(threadId, { archived, locked }) {
      const thread = channelOf(threadId);
      if (thread.kind !== 'thread') throw new Error(`${threadId} is not a thread.`);
      if (archived !== undefined) archiveThread(hub, thread, archived);
      thread.locked = locked ?? thread.locked;
      changed(thread);
    },
    deleteChannel(channelId) {
      const channel = channelOf(channelId);
      if (channel.kind !== 'direct') deleteChannel(hub, channel);
    },
    deleteMessage(channelId, messageId) {
      deletePost(hub, channelOf(channelId), found(postOf(hub, channelId, messageId) ?? undefined, messageId));
    },
    setDirectMessages(userId, state) {
      found(world.accounts.get(userId), userId).directMessages = state;
    },
  };
}
