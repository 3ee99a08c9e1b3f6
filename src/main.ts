import 'dotenv/config';
import { pino } from 'pino';
import { type Agora, startAgora } from './agora.ts';
import { readConfig } from './config.ts';
import { text } from './engine/text.ts';
import { games } from './games/index.ts';
import { openLanguages, nearest } from './i18n/languages.ts';
import { type Playground, startPlayground } from './playground/start.ts';

/** Ends with one sentence for the operator. */
function giveUp(why: unknown): never {
  process.stderr.write(`${why instanceof Error ? why.message : String(why)}\n`);
  process.exit(1);
}

/** Discord does not know the token. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'TokenInvalid';
}

/** The reason in one sentence, in the operator's terms where there are any. */
function reasonOf(error: unknown): unknown {
  return isRefused(error) ? 'DISCORD_TOKEN is not accepted by Discord.' : error;
}

const say = openLanguages([]).say(nearest(process.env['LANG']?.slice(0, 2)));
const tell = (key: string, words: Record<string, string> = {}): void =>
  void process.stdout.write(`${say(text(`console.${key}`, words))}\n`);

const playing = { games, registry: new URL('./games/index.ts', import.meta.url) };
let playground: Playground | null = null;
let agora: Agora | null = null;

/** With a token the bot goes to Discord; without one a Discord of its own is opened in the browser. */
async function start(): Promise<void> {
  const { token, api, guildId, database, logLevel, playgroundPort } = readConfig(process.env);
  if (token !== null) {
    agora = await startAgora({ ...playing, token, api, guildId, database, log: pino({ level: logLevel }) });
    return;
  }
  tell('opening');
  playground = await startPlayground({ port: playgroundPort, dataPath: `${database}.playground.json` });
  tell('connecting');
  const log = pino({ level: process.env['LOG_LEVEL'] === undefined ? 'warn' : logLevel });
  agora = await startAgora({ ...playing, token: playground.token, api: playground.api, guildId: null, database, log });
  tell('ready', { url: playground.url });
  tell('first');
  tell('stop');
}

let isClosing = false;
async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  await agora?.close();
  await playground?.close();
}

process.on('SIGINT', () => void close());
process.on('SIGTERM', () => void close());
await start().catch((error: unknown) => giveUp(reasonOf(error)));
