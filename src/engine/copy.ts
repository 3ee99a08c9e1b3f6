/** A deep copy of plain JSON, many times faster than `structuredClone`, which is made for everything else as well. */
export function copy<T>(value: T): T {
  return copied(value) as T;
}

function copied(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied);
  // A spread keeps the shape of the object, so that the copy is read as fast as the original.
  const result: Record<string, unknown> = { ...value };
  for (const key in result) {
    const inner = result[key];
    if (typeof inner === 'object' && inner !== null) result[key] = copied(inner);
  }
  return result;
}
