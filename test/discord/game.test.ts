import { expect, it } from 'vitest';
import { source } from '../../src/engine/chance.ts';
import { messageIn, textOf } from '../../src/playground/discord/index.ts';
import { openSqlite } from '../../src/table/sqlite.ts';
import { openGround } from '../kit/discord/ground.ts';
import { type Player, choose, isAsked, openDesk, press, tableIn } from '../kit/discord/player.ts';
import { spawnBot } from '../kit/discord/process.ts';

const kills = [20, 70];

it('plays a whole game of three, by what people see, with a bot that dies twice', { timeout: 90_000 }, async () => {
  const ground = await openGround();
  const { discord, channelId, token, database } = ground;
  const start = async (): Promise<ReturnType<typeof spawnBot>> => {
    const bot = spawnBot({ DISCORD_TOKEN: token, DISCORD_API_URL: discord.api, DATABASE_PATH: database });
    await bot.ready();
    return bot;
  };
  let bot = await start();
  const people = ['ada', 'bob', 'cleo'].map((name): Player => ({ person: ground.person(name), desk: null }));
  const [ada, bob, cleo] = people as [Player, Player, Player];
  const lobby = messageIn(await ada.person.slash(channelId, '/table new game:Khôra'));
  expect(textOf(lobby)).toContain('ada');
  await press(bob.person, lobby, 'join');
  await press(cleo.person, lobby, 'join');
  await press(ada.person, lobby, 'start');

  const random = source('people');
  let acknowledged = 0;
  let tableId = '';
  for (;;) {
    const before = acknowledged;
    for (const player of people) {
      const desk = await openDesk(player, channelId);
      if (!isAsked(desk)) continue;
      tableId = tableIn(desk);
      await choose(player, random);
      acknowledged += 1;
      if (!kills.includes(acknowledged)) continue;
      await bot.kill();
      bot = await start();
    }
    if (acknowledged === before) break;
  }
  expect(acknowledged).toBeGreaterThan(50);
  const final = await ada.person.until(
    () => ada.person.sees(channelId).find((message) => textOf(message).includes('Final scores')),
    5_000,
  );
  for (const { person } of people) {
    expect(textOf(final)).toContain(person.user.username);
    expect(textOf(messageIn(await person.command(channelId, ['desk'])))).toContain('The game is over');
  }
  await bot.kill();
  const store = openSqlite(database);
  expect(await store.answers(tableId)).toHaveLength(acknowledged);
  expect((await store.table(tableId))?.stage).toBe('finished');
  await store.close();
  await ground.close();
  expect(discord.problems).toEqual([]);
  const wrong = discord.requests.filter(({ status }) => status >= 400);
  expect(wrong.map(({ route, code }) => `${route} ${code ?? ''}`)).toEqual([]);
});
