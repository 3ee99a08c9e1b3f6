import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { openGround } from '../kit/discord/ground.ts';
import { spawnBot } from '../kit/discord/process.ts';

const token = 'a.token';

describe('a wrong value is one sentence', () => {
  it.each([
    [{ DISCORD_API_URL: 'discord' }, 'DISCORD_API_URL must be an address such as https://discord.com/api.'],
    [{ DISCORD_API_URL: 'ftp://discord' }, 'DISCORD_API_URL must be an address such as https://discord.com/api.'],
    [{ DISCORD_GUILD_ID: 'Games' }, 'DISCORD_GUILD_ID must be the id of a server, 17 to 20 digits.'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be fatal, error, warn, info, debug or silent.'],
    [{ PLAYGROUND_PORT: 'none' }, 'PLAYGROUND_PORT must be a port, 0 to 65535.'],
    [{ PLAYGROUND_PORT: '70000' }, 'PLAYGROUND_PORT must be a port, 0 to 65535.'],
    [{ PLAYGROUND_PORT: '-1' }, 'PLAYGROUND_PORT must be a port, 0 to 65535.'],
  ])('%o', (variables, said) => {
    expect(() => readConfig({ DISCORD_TOKEN: token, ...variables })).toThrow(new Error(said));
  });
});

it('takes what is set and empty as not set', () => {
  const empty = { DISCORD_TOKEN: '', DISCORD_API_URL: '', DISCORD_GUILD_ID: '', DATABASE_PATH: '', LOG_LEVEL: '' };
  expect(readConfig({ ...empty, PLAYGROUND_PORT: '' })).toEqual(readConfig({}));
  expect(readConfig({ DISCORD_API_URL: 'http://here/api/' }).api).toBe('http://here/api');
});

describe('the bot ends at once, with one sentence and exit code 1', () => {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'agora-'));
    writeFileSync(join(folder, 'letter.txt'), 'Not a database, but a letter that is long enough. '.repeat(20));
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  it('without a good configuration', { timeout: 30_000 }, async () => {
    const path = join(folder, 'letter.txt');
    const lost = join(folder, 'nowhere', 'agora.db');
    const bots = [
      [spawnBot({ LOG_LEVEL: 'loud' }), /^LOG_LEVEL must be [^\n]*\.\n$/],
      [spawnBot({ DISCORD_TOKEN: token, DATABASE_PATH: path }), /letter\.txt is not a database\.\n$/],
      [spawnBot({ DISCORD_TOKEN: token, DATABASE_PATH: lost }), /agora\.db cannot be opened: [^\n]*\.\n$/],
    ] as const;
    for (const [bot, said] of bots) {
      expect(await bot.ended()).toBe(1);
      expect(bot.written.err).toMatch(said);
      expect(bot.written.err.trim().split('\n')).toHaveLength(1);
    }
  });

  it('with a token that Discord does not know', { timeout: 30_000 }, async () => {
    const ground = await openGround();
    const api = ground.discord.api;
    const bot = spawnBot({ DISCORD_TOKEN: token, DISCORD_API_URL: api, DATABASE_PATH: join(folder, 'new.db') });
    expect(await bot.ended()).toBe(1);
    expect(bot.written.err).toBe('DISCORD_TOKEN is not accepted by Discord.\n');
    await ground.close();
  });
});
