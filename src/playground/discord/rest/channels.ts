import { isGiven } from '../given.ts';
import {
  CreatePrivateChannelRequestSchema,
  CreateTextThreadWithMessageRequestSchema,
  CreateTextThreadWithoutMessageRequestSchema,
  UpdateGuildChannelRequestPartialSchema,
  UpdateThreadRequestPartialSchema,
} from 'discord-api-spec/zod';
import type { Hub } from '../hub.ts';
import { refuse } from '../refusal.ts';
import { archiveThread, createThread, deleteChannel, directChannel, threadsOf } from '../state/channels.ts';
import { channelType } from '../state/codes.ts';
import type { Id } from '../state/ids.ts';
import { channelPayload, threadMemberPayload } from '../state/payloads.ts';
import { may } from '../state/permissions.ts';
import { postOf } from '../state/posts.ts';
import type { Application, TextChannel, Thread } from '../state/world.ts';
import { accepted } from './accepted.ts';
import { demand, demandActive, joinedGuild, visibleChannel } from './access.ts';
import { byBot, done, ok, type Answer, type Route } from './route.ts';

interface ThreadBody {
  readonly name: string;
  readonly auto_archive_duration?: number | null;
  readonly type?: number | null;
}

interface ThreadPatch {
  readonly name?: string | null;
  readonly archived?: boolean | null;
  readonly locked?: boolean | null;
  readonly invitable?: boolean | null;
  readonly auto_archive_duration?: number | null;
}

function textChannel(hub: Hub, application: Application, id: Id): TextChannel {
  const channel = visibleChannel(hub, application, id);
  return channel.kind === 'text' ? channel : refuse('notForThisChannel');
}

function thread(hub: Hub, application: Application, id: Id): Thread {
  const channel = visibleChannel(hub, application, id);
  return channel.kind === 'thread' ? channel : refuse('notForThisChannel');
}

function start(
  hub: Hub,
  application: Application,
  parent: TextChannel,
  body: ThreadBody,
  messageId: Id | null,
): Answer {
  const visibility = messageId !== null || body.type === channelType.publicThread ? 'public' : 'private';
  demand(hub, application, parent, visibility === 'public' ? 'createPublicThreads' : 'createPrivateThreads');
  const { botId } = application;
  const made = createThread(hub, {
    parentId: parent.id,
    guildId: parent.guildId,
    ownerId: botId,
    name: body.name,
    visibility,
    autoArchive: body.auto_archive_duration ?? 4320,
    messageId,
  });
  return { status: 201, body: channelPayload(hub.world, made, botId) };
}

/** Bringing a thread back is open to its members; everything else to its maker and to those who manage threads. */
function demandThreadPatch(hub: Hub, application: Application, channel: Thread, body: ThreadPatch): void {
  const manages = may(hub.world, application.botId, channel, 'manageThreads');
  const isMaker = channel.ownerId === application.botId;
  const revives = channel.archived && body.archived === false;
  if (channel.archived && !revives) refuse('archivedThread');
  if (manages) return;
  if (revives && channel.locked) refuse('missingPermissions');
  if (isGiven(body.locked) && body.locked !== channel.locked) refuse('missingPermissions');
  const onlyRevives = revives && Object.keys(body).every((key) => key === 'archived');
  const maySpeak =
    channel.members.has(application.botId) || may(hub.world, application.botId, channel, 'sendMessagesInThreads');
  if (!isMaker && !(onlyRevives && maySpeak)) refuse('missingPermissions');
}

function patchThread(hub: Hub, application: Application, channel: Thread, json: unknown): void {
  const body = accepted(UpdateThreadRequestPartialSchema, json) as ThreadPatch;
  demandThreadPatch(hub, application, channel, body);
  if (isGiven(body.archived)) archiveThread(hub, channel, body.archived);
  channel.locked = body.locked ?? channel.locked;
  channel.name = body.name ?? channel.name;
  channel.invitable = body.invitable ?? channel.invitable;
  channel.autoArchive = body.auto_archive_duration ?? channel.autoArchive;
  hub.changes.emit({ what: 'channel', how: 'updated', channel });
}

function patchText(hub: Hub, application: Application, channel: TextChannel, json: unknown): void {
  const body = accepted(UpdateGuildChannelRequestPartialSchema, json) as { name?: string; topic?: string | null };
  demand(hub, application, channel, 'manageChannels');
  channel.name = body.name ?? channel.name;
  channel.topic = body.topic === undefined ? channel.topic : body.topic;
  hub.changes.emit({ what: 'channel', how: 'updated', channel });
}

function threadList(hub: Hub, threads: readonly Thread[], botId: Id): object {
  return {
    threads: threads.map((one) => channelPayload(hub.world, one, botId)),
    members: threads.filter((one) => one.members.has(botId)).map((one) => threadMemberPayload(one, botId)),
    has_more: false,
  };
}

