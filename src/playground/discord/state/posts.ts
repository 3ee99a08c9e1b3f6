import { isGiven } from '../given.ts';
import { usesV2, type MessageBody } from '../checks/message.ts';
import type { Hub } from '../hub.ts';
import { forgetFiles, storeUpload, type Upload } from './attachments.ts';
import { has, messageFlag } from './codes.ts';
import { stamp, type Id } from './ids.ts';
import { looseAttachments, numbered, shownEmbeds, withMedia } from './layout.ts';
import { calledBy, mentionsOf, type Mentions } from './mentions.ts';
import { userOf } from './payloads.ts';
import type { Attachment, Message } from './wire.ts';
import type { Channel, Post } from './world.ts';

/** A message about to be made. */
export interface Draft {
  readonly channel: Channel;
  readonly authorId: Id;
  readonly body: MessageBody;
  readonly uploads: readonly Upload[];
  readonly audience: Id | null;
  /** Flags the server sets by itself. */
  readonly flags?: number;
  readonly extra?: Partial<Message>;
}

const settable = messageFlag.suppressEmbeds | messageFlag.suppressNotifications | messageFlag.componentsV2;

export function postOf(hub: Hub, channelId: Id, messageId: Id): Post | null {
  return hub.world.posts.get(channelId)?.get(messageId) ?? null;
}

function stored(hub: Hub, channelId: Id, body: MessageBody, uploads: readonly Upload[]): Attachment[] {
  const noteFor = (upload: Upload): NonNullable<MessageBody['attachments']>[number] | null =>
    (body.attachments ?? []).find((note) => String(note.id) === upload.number) ?? null;
  return uploads.map((upload) => storeUpload(hub, channelId, upload, noteFor(upload)));
}

function mentionFields(hub: Hub, mentions: Mentions): Pick<Message, 'mentions' | 'mention_roles' | 'mention_everyone'> {
  return {
    mentions: mentions.users.map((id) => userOf(hub.world, id)),
    mention_roles: mentions.roles,
    mention_everyone: mentions.everyone,
  };
}

function repliedTo(hub: Hub, channel: Channel, body: MessageBody): Id | null {
  const id = body.message_reference?.message_id;
  return id === undefined ? null : (postOf(hub, channel.id, id)?.message.author.id ?? null);
}

function call(hub: Hub, channel: Channel, post: Post, mentions: Mentions): void {
  if (post.audience !== null || has(post.message.flags, messageFlag.loading)) return;
  const silent = has(post.message.flags, messageFlag.suppressNotifications);
  for (const userId of calledBy(hub.world, channel, post.message.author.id, mentions)) {
    const ping = { userId, channelId: channel.id, messageId: post.message.id, silent };
    hub.world.pings.push(ping);
    hub.changes.emit({ what: 'ping', ping });
  }
}

export function createPost(hub: Hub, draft: Draft): Post {
  const { channel, body, audience } = draft;
  const attachments = stored(hub, channel.id, body, draft.uploads);
  const embeds = shownEmbeds(body.embeds ?? [], attachments);
  const components = withMedia(hub, numbered(body.components ?? []), attachments);
  const content = (body.content ?? '').trim();
  const mentions = mentionsOf(
    hub.world,
    channel,
    draft.authorId,
    content,
    components,
    body.allowed_mentions ?? null,
    repliedTo(hub, channel, body),
  );
  const id = hub.nextId();
  const post: Post = {
    audience,
    dismissed: false,
    attachments,
    message: {
      id,
      channel_id: channel.id,
      type: 0,
      content,
      author: userOf(hub.world, draft.authorId),
      embeds,
      components,
      attachments: looseAttachments(attachments, components, embeds),
      ...mentionFields(hub, mentions),
      tts: body.tts ?? false,
      pinned: false,
      timestamp: stamp(hub.clock.now()),
      edited_timestamp: null,
      flags: ((body.flags ?? 0) & settable) | (draft.flags ?? 0) | (audience === null ? 0 : messageFlag.ephemeral),
      ...(!isGiven(body.nonce) ? {} : { nonce: body.nonce }),
      ...draft.extra,
    },
  };
  const posts = hub.world.posts.get(channel.id) ?? new Map<Id, Post>();
  hub.world.posts.set(channel.id, posts.set(id, post));
  if (channel.kind === 'thread' && audience === null) channel.sent += 1;
  hub.changes.emit({ what: 'message', how: 'created', channel, post });
  call(hub, channel, post, mentions);
  return post;
}

/** Changes what the body names and leaves the rest. Filling in a deferred reply counts as its first content. */
export function editPost(hub: Hub, channel: Channel, post: Post, body: MessageBody, uploads: readonly Upload[]): void {
  const before = post.message;
  const isFirst = has(before.flags, messageFlag.loading);
  const isKept = (attachment: Attachment): boolean =>
    body.attachments === undefined || (body.attachments ?? []).some((note) => String(note.id) === attachment.id);
  const attachments = [...post.attachments.filter(isKept), ...stored(hub, channel.id, body, uploads)];
  forgetFiles(
    hub,
    post.attachments.filter((attachment) => !isKept(attachment)),
  );
  const embeds = body.embeds === undefined ? before.embeds : shownEmbeds(body.embeds ?? [], attachments);
  const components =
    body.components === undefined ? before.components : withMedia(hub, numbered(body.components ?? []), attachments);
  const content = body.content === undefined ? before.content : (body.content ?? '').trim();
  const mentions = mentionsOf(
    hub.world,
    channel,
    before.author.id,
    content,
    components,
    body.allowed_mentions ?? null,
    null,
  );
  const suppress = !isGiven(body.flags)
    ? before.flags & messageFlag.suppressEmbeds
    : body.flags & messageFlag.suppressEmbeds;
  const kept = before.flags & ~(messageFlag.loading | messageFlag.suppressEmbeds);
  post.attachments = attachments;
  post.message = {
    ...before,
    content,
    embeds,
    components,
    attachments: looseAttachments(attachments, components, embeds),
    ...mentionFields(hub, mentions),
    flags: kept | suppress | (usesV2(body, post) ? messageFlag.componentsV2 : 0),
    edited_timestamp: isFirst ? null : stamp(hub.clock.now()),
  };
  hub.changes.emit({ what: 'message', how: 'updated', channel, post });
  if (isFirst) call(hub, channel, post, mentions);
}

export function deletePost(hub: Hub, channel: Channel, post: Post): void {
  hub.world.posts.get(channel.id)?.delete(post.message.id);
  forgetFiles(hub, post.attachments);
  hub.changes.emit({ what: 'message', how: 'deleted', channel, post });
}
