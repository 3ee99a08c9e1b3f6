import { readFileSync } from 'node:fs';
import { z } from 'zod';

const file = z.strictObject({
  names: z
    .array(z.string().regex(/^\p{Lu}\p{Ll}+$/u))
    .min(4)
    .refine((names) => new Set(names).size === names.length, 'a name stands there twice'),
});

/** Reads and checks the list of names; a mistake names the file. */
export function loadNames(
  content: string = readFileSync(new URL('../../data/players.json', import.meta.url), 'utf8'),
): readonly string[] {
  const result = file.safeParse(JSON.parse(content));
  if (result.success) return result.data.names;
  const [issue] = result.error.issues;
  throw new Error(`data/players.json: ${(issue?.path ?? []).join(' > ')}: ${issue?.message ?? 'is wrong'}`);
}

/** What computer players are called, the same in every language. */
export const names = loadNames();
