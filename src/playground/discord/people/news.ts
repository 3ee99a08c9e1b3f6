import type { Form, Hub } from '../hub.ts';
import type { Change } from '../state/changes.ts';
import type { Id } from '../state/ids.ts';
import { channelPayload, userOf } from '../state/payloads.ts';
import type { Message, User } from '../state/wire.ts';
import type { Ping } from '../state/world.ts';
import { canSee, isSeen } from './sight.ts';

/** What changes on one person's screen; nothing that person may not see is ever in it. */
export type PersonEvent =
  | { readonly what: 'message'; readonly how: 'new' | 'changed' | 'gone'; readonly message: Message }
  | {
      readonly what: 'channel';
      readonly how: 'new' | 'changed' | 'gone';
      readonly id: Id;
      readonly channel: object | null;
    }
  | { readonly what: 'typing'; readonly channelId: Id; readonly user: User }
  | { readonly what: 'presence'; readonly user: User; readonly online: boolean }
  | { readonly what: 'ping'; readonly ping: Ping }
  | { readonly what: 'form'; readonly form: Form | null }
  | { readonly what: 'commands' }
  | { readonly what: 'server' };

const verbs = { created: 'new', updated: 'changed', deleted: 'gone' } as const;

export function newsFor(hub: Hub, userId: Id, change: Change): PersonEvent | null {
  switch (change.what) {
    case 'message':
      return canSee(hub, userId, change.channel) && isSeen(change.post, userId)
        ? { what: 'message', how: verbs[change.how], message: change.post.message }
        : null;
    case 'dismissed':
      return change.post.audience === userId ? { what: 'message', how: 'gone', message: change.post.message } : null;
    case 'channel': {
      const { channel } = change;
      const isMember = hub.world.guilds.get(channel.guildId)?.members.has(userId) ?? false;
      if (!isMember) return null;
      if (canSee(hub, userId, channel) && change.how !== 'deleted') {
        return {
          what: 'channel',
          how: verbs[change.how],
          id: channel.id,
          channel: channelPayload(hub.world, channel, userId),
        };
      }
      return change.how === 'created' ? null : { what: 'channel', how: 'gone', id: channel.id, channel: null };
    }
    case 'typing':
      return canSee(hub, userId, change.channel) && change.userId !== userId
        ? { what: 'typing', channelId: change.channel.id, user: userOf(hub.world, change.userId) }
        : null;
    case 'presence':
      return { what: 'presence', user: userOf(hub.world, change.botId), online: change.online };
    case 'ping':
      return change.ping.userId === userId ? { what: 'ping', ping: change.ping } : null;
    case 'form':
      return change.userId === userId ? { what: 'form', form: hub.forms.get(userId) ?? null } : null;
    case 'commands':
      return { what: 'commands' };
    case 'member':
    case 'role':
    case 'guild':
      return change.guild.members.has(userId) ? { what: 'server' } : null;
    case 'interaction':
      return null;
  }
}
