/** Whether a field of a request is there and not null; Discord takes both as left out. */
export function isGiven<Value>(value: Value | null | undefined): value is Value {
  return value !== null && value !== undefined;
}
