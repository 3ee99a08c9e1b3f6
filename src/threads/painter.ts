import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';
import type { Locale } from '../i18n/catalogue.ts';
import type { PictureOrder } from '../module/game-module.ts';

/** What to paint, as plain data: it travels to another thread. */
export interface PaintRequest extends Pick<PictureOrder, 'kind' | 'subject'> {
  readonly game: string;
  readonly locale: Locale;
  /** One for each seat. */
  readonly names: readonly string[];
}

export interface Painter {
  /** A PNG. Rejects if it cannot be painted; whoever asked goes on with text. */
  paint(request: PaintRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface PainterOptions {
  /** The file that exports `games`; it is loaded in the painting threads. */
  readonly registry: URL;
  readonly threads?: number;
  /** How many pictures are remembered; the one asked for longest ago goes first. */
  readonly keep?: number;
}

/** Paints in threads of its own, so that the bot answers while it draws. The same request is painted once. */
export function openPainter({ registry, threads = 1, keep = 64 }: PainterOptions): Painter {
  const pool = new Piscina<PaintRequest, Uint8Array>({
    filename: new URL('./painter-worker.ts', import.meta.url).href,
    workerData: { registry: registry.href },
    execArgv: ['--import', new URL('../typescript/register.mjs', import.meta.url).href],
    // A thread that sleeps between two requests would never free the memory of the pictures it has painted.
    atomics: 'disabled',
    // Small, so that what is no longer needed goes early: pixels hang on short-lived objects.
    resourceLimits: { maxYoungGenerationSizeMb: 2 },
    minThreads: 1,
    maxThreads: threads,
  });
  const painted = new Map<string, Promise<Uint8Array>>();

  function remember(key: string, picture: Promise<Uint8Array>): Promise<Uint8Array> {
    painted.delete(key);
    painted.set(key, picture);
    for (const oldest of painted.keys()) {
      if (painted.size <= keep) break;
      painted.delete(oldest);
    }
    return picture;
  }

  return {
    paint(request) {
      const key = createHash('sha256').update(JSON.stringify(request)).digest('base64');
      const known = painted.get(key);
      if (known !== undefined) return remember(key, known);
      const picture = pool.run(request);
      picture.catch(() => painted.delete(key));
      return remember(key, picture);
    },
    async close() {
      painted.clear();
      await pool.destroy();
    },
  };
}
