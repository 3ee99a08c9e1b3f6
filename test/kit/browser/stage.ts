import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPlayground, type Playground, type PlaygroundOptions } from '../../../src/playground/start.ts';
import { startBot } from './bot.ts';

/** Anything that connects to a playground and can be stopped. */
export interface Bot {
  destroy(): Promise<void>;
}

/** A playground with a bot, which can both be stopped and started again. */
export interface Stage {
  playground: Playground;
  bot: Bot | null;
  startBot(): Promise<void>;
  stopBot(): Promise<void>;
  /** Stops everything and starts it at the same address, as when the process is restarted. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a stage with the bot that knows no game, or with another. */
export async function openStage(
  options: Partial<PlaygroundOptions> = {},
  connect: (playground: Playground) => Promise<Bot> = startBot,
): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'playground-'));
  const dataPath = join(folder, 'place.json');
  const start = (port: number): Promise<Playground> => startPlayground({ dataPath, ...options, port });
  const playground = await start(0);
  const stage: Stage = {
    playground,
    bot: await connect(playground),
    async startBot() {
      stage.bot = await connect(stage.playground);
    },
    async stopBot() {
      await stage.bot?.destroy();
      stage.bot = null;
    },
    async restart() {
      const port = Number(new URL(stage.playground.url).port);
      await stage.stopBot();
      await stage.playground.close();
      stage.playground = await start(port);
      await stage.startBot();
    },
    async close() {
      await stage.stopBot();
      await stage.playground.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
  return stage;
}
