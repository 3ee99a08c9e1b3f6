/** Where the server takes the time from; a test can bring its own and move it by hand. */
export interface Clock {
  now(): number;
  /** Calls `then` once `ms` have passed and returns a way to call it off. */
  after(ms: number, then: () => void): () => void;
}

export const realClock: Clock = {
  now: () => Date.now(),
  after(ms, then) {
    const timer = setTimeout(then, ms).unref();
    return () => clearTimeout(timer);
  },
};

export interface ManualClock extends Clock {
  advance(ms: number): void;
}

/** A clock that stands still until it is advanced. */
export function manualClock(start = Date.now()): ManualClock {
  let time = start;
  let alarms: { readonly at: number; readonly then: () => void }[] = [];
  return {
    now: () => time,
    after(ms, then) {
      const alarm = { at: time + ms, then };
      alarms.push(alarm);
      return () => {
        alarms = alarms.filter((other) => other !== alarm);
      };
    },
    advance(ms) {
      time += ms;
      const due = alarms.filter((alarm) => alarm.at <= time).sort((a, b) => a.at - b.at);
      alarms = alarms.filter((alarm) => alarm.at > time);
      for (const alarm of due) alarm.then();
    },
  };
}
