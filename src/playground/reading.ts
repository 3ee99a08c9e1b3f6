import type { Message, Person } from './discord/index.ts';
import { feed } from './discord/feed.ts';

/** The newest message somebody has read, by person and channel. */
export type Reads = Readonly<Record<string, Readonly<Record<string, string>>>>;

export interface Badge {
  readonly isUnread: boolean;
  readonly mentions: number;
}

/** Who has read what. Calls are public, so everybody may know how many wait for somebody. */
export interface Reading {
  badge(person: Person, channelId: string, messages: readonly Message[]): Badge;
  /** Unread calls of a person in all channels. */
  mentions(person: Person): number;
  read(person: Person, channelId: string): void;
  readonly reads: Reads;
  onRead(listener: () => void): () => void;
}

function isLater(id: string, than: string | undefined): boolean {
  return than === undefined || BigInt(id) > BigInt(than);
}

export function reading(kept: Reads): Reading {
  const reads = new Map(Object.entries(kept).map(([person, channels]) => [person, new Map(Object.entries(channels))]));
  const changes = feed<null>();
  const lastRead = (person: Person, channelId: string): string | undefined => reads.get(person.id)?.get(channelId);
  const calls = (person: Person): string[] =>
    person.pings
      .filter(({ channelId, messageId }) => isLater(messageId, lastRead(person, channelId)))
      .filter(({ channelId, messageId }) => person.look({ id: messageId, channel_id: channelId }) !== null)
      .map(({ channelId }) => channelId);

  return {
    badge: (person, channelId, messages) => ({
      isUnread: messages.some(
        (message) => message.author.id !== person.id && isLater(message.id, lastRead(person, channelId)),
      ),
      mentions: calls(person).filter((id) => id === channelId).length,
    }),
    mentions: (person) => calls(person).length,
    read(person, channelId) {
      const newest = person.sees(channelId).at(-1)?.id;
      if (newest === undefined || !isLater(newest, lastRead(person, channelId))) return;
      reads.set(person.id, (reads.get(person.id) ?? new Map<string, string>()).set(channelId, newest));
      changes.emit(null);
    },
    get reads() {
      return Object.fromEntries([...reads].map(([person, channels]) => [person, Object.fromEntries(channels)]));
    },
    onRead: (listener) => changes.on(listener),
  };
}