function setMember(hub: Hub, application: Application, channel: Thread, userId: Id, isMember: boolean): Answer {
  demandActive(hub, application, channel);
  if (!hub.world.guilds.get(channel.guildId)?.members.has(userId)) refuse('unknownMember');
  if (isMember) channel.members.set(userId, hub.clock.now());
  else channel.members.delete(userId);
  hub.changes.emit({ what: 'channel', how: 'updated', channel });
  return done;
}

export const channelRoutes: readonly Route[] = [
  byBot('GET /channels/:channel', (hub, call, application) =>
    ok(channelPayload(hub.world, visibleChannel(hub, application, call.param('channel')), application.botId)),
  ),
  byBot('PATCH /channels/:channel', (hub, call, application) => {
    const channel = visibleChannel(hub, application, call.param('channel'));
    if (channel.kind === 'direct') return refuse('notInDirectMessages');
    if (channel.kind === 'thread') patchThread(hub, application, channel, call.json);
    else patchText(hub, application, channel, call.json);
    return ok(channelPayload(hub.world, channel, application.botId));
  }),
  byBot('DELETE /channels/:channel', (hub, call, application) => {
    const channel = visibleChannel(hub, application, call.param('channel'));
    if (channel.kind === 'direct') return refuse('notInDirectMessages');
    demand(hub, application, channel, channel.kind === 'thread' ? 'manageThreads' : 'manageChannels');
    const gone = channelPayload(hub.world, channel, application.botId);
    deleteChannel(hub, channel);
    return ok(gone);
  }),
  byBot('POST /channels/:channel/threads', (hub, call, application) => {
    const parent = textChannel(hub, application, call.param('channel'));
    const body = accepted(CreateTextThreadWithoutMessageRequestSchema, call.json) as ThreadBody;
    return start(hub, application, parent, body, null);
  }),
  byBot('POST /channels/:channel/messages/:message/threads', (hub, call, application) => {
    const parent = textChannel(hub, application, call.param('channel'));
    const messageId = call.param('message');
    if (postOf(hub, parent.id, messageId)?.audience !== null) refuse('unknownMessage');
    if (hub.world.channels.has(messageId)) refuse('threadExists');
    const body = accepted(CreateTextThreadWithMessageRequestSchema, call.json) as ThreadBody;
    return start(hub, application, parent, body, messageId);
  }),
  byBot('GET /channels/:channel/threads/archived/public', (hub, call, application) => {
    const parent = textChannel(hub, application, call.param('channel'));
    const archived = threadsOf(hub, parent.id).filter((one) => one.archived && one.visibility === 'public');
    return ok(threadList(hub, archived, application.botId));
  }),
  byBot('GET /guilds/:guild/threads/active', (hub, call, application) => {
    const guild = joinedGuild(hub, application, call.param('guild'));
    const active = [...hub.world.channels.values()].filter(
      (one): one is Thread =>
        one.kind === 'thread' &&
        one.guildId === guild.id &&
        !one.archived &&
        may(hub.world, application.botId, one, 'viewChannel'),
    );
    return ok(threadList(hub, active, application.botId));
  }),
  byBot('PUT /channels/:channel/thread-members/@me', (hub, call, application) =>
    setMember(hub, application, thread(hub, application, call.param('channel')), application.botId, true),
  ),
  byBot('DELETE /channels/:channel/thread-members/@me', (hub, call, application) =>
    setMember(hub, application, thread(hub, application, call.param('channel')), application.botId, false),
  ),
  byBot('PUT /channels/:channel/thread-members/:user', (hub, call, application) =>
    setMember(hub, application, thread(hub, application, call.param('channel')), call.param('user'), true),
  ),
  byBot('DELETE /channels/:channel/thread-members/:user', (hub, call, application) => {
    const channel = thread(hub, application, call.param('channel'));
    demand(hub, application, channel, 'manageThreads');
    return setMember(hub, application, channel, call.param('user'), false);
  }),
  byBot('GET /channels/:channel/thread-members/:user', (hub, call, application) => {
    const channel = thread(hub, application, call.param('channel'));
    const userId = call.param('user') === '@me' ? application.botId : call.param('user');
    return channel.members.has(userId) ? ok(threadMemberPayload(channel, userId)) : refuse('unknownMember');
  }),
  byBot('POST /users/@me/channels', (hub, call, application) => {
    const body = accepted(CreatePrivateChannelRequestSchema, call.json) as { recipient_id?: Id | null };
    const person = hub.world.accounts.get(body.recipient_id ?? '');
    if (!person || person.user.bot === true) return refuse('unknownUser');
    return ok(channelPayload(hub.world, directChannel(hub, application.botId, person.user.id)));
  }),
];
