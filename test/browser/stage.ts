import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client } from 'discord.js';
import { startPlayground, type Playground, type PlaygroundOptions } from '../../src/playground/start.ts';
import { startBot } from './bot.ts';

/** A playground with a bot, which can both be stopped and started again. */
export interface Stage {
  playground: Playground;
  bot: Client<true> | null;
  startBot(): Promise<void>;
  stopBot(): Promise<void>;
  /** Stops everything and starts it at the same address, as when the process is restarted. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export async function openStage(options: Partial<PlaygroundOptions> = {}): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'playground-'));
  const dataPath = join(folder, 'place.json');
  const start = (port: number): Promise<Playground> => startPlayground({ dataPath, ...options, port });
  const playground = await start(0);
  const stage: Stage = {
    playground,
    bot: await startBot(playground),
    async startBot() {
      stage.bot = await startBot(stage.playground);
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
