import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { source } from '../../src/engine/chance.ts';
import { games } from '../../src/games/index.ts';
import { names } from '../../src/players/names.ts';
import { type Message, messageIn, textOf } from '../../src/playground/discord/index.ts';
import type { Table } from '../../src/table/table.ts';
import { openThinker } from '../../src/threads/thinker.ts';
import { kept } from '../kit/discord/gathering.ts';
import { type Place, openPlace } from '../kit/discord/place.ts';
import { type Player, choose, controls, isAsked, openDesk, tableIn } from '../kit/discord/player.ts';
import { type Secrets, watchSecrets } from '../kit/discord/secrets.ts';
import { expectSaid, isEphemeral, sentence } from '../kit/discord/language.ts';
import { registry } from '../kit/registry.ts';

const thinker = openThinker({ games, registry, workers: 1, budget: { samples: 2 } });
afterAll(() => thinker.close());

/** A choice after which everybody is asked at once. */
const duringTheDraft = 3;

/** So long that nobody lives to see it. */
const never = 1_000_000;

describe('computer players', { timeout: 40_000 }, () => {
  let place: Place;
  let secrets: Secrets;
  let host: Player;
  let lobby: Message;
  let tableId = '';
  let delay = 0;
  beforeEach(async () => {
    delay = 0;
    secrets = watchSecrets();
    place = await openPlace({
      seed: () => 'computers',
      onCommit: secrets.learn,
      computers: { thinker, delay: () => delay },
    });
    host = { person: place.person('anna'), desk: null };
    lobby = messageIn(await host.person.slash(place.channelId, '/table new'));
    tableId = tableIn(lobby);
  });
  afterEach(async () => {
    await place.close();
    expect(place.discord.problems).toEqual([]);
    expect(place.logged.filter((line) => /Error|"level":[456]0/.test(line))).toEqual([]);
  });

  const now = async (): Promise<Table> => (await place.tables.find(tableId)) as Table;
  const order = (words: string): ReturnType<Player['person']['slash']> => host.person.slash(place.channelId, words);
  const lobbyText = (): string => textOf(host.person.look(lobby) ?? lobby);

  async function until(isSo: (table: Table) => boolean): Promise<void> {
    await expect.poll(async () => isSo(await now()), { timeout: 20_000, interval: 5 }).toBe(true);
  }

  async function add(...strengths: readonly string[]): Promise<void> {
    for (const strength of strengths)
      await host.person.command(place.channelId, ['table', 'add-computer'], { strength });
  }

  /** A table of computer players alone, which its host only watches. */
  async function watch(...strengths: readonly [string, ...string[]]): Promise<void> {
    const [first, ...others] = strengths;
    await add(first);
    expectSaid(await order('/table leave'), 'en', 'bot.table.done.leave');
    await add(...others);
    await host.person.until(() =>
      lobbyText().includes(sentence('en', 'bot.lobby.watching', { host: `<@${host.person.id}>` })),
    );
  }

  async function expectFinal(): Promise<void> {
    const { person } = host;
    const title = sentence('en', 'bot.final.title');
    await person.until(() => person.sees(place.channelId).some((one) => textOf(one).includes(title)), 5_000);
  }

  it('sit down from the lobby and by command, under Greek names, and leave again', async () => {
    const [select] = controls(lobby, 'add-computer');
    await host.person.choose(lobby, select?.custom_id ?? '', ['strategos']);
    expect(lobbyText()).toContain(`**${names[0] ?? ''}** (computer player, Strategos)`);
    expectSaid(await order('/table add-computer strength:Novice'), 'en', 'bot.table.done.add-computer');
    await host.person.until(() => lobbyText().includes(`**${names[1] ?? ''}** (computer player, Novice)`));
    expectSaid(await order('/table remove-computer'), 'en', 'bot.table.done.remove-computer');
    await host.person.until(() => !lobbyText().includes(names[1] ?? ''));
    expect((await now()).occupants.map(({ kind }) => kind)).toEqual(['person', 'computer']);
    const other = place.person('other');
    expectSaid(await other.slash(place.channelId, '/table add-computer'), 'en', 'bot.mistake.not-host');
    await order('/table remove-computer');
    expectSaid(await order('/table remove-computer'), 'en', 'bot.mistake.no-such-seat');
  });

  it('play with a person to the end, over a restart, without taking a decision of theirs or telling a secret', async () => {
    secrets.follow(host.person, 'en', () => secrets.known.seats[0] ?? secrets.known.open);
    secrets.follow(place.person('stranger'), 'en', () => secrets.known.open);
    await add('novice', 'citizen', 'strategos');
    await order('/table start');
    const random = source('a person among them');
    let chosen = 0;
    let waited = 0;
    while ((await now()).stage === 'playing') {
      if (!isAsked(await openDesk(host, place.channelId))) {
        await wait(5);
        continue;
      }
      if (chosen === duringTheDraft) {
        delay = never;
        await choose(host, random);
        const { turn } = await now();
        delay = 0;
        await place.restart();
        await until((table) => table.turn > turn);
        waited += 1;
      } else await choose(host, random);
      chosen += 1;
    }
    await expectFinal();
    expect(waited).toBe(1);
    const answers = await place.store.answers(tableId);
    expect(answers.filter(({ seat }) => seat === 0)).toHaveLength(chosen);
    expect(new Set(answers.map(({ seat }) => seat)).size).toBe(4);
    expect(chosen).toBeGreaterThan(20);
    expect(secrets.leaks).toEqual([]);
    expect(secrets.told).toBeGreaterThan(100);
  });

  it('wait for a person, however long it takes', async () => {
    await add('random', 'citizen');
    await order('/table start');
    await until(({ turn }) => turn === 2);
    const before = await kept(place, tableId);
    await wait(100);
    expect(await kept(place, tableId)).toEqual(before);
    const look = await place.tables.look(tableId, host.person.id);
    expect(look.ok && look.value.screen.awaited.map(({ sealed }) => sealed)).toEqual([false, true, true]);
  });

  it('play alone while their host watches, pauses and lets them go on', async () => {
    delay = 5;
    await watch('random', 'novice', 'citizen', 'random');
    expectSaid(await order('/table start'), 'en', 'bot.table.done.start');
    await until(({ turn }) => turn > 8);
    expectSaid(await order('/desk'), 'en', 'bot.mistake.not-seated');
    expect(textOf(messageIn(await order('/status')))).toContain(names[3]);
    expectSaid(await order('/table pause'), 'en', 'bot.table.done.pause');
    const before = await kept(place, tableId);
    await wait(100);
    expect(await kept(place, tableId)).toEqual(before);
    expect(textOf(messageIn(await order('/advance')))).toContain(sentence('en', 'bot.board.paused'));
    delay = 0;
    expectSaid(await order('/table resume'), 'en', 'bot.table.done.resume');
    await until(({ stage }) => stage === 'finished');
    await expectFinal();
    expect(host.person.pings).toEqual([]);
  });

  it('go on by themselves step by step, and stop when the host ends the table', async () => {
    await host.person.command(place.channelId, ['table', 'settings'], { pace: 'step' });
    delay = 2;
    await watch('random', 'random');
    await order('/table start');
    await until(({ turn }) => turn > 20);
    const shown = textOf(messageIn(await order('/advance')));
    expect(shown).not.toContain(sentence('en', 'bot.mistake.not-seated'));
    expectSaid(await order('/table end'), 'en', 'bot.table.done.end');
    const before = await kept(place, tableId);
    await wait(100);
    expect(await kept(place, tableId)).toEqual(before);
    expect((await now()).stage).toBe('ended');
    const left = (): Message[] => host.person.sees(place.channelId).filter((one) => !isEphemeral(one));
    await host.person.until(() => left().every((one) => controls(one, 'desk').length === 0));
  });
});
