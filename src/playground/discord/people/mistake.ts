/** A person tried what their screen does not offer. In a test this is a failure; in a page it cannot happen. */
export class NotOffered extends Error {
  override readonly name = 'NotOffered';
}

export function notOffered(what: string): never {
  throw new NotOffered(what);
}
