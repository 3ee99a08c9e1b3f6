import type { Hub } from '../hub.ts';
import { refuse } from '../refusal.ts';
import type { Id } from '../state/ids.ts';
import { applicationPayload, channelPayload, guildPayload, memberPayload, rolePayload } from '../state/payloads.ts';
import { permissionsInGuild } from '../state/permissions.ts';
import type { Application, Guild } from '../state/world.ts';
import { joinedGuild } from './access.ts';
import { byAnybody, byBot, done, ok, type Route } from './route.ts';

function guildsOf(hub: Hub, application: Application): Guild[] {
  return [...hub.world.guilds.values()].filter((guild) => guild.members.has(application.botId));
}

function member(hub: Hub, guild: Guild, userId: Id): object {
  if (!hub.world.accounts.has(userId)) refuse('unknownUser');
  return memberPayload(hub.world, guild.members.get(userId) ?? refuse('unknownMember'));
}

function gatewayUrl(hub: Hub): string {
  return `${hub.origin.replace('http', 'ws')}/gateway`;
}

/** The server, its people and the bot itself. */
export const guildRoutes: readonly Route[] = [
  byAnybody('GET /gateway', (hub) => ok({ url: gatewayUrl(hub) })),
  byBot('GET /gateway/bot', (hub) =>
    ok({
      url: gatewayUrl(hub),
      shards: 1,
      session_start_limit: { total: 1000, remaining: 1000, reset_after: 0, max_concurrency: 16 },
    }),
  ),
  byBot('GET /applications/@me', (hub, _, application) => ok(applicationPayload(hub.world, application))),
  byBot('GET /oauth2/applications/@me', (hub, _, application) => ok(applicationPayload(hub.world, application))),
  byBot('GET /users/@me', (hub, _, application) => {
    const account = hub.world.accounts.get(application.botId) ?? refuse('unknownUser');
    return ok({ ...account.user, mfa_enabled: false, locale: account.locale, verified: true, email: null });
  }),
  byBot('GET /users/@me/guilds', (hub, _, application) =>
    ok(
      guildsOf(hub, application).map((guild) => ({
        id: guild.id,
        name: guild.name,
        icon: null,
        banner: null,
        owner: guild.ownerId === application.botId,
        permissions: permissionsInGuild(guild, application.botId).toString(),
        features: [],
      })),
    ),
  ),
  byBot('DELETE /users/@me/guilds/:guild', (hub, call, application) => {
    const guild = joinedGuild(hub, application, call.param('guild'));
    guild.members.delete(application.botId);
    hub.changes.emit({ what: 'guild', how: 'deleted', guild, botId: application.botId });
    return done;
  }),
  byBot('GET /users/:user', (hub, call) =>
    ok((hub.world.accounts.get(call.param('user')) ?? refuse('unknownUser')).user),
  ),
  byBot('GET /guilds/:guild', (hub, call, application) =>
    ok(guildPayload(joinedGuild(hub, application, call.param('guild')))),
  ),
  byBot('GET /guilds/:guild/channels', (hub, call, application) => {
    const guild = joinedGuild(hub, application, call.param('guild'));
    const channels = [...hub.world.channels.values()].filter((one) => one.kind === 'text' && one.guildId === guild.id);
    return ok(channels.map((channel) => channelPayload(hub.world, channel)));
  }),
  byBot('GET /guilds/:guild/roles', (hub, call, application) =>
    ok(joinedGuild(hub, application, call.param('guild')).roles.map(rolePayload)),
  ),
  byBot('GET /guilds/:guild/members/:user', (hub, call, application) => {
    const guild = joinedGuild(hub, application, call.param('guild'));
    return ok(member(hub, guild, call.param('user') === '@me' ? application.botId : call.param('user')));
  }),
];
