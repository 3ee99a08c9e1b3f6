import { isGiven } from '../given.ts';
import { MessageCreateRequestSchema, MessageEditRequestPartialSchema } from 'discord-api-spec/zod';
import { flaw } from '../checks/flaw.ts';
import type { MessageBody } from '../checks/message.ts';
import type { Hub } from '../hub.ts';
import { refuse, refuseFlaws } from '../refusal.ts';
import { has, messageFlag } from '../state/codes.ts';
import { timeOf, type Id } from '../state/ids.ts';
import { may } from '../state/permissions.ts';
import { createPost, deletePost, editPost, postOf } from '../state/posts.ts';
import type { Message } from '../state/wire.ts';
import type { Application, Channel, Post } from '../state/world.ts';
import { accepted, acceptedMessage } from './accepted.ts';
import { demand, demandActive, demandSend, visibleChannel } from './access.ts';
import { byBot, done, ok, type Route } from './route.ts';

const nonceLife = 5 * 60_000;

/** Ephemeral messages do not exist in their channel. */
function publicPost(hub: Hub, channel: Channel, id: Id): Post {
  const post = postOf(hub, channel.id, id);
  return post?.audience === null ? post : refuse('unknownMessage');
}

function sameNonce(hub: Hub, channel: Channel, authorId: Id, nonce: string | number): Post | undefined {
  const posts = [...(hub.world.posts.get(channel.id)?.values() ?? [])];
  return posts.findLast(
    ({ message }) =>
      message.author.id === authorId &&
      message.nonce !== undefined &&
      String(message.nonce) === String(nonce) &&
      hub.clock.now() - timeOf(message.id) < nonceLife,
  );
}

function reference(hub: Hub, channel: Channel, body: MessageBody): Partial<Message> {
  if (!body.message_reference) return {};
  const { message_id, fail_if_not_exists } = body.message_reference;
  if (postOf(hub, channel.id, message_id)?.audience !== null) {
    if (fail_if_not_exists === false) return {};
    refuseFlaws([flaw(['message_reference'], 'MESSAGE_REFERENCE_UNKNOWN_MESSAGE', 'Unknown message')]);
  }
  const guild = channel.kind === 'direct' ? {} : { guild_id: channel.guildId };
  return { type: 19, message_reference: { type: 0, channel_id: channel.id, message_id, ...guild } };
}

function demandContent(hub: Hub, application: Application, channel: Channel, body: MessageBody, files: number): void {
  if (files > 0) demand(hub, application, channel, 'attachFiles');
  if ((body.embeds ?? []).length > 0) demand(hub, application, channel, 'embedLinks');
  if (body.message_reference) demand(hub, application, channel, 'readMessageHistory');
}

function page(hub: Hub, channel: Channel, query: URLSearchParams): Message[] {
  const limit = Number(query.get('limit') ?? 50);
  if (!(limit >= 1 && limit <= 100)) {
    refuseFlaws([flaw(['limit'], 'NUMBER_TYPE_MAX', 'Must be between 1 and 100.')]);
  }
  const newest = [...(hub.world.posts.get(channel.id)?.values() ?? [])]
    .filter((post) => post.audience === null)
    .map((post) => post.message)
    .reverse();
  const before = query.get('before');
  const after = query.get('after');
  if (before !== null) return newest.filter((message) => BigInt(message.id) < BigInt(before)).slice(0, limit);
  if (after !== null) return newest.filter((message) => BigInt(message.id) > BigInt(after)).slice(-limit);
  return newest.slice(0, limit);
}

export const messageRoutes: readonly Route[] = [
  byBot('GET /channels/:channel/messages', (hub, call, application) => {
    const channel = visibleChannel(hub, application, call.param('channel'));
    return ok(may(hub.world, application.botId, channel, 'readMessageHistory') ? page(hub, channel, call.query) : []);
  }),
  byBot('POST /channels/:channel/messages', (hub, call, application) => {
    const channel = visibleChannel(hub, application, call.param('channel'));
    demandSend(hub, application, channel);
    const body = accepted(MessageCreateRequestSchema, call.json) as MessageBody;
    acceptedMessage(hub, body, call.uploads, null);
    if (has(body.flags ?? 0, messageFlag.ephemeral)) {
      refuseFlaws([flaw(['flags'], 'MESSAGE_FLAGS_INVALID', 'Only a reply to an interaction can be ephemeral')]);
    }
    demandContent(hub, application, channel, body, call.uploads.length);
    if (body.enforce_nonce === true && isGiven(body.nonce)) {
      const earlier = sameNonce(hub, channel, application.botId, body.nonce);
      if (earlier) return ok(earlier.message);
    }
    const { botId: authorId } = application;
    const extra = reference(hub, channel, body);
    return ok(createPost(hub, { channel, authorId, body, uploads: call.uploads, audience: null, extra }).message);
  }),
  byBot('GET /channels/:channel/messages/:message', (hub, call, application) => {
    const channel = visibleChannel(hub, application, call.param('channel'));
    demand(hub, application, channel, 'readMessageHistory');
    return ok(publicPost(hub, channel, call.param('message')).message);
  }),
  byBot('PATCH /channels/:channel/messages/:message', (hub, call, application) => {
    const channel = visibleChannel(hub, application, call.param('channel'));
    const post = publicPost(hub, channel, call.param('message'));
    if (post.message.author.id !== application.botId) refuse('notYourMessage');
    demandActive(hub, application, channel);
    const body = accepted(MessageEditRequestPartialSchema, call.json) as MessageBody;
    acceptedMessage(hub, body, call.uploads, post);
    demandContent(hub, application, channel, body, call.uploads.length);
    editPost(hub, channel, post, body, call.uploads);
    return ok(post.message);
  }),
  byBot('DELETE /channels/:channel/messages/:message', (hub, call, application) => {
    const channel = visibleChannel(hub, application, call.param('channel'));
    const post = publicPost(hub, channel, call.param('message'));
    if (post.message.author.id !== application.botId) demand(hub, application, channel, 'manageMessages');
    if (channel.kind === 'thread' && channel.locked) demandActive(hub, application, channel);
    deletePost(hub, channel, post);
    return done;
  }),
  byBot('POST /channels/:channel/typing', (hub, call, application) => {
    const channel = visibleChannel(hub, application, call.param('channel'));
    demandSend(hub, application, channel);
    hub.changes.emit({ what: 'typing', channel, userId: application.botId });
    return done;
  }),
];
