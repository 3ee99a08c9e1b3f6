/** What a button, select or form of the bot stands for. Nothing about a game is in it but its ids. */
export interface Target {
  readonly handler: string;
  readonly table: string;
  /** The decision, a chapter or a page, and the option, depending on the handler. */
  readonly rest: readonly string[];
}

/** Raised when the form of the ids changes; buttons of an older form then get a polite answer. */
const VERSION = '1';
const LONGEST = 100;

export function customId(handler: string, table: string, ...rest: readonly (string | number)[]): string {
  const id = [VERSION, handler, table, ...rest].join('.');
  if (id.length > LONGEST) throw new Error(`The custom id of "${handler}" is longer than ${LONGEST} characters.`);
  return id;
}

export function targetOf(id: string): Target | null {
  const [version, handler, table, ...rest] = id.split('.');
  if (version !== VERSION || handler === undefined || table === undefined) return null;
  return { handler, table, rest };
}

/** A whole number in a custom id; -1, which is nothing's number, for anything else. */
export function numberIn(part: string | undefined): number {
  return part !== undefined && /^\d{1,9}$/.test(part) ? Number(part) : -1;
}
