/** A deep copy of plain JSON, many times faster than `structuredClone`, which is made for everything else as well. */
export function copy<T>(value: T): T {
  return isNested(value) ? (copied(value) as T) : value;
}

function copied(value: object): object {
  if (Array.isArray(value)) return copiedItems(value);
  const fields: Record<string, unknown> = {};
  for (const key in value) {
    const field = (value as Record<string, unknown>)[key];
    fields[key] = isNested(field) ? copied(field) : field;
  }
  return fields;
}

function copiedItems(value: readonly unknown[]): unknown[] {
  const items = value.slice();
  for (let index = 0; index < items.length; index += 1) {
    const item = items[index];
    if (isNested(item)) items[index] = copied(item);
  }
  return items;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
