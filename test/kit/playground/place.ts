import { Client, GatewayIntentBits, type ClientOptions, type Interaction } from 'discord.js';
import { startDiscord, type Discord, type DiscordOptions, type Person } from '../../../src/playground/discord/index.ts';

/** A server with a channel, a bot that is not running yet, and two people. */
export interface Place {
  readonly discord: Discord;
  readonly application: { readonly id: string; readonly token: string; readonly botId: string };
  readonly guildId: string;
  readonly channelId: string;
  readonly ada: Person;
  readonly bob: Person;
}

export async function openPlace(options: DiscordOptions = {}): Promise<Place> {
  const discord = await startDiscord(options);
  const application = discord.createApplication({ name: 'Agora' });
  const ada = discord.createPerson({ name: 'ada', displayName: 'Ada' });
  const bob = discord.createPerson({ name: 'bob', locale: 'fr' });
  const guild = discord.createGuild({ name: 'Games', ownerId: discord.createPerson({ name: 'host' }).id });
  const channel = discord.createChannel({ guildId: guild.id, name: 'tables' });
  discord.install(application.id, guild.id);
  discord.join(guild.id, ada.id);
  discord.join(guild.id, bob.id, 'Bobby');
  return { discord, application, guildId: guild.id, channelId: channel.id, ada, bob };
}

export interface Answer {
  readonly status: number;
  readonly body: {
    readonly code?: number;
    readonly errors?: object;
    readonly id?: string;
    readonly [key: string]: unknown;
  };
}

/** A request as a bot without a library would send it. */
export async function send(
  place: Place,
  method: string,
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${place.discord.api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${token ?? place.application.token}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Answer['body'] };
}

/** The places in a body that were complained about, such as `components.0.custom_id`. */
export function flawedPaths(errors: object | undefined, prefix = ''): string[] {
  return Object.entries(errors ?? {}).flatMap(([key, value]) =>
    key === '_errors' ? [prefix] : flawedPaths(value as object, prefix === '' ? key : `${prefix}.${key}`),
  );
}

/** Connects the real client and answers interactions with `answer`; errors are thrown at the end of the test. */
export async function connect(
  place: Place,
  answer: (interaction: Interaction) => Promise<unknown> = () => Promise.resolve(),
  options: Partial<ClientOptions> = {},
): Promise<Client<true>> {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    ...options,
    rest: { api: place.discord.api, ...options.rest },
  });
  client.on(
    'interactionCreate',
    (interaction) => void answer(interaction).catch((error: unknown) => client.emit('error', error as Error)),
  );
  const ready = new Promise<Client<true>>((resolve) => client.once('clientReady', resolve));
  await client.login(place.application.token);
  return ready;
}
