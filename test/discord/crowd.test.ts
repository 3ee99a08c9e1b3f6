import { pino } from 'pino';
import { expect, it } from 'vitest';
import { startAgora } from '../../src/agora.ts';
import { games } from '../../src/games/index.ts';
import { type Clock, realClock } from '../../src/playground/discord/clock.ts';
import { type Outcome, messageIn, textOf } from '../../src/playground/discord/index.ts';
import { openSqlite } from '../../src/table/sqlite.ts';
import { openGround } from '../kit/discord/ground.ts';
import { isAsked, tableIn } from '../kit/discord/player.ts';
import { registry } from '../kit/registry.ts';

/** Nothing here is about time: on a slow machine Discord waits as much longer. */
const patient: Clock = { ...realClock, after: (ms, then) => realClock.after(20 * ms, then) };
const tables = 100;
const strengths = ['random', 'novice', 'citizen'] as const;

it('answers people at once while a hundred tables of computer players play', async () => {
  const ground = await openGround('en-US', patient);
  const { discord, database, guildId } = ground;
  const lines: string[] = [];
  const agora = await startAgora({
    games,
    registry,
    token: ground.token,
    api: discord.api,
    guildId: null,
    database,
    log: pino({ level: 'error' }, { write: (line: string) => lines.push(line) }),
    delay: () => 20,
    budget: { samples: 2 },
  });
  const host = ground.person('host');
  const outcomes: Outcome[] = [];
  const use = async (channelId: string, path: readonly string[], options = {}): Promise<Outcome> => {
    const outcome = await host.command(channelId, path, options);
    outcomes.push(outcome);
    return outcome;
  };
  await use(ground.channelId, ['table', 'new']);
  await use(ground.channelId, ['table', 'add-computer'], { strength: 'citizen' });
  await use(ground.channelId, ['table', 'start']);
  const channels = Array.from({ length: tables }, (_, at) => discord.createChannel({ guildId, name: `t${at}` }).id);
  const ids: string[] = [];
  for (const [at, channelId] of channels.entries()) {
    const lobby = messageIn(await use(channelId, ['table', 'new']));
    await use(channelId, ['table', 'add-computer'], { strength: strengths[at % 3] });
    await use(channelId, ['table', 'leave']);
    await use(channelId, ['table', 'add-computer'], { strength: strengths[(at + 1) % 3] });
    ids.push(tableIn(lobby));
  }
  for (const channelId of channels) await use(channelId, ['table', 'start']);
  const started = outcomes.length;
  const store = openSqlite(database);
  const fewest = async (): Promise<number> =>
    Math.min(...(await Promise.all(ids.map(async (id) => (await store.table(id))?.turn ?? 0))));
  for (let at = 0; at < 20 || (await fewest()) < 8; at += 1) {
    const desk = messageIn(await use(ground.channelId, ['desk']));
    expect(isAsked(desk)).toBe(true);
    const status = messageIn(await use(channels[at % tables] ?? '', ['status']));
    expect(textOf(status)).toContain('Iason');
  }
  expect(outcomes.length - started).toBeGreaterThanOrEqual(40);
  await agora.close();
  await store.close();
  await ground.close();
  expect(outcomes.filter(({ kind }) => kind === 'failed')).toEqual([]);
  expect(lines).toEqual([]);
  expect(discord.problems).toEqual([]);
});
