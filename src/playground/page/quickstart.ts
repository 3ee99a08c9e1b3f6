import type { Conversation } from './conversation.ts';
import { failureKey, flag, has, type Room } from './room.ts';
import { say, spoken, type Key } from './words.ts';

interface Step {
  readonly words: Key;
  readonly path: readonly string[];
  readonly options: Readonly<Record<string, string>>;
}

const computer: Step = { words: 'addingComputer', path: ['table', 'add-computer'], options: { strength: 'citizen' } };

/** The table speaks the language of whoever opens it. */
function stepsFor(language: string): readonly Step[] {
  return [
    { words: 'openingTable', path: ['table', 'new'], options: { game: 'khora', language } },
    computer,
    computer,
    { words: 'startingTable', path: ['table', 'start'], options: {} },
  ];
}

const patience = 5_000;

/** Whether the bot says something to everybody after `before`. */
async function isHeard(room: Room, channelId: string, before: string): Promise<boolean> {
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

/**
 * Opens a table with two computer players by the commands a person would use, and stops at the first that fails.
 * Once the game is on the table, the private receipts of the commands are put away.
 */
export async function quickstart(room: Room, talk: Conversation): Promise<void> {
  const { channelId } = room;
  let last = '0';
  const replies: string[] = [];
  const settle = talk.pending(say('openingTable'));
  const fail = (words: string): void => {
    settle(null);
    talk.notice(words);
  };
  for (const [index, { words, path, options }] of stepsFor(spoken()).entries()) {
    settle(say(words, { number: index }));
    last = room.messages(channelId).at(-1)?.id ?? '0';
    const result = await room.act({ do: 'command', channelId, path, options });
    const key = failureKey(result, 'command');
    if (key !== null) {
      fail(`/${path.join(' ')}: ${say(key)}`);
      return;
    }
    if (result.ok && result.messageId !== null) replies.push(result.messageId);
    if (index === 0 && !(await isHeard(room, channelId, last))) {
      fail(say('noTable'));
      return;
    }
  }
  settle(null);
  if (!(await isHeard(room, channelId, last))) return;
  for (const message of room.messages(channelId)) {
    const isReceipt = replies.includes(message.id) && has(message, flag.ephemeral);
    if (isReceipt) void room.act({ do: 'dismiss', channelId, messageId: message.id });
  }
}
