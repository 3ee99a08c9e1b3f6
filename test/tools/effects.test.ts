import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { conditions, eventConditions, files, modifiers, moments } from '../../src/games/khora/facts/schema.ts';
import { verbs } from '../../src/games/khora/facts/verbs.ts';
import { documents } from '../../tools/data-documents.ts';

const read = (file: string): string => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const parse = (file: string): unknown => JSON.parse(read(file));

test('what is generated from the schema is up to date; `npm run docs:effects` writes it anew', async () => {
  for (const [file, content] of await documents()) expect(read(file), file).toBe(content);
});

test('no schema is left of a file that is gone', () => {
  const folder = new URL('../../data/khora/schema/', import.meta.url);
  expect(readdirSync(folder).sort()).toEqual(
    Object.keys(files)
      .map((file) => `${file}.json`)
      .sort(),
  );
});

const words = { verbs, conditions, eventConditions, modifiers, moments };

test.each(Object.entries(words))('every one of the %s is explained with an example', (_group, entries) => {
  const page = read('docs/effects.md');
  for (const word of Object.keys(entries))
    expect(page).toMatch(new RegExp(`^\\| \`${word}\` \\| \\S.* \\| \\S.* \\| \`.*${word}.*\` \\|$`, 'm'));
});

/** The schema as an editor reads it. */
const asEditor = (file: string): z.ZodType =>
  z.fromJSONSchema(parse(`data/khora/schema/${file}.json`) as z.core.JSONSchema.JSONSchema);

describe.each(Object.keys(files))('an editor, reading %s.json,', (file) => {
  test('finds nothing wrong with it', () => {
    expect(asEditor(file).safeParse(parse(`data/khora/${file}.json`))).toMatchObject({ success: true });
  });

  test('is told by the settings which schema it has', () => {
    const mapped = { fileMatch: [`/data/khora/${file}.json`], url: `./data/khora/schema/${file}.json` };
    expect(parse('.vscode/settings.json')).toMatchObject({
      'json.schemas': expect.arrayContaining([mapped]) as unknown,
    });
  });
});

test.each([
  ['politics', '"gain"', '"gian"'],
  ['cities', '"raise-different": 2', '"raise-different": "two"'],
  ['events', '"rolled-at-most"', '"rolled-at-least"'],
  ['board', '"loses"', '"looses"'],
])('an editor sees a mistake in %s.json', (file, right, wrong) => {
  const content: unknown = JSON.parse(read(`data/khora/${file}.json`).replace(right, wrong));
  expect(asEditor(file).safeParse(content).success).toBe(false);
});
