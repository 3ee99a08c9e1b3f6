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

function config(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : 'The configuration is wrong.'}\n`);
    process.exit(1);
  }
}

const { token, api, guildId, database, logLevel } = config();
if (token === null) {
  process.stderr.write('DISCORD_TOKEN is missing: put it into .env, as .env.example shows.\n');
  process.exit(1);
}
const log = pino({ level: logLevel });
const store = openSqlite(database);
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
});

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
