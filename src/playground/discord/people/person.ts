import type { Form, Hub } from '../hub.ts';
import { directChannel } from '../state/channels.ts';
import { component, has, messageFlag } from '../state/codes.ts';
import type { Id } from '../state/ids.ts';
import { interact, type Action } from '../state/interactions.ts';
import { channelPayload, userOf } from '../state/payloads.ts';
import { may } from '../state/permissions.ts';
import { createPost, postOf } from '../state/posts.ts';
import type { CommandChoice, Component, Message, User } from '../state/wire.ts';
import type { Account, Channel, Ping, Post } from '../state/world.ts';
import { choosable, chosenValues, pressable } from './controls.ts';
import { submitted, type Entries } from './form.ts';
import { notOffered } from './mistake.ts';
import { newsFor, type PersonEvent } from './news.ts';
import { inLanguage, offersIn } from './offers.ts';
import type { Given } from './options.ts';
import { outcomeOf, type notices, type Outcome } from './outcome.ts';
import { nothingResolved, resolvedPayload, type Pointer } from './resolved.ts';
import { rangeOf } from '../checks/select.ts';
import { canSee, seenChannel, seenPost, seenPosts } from './sight.ts';
import { commandDeed, parseSlash, suggestions, type CommandUse } from './slash.ts';

/** Enough to find a message on the screen. */
export type MessageRef = Pick<Message, 'id' | 'channel_id'>;

/** A command in the list, in the person's language. */
export interface CommandEntry {
  readonly name: string;
  readonly description: string;
  /** As it was registered, with its options. */
  readonly command: object;
}

/** One human being at one screen: sees what that person may see and does what the screen offers, nothing more. */
export interface Person {
  readonly id: Id;
  readonly user: User;
  readonly locale: string;
  /** The form on the screen, if one is open. */
  readonly form: Form | null;
  /** Messages that called this person, oldest first. */
  readonly pings: readonly Ping[];
  /** Channels, threads and conversations on the screen. */
  channels(): object[];
  /** The messages of a channel, oldest first, ephemeral ones for this person included. */
  sees(channelId: Id): Message[];
  /** A message as it is now; null once it is gone. */
  look(message: MessageRef): Message | null;
  commands(channelId: Id): CommandEntry[];
  /** Uses a command as typed, such as `/table new game:khora`. */
  slash(channelId: Id, text: string): Promise<Outcome>;
  /** Uses a command by its path and options. */
  command(channelId: Id, path: readonly string[], options?: Given): Promise<Outcome>;
  /** What the bot suggests for the option typed last. */
  suggestions(channelId: Id, text: string): Promise<readonly CommandChoice[]>;
  press(message: MessageRef, customId: string): Promise<Outcome>;
  choose(message: MessageRef, customId: string, values: readonly string[]): Promise<Outcome>;
  /** Sends the open form; it stays open if the bot does not answer. */
  submit(entries: Entries): Promise<Outcome>;
  closeForm(): void;
  dismiss(message: MessageRef): void;
  say(channelId: Id, content: string): Message;
  /** The conversation with a bot. */
  directMessages(botId: Id): Id;
  speak(locale: string): void;
  /** Follows what changes on this screen. */
  on(listener: (event: PersonEvent) => void): () => void;
  /** Waits until `look` finds something, looking again whenever something changes. */
  until<Found>(look: () => Found | null | undefined | false, within?: number): Promise<Found>;
  /** Waits until a deferred reply has its content. */
  filled(message: MessageRef, within?: number): Promise<Message>;
}

interface Screen {
  readonly hub: Hub;
  readonly id: Id;
  readonly account: Account;
}

async function act(screen: Screen, action: Action, kind: keyof typeof notices): Promise<Outcome> {
  const { hub } = screen;
  const reaction = await interact(hub, action);
  return outcomeOf(reaction, kind, (id) => {
    const post = postOf(hub, action.channel.id, id);
    if (!post) throw new Error(`The answer ${id} is gone already.`);
    return post.message;
  });
}

function ownerOf(hub: Hub, post: Post): Action['application'] {
  for (const application of hub.world.applications.values()) {
    if (application.botId === post.message.author.id) return application;
  }
  return notOffered('No bot listens to this message.');
}

function componentDeed(screen: Screen, ref: MessageRef, part: Component, more: (pointer: Pointer) => object): Action {
  const { hub, id: userId } = screen;
  const source = seenPost(hub, userId, ref);
  const channel = seenChannel(hub, userId, ref.channel_id);
  const application = ownerOf(hub, source);
  const pointer = { hub, userId, application, channel, resolved: nothingResolved() };
  return {
    kind: 'component',
    application,
    userId,
    channel,
    data: { component_type: part.type, id: part.id, custom_id: part.custom_id, ...more(pointer) },
    source,
    openedBy: null,
    focusedType: null,
  };
}

function chosenData(part: Component, values: readonly string[]): (pointer: Pointer) => object {
  return (pointer) => {
    const taken = chosenValues(pointer, part, values, rangeOf(part).min);
    const resolved = part.type === component.stringSelect ? undefined : (resolvedPayload(pointer.resolved) ?? {});
    return { values: taken, ...(resolved ? { resolved } : {}) };
  };
}

