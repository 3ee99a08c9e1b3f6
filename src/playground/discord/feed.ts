/** One stream of happenings with any number of listeners, told in the order in which they came. */
export interface Feed<Event> {
  emit(event: Event): void;
  /** Starts listening and returns a way to stop. */
  on(listener: (event: Event) => void): () => void;
}

export function feed<Event>(): Feed<Event> {
  const listeners = new Set<(event: Event) => void>();
  return {
    emit(event) {
      for (const listener of [...listeners]) listener(event);
    },
    on(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}
