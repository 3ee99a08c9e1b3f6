import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** The bot as an operator starts it. */
export interface BotProcess {
  readonly child: ChildProcess;
  /** What it wrote to its output and to its errors, so far. */
  readonly written: { out: string; err: string };
  /** Waits until it says that it is ready. */
  ready(): Promise<void>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Waits for it to end by itself and gives its exit code. */
  ended(): Promise<number | null>;
}

/** Starts the bot with these variables and no others of its own. */
export function spawnBot(variables: Readonly<Record<string, string>>): BotProcess {
  const child = spawn(process.execPath, ['--import', './src/typescript/register.mjs', 'src/main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'], DOTENV_CONFIG_QUIET: 'true', DOTENV_CONFIG_PATH: '/nowhere/.env', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const written = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => (written.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (written.err += chunk.toString()));
  const gone = once(child, 'close');
  return {
    child,
    written,
    ready: () =>
      new Promise((resolve, reject) => {
        child.stdout.on('data', () => {
          if (written.out.includes('"msg":"ready"')) resolve();
        });
        void gone.then(() => {
          reject(new Error(`The bot ended: ${written.err}`));
        });
      }),
    async kill() {
      child.kill('SIGKILL');
      await gone;
    },
    async ended() {
      await gone;
      return child.exitCode;
    },
  };
}
