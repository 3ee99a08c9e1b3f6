import { expect, it } from 'vitest';
import { source } from '../../src/engine/chance.ts';
import { messageIn, textOf } from '../../src/playground/discord/index.ts';
import { openPlace } from './place.ts';
import { type Player, choose, openDesk, press } from './player.ts';

it('plays a whole game of three through what people see and press', { timeout: 120_000 }, async () => {
  const place = await openPlace({ seed: () => 'a game of three' });
  const people = ['ada', 'bob', 'cleo'].map((name): Player => ({ person: place.person(name), desk: null }));
  const [ada, bob, cleo] = people as [Player, Player, Player];
  const lobby = messageIn(await ada.person.slash(place.channelId, '/table new game:Khôra'));
  expect(textOf(lobby)).toContain('ada');
  await press(bob.person, lobby, 'join');
  await press(cleo.person, lobby, 'join');
  await press(ada.person, lobby, 'start');
  const random = source('people');
  let choices = 0;
  for (;;) {
    const table = await place.tables.inChannel(place.channelId);
    if (table?.stage !== 'playing') break;
    const look = await place.tables.look(table.id, null);
    if (!look.ok) throw new Error(look.why);
    const open = look.value.awaited.filter(({ sealed }) => !sealed);
    const next = people[open[0]?.seat ?? 0] as Player;
    await openDesk(next, place.channelId);
    expect(await choose(next, random)).toBe(true);
    choices += 1;
  }
  expect(choices).toBeGreaterThan(50);
  await ada.person.until(() =>
    ada.person.sees(place.channelId).some((message) => textOf(message).includes('Final scores')),
  );
  await place.close();
  expect(place.discord.problems).toEqual([]);
  const wrong = place.discord.requests.filter(({ status }) => status >= 400);
  expect(wrong.map(({ route, code }) => `${route} ${code ?? ''}`)).toEqual([]);
  expect(place.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
});
