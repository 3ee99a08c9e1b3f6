/** Something to say, in no language yet: a key of the catalogues and what goes into its gaps. */
export interface Text {
  readonly key: string;
  readonly with?: Readonly<Record<string, Word>>;
}

/** A list is joined by the language that says it. */
export type Word = string | number | Text | readonly Text[];

export function text(key: string, words?: Readonly<Record<string, Word>>): Text {
  return words === undefined ? { key } : { key, with: words };
}
