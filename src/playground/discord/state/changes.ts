import type { Id } from './ids.ts';
import type { Channel, Guild, GuildChannel, Member, Ping, Post, Role } from './world.ts';

/** What happened in the world. Gateway sessions and people's feeds are both told from this. */
export type Change =
  | {
      readonly what: 'message';
      readonly how: 'created' | 'updated' | 'deleted';
      readonly channel: Channel;
      readonly post: Post;
    }
  | { readonly what: 'channel'; readonly how: 'created' | 'updated' | 'deleted'; readonly channel: GuildChannel }
  | {
      readonly what: 'member';
      readonly how: 'created' | 'updated' | 'deleted';
      readonly guild: Guild;
      readonly member: Member;
    }
  | {
      readonly what: 'role';
      readonly how: 'created' | 'updated' | 'deleted';
      readonly guild: Guild;
      readonly role: Role;
    }
  | { readonly what: 'guild'; readonly how: 'created' | 'deleted'; readonly guild: Guild; readonly botId: Id }
  | { readonly what: 'typing'; readonly channel: Channel; readonly userId: Id }
  | { readonly what: 'presence'; readonly botId: Id; readonly online: boolean }
  | { readonly what: 'dismissed'; readonly channel: Channel; readonly post: Post }
  | { readonly what: 'ping'; readonly ping: Ping }
  | { readonly what: 'form'; readonly userId: Id }
  | { readonly what: 'commands'; readonly applicationId: Id }
  | { readonly what: 'interaction'; readonly applicationId: Id; readonly guildId: Id | null; readonly payload: object };
