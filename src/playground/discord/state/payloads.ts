import { channelType } from './codes.ts';
import { stamp, type Id } from './ids.ts';
import { permissionsIn } from './permissions.ts';
import type { User } from './wire.ts';
import type { Application, Channel, Guild, Member, Role, Thread, World } from './world.ts';

/** State as Discord would send it. */
export function userOf(world: World, id: Id): User {
  const account = world.accounts.get(id);
  if (!account) throw new Error(`There is no user ${id}.`);
  return account.user;
}

export function rolePayload(role: Role): object {
  return {
    id: role.id,
    name: role.name,
    description: null,
    permissions: role.permissions,
    position: role.position,
    color: 0,
    colors: { primary_color: 0, secondary_color: null, tertiary_color: null },
    hoist: false,
    managed: role.managedBy !== null,
    mentionable: false,
    icon: null,
    unicode_emoji: null,
    flags: 0,
    ...(role.managedBy === null ? {} : { tags: { bot_id: role.managedBy } }),
  };
}

function partialMember(member: Member): object {
  return {
    avatar: null,
    banner: null,
    communication_disabled_until: null,
    flags: 0,
    joined_at: stamp(member.joinedAt),
    nick: member.nick,
    pending: false,
    premium_since: null,
    roles: member.roles,
  };
}

export function memberPayload(world: World, member: Member): object {
  return { ...partialMember(member), user: userOf(world, member.userId), mute: false, deaf: false };
}

/** The member without its user, as MESSAGE_CREATE and resolved data carry it. */
export { partialMember as memberWithoutUser };

function threadMember(thread: Thread, userId: Id): object {
  return { id: thread.id, user_id: userId, join_timestamp: stamp(thread.members.get(userId) ?? 0), flags: 0 };
}

export { threadMember as threadMemberPayload };

function lastPost(world: World, channelId: Id): Id | null {
  const posts = [...(world.posts.get(channelId)?.values() ?? [])];
  return posts.findLast((post) => post.audience === null)?.message.id ?? null;
}

/** A channel as `viewer` would receive it; threads tell whether the viewer joined. */
export function channelPayload(world: World, channel: Channel, viewer: Id | null = null): object {
  const basics = { id: channel.id, last_message_id: lastPost(world, channel.id), flags: 0, last_pin_timestamp: null };
  switch (channel.kind) {
    case 'direct':
      return { ...basics, type: channelType.direct, recipients: [userOf(world, channel.personId)] };
    case 'text':
      return {
        ...basics,
        type: channelType.text,
        guild_id: channel.guildId,
        name: channel.name,
        topic: channel.topic,
        position: channel.position,
        parent_id: null,
        nsfw: false,
        rate_limit_per_user: 0,
        permission_overwrites: channel.overwrites.map((overwrite) => ({
          id: overwrite.id,
          type: overwrite.type === 'role' ? 0 : 1,
          allow: overwrite.allow,
          deny: overwrite.deny,
        })),
      };
    case 'thread':
      return {
        ...basics,
        type: channel.visibility === 'private' ? channelType.privateThread : channelType.publicThread,
        guild_id: channel.guildId,
        parent_id: channel.parentId,
        owner_id: channel.ownerId,
        name: channel.name,
        rate_limit_per_user: 0,
        message_count: world.posts.get(channel.id)?.size ?? 0,
        total_message_sent: channel.sent,
        member_count: channel.members.size,
        thread_metadata: {
          archived: channel.archived,
          archive_timestamp: stamp(channel.archivedAt),
          auto_archive_duration: channel.autoArchive,
          locked: channel.locked,
          create_timestamp: stamp(channel.createdAt),
          ...(channel.visibility === 'private' ? { invitable: channel.invitable } : {}),
        },
        ...(viewer !== null && channel.members.has(viewer) ? { member: threadMember(channel, viewer) } : {}),
      };
  }
}

/** A channel inside an interaction or its resolved data. */
export function interactionChannel(world: World, channel: Channel, userId: Id, botId: Id): object {
  return {
    ...channelPayload(world, channel),
    permissions: permissionsIn(world, userId, channel).toString(),
    app_permissions: permissionsIn(world, botId, channel).toString(),
  };
}

export function guildPayload(guild: Guild): object {
  return {
    id: guild.id,
    name: guild.name,
    icon: null,
    description: null,
    home_header: null,
    splash: null,
    discovery_splash: null,
    features: [],
    banner: null,
    owner_id: guild.ownerId,
    application_id: null,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: 300,
    system_channel_id: null,
    system_channel_flags: 0,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 0,
    roles: guild.roles.map(rolePayload),
    default_message_notifications: 0,
    mfa_level: 0,
    explicit_content_filter: 0,
    max_presences: null,
    max_members: 500_000,
    max_stage_video_channel_users: 50,
    max_video_channel_users: 25,
    vanity_url_code: null,
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: guild.locale,
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
  };
}

export function applicationPayload(world: World, application: Application): object {
  return {
    id: application.id,
    name: application.name,
    icon: null,
    description: '',
    type: null,
    flags: 0,
    flags_new: '0',
    bot: userOf(world, application.botId),
    bot_public: true,
    bot_require_code_grant: false,
    integration_types_config: { '0': {} },
    verify_key: '0'.repeat(64),
    redirect_uris: [],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    owner: userOf(world, application.ownerId),
    approximate_guild_count: [...world.guilds.values()].filter((guild) => guild.members.has(application.botId)).length,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    team: null,
    eligible_oauth2_scopes: [],
  };
}