function formDeed({ hub, id: userId }: Screen, form: Form, entries: Entries): Action {
  const channel = seenChannel(hub, userId, form.channelId);
  const application = hub.world.applications.get(form.applicationId) ?? notOffered('The bot of this form is gone.');
  const pointer = { hub, userId, application, channel, resolved: nothingResolved() };
  const components = submitted(pointer, form, entries);
  const resolved = resolvedPayload(pointer.resolved);
  const opener = hub.world.interactions.get(form.openedBy);
  return {
    kind: 'form',
    application,
    userId,
    channel,
    data: { custom_id: form.customId, components, ...(resolved ? { resolved } : {}) },
    source: postOf(hub, channel.id, opener?.sourceId ?? ''),
    openedBy: form.openedBy,
    focusedType: null,
  };
}

function setForm(hub: Hub, userId: Id, form: Form | null): void {
  if (form) hub.forms.set(userId, form);
  else hub.forms.delete(userId);
  hub.changes.emit({ what: 'form', userId });
}

function until<Found>(hub: Hub, look: () => Found | null | undefined | false, within: number): Promise<Found> {
  return new Promise((resolve, reject) => {
    const check = (): void => {
      const found = look();
      if (found === null || found === undefined || found === false) return;
      stop();
      resolve(found);
    };
    const stop = (): void => {
      clearTimeout(timer);
      off();
    };
    const off = hub.changes.on(check);
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`Nothing of the kind within ${within} ms.`));
    }, within);
    check();
  });
}

export function personAt(hub: Hub, account: Account): Person {
  const { id } = account.user;
  const screen: Screen = { hub, id, account };
  const typist = (channelId: Id): Parameters<typeof commandDeed>[0] => ({
    hub,
    userId: id,
    channel: seenChannel(hub, id, channelId),
    locale: account.locale,
  });
  const use = (channelId: Id, how: CommandUse): Promise<Outcome> =>
    act(screen, commandDeed(typist(channelId), how), 'command');

  return {
    id,
    get user() {
      return userOf(hub.world, id);
    },
    get locale() {
      return account.locale;
    },
    get form() {
      return hub.forms.get(id) ?? null;
    },
    get pings() {
      return hub.world.pings.filter((ping) => ping.userId === id);
    },
    channels: () =>
      [...hub.world.channels.values()]
        .filter((channel: Channel) => canSee(hub, id, channel))
        .map((channel) => channelPayload(hub.world, channel, id)),
    sees: (channelId) => seenPosts(hub, id, seenChannel(hub, id, channelId)).map((post) => post.message),
    look(ref) {
      const channel = hub.world.channels.get(ref.channel_id);
      if (!channel || !canSee(hub, id, channel)) return null;
      return seenPosts(hub, id, channel).find((post) => post.message.id === ref.id)?.message ?? null;
    },
    commands: (channelId) =>
      offersIn(hub, id, seenChannel(hub, id, channelId)).map(({ command }) => ({
        name: inLanguage(command.name, command.name_localizations, account.locale),
        description: inLanguage(command.description, command.description_localizations, account.locale),
        command,
      })),
    slash: async (channelId, text) => use(channelId, parseSlash(text)),
    command: async (channelId, path, options = {}) => use(channelId, { path, options }),
    async suggestions(channelId, text) {
      const how = parseSlash(text);
      const focus = Object.keys(how.options).at(-1) ?? notOffered('No option is being typed.');
      return suggestions(typist(channelId), how, focus);
    },
    async press(ref, customId) {
      const part = pressable(seenPost(hub, id, ref).message, customId);
      return act(
        screen,
        componentDeed(screen, ref, part, () => ({})),
        'component',
      );
    },
    async choose(ref, customId, values) {
      const part = choosable(seenPost(hub, id, ref).message, customId);
      return act(screen, componentDeed(screen, ref, part, chosenData(part, values)), 'component');
    },
    async submit(entries) {
      const form = hub.forms.get(id) ?? notOffered('No form is open.');
      const outcome = await act(screen, formDeed(screen, form, entries), 'form');
      if (outcome.kind !== 'failed' && hub.forms.get(id) === form) setForm(hub, id, null);
      return outcome;
    },
    closeForm: () => setForm(hub, id, null),
    dismiss(ref) {
      const post = seenPost(hub, id, ref);
      if (post.audience !== id) notOffered('Only an ephemeral message can be dismissed.');
      post.dismissed = true;
      hub.changes.emit({ what: 'dismissed', channel: seenChannel(hub, id, ref.channel_id), post });
    },
    say(channelId, content) {
      const channel = seenChannel(hub, id, channelId);
      const speaks = channel.kind === 'thread' ? 'sendMessagesInThreads' : 'sendMessages';
      if (!may(hub.world, id, channel, speaks) || content.trim() === '') notOffered('Nothing can be said here.');
      return createPost(hub, { channel, authorId: id, body: { content }, uploads: [], audience: null }).message;
    },
    directMessages: (botId) => directChannel(hub, botId, id).id,
    speak(locale) {
      account.locale = locale;
    },
    on: (listener) =>
      hub.changes.on((change) => {
        const news = newsFor(hub, id, change);
        if (news) listener(news);
      }),
    until: (look, within = 20_000) => until(hub, look, within),
    filled: (ref, within = 3_000) =>
      until(
        hub,
        () => {
          const message = postOf(hub, ref.channel_id, ref.id)?.message;
          return message && !has(message.flags, messageFlag.loading) ? message : null;
        },
        within,
      ),
  };
}
