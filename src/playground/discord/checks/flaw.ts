export type Path = readonly (string | number)[];

/** One thing wrong with a request body, and where. */
export interface Flaw {
  readonly path: Path;
  readonly code: string;
  readonly message: string;
}

interface FlawTree {
  _errors?: { code: string; message: string }[];
  [key: string]: FlawTree | { code: string; message: string }[] | undefined;
}

/** Flaws in the nested shape of Discord's `errors` field. */
export function flawTree(flaws: readonly Flaw[]): object {
  const root: FlawTree = {};
  for (const { path, code, message } of flaws) {
    let node = root;
    for (const key of path) node = (node[key] ??= {}) as FlawTree;
    (node._errors ??= []).push({ code, message });
  }
  return root;
}

export function flaw(path: Path, code: string, message: string): Flaw {
  return { path, code, message };
}

/** Lengths as Discord counts them: by code points, so that an emoji outside the basic plane is one. */
export function lengthOf(text: string): number {
  return text.length - (text.match(/[\uD800-\uDBFF][\uDC00-\uDFFF]/g)?.length ?? 0);
}
