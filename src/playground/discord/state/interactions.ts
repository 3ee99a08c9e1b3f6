import { randomBytes } from 'node:crypto';
import type { Acknowledgement, Hub } from '../hub.ts';
import { context, interactionType } from './codes.ts';
import type { Id } from './ids.ts';
import { guildPayload, interactionChannel, memberPayload, userOf } from './payloads.ts';
import { permissionsIn } from './permissions.ts';
import type { InteractionOrigin } from './wire.ts';
import type { Application, Channel, Interaction, InteractionKind, Post } from './world.ts';

export const acknowledgeWithin = 3_000;
export const tokenLife = 15 * 60_000;

/** What a person does that reaches a bot. */
export interface Action {
  readonly kind: InteractionKind;
  readonly application: Application;
  readonly userId: Id;
  readonly channel: Channel;
  readonly data: object;
  readonly source: Post | null;
  readonly openedBy: Id | null;
  readonly focusedType: number | null;
}

/** What came of an action: how the bot answered and after how many milliseconds, or that it did not. */
export type Reaction =
  | { readonly answer: Acknowledgement; readonly after: number }
  | { readonly answer: null; readonly why: 'offline' | 'too late' };

function tokenFor(id: Id): string {
  return Buffer.from(`interaction:${id}:${randomBytes(32).toString('base64url')}`).toString('base64url');
}

/** Whether this was ever a token, also of an interaction long forgotten. */
export function isToken(token: string): boolean {
  return Buffer.from(token, 'base64url').toString().startsWith('interaction:');
}

function ownersOf(channel: Channel): Readonly<Record<string, Id>> {
  return { '0': channel.kind === 'direct' ? '0' : channel.guildId };
}

function record(hub: Hub, action: Action): Interaction {
  const id = hub.nextId();
  const interaction: Interaction = {
    id,
    token: tokenFor(id),
    kind: action.kind,
    applicationId: action.application.id,
    userId: action.userId,
    channelId: action.channel.id,
    guildId: action.channel.kind === 'direct' ? null : action.channel.guildId,
    at: hub.clock.now(),
    sourceId: action.source?.message.id ?? null,
    openedBy: action.openedBy,
    focusedType: action.focusedType,
    state: 'open',
    originalId: null,
  };
  for (const old of hub.world.interactions.values()) {
    if (interaction.at - old.at <= tokenLife) break;
    hub.world.interactions.delete(old.id);
  }
  hub.world.interactions.set(id, interaction);
  return interaction;
}

function payloadOf(hub: Hub, action: Action, interaction: Interaction): object {
  const { world } = hub;
  const { channel, userId, application } = action;
  const guild = channel.kind === 'direct' ? undefined : world.guilds.get(channel.guildId);
  const member = guild?.members.get(userId);
  const account = world.accounts.get(userId);
  return {
    version: 1,
    id: interaction.id,
    application_id: application.id,
    type: interactionType[action.kind],
    token: interaction.token,
    data: action.data,
    channel: interactionChannel(world, channel, userId, application.botId),
    channel_id: channel.id,
    context: guild ? context.guild : context.botDirect,
    locale: account?.locale ?? 'en-US',
    app_permissions: permissionsIn(world, application.botId, channel).toString(),
    authorizing_integration_owners: ownersOf(channel),
    entitlements: [],
    attachment_size_limit: 10 * 1024 * 1024,
    ...(action.source ? { message: action.source.message } : {}),
    ...(guild && member
      ? {
          guild: {
            id: guild.id,
            locale: guild.locale,
            features: (guildPayload(guild) as { features: string[] }).features,
          },
          guild_id: guild.id,
          guild_locale: guild.locale,
          member: { ...memberPayload(world, member), permissions: permissionsIn(world, userId, channel).toString() },
        }
      : { user: userOf(world, userId) }),
  };
}

/** Hands an action to its bot and waits for the answer, as long as Discord would. */
export function interact(hub: Hub, action: Action): Promise<Reaction> {
  const interaction = record(hub, action);
  if (!hub.reachable.has(action.application.id)) return Promise.resolve({ answer: null, why: 'offline' });
  return new Promise((resolve) => {
    const giveUp = hub.clock.after(acknowledgeWithin, () => {
      hub.waiting.delete(interaction.id);
      resolve({ answer: null, why: 'too late' });
    });
    hub.waiting.set(interaction.id, (answer) => {
      giveUp();
      hub.waiting.delete(interaction.id);
      resolve({ answer, after: hub.clock.now() - interaction.at });
    });
    hub.changes.emit({
      what: 'interaction',
      applicationId: action.application.id,
      guildId: interaction.guildId,
      payload: payloadOf(hub, action, interaction),
    });
  });
}

/** Where a reply says it came from. */
export function originOf(hub: Hub, interaction: Interaction, channel: Channel): InteractionOrigin {
  const opener = interaction.openedBy === null ? undefined : hub.world.interactions.get(interaction.openedBy);
  return {
    id: interaction.id,
    type: interactionType[interaction.kind],
    user: userOf(hub.world, interaction.userId),
    authorizing_integration_owners: ownersOf(channel),
    ...(interaction.kind === 'component' && interaction.sourceId !== null
      ? { interacted_message_id: interaction.sourceId }
      : {}),
    ...(opener ? { triggering_interaction_metadata: originOf(hub, opener, channel) } : {}),
  };
}
