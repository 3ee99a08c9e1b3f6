import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs';
import { z } from 'zod';
import type { Snapshot } from './discord/index.ts';
import type { Reads } from './reading.ts';

/** What the playground keeps over a restart. */
export interface Keepsake {
  readonly version: 1;
  readonly applicationId: string;
  readonly guildId: string;
  readonly seats: readonly string[];
  readonly reads: Reads;
  readonly discord: Snapshot;
}

const keepsake = z.object({
  version: z.literal(1),
  applicationId: z.string(),
  guildId: z.string(),
  seats: z.array(z.string()),
  reads: z.record(z.string(), z.record(z.string(), z.string())),
  discord: z.custom<Snapshot>((value) => (value as { version?: unknown } | undefined)?.version === 1),
});

/** Reads what was kept; a file that cannot be read is put aside and the place starts anew. */
export function readKeepsake(path: string): Keepsake | null {
  if (!existsSync(path)) return null;
  try {
    return keepsake.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    renameSync(path, `${path}.unreadable`);
    return null;
  }
}

/** Either the old or the new content is there at any instant, never half of one. */
function writeWhole(path: string, content: string): void {
  const draft = `${path}.new`;
  const file = openSync(draft, 'w');
  try {
    writeSync(file, content);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  renameSync(draft, path);
}

/** Writes to disk soon after something changed, and when it is closed. */
export interface Archive {
  changed(): void;
  close(): void;
}

export function openArchive(path: string, content: () => Keepsake, delay = 1_000): Archive {
  let timer: NodeJS.Timeout | null = null;
  const save = (): void => {
    timer = null;
    writeWhole(path, JSON.stringify(content()));
  };
  return {
    changed() {
      timer ??= setTimeout(save, delay);
    },
    close() {
      if (timer !== null) clearTimeout(timer);
      save();
    },
  };
}
