import {
  ApplicationCommandAutocompleteCallbackRequestSchema,
  CreateMessageInteractionCallbackRequestSchema,
  ModalInteractionCallbackRequestSchema,
  UpdateMessageInteractionCallbackRequestSchema,
} from 'discord-api-spec/zod';
import type { ZodMiniType } from 'zod/mini';
import { flaw } from '../checks/flaw.ts';
import type { MessageBody } from '../checks/message.ts';
import { modalFlaws } from '../checks/modal.ts';
import type { Form, Hub } from '../hub.ts';
import { refuse, refuseFlaws } from '../refusal.ts';
import { callbackType, has, interactionType, messageFlag, optionType } from '../state/codes.ts';
import { acknowledgeWithin } from '../state/interactions.ts';
import { numbered } from '../state/layout.ts';
import { editPost, postOf } from '../state/posts.ts';
import type { CommandChoice, Component } from '../state/wire.ts';
import type { Channel, Interaction, Post } from '../state/world.ts';
import { accepted, acceptedMessage } from './accepted.ts';
import { demandOpenThread, reply } from './reply.ts';
import { byAnybody, done, ok, type Answer, type Call, type Route } from './route.ts';

function openInteraction(hub: Hub, id: string, token: string): Interaction {
  const interaction = hub.world.interactions.get(id);
  if (interaction?.token !== token) return refuse('unknownInteraction');
  if (interaction.state !== 'open') refuse('alreadyAcknowledged');
  if (hub.clock.now() - interaction.at > acknowledgeWithin) refuse('unknownInteraction');
  return interaction;
}

/** Which callbacks an interaction takes: a message can only be updated where there is one. */
function callbacksFor(interaction: Interaction): readonly number[] {
  const { reply: say, deferReply, deferUpdate, update, choices, form } = callbackType;
  if (interaction.kind === 'autocomplete') return [choices];
  const onMessage = interaction.sourceId === null ? [] : [deferUpdate, update];
  return [say, deferReply, ...onMessage, ...(interaction.kind === 'form' ? [] : [form])];
}

const schemas = new Map<number, ZodMiniType>([
  [callbackType.reply, CreateMessageInteractionCallbackRequestSchema],
  [callbackType.deferReply, CreateMessageInteractionCallbackRequestSchema],
  [callbackType.deferUpdate, UpdateMessageInteractionCallbackRequestSchema],
  [callbackType.update, UpdateMessageInteractionCallbackRequestSchema],
  [callbackType.choices, ApplicationCommandAutocompleteCallbackRequestSchema],
  [callbackType.form, ModalInteractionCallbackRequestSchema],
]);

function bodyOf(interaction: Interaction, json: unknown): { readonly type: number; readonly data?: unknown } {
  const type = (json as { type?: unknown } | null | undefined)?.type;
  const schema = typeof type === 'number' && callbacksFor(interaction).includes(type) ? schemas.get(type) : undefined;
  if (!schema) {
    refuseFlaws([
      flaw(['type'], 'BASE_TYPE_CHOICES', `Value must be one of {${callbacksFor(interaction).join(', ')}}.`),
    ]);
    return refuse('notJson');
  }
  return accepted(schema, json) as { type: number; data?: unknown };
}

function update(hub: Hub, interaction: Interaction, channel: Channel, body: MessageBody, call: Call): Post {
  const post = postOf(hub, channel.id, interaction.sourceId ?? '') ?? refuse('unknownMessage');
  if (post.audience === null) demandOpenThread(hub, interaction, channel, 'edit');
  acceptedMessage(hub, body, call.uploads, post, ['data']);
  interaction.state = 'updated';
  interaction.originalId = post.message.id;
  editPost(hub, channel, post, body, call.uploads);
  hub.waiting.get(interaction.id)?.({ kind: 'update', messageId: post.message.id });
  return post;
}

function deferUpdate(hub: Hub, interaction: Interaction): null {
  interaction.state = 'updated';
  interaction.originalId = interaction.sourceId;
  hub.waiting.get(interaction.id)?.({ kind: 'deferred-update' });
  return null;
}

function suggest(hub: Hub, interaction: Interaction, choices: readonly CommandChoice[]): null {
  const wanted = interaction.focusedType === optionType.string ? 'string' : 'number';
  refuseFlaws(
    choices.flatMap((choice, index) =>
      typeof choice.value === wanted
        ? []
        : [flaw(['data', 'choices', index, 'value'], 'BASE_TYPE_INVALID', `Value must be a ${wanted}.`)],
    ),
  );
  interaction.state = 'choices';
  hub.waiting.get(interaction.id)?.({ kind: 'choices', choices });
  return null;
}

function openForm(
  hub: Hub,
  interaction: Interaction,
  data: { readonly custom_id: string; readonly title: string; readonly components: readonly Component[] },
): null {
  refuseFlaws(modalFlaws(data.components, ['data', 'components']));
  interaction.state = 'form';
  const form: Form = {
    openedBy: interaction.id,
    applicationId: interaction.applicationId,
    channelId: interaction.channelId,
    customId: data.custom_id,
    title: data.title,
    components: numbered(data.components),
  };
  hub.forms.set(interaction.userId, form);
  hub.changes.emit({ what: 'form', userId: interaction.userId });
  hub.waiting.get(interaction.id)?.({ kind: 'form', form });
  return null;
}

function perform(hub: Hub, interaction: Interaction, call: Call, type: number, data: unknown): Post | null {
  const channel = hub.world.channels.get(interaction.channelId) ?? refuse('unknownChannel');
  const message = (data ?? {}) as MessageBody;
  switch (type) {
    case callbackType.reply:
      return reply(
        hub,
        interaction,
        channel,
        acceptedMessage(hub, message, call.uploads, null, ['data']),
        call.uploads,
      );
    case callbackType.deferReply:
      return reply(hub, interaction, channel, { flags: message.flags ?? 0 }, [], messageFlag.loading);
    case callbackType.deferUpdate:
      return deferUpdate(hub, interaction);
    case callbackType.update:
      return update(hub, interaction, channel, message, call);
    case callbackType.choices:
      return suggest(hub, interaction, (data as { choices?: CommandChoice[] | null } | undefined)?.choices ?? []);
    default:
      return openForm(hub, interaction, data as Parameters<typeof openForm>[2]);
  }
}

function response(interaction: Interaction, type: number, post: Post | null): Answer {
  const flags = post?.message.flags ?? 0;
  return ok({
    interaction: {
      id: interaction.id,
      type: interactionType[interaction.kind],
      channel_id: interaction.channelId,
      ...(interaction.guildId === null ? {} : { guild_id: interaction.guildId }),
      ...(post
        ? {
            response_message_id: post.message.id,
            response_message_loading: has(flags, messageFlag.loading),
            response_message_ephemeral: has(flags, messageFlag.ephemeral),
          }
        : {}),
    },
    ...(post ? { resource: { type, message: post.message } } : {}),
  });
}

export const callbackRoutes: readonly Route[] = [
  byAnybody('POST /interactions/:interaction/:token/callback', (hub, call) => {
    const interaction = openInteraction(hub, call.param('interaction'), call.param('token'));
    const { type, data } = bodyOf(interaction, call.json);
    const post = perform(hub, interaction, call, type, data);
    return call.query.get('with_response') === 'true' ? response(interaction, type, post) : done;
  }),
];
