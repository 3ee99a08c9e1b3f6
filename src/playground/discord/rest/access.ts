import type { Hub } from '../hub.ts';
import { refuse } from '../refusal.ts';
import { shareGuild } from '../state/channels.ts';
import type { Id } from '../state/ids.ts';
import { may, type Permission } from '../state/permissions.ts';
import type { Application, Channel, Guild } from '../state/world.ts';

/** A channel the bot can see. */
export function visibleChannel(hub: Hub, application: Application, id: Id): Channel {
  const channel = hub.world.channels.get(id);
  if (!channel) return refuse('unknownChannel');
  if (!may(hub.world, application.botId, channel, 'viewChannel')) refuse('missingAccess');
  return channel;
}

export function demand(hub: Hub, application: Application, channel: Channel, name: Permission): void {
  if (!may(hub.world, application.botId, channel, name)) refuse('missingPermissions');
}

/** A server the bot is in. */
export function joinedGuild(hub: Hub, application: Application, id: Id): Guild {
  const guild = hub.world.guilds.get(id);
  if (!guild) return refuse('unknownGuild');
  if (!guild.members.has(application.botId)) refuse('missingAccess');
  return guild;
}

/** Archived threads refuse changes; locked ones do too, except from those who manage threads. */
export function demandActive(hub: Hub, application: Application, channel: Channel): void {
  if (channel.kind !== 'thread') return;
  const manages = may(hub.world, application.botId, channel, 'manageThreads');
  if (channel.archived || (channel.locked && !manages)) refuse('archivedThread');
}

export function demandSend(hub: Hub, application: Application, channel: Channel): void {
  if (channel.kind === 'direct') {
    const open = hub.world.accounts.get(channel.personId)?.directMessages === 'open';
    if (!open || !shareGuild(hub, channel.botId, channel.personId)) refuse('closedToMessages');
    return;
  }
  demand(hub, application, channel, channel.kind === 'thread' ? 'sendMessagesInThreads' : 'sendMessages');
  demandActive(hub, application, channel);
}
