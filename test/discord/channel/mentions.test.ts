import type { SendableChannels } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ChannelMessages } from '../../../src/discord/channel/channel-messages.ts';
import { type Mentions, openMentions } from '../../../src/discord/channel/mentions.ts';
import { type Place, good, person, place } from '../../kit/table/place.ts';
import { languages } from '../../kit/discord/language.ts';

const channel = {} as SendableChannels;
const PATIENCE = 90_000;

let here: Place;
let mentions: Mentions;
let calls: (readonly string[])[];
let removed: string[];
let again: string[];

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'Date'] });
  here = place();
  await here.started('t', { occupants: [person('ann'), person('ben')] });
  calls = [];
  removed = [];
  again = [];
  const messages: Pick<ChannelMessages, 'call' | 'remove'> = {
    call(_channel, _table, _content, users) {
      calls.push(users);
      return Promise.resolve(`call ${calls.length}`);
    },
    remove(_channel, messageId) {
      removed.push(messageId);
      return Promise.resolve();
    },
  };
  mentions = openMentions({
    tables: here.tables,
    languages,
    messages: messages as ChannelMessages,
    patience: PATIENCE,
    again: (tableId) => again.push(tableId),
  });
});
afterEach(async () => {
  vi.useRealTimers();
  await here.store.close();
});

const look = async (): Promise<void> => mentions.call(channel, good(await here.tables.look('t', null)));

test('everybody awaited is called once, however often the table is looked at', async () => {
  await look();
  await look();
  expect(calls).toEqual([['ann', 'ben']]);
  expect((await here.kept('t')).posts.call?.messageId).toBe('call 1');
});

test('who has just acted is called only when their time is over, and somebody looks again then', async () => {
  mentions.saw('t', 'ann');
  await look();
  expect(calls).toEqual([['ben']]);
  await vi.advanceTimersByTimeAsync(PATIENCE);
  expect(again).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(again).toEqual(['t']);
  await look();
  expect(calls).toEqual([['ben'], ['ann']]);
  expect(removed).toEqual(['call 1']);
});

test('having acted at one table says nothing of another', async () => {
  mentions.saw('elsewhere', 'ann');
  await look();
  expect(calls).toEqual([['ann', 'ben']]);
});

test('the call goes away when nobody is awaited any more', async () => {
  await look();
  good(await here.tables.end('t', 'ann'));
  await look();
  expect(removed).toEqual(['call 1']);
  expect((await here.kept('t')).posts.call).toBeNull();
});
