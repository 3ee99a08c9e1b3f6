import type { Hub } from '../hub.ts';
import { context, optionType } from '../state/codes.ts';
import type { Id } from '../state/ids.ts';
import { may, permissionsIn, permission } from '../state/permissions.ts';
import type { Command, CommandOption, Localizations } from '../state/wire.ts';
import type { Application, Channel } from '../state/world.ts';
import { notOffered } from './mistake.ts';

/** A command in the list a person gets after typing a slash. */
export interface Offer {
  readonly application: Application;
  readonly command: Command;
}

/** A name or description in the person's language. */
export function inLanguage(text: string, words: Localizations | undefined, locale: string): string {
  return words?.[locale] ?? text;
}

function fits(command: Command, channel: Channel): boolean {
  if (command.type !== 1) return false;
  if (command.guild_id !== undefined) return channel.kind !== 'direct' && command.guild_id === channel.guildId;
  if (!command.integration_types.includes(0)) return false;
  if (channel.kind !== 'direct') return command.contexts?.includes(context.guild) ?? true;
  return command.contexts?.includes(context.botDirect) ?? command.dm_permission !== false;
}

function mayUse(hub: Hub, userId: Id, channel: Channel, command: Command): boolean {
  if (channel.kind === 'direct' || command.default_member_permissions === null) return true;
  const held = permissionsIn(hub.world, userId, channel);
  if ((held & permission.administrator) !== 0n) return true;
  const wanted = BigInt(command.default_member_permissions);
  return wanted !== 0n && (held & wanted) === wanted;
}

function isPresent(hub: Hub, application: Application, channel: Channel): boolean {
  if (channel.kind === 'direct') return channel.botId === application.botId;
  return hub.world.guilds.get(channel.guildId)?.members.has(application.botId) ?? false;
}

function canSpeak(hub: Hub, userId: Id, channel: Channel): boolean {
  if (channel.kind !== 'thread') return may(hub.world, userId, channel, 'sendMessages');
  if (channel.locked && !may(hub.world, userId, channel, 'manageThreads')) return false;
  return may(hub.world, userId, channel, 'sendMessagesInThreads');
}

/** The commands a person may use in a channel; those of the server come before global ones. */
export function offersIn(hub: Hub, userId: Id, channel: Channel): Offer[] {
  if (!may(hub.world, userId, channel, 'useApplicationCommands') || !canSpeak(hub, userId, channel)) return [];
  return [...hub.world.applications.values()]
    .filter((application) => isPresent(hub, application, channel))
    .flatMap((application) => application.commands.map((command) => ({ application, command })))
    .filter(({ command }) => fits(command, channel) && mayUse(hub, userId, channel, command))
    .sort((a, b) => Number(a.command.guild_id === undefined) - Number(b.command.guild_id === undefined));
}

interface Named {
  readonly name: string;
  readonly name_localizations?: Localizations;
}

/** Finds by the name in the person's language, or by the one the bot uses. */
export function named<Thing extends Named>(things: readonly Thing[], name: string, locale: string): Thing | undefined {
  return (
    things.find((thing) => inLanguage(thing.name, thing.name_localizations, locale) === name) ??
    things.find((thing) => thing.name === name)
  );
}

/** Where a command leads once its sub-commands are named: the branches taken and the options at the end. */
export interface Leaf {
  readonly branches: readonly CommandOption[];
  readonly options: readonly CommandOption[];
}

export function leafOf(command: Command, names: readonly string[], locale: string): Leaf {
  let options = command.options ?? [];
  const branches: CommandOption[] = [];
  for (const name of names) {
    const branch = named(options, name, locale);
    if (!branch || branch.type > optionType.group) return notOffered(`/${command.name} has no sub-command "${name}".`);
    branches.push(branch);
    options = branch.options ?? [];
  }
  const next = options.find((option) => option.type <= optionType.group);
  if (next) return notOffered(`/${command.name} needs a sub-command, such as "${next.name}".`);
  return { branches, options };
}
