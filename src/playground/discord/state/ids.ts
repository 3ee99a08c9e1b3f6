export type Id = string;

const epoch = 1_420_070_400_000;

/** Ids that grow with the clock, as Discord's do, also when the clock stands still. */
export function idSource(now: () => number, last = 0n): () => Id {
  let latest = last;
  return () => {
    const byClock = BigInt(Math.trunc(now()) - epoch) << 22n;
    latest = byClock > latest ? byClock : latest + 1n;
    return latest.toString();
  };
}

export function timeOf(id: Id): number {
  return Number(BigInt(id) >> 22n) + epoch;
}

export function stamp(ms: number): string {
  return new Date(ms).toISOString().replace('Z', '000+00:00');
}
