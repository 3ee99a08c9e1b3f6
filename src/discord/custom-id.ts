/** What a button, select or form of the bot stands for. Nothing about a game is in it but its ids. */
export interface Target {
  readonly deed: string;
  readonly table: string;
  /** The decision, a chapter or a page, and the option, depending on the deed. */
  readonly rest: readonly string[];
}

/** Raised when the form of the ids changes; buttons of an older form then get a polite answer. */
const VERSION = '1';
const LONGEST = 100;

export function customId(deed: string, table: string, ...rest: readonly (string | number)[]): string {
  const id = [VERSION, deed, table, ...rest].join('.');
  if (id.length > LONGEST) throw new Error(`The custom id of "${deed}" is longer than ${LONGEST} characters.`);
  return id;
}

export function targetOf(id: string): Target | null {
  const [version, deed, table, ...rest] = id.split('.');
  if (version !== VERSION || deed === undefined || table === undefined) return null;
  return { deed, table, rest };
}

/** A whole number in a custom id; -1, which is nothing's number, for anything else. */
export function numberIn(part: string | undefined): number {
  return part !== undefined && /^\d{1,9}$/.test(part) ? Number(part) : -1;
}
