import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Person } from '../../src/playground/discord/index.ts';
import { startPlayground, type Playground } from '../../src/playground/start.ts';

let folder: string;
let dataPath: string;
let playground: Playground;

const channelsOf = (person: Person): { id: string; name: string }[] =>
  person.channels() as { id: string; name: string }[];

function people(): Person[] {
  const { seats } = JSON.parse(readFileSync(dataPath, 'utf8')) as { seats: string[] };
  return seats.map((id) => playground.discord.person(id));
}

async function restart(): Promise<void> {
  await playground.close();
  playground = await startPlayground({ port: 0, dataPath });
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playground-'));
  dataPath = join(folder, 'agora.db.playground.json');
  playground = await startPlayground({ port: 0, dataPath });
});
afterEach(async () => {
  await playground.close();
  await rm(folder, { recursive: true });
});

describe('the playground', () => {
  it('is the same place after a restart: people, languages, channels, messages, the bot and its token', async () => {
    const { token, guildId } = playground;
    await restart();
    const [orange] = people();
    const channel = channelsOf(orange as Person)[0];
    expect(channel?.name).toBe('agora');
    orange?.speak('fr');
    orange?.say(channel?.id ?? '', 'Still here?');
    await restart();
    expect([playground.token, playground.guildId]).toEqual([token, guildId]);
    expect(people().map(({ user }) => user.global_name)).toEqual(['Orange', 'Black', 'Green', 'White']);
    expect(people()[0]?.locale).toBe('fr');
    expect(
      people()[1]
        ?.sees(channel?.id ?? '')
        .map(({ content }) => content),
    ).toEqual(['Still here?']);
  });

  it('writes soon after something changed, without being closed', async () => {
    await restart();
    const before = readFileSync(dataPath, 'utf8');
    const [orange] = people();
    orange?.say(channelsOf(orange)[0]?.id ?? '', 'Write this down');
    await expect.poll(() => readFileSync(dataPath, 'utf8'), { timeout: 5_000 }).toContain('Write this down');
    expect(before).not.toContain('Write this down');
    expect(existsSync(`${dataPath}.new`)).toBe(false);
  });

  it('puts a file aside that it cannot read, and starts anew', async () => {
    await playground.close();
    writeFileSync(dataPath, '{"version":1,');
    playground = await startPlayground({ port: 0, dataPath });
    expect(readFileSync(`${dataPath}.unreadable`, 'utf8')).toBe('{"version":1,');
    await restart();
    expect(people()).toHaveLength(4);
  });
});
