import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { startAgora } from '../../../src/agora.ts';
import { games } from '../../../src/games/index.ts';
import type { PlaygroundOptions } from '../../../src/playground/start.ts';
import { registry } from '../registry.ts';
import { openStage, type Stage } from './stage.ts';

/** Short times, so that nobody waits: the order of things is the same. */
const quick = { channelSync: { lead: 5, spacing: 20, patience: 0 }, delay: () => 0, budget: { samples: 2 } };

/** A stage with the bot that people play with, on a database that was empty at first. */
export async function openGameStage(options: Partial<PlaygroundOptions> = {}): Promise<Stage> {
  const folder = await mkdtemp(join(tmpdir(), 'agora-'));
  const stage = await openStage(options, async ({ token, api }) => {
    const log = pino({ level: 'silent' });
    const database = join(folder, 'agora.db');
    const agora = await startAgora({ games, registry, token, api, guildId: null, database, log, ...quick });
    return { destroy: () => agora.close() };
  });
  return {
    ...stage,
    get playground() {
      return stage.playground;
    },
    async close() {
      await stage.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
