import 'dotenv/config';
import { pino } from 'pino';
import { commands } from '../commands/index.ts';
import { type Config, readConfig } from './config.ts';
import { noCounsel } from './discord/counsel.ts';
import { noPictures } from './discord/pictures.ts';
import { startBot } from './discord/start.ts';
import { source } from './engine/chance.ts';
import { games } from './games/index.ts';
import { openLanguages } from './i18n/languages.ts';
import { randomPlayer } from './players/random.ts';
import { driveComputers } from './table/computers.ts';
import { openSqlite } from './table/sqlite.ts';
import { openTables } from './table/tables.ts';

/** Ends with one sentence for the operator. */
function giveUp(why: unknown): never {
  process.stderr.write(`${why instanceof Error ? why.message : String(why)}\n`);
  process.exit(1);
}

/** What cannot be had is the operator's to put right. */
function orGiveUp<T>(open: () => T): T {
  try {
    return open();
  } catch (error) {
    return giveUp(error);
  }
}

/** Discord does not know the token. */
function isRefused(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'TokenInvalid';
}

const { token, api, guildId, database, logLevel }: Config = orGiveUp(() => readConfig(process.env));
if (token === null) giveUp('DISCORD_TOKEN is missing: put it into .env, as .env.example shows.');
const log = pino({ level: logLevel });
const store = orGiveUp(() => openSqlite(database));
const tables = openTables({ store, names: ['Iason', 'Aspasia', 'Lysandra', 'Nikias'] });
const languages = openLanguages(games.keys());
const computers = driveComputers({
  tables,
  think: ({ question, seed }) => Promise.resolve(randomPlayer(question, () => null, source(seed))),
  onTrouble: (error, table) => log.error({ table, reason: String(error) }, 'computer player'),
});
const running = await startBot({
  token,
  api,
  guildId,
  commands,
  store,
  tables,
  languages,
  pictures: noPictures,
  counsel: noCounsel,
  log,
}).catch((error: unknown) => giveUp(isRefused(error) ? 'DISCORD_TOKEN is not accepted by Discord.' : error));

let isClosing = false;
async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  await computers.close();
  await running.close();
  await store.close();
}
process.on('SIGINT', () => void close());
process.on('SIGTERM', () => void close());
