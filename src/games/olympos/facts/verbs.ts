import { z } from 'zod';

type Shapes = Readonly<Record<string, z.ZodType>>;

/** One thing to do, `{ "draw": 1 }` in the data, with its verb and its value told apart. */
export type Deed<S extends Shapes, V extends keyof S = keyof S> = {
  readonly [K in V]: { readonly verb: K; readonly value: z.infer<S[K]> };
}[V];

/** Makes one function of what each verb of a table does; a verb without an entry does not compile. */
export function executor<S extends Shapes, Given extends readonly unknown[], Result = void>(executors: {
  readonly [V in keyof S]: (value: z.infer<S[V]>, ...given: Given) => Result;
}): (deed: Deed<S>, ...given: Given) => Result {
  return <V extends keyof S>({ verb, value }: Deed<S, V>, ...given: Given): Result => executors[verb](value, ...given);
}

/** Reads `{ verb: value }`, and names the misspelt verb instead of listing everything it could have been. */
export function verbs<S extends Shapes>(what: string, shapes: S): z.ZodType<Deed<S>> {
  return z.record(z.string(), z.unknown()).transform((content, context): Deed<S> => {
    const [entry, ...others] = Object.entries(content);
    const [verb, value] = entry ?? ['', null];
    const shape = Object.hasOwn(shapes, verb) ? shapes[verb] : undefined;
    if (shape === undefined || others.length > 0) {
      const wrong = shape === undefined ? `unknown ${what} "${verb}"` : `more than one ${what}`;
      context.addIssue(`${wrong}; there are ${Object.keys(shapes).join(', ')}`);
      return z.NEVER;
    }
    const parsed = shape.safeParse(value);
    if (parsed.success) return { verb, value: parsed.data } as Deed<S>;
    parsed.error.issues.forEach(({ path, message }) =>
      context.addIssue({ code: 'custom', path: [verb, ...path], message }),
    );
    return z.NEVER;
  });
}
