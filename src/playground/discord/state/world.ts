import type { Id } from './ids.ts';
import type { Attachment, Command, Message, User } from './wire.ts';

/** Everything the server knows; plain data, so that it can be written down and read again. */
export interface World {
  readonly accounts: Map<Id, Account>;
  readonly applications: Map<Id, Application>;
  readonly guilds: Map<Id, Guild>;
  readonly channels: Map<Id, Channel>;
  /** By channel, in order of creation. */
  readonly posts: Map<Id, Map<Id, Post>>;
  readonly files: Map<Id, StoredFile>;
  readonly interactions: Map<Id, Interaction>;
  readonly pings: Ping[];
}

export interface Account {
  readonly user: User;
  locale: string;
  directMessages: 'open' | 'closed';
}

export interface Application {
  readonly id: Id;
  readonly name: string;
  readonly token: string;
  readonly botId: Id;
  readonly ownerId: Id;
  /** Intents that need Discord's approval and were approved. */
  readonly privilegedIntents: number;
  commands: Command[];
}

export interface Role {
  readonly id: Id;
  name: string;
  permissions: string;
  position: number;
  readonly managedBy: Id | null;
}

export interface Member {
  readonly userId: Id;
  nick: string | null;
  roles: Id[];
  readonly joinedAt: number;
}

export interface Guild {
  readonly id: Id;
  readonly name: string;
  readonly ownerId: Id;
  readonly locale: string;
  roles: Role[];
  readonly members: Map<Id, Member>;
}

export interface Overwrite {
  readonly id: Id;
  readonly type: 'role' | 'member';
  allow: string;
  deny: string;
}

export interface TextChannel {
  readonly kind: 'text';
  readonly id: Id;
  readonly guildId: Id;
  name: string;
  topic: string | null;
  readonly position: number;
  overwrites: Overwrite[];
}

export interface Thread {
  readonly kind: 'thread';
  readonly id: Id;
  readonly guildId: Id;
  readonly parentId: Id;
  readonly ownerId: Id;
  readonly visibility: 'public' | 'private';
  name: string;
  archived: boolean;
  locked: boolean;
  archivedAt: number;
  autoArchive: number;
  invitable: boolean;
  readonly createdAt: number;
  /** Who joined, and when. */
  readonly members: Map<Id, number>;
  sent: number;
}

export interface DirectChannel {
  readonly kind: 'direct';
  readonly id: Id;
  readonly botId: Id;
  readonly personId: Id;
}

export type GuildChannel = TextChannel | Thread;
export type Channel = GuildChannel | DirectChannel;

/** A message with what only the server knows about it. */
export interface Post {
  message: Message;
  /** The only person who sees it, if it is ephemeral. */
  readonly audience: Id | null;
  dismissed: boolean;
  /** Every attachment, also those shown inside an embed or a component. */
  attachments: Attachment[];
}

export interface StoredFile {
  readonly id: Id;
  readonly filename: string;
  readonly type: string;
  readonly bytes: Buffer;
}

export type InteractionKind = 'command' | 'component' | 'autocomplete' | 'form';
export type InteractionState = 'open' | 'replied' | 'deferred' | 'updated' | 'form' | 'choices';

export interface Interaction {
  readonly id: Id;
  readonly token: string;
  readonly kind: InteractionKind;
  readonly applicationId: Id;
  readonly userId: Id;
  readonly channelId: Id;
  readonly guildId: Id | null;
  readonly at: number;
  /** The message whose component was used, also by way of a form. */
  readonly sourceId: Id | null;
  /** The command or component that opened this form. */
  readonly openedBy: Id | null;
  /** What the person focused, for autocomplete. */
  readonly focusedType: number | null;
  state: InteractionState;
  /** What `@original` stands for. */
  originalId: Id | null;
}

/** A person was called by a message. Silent ones show a badge and make no sound. */
export interface Ping {
  readonly userId: Id;
  readonly channelId: Id;
  readonly messageId: Id;
  readonly silent: boolean;
}

export function emptyWorld(): World {
  return {
    accounts: new Map(),
    applications: new Map(),
    guilds: new Map(),
    channels: new Map(),
    posts: new Map(),
    files: new Map(),
    interactions: new Map(),
    pings: [],
  };
}
