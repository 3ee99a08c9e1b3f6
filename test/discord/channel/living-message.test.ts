import type { SendableChannels } from 'discord.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ChannelMessages } from '../../../src/discord/channel/channel-messages.ts';
import { openLatePictures } from '../../../src/discord/channel/late-pictures.ts';
import { LOBBY, type LivingMessage, openLivingMessage } from '../../../src/discord/channel/living-message.ts';
import type { Picture } from '../../../src/discord/messages/pictures.ts';
import { games } from '../../../src/games/index.ts';
import { languages } from '../../kit/discord/language.ts';
import { type Place, good, person, place } from '../../kit/table/place.ts';

const channel = {} as SendableChannels;
const people = ['ann', 'ben'];

let here: Place;
let living: LivingMessage;
/** What was sent and edited, and whether there was a picture. */
let done: string[];
/** Messages that somebody has deleted. */
let gone: Set<string>;
let paint: () => Promise<Picture | null>;
let later: Promise<void>[];

beforeEach(async () => {
  here = place();
  await here.started('t', { occupants: people.map(person), posts: { board: null, call: null } });
  done = [];
  gone = new Set();
  later = [];
  paint = () => Promise.resolve(null);
  const messages: Pick<ChannelMessages, 'board' | 'edit'> = {
    board(_channel, _table, _content, shown) {
      const id = `message ${done.filter((line) => line.startsWith('post')).length + 1}`;
      done.push(`post ${id}${shown === null ? '' : ' with picture'}`);
      return Promise.resolve(id);
    },
    edit(_channel, messageId, _content, shown) {
      if (gone.has(messageId)) return Promise.resolve(false);
      done.push(`edit ${messageId}${shown === null ? '' : ' with picture'}`);
      return Promise.resolve(true);
    },
  };
  living = openLivingMessage({
    tables: here.tables,
    games,
    languages,
    pictures: () => paint(),
    latePictures: openLatePictures(),
    messages: messages as ChannelMessages,
    grace: 1,
    later: (_table, work) => later.push(work),
  });
});
afterEach(() => here.store.close());

async function update(): Promise<void> {
  const look = good(await here.tables.look('t', null));
  await living.update(channel, look.table, look);
}

/** Everybody answers until a new chapter begins. */
async function playOn(): Promise<void> {
  const { chapter } = good(await here.tables.look('t', null));
  for (;;) {
    const { screen, chapter: now } = good(await here.tables.look('t', null));
    const next = screen.awaited.find(({ sealed }) => !sealed);
    if (now > chapter || next === undefined) return;
    good(await here.answer('t', people[next.seat] ?? ''));
  }
}

test('a chapter has one message, which is edited', async () => {
  await update();
  await update();
  expect(done).toEqual(['post message 1', 'edit message 1']);
  expect((await here.kept('t')).posts.board).toEqual({ messageId: 'message 1', chapter: 0 });
});

test('a message that somebody deleted is posted anew', async () => {
  await update();
  gone.add('message 1');
  await update();
  expect(done).toEqual(['post message 1', 'post message 2']);
});

test('a new chapter has a new message, and the one before stays as its report', async () => {
  await update();
  await playOn();
  await update();
  await Promise.all(later);
  expect(done).toEqual(['post message 1', 'post message 2', 'edit message 1']);
});

test('a finished round keeps a small picture', async () => {
  await playOn();
  await update();
  await playOn();
  paint = () => Promise.resolve({ file: 'p.png', bytes: Buffer.from('x'), alt: 'a picture' });
  await update();
  await Promise.all(later);
  expect(done.at(-1)).toBe('edit message 1 with picture');
});

test('the lobby stands before the first chapter and says that the game began', async () => {
  await here.tables.remember('t', { board: { messageId: 'lobby', chapter: LOBBY } });
  await update();
  expect(done).toEqual(['post message 1', 'edit lobby']);
});

test('a picture that is late comes into the message, unless the message is newer', async () => {
  let finish: (shown: Picture | null) => void = () => undefined;
  paint = () =>
    new Promise((resolve) => {
      finish = resolve;
    });
  await update();
  const older = finish;
  await update();
  finish({ file: 'b.png', bytes: Buffer.from('x'), alt: 'a board' });
  older({ file: 'a.png', bytes: Buffer.from('x'), alt: 'a board' });
  await Promise.all(later);
  expect(done).toEqual(['post message 1', 'edit message 1', 'edit message 1 with picture']);
});

test('a table that was broken off keeps its message without anything to press', async () => {
  await update();
  good(await here.tables.end('t', 'ann'));
  await update();
  expect(done).toEqual(['post message 1', 'edit message 1']);
});
