import type { Hub } from '../hub.ts';
import type { Id } from '../state/ids.ts';
import { interactionChannel, memberWithoutUser, rolePayload, userOf } from '../state/payloads.ts';
import { permissionsIn } from '../state/permissions.ts';
import type { Application, Channel, Guild } from '../state/world.ts';
import { canSee } from './sight.ts';
import { notOffered } from './mistake.ts';

/** Users, members, roles and channels a person pointed at, as the bot receives them. */
export interface Resolved {
  readonly users: Record<Id, object>;
  readonly members: Record<Id, object>;
  readonly roles: Record<Id, object>;
  readonly channels: Record<Id, object>;
}

export type Pointable = 'user' | 'role' | 'mentionable' | 'channel';

export interface Pointer {
  readonly hub: Hub;
  readonly userId: Id;
  readonly application: Application;
  readonly channel: Channel;
  readonly resolved: Resolved;
}

export function nothingResolved(): Resolved {
  return { users: {}, members: {}, roles: {}, channels: {} };
}

/** Only the kinds something was pointed at; undefined if nothing was. */
export function resolvedPayload(resolved: Resolved): object | undefined {
  const used = Object.entries(resolved).filter(([, entries]) => Object.keys(entries as object).length > 0);
  return used.length === 0 ? undefined : Object.fromEntries(used);
}

function guildOf({ hub, channel }: Pointer): Guild | undefined {
  return channel.kind === 'direct' ? undefined : hub.world.guilds.get(channel.guildId);
}

function pointAtUser(pointer: Pointer, text: string): Id | null {
  const { hub, channel, resolved } = pointer;
  const key = text.replace(/^<?@!?/, '').replace(/>$/, '');
  const account = [...hub.world.accounts.values()].find(
    ({ user }) => user.id === key || user.username === key || user.global_name === key,
  );
  const member = account && guildOf(pointer)?.members.get(account.user.id);
  const isHere =
    channel.kind === 'direct'
      ? [channel.botId, channel.personId].includes(account?.user.id ?? '')
      : member !== undefined;
  if (!account || !isHere) return null;
  const { id } = account.user;
  resolved.users[id] = userOf(hub.world, id);
  if (member) {
    resolved.members[id] = {
      ...memberWithoutUser(member),
      permissions: permissionsIn(hub.world, id, channel).toString(),
    };
  }
  return id;
}

function pointAtRole(pointer: Pointer, text: string): Id | null {
  const key = text.replace(/^<?@&?/, '').replace(/>$/, '');
  const role = guildOf(pointer)?.roles.find((one) => one.id === key || one.name === key);
  if (!role) return null;
  pointer.resolved.roles[role.id] = rolePayload(role);
  return role.id;
}

function pointAtChannel(pointer: Pointer, text: string): Id | null {
  const { hub, userId, application, channel: here, resolved } = pointer;
  const key = text.replace(/^<?#/, '').replace(/>$/, '');
  const target = [...hub.world.channels.values()].find(
    (one) =>
      one.kind !== 'direct' &&
      here.kind !== 'direct' &&
      one.guildId === here.guildId &&
      (one.id === key || one.name === key) &&
      canSee(hub, userId, one),
  );
  if (!target) return null;
  resolved.channels[target.id] = interactionChannel(hub.world, target, userId, application.botId);
  return target.id;
}

/** The id of what a person points at by id, name or mention. */
export function pointAt(pointer: Pointer, kind: Pointable, text: string): Id {
  const found = {
    user: () => pointAtUser(pointer, text),
    role: () => pointAtRole(pointer, text),
    mentionable: () => pointAtUser(pointer, text) ?? pointAtRole(pointer, text),
    channel: () => pointAtChannel(pointer, text),
  }[kind]();
  return found ?? notOffered(`There is no ${kind} "${text}" to choose here.`);
}
