/** What may stand in a custom id, and how it is read back; null for what no button of ours carries. */
const fields = {
  table: (part: string): string | null => (/^[\w-]{1,32}$/.test(part) ? part : null),
  era: whole,
  decision: whole,
  checkpoint: whole,
  chapter: whole,
  page: whole,
  option: (part: string): string | null => (part === '' ? null : part),
} as const;

type Field = keyof typeof fields;
type Value<F extends Field> = NonNullable<ReturnType<(typeof fields)[F]>>;

function whole(part: string): number | null {
  return /^\d{1,9}$/.test(part) ? Number(part) : null;
}

/** Every kind of control and what it carries, in this order; an option comes last, since it may have dots in it. */
const kinds = {
  join: ['table'],
  leave: ['table'],
  start: ['table'],
  'add-computer': ['table'],
  /** The button that opens the form of a table's options, and the form. */
  options: ['table'],
  'set-options': ['table'],
  desk: ['table'],
  /** Turns the page of a long list of options on a desk. */
  page: ['table', 'page'],
  /** An option on a button of its own. */
  pick: ['table', 'era', 'decision', 'option'],
  /** A menu of options. */
  choose: ['table', 'era', 'decision'],
  /** The button that opens the form of a decision, and the form. */
  'open-form': ['table', 'era', 'decision'],
  'fill-form': ['table', 'era', 'decision'],
  advance: ['table', 'era', 'checkpoint'],
  status: ['table'],
  rules: ['table'],
  hint: ['table'],
  log: ['table', 'chapter', 'page'],
  rematch: ['table'],
} as const satisfies Readonly<Record<string, readonly Field[]>>;

export type Kind = keyof typeof kinds;
type Carried<K extends Kind> = { readonly [F in (typeof kinds)[K][number]]: Value<F> };

/** What a button, select or form of the bot stands for. Nothing of a game's state is in it. */
export type Target<K extends Kind = Kind> = { readonly [Each in K]: { readonly kind: Each } & Carried<Each> }[K];

/** Raised when the form of the ids changes; a button of an older form then gets a polite answer and a fresh desk. */
const VERSION = '2';
const LONGEST = 100;

export function customId<K extends Kind>(kind: K, carried: Carried<K>): string {
  const values = carried as Readonly<Partial<Record<Field, string | number>>>;
  const id = [VERSION, kind, ...kinds[kind].map((field) => values[field])].join('.');
  if (id.length > LONGEST) throw new Error(`The custom id of "${kind}" is longer than ${LONGEST} characters.`);
  return id;
}

/** Reads an id of this version; null for anything else there may be. */
export function targetOf(id: string): Target | null {
  const [version, kind = '', ...parts] = id.split('.');
  if (version !== VERSION || !isKind(kind)) return null;
  const names: readonly Field[] = kinds[kind];
  const last = names.length - 1;
  const texts = names.at(-1) === 'option' ? [...parts.slice(0, last), parts.slice(last).join('.')] : parts;
  if (texts.length !== names.length) return null;
  const values = names.map((name, at) => fields[name](texts[at] ?? ''));
  if (values.includes(null)) return null;
  return { kind, ...Object.fromEntries(names.map((name, at) => [name, values[at]])) } as Target;
}

function isKind(kind: string): kind is Kind {
  return Object.hasOwn(kinds, kind);
}

/** The table that a button of an earlier version of the bot belonged to. */
export function tableInOlderId(id: string): string | null {
  return /^1\.[a-z-]{1,20}\.([\w-]{1,32})(?:\.|$)/.exec(id)?.[1] ?? null;
}
