import { IncomingWebhookRequestPartialSchema, IncomingWebhookUpdateRequestPartialSchema } from 'discord-api-spec/zod';
import type { MessageBody } from '../checks/message.ts';
import type { Hub } from '../hub.ts';
import { refuse } from '../refusal.ts';
import { has, messageFlag } from '../state/codes.ts';
import { isToken, tokenLife } from '../state/interactions.ts';
import { deletePost, editPost, postOf } from '../state/posts.ts';
import type { Channel, Interaction, Post } from '../state/world.ts';
import { accepted, acceptedMessage } from './accepted.ts';
import { demandOpenThread, post as postReply } from './reply.ts';
import { byAnybody, done, ok, type Call, type Route } from './route.ts';

interface Conversation {
  readonly interaction: Interaction;
  readonly channel: Channel;
}

/** The interaction a token speaks for, once it was acknowledged and as long as the token lives. */
function conversation(hub: Hub, call: Call): Conversation {
  const token = call.param('token');
  const id = Buffer.from(token, 'base64url').toString().split(':')[1] ?? '';
  const interaction = hub.world.interactions.get(id);
  if (interaction?.token !== token) return refuse(isToken(token) ? 'expiredToken' : 'unknownWebhook');
  if (interaction.applicationId !== call.param('application')) refuse('unknownWebhook');
  if (hub.clock.now() - interaction.at > tokenLife) refuse('expiredToken');
  if (interaction.state === 'open' || interaction.state === 'choices') refuse('unknownWebhook');
  const channel = hub.world.channels.get(interaction.channelId) ?? refuse('unknownChannel');
  return { interaction, channel };
}

/** A message the token may touch: the original, its follow-ups, and the message whose component was used. */
function ownPost(hub: Hub, { interaction, channel }: Conversation, name: string): Post {
  const id = name === '@original' ? interaction.originalId : name;
  const post = id === null ? null : postOf(hub, channel.id, id);
  const isOwn =
    id === interaction.originalId ||
    id === interaction.sourceId ||
    post?.message.interaction_metadata?.id === interaction.id;
  return post && isOwn ? post : refuse('unknownMessage');
}

function edit(hub: Hub, { interaction, channel }: Conversation, post: Post, body: MessageBody, call: Call): Post {
  if (post.audience === null) demandOpenThread(hub, interaction, channel, 'edit');
  acceptedMessage(hub, body, call.uploads, post);
  editPost(hub, channel, post, body, call.uploads);
  if (interaction.state === 'deferred') interaction.state = 'replied';
  return post;
}

export const webhookRoutes: readonly Route[] = [
  byAnybody('POST /webhooks/:application/:token', (hub, call) => {
    const talk = conversation(hub, call);
    const { interaction, channel } = talk;
    const body = accepted(IncomingWebhookRequestPartialSchema, call.json) as MessageBody;
    const original = postOf(hub, channel.id, interaction.originalId ?? '');
    if (interaction.state === 'deferred' && original && has(original.message.flags, messageFlag.loading)) {
      return ok(edit(hub, talk, original, body, call).message);
    }
    acceptedMessage(hub, body, call.uploads, null);
    return ok(postReply(hub, interaction, channel, body, call.uploads).message);
  }),
  byAnybody('GET /webhooks/:application/:token/messages/:message', (hub, call) =>
    ok(ownPost(hub, conversation(hub, call), call.param('message')).message),
  ),
  byAnybody('PATCH /webhooks/:application/:token/messages/:message', (hub, call) => {
    const talk = conversation(hub, call);
    const post = ownPost(hub, talk, call.param('message'));
    const body = accepted(IncomingWebhookUpdateRequestPartialSchema, call.json) as MessageBody;
    return ok(edit(hub, talk, post, body, call).message);
  }),
  byAnybody('DELETE /webhooks/:application/:token/messages/:message', (hub, call) => {
    const talk = conversation(hub, call);
    deletePost(hub, talk.channel, ownPost(hub, talk, call.param('message')));
    return done;
  }),
];
