import type { Conversation } from './conversation.ts';
import { failureKey, flag, has, type Room } from './room.ts';
import { say, type Key } from './words.ts';

interface Step {
  readonly words: Key;
  readonly path: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

const computer: Step = { words: 'addingComputer', path: ['table', 'add-computer'], options: { strength: 'citizen' } };
const steps: readonly Step[] = [
  { words: 'openingTable', path: ['table', 'new'], options: { game: 'khora' } },
  computer,
  computer,
  { words: 'startingTable', path: ['table', 'start'], options: {} },
];

const patience = 5_000;

/** Whether the bot has said something to everybody since `before`. */
async function isOpened(room: Room, channelId: string, before: string): Promise<boolean> {
  const until = Date.now() + patience;
  while (Date.now() < until) {
    const isThere = room
      .messages(channelId)
      .some(
        (message) =>
          BigInt(message.id) > BigInt(before) &&
          message.author.id === room.bot.id &&
          !has(message, flag.ephemeral) &&
          !has(message, flag.loading),
      );
    if (isThere) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** Opens a table with two computer players by the commands a person would use, and stops at the first that fails. */
export async function quickstart(room: Room, talk: Conversation): Promise<void> {
  const { channelId } = room;
  const before = room.messages(channelId).at(-1)?.id ?? '0';
  const settle = talk.pending(say('openingTable'));
  const fail = (words: string): void => {
    settle(null);
    talk.notice(words);
  };
  for (const [index, { words, path, options }] of steps.entries()) {
    settle(say(words, { number: index }));
    const key = failureKey(await room.act({ do: 'command', channelId, path, options }), 'command');
    if (key !== null) {
      fail(`/${path.join(' ')}: ${say(key)}`);
      return;
    }
    if (index === 0 && !(await isOpened(room, channelId, before))) {
      fail(say('noTable'));
      return;
    }
  }
  settle(null);
}
