import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Message, type Person, messageIn, textOf } from '../../src/playground/discord/index.ts';
import { type Gathering, begin, boardOf, gather, takeFirst } from '../kit/discord/gathering.ts';
import { type Place, openPlace } from '../kit/discord/place.ts';
import { type Player, controls, openDesk, press } from '../kit/discord/player.ts';
import { expectSaid, isEphemeral, sentence } from '../kit/discord/language.ts';

describe('a channel', () => {
  let place: Place;
  let here: Gathering;
  let anna: Player;
  let bruno: Player;
  let threadId = '';
  beforeEach(async () => {
    place = await openPlace({ seed: () => 'channel' });
    const owner = place.person('owner-of-thread');
    threadId = place.discord.createThread({ channelId: place.channelId, name: 't', ownerId: owner.id }).id;
    here = await gather(place, { anna: 'fr', bruno: 'es-ES' }, threadId);
    [anna, bruno] = here.people as [Player, Player];
    await begin(here);
  });
  afterEach(() => place.close());

  const stage = async (): Promise<string | undefined> => (await place.tables.find(here.tableId))?.stage;
  const until = async (isSo: () => Promise<boolean>): Promise<void> => {
    await expect.poll(isSo, { timeout: 3_000 }).toBe(true);
  };
  const deny = (...deny: Parameters<Place['discord']['overwrite']>[2]['deny'] & object): void => {
    place.discord.overwrite(place.channelId, place.botId, { deny });
  };

  it('that is deleted ends its table', async () => {
    await boardOf(here);
    place.discord.deleteChannel(threadId);
    await until(async () => (await stage()) === 'ended');
  });

  it('that was deleted while the bot was away ends its table', async () => {
    await boardOf(here);
    await place.running.close();
    place.discord.deleteChannel(threadId);
    await place.restart();
    await until(async () => (await stage()) === 'ended');
  });

  it('gets a message back that was deleted', async () => {
    const board = await boardOf(here);
    place.discord.deleteMessage(threadId, board.id);
    await takeFirst(anna, threadId);
    const again = await boardOf(here, [board.id]);
    await anna.person.until(() => textOf(anna.person.look(again) ?? again).includes('✔'));
    expect(textOf(anna.person.look(again) ?? again)).toContain('**anna**');
  });

  it('that is archived is opened again', async () => {
    await boardOf(here);
    place.discord.setThread(threadId, { archived: true });
    await takeFirst(anna, threadId);
    await anna.person.until(() =>
      anna.person.sees(threadId).some((one) => !isEphemeral(one) && textOf(one).includes('✔')),
    );
  });

  it('that may not be written in leaves the game to private messages, tells the host, and comes back', async () => {
    const board = await boardOf(here);
    await anna.person.until(() => anna.person.pings.length > 0);
    deny('sendMessagesInThreads');
    place.discord.deleteMessage(threadId, board.id);
    for (let pick = 0; pick < 4; pick += 1) {
      await takeFirst(anna, threadId);
      await takeFirst(bruno, threadId);
      await until(() => Promise.resolve(place.running.bot.channelSync.trouble(threadId) !== null));
    }
    const lack = sentence('fr', 'bot.trouble', { permissions: sentence('fr', 'bot.permission.SendMessagesInThreads') });
    await openDesk(anna, threadId);
    await anna.person.until(() => anna.person.sees(threadId).some((one) => textOf(one).includes(lack)));
    await openDesk(bruno, threadId);
    const told = bruno.person.sees(threadId).filter((one) => textOf(one).includes(lack.slice(0, 15)));
    expect(told).toEqual([]);
    expect((await place.tables.find(here.tableId))?.turn).toBe(8);
    const refusals = place.discord.requests.filter(({ status }) => status === 403).length;
    expect(refusals).toBeLessThanOrEqual(2);
    place.discord.clearOverwrite(place.channelId, place.botId);
    await openDesk(bruno, threadId);
    expect(textOf(await boardOf(here, [board.id]))).toContain(sentence('en', 'phases.dice.name'));
  });

  it('calls those who are awaited and nobody else, and the call goes away', async () => {
    const stranger = place.person('stranger');
    await anna.person.until(() => anna.person.pings.length === 1 && bruno.person.pings.length === 1);
    const isCall = (one: Message): boolean => !isEphemeral(one) && one.content.includes(anna.person.id);
    await takeFirst(bruno, threadId);
    const call = await stranger.until(() => stranger.sees(threadId).find(isCall));
    await takeFirst(anna, threadId);
    await stranger.until(() => stranger.look(call) === null);
    await anna.person.until(() => anna.person.pings.length === 2 && bruno.person.pings.length === 2);
    await anna.person.slash(threadId, '/table end');
    await stranger.until(() => !stranger.sees(threadId).some(isCall));
    expect(stranger.pings).toEqual([]);
    const messages = new Set([...anna.person.pings, ...bruno.person.pings].map(({ messageId }) => messageId));
    expect(messages.size).toBe(2);
  });
});

describe('names', () => {
  const nasty = [
    '**@everyone** <@&1> # x',
    '\u202eolleh\u2066 `code` ||s||',
    '🏛️'.repeat(16),
    '[a](http://b.c) @here ~~~',
  ];

  it('disturb nothing and call nobody', async () => {
    const place = await openPlace();
    const { discord, guildId, channelId } = place;
    const people = nasty.map((nick, at): Person => {
      const person = discord.createPerson({ name: `p${at}` });
      discord.join(guildId, person.id, Array.from(nick).slice(0, 32).join(''));
      return person;
    });
    const bystander = place.person('bystander');
    const [host, ...others] = people as [Person, ...Person[]];
    const lobby = messageIn(await host.slash(channelId, '/table new'));
    for (const person of others) await press(person, lobby, 'join');
    await press(host, lobby, 'start');
    const game: Gathering = { people: people.map((person) => ({ person, desk: null })), channelId, tableId: '', lobby };
    const board = await boardOf(game);
    await bystander.slash(channelId, '/status share:true');
    await host.until(() => people.every(({ pings }) => pings.length === 1));
    for (const one of [board, lobby, ...bystander.sees(channelId)]) {
      const words = textOf(bystander.look(one) ?? one);
      expect(words).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      expect(words).not.toMatch(/@everyone|@here|<@&|\]\(https?:\/\//);
    }
    expect(bystander.pings).toEqual([]);
    expect(controls(board, 'desk')).toHaveLength(1);
    await place.close();
    expect(discord.requests.filter(({ status }) => status >= 400)).toEqual([]);
  });
});

it('somebody who left the server leaves the game to the others', async () => {
  const place = await openPlace();
  const here = await gather(place, { anna: 'en-US', bruno: 'fr', carla: 'es-ES' });
  const [anna, bruno, carla] = here.people as [Player, Player, Player];
  await begin(here);
  const board = await boardOf(here);
  place.discord.leave(place.guildId, anna.person.id);
  for (const player of [bruno, carla]) await takeFirst(player, here.channelId);
  await carla.person.until(() => textOf(carla.person.look(board) ?? board).includes('carla'));
  expectSaid(await carla.person.slash(here.channelId, '/table settings hints:off'), 'es', 'bot.table.done.settings');
  expect((await place.tables.find(here.tableId))?.hostId).toBe(carla.person.id);
  await place.close();
});
