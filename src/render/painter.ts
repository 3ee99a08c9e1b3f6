import { createHash } from 'node:crypto';
import { Piscina } from 'piscina';
import type { Decision } from '../engine/decision.ts';
import type { Standing } from '../engine/game.ts';
import type { Locale } from '../i18n/catalogue.ts';

/** What to paint, as plain data: it travels to another thread. */
export interface PaintRequest {
  readonly game: string;
  readonly picture: 'board' | 'desk' | 'final';
  /** A view of that game: of the public for a board or the end, of the seat for a desk. */
  readonly view: unknown;
  /** For a desk: what the seat is asked. */
  readonly decision?: Decision | null;
  /** For the end. */
  readonly standings?: readonly Standing[];
  readonly locale: Locale;
  /** One for each seat. */
  readonly names: readonly string[];
}

export interface Painter {
  /** A PNG. Rejects if it cannot be painted; whoever asked goes on with text. */
  paint(order: PaintRequest): Promise<Uint8Array>;
  close(): Promise<void>;
}

export interface PainterOptions {
  readonly threads?: number;
  /** How many pictures are remembered; the one asked for longest ago goes first. */
  readonly keep?: number;
}

/** Paints in threads of its own, so that the bot answers while it draws. The same order is painted once. */
export function openPainter({ threads = 1, keep = 64 }: PainterOptions = {}): Painter {
  const pool = new Piscina<PaintRequest, Uint8Array>({
    filename: new URL('./painter-worker.ts', import.meta.url).href,
    execArgv: ['--import', new URL('../typescript/register.mjs', import.meta.url).href],
    // A thread that sleeps between two orders would never free the memory of the pictures it has painted.
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
    paint(order) {
      const key = createHash('sha256').update(JSON.stringify(order)).digest('base64');
      const known = painted.get(key);
      if (known !== undefined) return remember(key, known);
      const picture = pool.run(order);
      picture.catch(() => painted.delete(key));
      return remember(key, picture);
    },
    async close() {
      painted.clear();
      await pool.destroy();
    },
  };
}
