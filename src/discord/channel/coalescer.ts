/** Does something for a key soon, at most once at a time; what is asked for meanwhile comes to one more time. */
export interface Coalescer {
  readonly request: (key: string) => void;
  /** Takes no more requests and waits for what is under way. */
  readonly close: () => Promise<void>;
}

export interface CoalescerOptions {
  readonly work: (key: string) => Promise<void>;
  /** Time to let a burst of requests come together, in milliseconds. */
  readonly lead: number;
  /** Least time between two runs for the same key, in milliseconds. */
  readonly spacing: number;
  readonly onTrouble: (key: string, error: unknown) => void;
}

export function openCoalescer({ work, lead, spacing, onTrouble }: CoalescerOptions): Coalescer {
  /** Keys that something is done for, and whether it was asked for again since it began. */
  const wanted = new Map<string, boolean>();
  const running = new Set<Promise<void>>();
  let isOpen = true;

  async function run(key: string): Promise<void> {
    await wait(lead);
    while (isOpen && wanted.get(key) === true) {
      wanted.set(key, false);
      await work(key);
      await wait(spacing);
    }
    wanted.delete(key);
  }

  return {
    request(key) {
      if (!isOpen) return;
      const isRunning = wanted.has(key);
      wanted.set(key, true);
      if (isRunning) return;
      const done = run(key)
        .catch((error: unknown) => {
          wanted.delete(key);
          onTrouble(key, error);
        })
        .finally(() => running.delete(done));
      running.add(done);
    },
    async close() {
      isOpen = false;
      await Promise.allSettled(running);
    },
  };
}

function wait(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
