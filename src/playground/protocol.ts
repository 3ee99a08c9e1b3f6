import type { Component, Message } from './discord/state/wire.ts';

/** What travels between the page and the server, on a line that belongs to one person. */

export const languages = ['en', 'fr', 'es'] as const;
export type Language = (typeof languages)[number];

export interface Who {
  readonly id: string;
  /** The unique name, as in the page's address. */
  readonly name: string;
  readonly displayName: string;
  readonly isBot: boolean;
  readonly colour: string | null;
}

/** A person the page can be used as. */
export interface SeatEntry extends Who {
  /** Unread messages that call this person. */
  readonly mentions: number;
}

export interface ChannelEntry {
  readonly id: string;
  readonly name: string;
  readonly kind: 'text' | 'thread' | 'direct';
  readonly parentId: string | null;
  readonly isUnread: boolean;
  readonly mentions: number;
}

export interface OpenForm {
  readonly id: string;
  readonly title: string;
  readonly components: readonly Component[];
}

export type OptionKind = 'text' | 'whole' | 'number' | 'truth' | 'user' | 'channel' | 'role' | 'mentionable' | 'file';

export interface OptionChoice {
  readonly name: string;
  readonly value: string | number;
}

export interface OfferedOption {
  /** As the bot calls it. */
  readonly name: string;
  /** In the reader's language. */
  readonly label: string;
  readonly description: string;
  readonly kind: OptionKind;
  readonly isRequired: boolean;
  readonly choices: readonly OptionChoice[];
  /** Whether the bot makes suggestions while somebody types. */
  readonly suggests: boolean;
}

/** A command with its sub-commands named, as one line of the list. */
export interface OfferedCommand {
  readonly path: readonly string[];
  /** The path in the reader's language. */
  readonly label: string;
  readonly description: string;
  readonly options: readonly OfferedOption[];
}

/** Everything on one person's screen. */
export interface Welcome {
  readonly what: 'welcome';
  /** Changes when the page itself has changed. */
  readonly build: string;
  readonly you: Who & { readonly language: Language };
  readonly seats: readonly SeatEntry[];
  readonly server: string;
  readonly bot: Who & { readonly isOnline: boolean };
  readonly people: readonly Who[];
  readonly channels: readonly ChannelEntry[];
  readonly messages: Readonly<Record<string, readonly Message[]>>;
  readonly commands: Readonly<Record<string, readonly OfferedCommand[]>>;
  readonly form: OpenForm | null;
}

export type Result =
  | { readonly ok: true; readonly messageId: string | null; readonly choices: readonly OptionChoice[] }
  | { readonly ok: false; readonly why: 'offline' | 'too late' | 'not offered' | 'lost' };

export type News =
  | Welcome
  | { readonly what: 'message'; readonly how: 'new' | 'changed' | 'gone'; readonly message: Message }
  | { readonly what: 'badges'; readonly channels: readonly ChannelEntry[]; readonly seats: readonly SeatEntry[] }
  | { readonly what: 'typing'; readonly channelId: string; readonly name: string }
  | { readonly what: 'presence'; readonly isOnline: boolean }
  | { readonly what: 'form'; readonly form: OpenForm | null }
  | { readonly what: 'commands'; readonly commands: Welcome['commands'] }
  | { readonly what: 'answer'; readonly to: number; readonly result: Result };

export type Entry = string | boolean | readonly string[] | null;

/** What a person does on the page. */
export type Action =
  | { readonly do: 'slash'; readonly channelId: string; readonly text: string }
  | {
      readonly do: 'command';
      readonly channelId: string;
      readonly path: readonly string[];
      readonly options: Readonly<Record<string, string | number | boolean>>;
    }
  | { readonly do: 'suggest'; readonly channelId: string; readonly text: string }
  | { readonly do: 'press'; readonly channelId: string; readonly messageId: string; readonly customId: string }
  | {
      readonly do: 'choose';
      readonly channelId: string;
      readonly messageId: string;
      readonly customId: string;
      readonly values: readonly string[];
    }
  | { readonly do: 'submit'; readonly entries: Readonly<Record<string, Entry>> }
  | { readonly do: 'close-form' }
  | { readonly do: 'dismiss'; readonly channelId: string; readonly messageId: string }
  | { readonly do: 'say'; readonly channelId: string; readonly text: string }
  | { readonly do: 'read'; readonly channelId: string }
  | { readonly do: 'speak'; readonly language: Language };

export interface Request {
  readonly id: number;
  readonly action: Action;
}
