import { resolve } from 'node:path';
import { config } from 'dotenv';

/** The database of the bot, as the environment or .env names it. */
export function databasePath(): string {
  config({ quiet: true });
  return resolve(process.env['DATABASE_PATH'] ?? 'agora.db');
}

/** Runs a tool with the one file it is given; what goes wrong is said in a sentence, and the exit code is 1. */
export async function withFile(usage: string, work: (file: string) => Promise<readonly string[]>): Promise<void> {
  const [file, ...rest] = process.argv.slice(2);
  try {
    if (file === undefined || file === '' || rest.length > 0) throw new Error(usage);
    for (const line of await work(resolve(file))) console.log(line);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
