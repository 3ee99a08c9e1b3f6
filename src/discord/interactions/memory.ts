/** Remembers a little for a while: the oldest goes when there is too much, and everything after its time. */
export interface Memory<T> {
  get(key: string): T | null;
  set(key: string, value: T): void;
  delete(key: string): void;
}

export interface MemoryOptions {
  readonly most: number;
  readonly milliseconds: number;
  readonly now?: () => number;
}

export function openMemory<T>({ most, milliseconds, now = Date.now }: MemoryOptions): Memory<T> {
  const kept = new Map<string, { readonly value: T; readonly until: number }>();
  return {
    get(key) {
      const found = kept.get(key);
      if (found === undefined || found.until > now()) return found?.value ?? null;
      kept.delete(key);
      return null;
    },
    set(key, value) {
      kept.delete(key);
      kept.set(key, { value, until: now() + milliseconds });
      for (const [oldest, { until }] of kept) {
        if (kept.size <= most && until > now()) break;
        kept.delete(oldest);
      }
    },
    delete: (key) => void kept.delete(key),
  };
}
