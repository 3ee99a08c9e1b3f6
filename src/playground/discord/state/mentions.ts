import { component } from './codes.ts';
import type { Id } from './ids.ts';
import { may, permissionsIn, permission } from './permissions.ts';
import type { Component } from './wire.ts';
import type { Channel, World } from './world.ts';

export interface AllowedMentions {
  readonly parse?: readonly (string | null)[] | null;
  readonly users?: readonly (Id | null)[] | null;
  readonly roles?: readonly (Id | null)[] | null;
  readonly replied_user?: boolean | null;
}

export interface Mentions {
  readonly users: readonly Id[];
  readonly roles: readonly Id[];
  readonly everyone: boolean;
}

function textsIn(components: readonly Component[]): string[] {
  return components.flatMap((part) => [
    ...(part.type === component.text && part.content !== undefined ? [part.content] : []),
    ...textsIn(part.components ?? []),
  ]);
}

function idsIn(text: string, pattern: RegExp): Id[] {
  return [...new Set([...text.matchAll(pattern)].flatMap((match) => match[1] ?? []))];
}

/** Whom a message calls, once `allowed_mentions` had its say. Mentions in embeds call nobody. */
export function mentionsOf(
  world: World,
  channel: Channel,
  authorId: Id,
  content: string,
  components: readonly Component[],
  allowed: AllowedMentions | null,
  repliedTo: Id | null,
): Mentions {
  const text = [content, ...textsIn(components)].join('\n');
  const parses = (kind: string): boolean => allowed === null || (allowed.parse ?? []).includes(kind);
  const lists = (list: readonly (Id | null)[] | null | undefined, id: Id): boolean => (list ?? []).includes(id);
  const users = idsIn(text, /<@!?(\d+)>/g).filter(
    (id) => world.accounts.has(id) && (parses('users') || lists(allowed?.users, id)),
  );
  if (repliedTo !== null && (allowed === null || allowed.replied_user === true) && !users.includes(repliedTo)) {
    users.push(repliedTo);
  }
  const roles = idsIn(text, /<@&(\d+)>/g).filter((id) => parses('roles') || lists(allowed?.roles, id));
  const everyone =
    /@(everyone|here)\b/.test(text) && parses('everyone') && may(world, authorId, channel, 'mentionEveryone');
  return { users, roles, everyone };
}

/** The people whose screen shows a badge for this message. */
export function calledBy(world: World, channel: Channel, authorId: Id, mentions: Mentions): Id[] {
  const readers = [...world.accounts.values()].filter(
    ({ user }) =>
      user.bot !== true &&
      user.id !== authorId &&
      (permissionsIn(world, user.id, channel) & permission.viewChannel) !== 0n,
  );
  const rolesOf = (id: Id): readonly Id[] =>
    channel.kind === 'direct' ? [] : (world.guilds.get(channel.guildId)?.members.get(id)?.roles ?? []);
  return readers
    .map(({ user }) => user.id)
    .filter(
      (id) =>
        channel.kind === 'direct' ||
        mentions.everyone ||
        mentions.users.includes(id) ||
        rolesOf(id).some((role) => mentions.roles.includes(role)),
    );
}
