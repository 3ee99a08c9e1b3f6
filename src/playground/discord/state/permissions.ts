import type { Id } from './ids.ts';
import type { Channel, Guild, TextChannel, World } from './world.ts';

export const permission = {
  createInvite: 1n << 0n,
  administrator: 1n << 3n,
  manageChannels: 1n << 4n,
  manageGuild: 1n << 5n,
  addReactions: 1n << 6n,
  viewChannel: 1n << 10n,
  sendMessages: 1n << 11n,
  manageMessages: 1n << 13n,
  embedLinks: 1n << 14n,
  attachFiles: 1n << 15n,
  readMessageHistory: 1n << 16n,
  mentionEveryone: 1n << 17n,
  useExternalEmojis: 1n << 18n,
  manageRoles: 1n << 28n,
  useApplicationCommands: 1n << 31n,
  manageThreads: 1n << 34n,
  createPublicThreads: 1n << 35n,
  createPrivateThreads: 1n << 36n,
  sendMessagesInThreads: 1n << 38n,
} as const;

export type Permission = keyof typeof permission;

const everything = (1n << 53n) - 1n;

export function bits(names: readonly Permission[]): bigint {
  return names.reduce((sum, name) => sum | permission[name], 0n);
}

/** What everybody may do in a new server. */
export const ordinary: readonly Permission[] = [
  'createInvite',
  'addReactions',
  'viewChannel',
  'sendMessages',
  'embedLinks',
  'attachFiles',
  'readMessageHistory',
  'useExternalEmojis',
  'useApplicationCommands',
  'createPublicThreads',
  'createPrivateThreads',
  'sendMessagesInThreads',
];

const inDirectMessages = bits([
  'addReactions',
  'viewChannel',
  'sendMessages',
  'embedLinks',
  'attachFiles',
  'readMessageHistory',
  'mentionEveryone',
  'useExternalEmojis',
  'useApplicationCommands',
]);

export function permissionsInGuild(guild: Guild, userId: Id): bigint {
  const member = guild.members.get(userId);
  if (!member) return 0n;
  if (guild.ownerId === userId) return everything;
  const held = guild.roles.filter((role) => role.id === guild.id || member.roles.includes(role.id));
  const sum = held.reduce((total, role) => total | BigInt(role.permissions), 0n);
  return (sum & permission.administrator) === 0n ? sum : everything;
}

function applyOverwrites(guild: Guild, channel: TextChannel, userId: Id, base: bigint): bigint {
  const member = guild.members.get(userId);
  const everyone = channel.overwrites.filter((overwrite) => overwrite.id === guild.id);
  const roles = channel.overwrites.filter(
    (overwrite) => overwrite.type === 'role' && member?.roles.includes(overwrite.id),
  );
  const own = channel.overwrites.filter((overwrite) => overwrite.type === 'member' && overwrite.id === userId);
  return [everyone, roles, own].reduce((current, layer) => {
    const deny = layer.reduce((sum, overwrite) => sum | BigInt(overwrite.deny), 0n);
    const allow = layer.reduce((sum, overwrite) => sum | BigInt(overwrite.allow), 0n);
    return (current & ~deny) | allow;
  }, base);
}

/** What a user may do in a channel; nothing at all without sight of it. */
export function permissionsIn(world: World, userId: Id, channel: Channel): bigint {
  if (channel.kind === 'direct') {
    return userId === channel.botId || userId === channel.personId ? inDirectMessages : 0n;
  }
  const guild = world.guilds.get(channel.guildId);
  const parent = channel.kind === 'thread' ? world.channels.get(channel.parentId) : channel;
  if (!guild?.members.has(userId) || parent?.kind !== 'text') return 0n;
  const base = permissionsInGuild(guild, userId);
  if (base === everything) return everything;
  const all = applyOverwrites(guild, parent, userId, base);
  if ((all & permission.viewChannel) === 0n) return 0n;
  if (channel.kind === 'thread' && channel.visibility === 'private' && !channel.members.has(userId)) {
    return (all & permission.manageThreads) === 0n ? 0n : all;
  }
  const speaks = channel.kind === 'thread' ? permission.sendMessagesInThreads : permission.sendMessages;
  return (all & speaks) === 0n ? all & ~bits(['mentionEveryone', 'attachFiles', 'embedLinks']) : all;
}

export function may(world: World, userId: Id, channel: Channel, name: Permission): boolean {
  return (permissionsIn(world, userId, channel) & permission[name]) !== 0n;
}
