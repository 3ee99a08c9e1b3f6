import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { spawnBot, type BotProcess } from '../kit/discord/process.ts';
import { openWindow } from '../kit/playground/window.ts';

/** How long somebody waits for an address before they think that it does not work. */
const patience = 15_000;

let folder: string;
let running: BotProcess | null = null;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'restart-'));
});
afterEach(async () => {
  await running?.kill();
  running = null;
  await rm(folder, { recursive: true });
});

/** Starts everything as an operator without an account does, and gives the address it prints. */
async function start(): Promise<string> {
  const bot = spawnBot({ DATABASE_PATH: join(folder, 'agora.db'), PLAYGROUND_PORT: '0', LANG: 'en' });
  running = bot;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No address: ${bot.written.out}${bot.written.err}`)), patience);
    bot.child.stdout?.on('data', () => {
      const address = /http:\/\/127\.0\.0\.1:\d+\//.exec(bot.written.out)?.[0];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}

async function stop(): Promise<void> {
  running?.child.kill('SIGINT');
  expect(await running?.ended()).toBe(0);
  expect(running?.written.err).toBe('');
  running = null;
}

describe('the whole bot without an account', () => {
  it('goes on where it was stopped: messages, game and buttons', async () => {
    const before = await openWindow(await start(), 'orange');
    const channelId = before.welcome.channels[0]?.id ?? '';
    await before.act({ do: 'say', channelId, text: 'Shall we?' });
    for (const action of ['new', 'add-computer', 'start'])
      await before.act({ do: 'command', channelId, path: ['table', action], options: {} });
    await before.press(await before.message('✔ Ready: **Iason**'), 'desk');
    const desk = await before.message('Your desk · Politics draft · pick 1 of 5');
    before.close();
    await stop();

    const after = await openWindow(await start(), 'orange');
    expect(after.welcome.channels).toMatchObject(before.welcome.channels.map(({ id, name }) => ({ id, name })));
    const kept = after.messages().map(({ id }) => id);
    expect(before.messages().filter(({ id }) => !kept.includes(id))).toEqual([]);
    await after.message('Shall we?');
    expect(await after.press(desk, 'pick')).toMatchObject({ ok: true });
    await after.message('Your desk · Politics draft · pick 2 of 5');
    expect(await after.press(await after.message('pick 2 of 5'), 'desk')).toMatchObject({ ok: true });
    after.close();
    await stop();
  });
});
