import type { Clock } from './clock.ts';
import type { Feed } from './feed.ts';
import type { Change } from './state/changes.ts';
import type { Id } from './state/ids.ts';
import type { CommandChoice, Component } from './state/wire.ts';
import type { StoredFile, World } from './state/world.ts';

/** A form a person has open on the screen. */
export interface Form {
  /** The interaction that was answered with this form. */
  readonly openedBy: Id;
  readonly applicationId: Id;
  readonly channelId: Id;
  readonly customId: string;
  readonly title: string;
  readonly components: readonly Component[];
}

/** How the bot answered an interaction, in the words of the callback it used. */
export type Acknowledgement =
  | { readonly kind: 'reply' | 'deferred' | 'update'; readonly messageId: Id }
  | { readonly kind: 'deferred-update' }
  | { readonly kind: 'form'; readonly form: Form }
  | { readonly kind: 'choices'; readonly choices: readonly CommandChoice[] };

/** What the parts of the server share. */
export interface Hub {
  readonly world: World;
  readonly clock: Clock;
  readonly nextId: () => Id;
  readonly changes: Feed<Change>;
  /** Where this server answers, without a trailing slash. */
  readonly origin: string;
  /** What should never happen: unknown routes and failures of the server itself. */
  readonly problems: string[];
  /** Who waits for the answer to an interaction. */
  readonly waiting: Map<Id, (acknowledgement: Acknowledgement) => void>;
  readonly forms: Map<Id, Form>;
  /** Files that no message carries any more and that somebody may still be loading. */
  readonly fading: Map<Id, StoredFile>;
  /** Applications with a gateway session that is connected or may still be resumed. */
  readonly reachable: Set<Id>;
  /** Applications with a connected gateway session. */
  readonly online: Set<Id>;
}
