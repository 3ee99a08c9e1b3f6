import type { Hub } from '../hub.ts';
import type { Id } from '../state/ids.ts';
import { may } from '../state/permissions.ts';
import { postOf } from '../state/posts.ts';
import type { Channel, Post } from '../state/world.ts';
import { notOffered } from './mistake.ts';

export function canSee(hub: Hub, userId: Id, channel: Channel): boolean {
  return may(hub.world, userId, channel, 'viewChannel');
}

/** A channel on the person's screen. */
export function seenChannel(hub: Hub, userId: Id, channelId: Id): Channel {
  const channel = hub.world.channels.get(channelId);
  if (!channel || !canSee(hub, userId, channel))
    return notOffered(`Channel ${channelId} is not visible to this person.`);
  return channel;
}

export function isSeen(post: Post, userId: Id): boolean {
  return post.audience === null || (post.audience === userId && !post.dismissed);
}

/** Everything the person sees in a channel, oldest first. */
export function seenPosts(hub: Hub, userId: Id, channel: Channel): Post[] {
  if (!may(hub.world, userId, channel, 'readMessageHistory')) return [];
  return [...(hub.world.posts.get(channel.id)?.values() ?? [])].filter((post) => isSeen(post, userId));
}

/** A message on the person's screen, as it is now. */
export function seenPost(hub: Hub, userId: Id, message: { readonly id: Id; readonly channel_id: Id }): Post {
  seenChannel(hub, userId, message.channel_id);
  const post = postOf(hub, message.channel_id, message.id);
  if (!post || !isSeen(post, userId)) return notOffered(`Message ${message.id} is not visible to this person.`);
  return post;
}
