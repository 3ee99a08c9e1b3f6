import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, Events, GatewayIntentBits, SlashCommandBuilder } from 'discord.js';
import { pino } from 'pino';
import { commands } from '../commands/index.ts';
import { noAdviser } from '../src/discord/interactions/adviser.ts';
import { noPictures } from '../src/discord/messages/pictures.ts';
import { startBot } from '../src/discord/start.ts';
import { source } from '../src/engine/chance.ts';
import { games } from '../src/games/index.ts';
import { openLanguages } from '../src/i18n/languages.ts';
import { type Clock, realClock } from '../src/playground/discord/clock.ts';
import { type Discord, type Outcome, messageIn, startDiscord } from '../src/playground/discord/index.ts';
import { openSqlite } from '../src/table/sqlite.ts';
import { openTables } from '../src/table/tables.ts';
import { type Section, percentile } from './section.ts';
import { type Player, choose, isAsked, openDesk, press } from '../test/kit/discord/player.ts';

const wanted = 2_000;

/** Discord's own clock shows whole milliseconds; these are too few of them. */
const fine: Clock = { ...realClock, now: () => performance.timeOrigin + performance.now() };

interface Server {
  readonly guildId: string;
  readonly ownerId: string;
  readonly token: (name: string) => string;
}

function serverIn(discord: Discord): Server {
  const owner = discord.createPerson({ name: 'owner' });
  const guild = discord.createGuild({ name: 'Games', ownerId: owner.id });
  return {
    guildId: guild.id,
    ownerId: owner.id,
    token(name) {
      const application = discord.createApplication({ name });
      discord.install(application.id, guild.id);
      return application.token;
    },
  };
}

function after(outcome: Outcome): number {
  if ('after' in outcome) return outcome.after;
  throw new Error(`The interaction failed: ${outcome.why}.`);
}

/** Answers of whole games, one after the other, from the click to the acknowledgement with the answer committed. */
async function answers(discord: Discord, { guildId, token }: Server): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'agora-'));
  const store = openSqlite(join(folder, 'agora.db'));
  const tables = openTables({ store, games, names: [] });
  const languages = openLanguages(games.values());
  const log = pino({ level: 'silent' });
  const shared = { commands, games, store, tables, languages, pictures: noPictures, adviser: noAdviser, log };
  const running = await startBot({ token: token('Agora'), api: discord.api, guildId: null, ...shared });
  const times: number[] = [];
  const random = source('bench');
  for (let game = 0; times.length < wanted; game += 1) {
    const channelId = discord.createChannel({ guildId, name: `game-${game}` }).id;
    const people = ['a', 'b', 'c', 'd'].map((name): Player => {
      const person = discord.createPerson({ name: `${name}${game}` });
      discord.join(guildId, person.id);
      return { person, desk: null };
    });
    await play(people, channelId, random, times);
  }
  await running.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  return times;
}

async function play(
  people: readonly Player[],
  channelId: string,
  random: () => number,
  times: number[],
): Promise<void> {
  const [host, ...others] = people as [Player, ...Player[]];
  const lobby = messageIn(await host.person.slash(channelId, '/table new'));
  for (const { person } of others) await press(person, lobby, 'join');
  await press(host.person, lobby, 'start');
  for (let idle = 0; idle < people.length && times.length < wanted;) {
    for (const player of people) {
      idle += 1;
      if (!isAsked(await openDesk(player, channelId))) continue;
      idle = 0;
      const outcome = await choose(player, random);
      if (outcome !== null) times.push(after(outcome));
    }
  }
}

/** What the disk takes of it: one committed change of a stored game, and nothing else. */
async function commits(): Promise<number[]> {
  const folder = mkdtempSync(join(tmpdir(), 'agora-'));
  const store = openSqlite(join(folder, 'agora.db'));
  const tables = openTables({ store, games, names: ['Solon'] });
  const host = { kind: 'person', userId: 'a', name: 'a' } as const;
  const made = await tables.create({ game: 'khora', guildId: 'g', channelId: 'c', host, options: {} });
  if (!made.ok) throw new Error(made.why);
  const { id } = made.value;
  await tables.addComputer(id, host.userId, null);
  await tables.start(id, host.userId);
  const times: number[] = [];
  while (times.length < wanted) {
    const before = performance.now();
    await store.change(id, (stored) => (stored === null ? { value: null } : { value: null, stored }));
    times.push(performance.now() - before);
  }
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  return times;
}

/** The least a bot can do: it answers a command with a word. */
async function pongs(discord: Discord, { guildId, ownerId, token }: Server): Promise<number[]> {
  const client = new Client({ intents: [GatewayIntentBits.Guilds], rest: { api: discord.api } });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  client.on(Events.InteractionCreate, (interaction) => {
    if (interaction.isChatInputCommand()) void interaction.reply('pong');
  });
  await client.login(token('Ping'));
  const { application } = await ready;
  await application.commands.set([new SlashCommandBuilder().setName('ping').setDescription('ping')]);
  const channelId = discord.createChannel({ guildId, name: 'ping' }).id;
  const person = discord.person(ownerId);
  const times: number[] = [];
  while (times.length < wanted) times.push(after(await person.command(channelId, ['ping'])));
  await client.destroy();
  return times;
}

/** Measures clicks at the Discord-compatible server, in one process with it. */
export const discord: Section = async () => {
  const server = await startDiscord({ clock: fine });
  const place = serverIn(server);
  const clicks = await answers(server, place);
  const pings = await pongs(server, place);
  const writes = await commits();
  await server.close();
  return [
    { what: 'answer committed, median', value: percentile(clicks, 0.5), unit: 'ms', most: 5 },
    { what: 'answer committed, p99', value: percentile(clicks, 0.99), unit: 'ms', most: 50 },
    { what: 'of it the commit, median', value: percentile(writes, 0.5), unit: 'ms' },
    { what: 'of it the commit, p99', value: percentile(writes, 0.99), unit: 'ms' },
    { what: 'bare reply, median', value: percentile(pings, 0.5), unit: 'ms' },
    { what: 'bare reply, p99', value: percentile(pings, 0.99), unit: 'ms' },
  ];
};
