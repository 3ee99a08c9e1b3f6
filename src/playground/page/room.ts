import type { Message } from '../discord/state/wire.ts';
import type { ChannelEntry, Action, OfferedCommand, Result, Welcome, Who } from '../protocol.ts';
import type { Names } from './markdown.ts';
import type { Key } from './words.ts';

/** What the parts of the page share: what is known, and ways to act. */
export interface Room {
  readonly you: Welcome['you'];
  readonly bot: Who;
  readonly people: readonly Who[];
  readonly names: Names;
  /** The channel on the screen. */
  readonly channelId: string;
  readonly channels: readonly ChannelEntry[];
  readonly commands: readonly OfferedCommand[];
  messages(channelId: string): readonly Message[];
  act(action: Action): Promise<Result>;
  /** Says something to those who do not see the page. */
  announce(words: string): void;
}

export const flag = { ephemeral: 1 << 6, loading: 1 << 7 } as const;

export function has(message: Message, bit: number): boolean {
  return (message.flags & bit) !== 0;
}

/** Why nothing came of an action, in words for the given kind of action. */
export function failureKey(result: Result, kind: 'command' | 'component' | 'form'): Key | null {
  if (result.ok) return null;
  if (result.why === 'lost') return 'failedLost';
  if (result.why === 'not offered') return 'failedNotOffered';
  return ({ command: 'failedCommand', component: 'failedComponent', form: 'failedForm' } as const)[kind];
}
