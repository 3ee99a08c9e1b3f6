/** Does something for a key soon, at most once at a time; what is asked for meanwhile comes to one more time. */
export interface Coalescer {
  readonly request: (key: string) => void;
  /** Takes no more requests and waits for the work that is under way, not for work that is to come. */
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
  /** Those who wait: closing wakes them. */
  const sleeping = new Set<() => void>();
  let isOpen = true;

  function wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        clearTimeout(timer);
        sleeping.delete(wake);
        resolve();
      };
      const timer = setTimeout(wake, milliseconds);
      sleeping.add(wake);
    });
  }

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
      for (const wake of sleeping) wake();
      await Promise.allSettled(running);
    },
  };
}
