import { expect, test } from 'vitest';
import { storedOptions, tableOptionIds, tableOptions, usualOptions } from '../../src/table/options.ts';

const usual = usualOptions({ options: [] });

test.each([
  [{}, usual],
  [
    { locale: 'fr', pace: 'step', hints: false, held: true },
    { ...usual, language: 'fr', pace: 'step', hints: 'off' },
  ],
  [
    { locale: 'es', hints: true },
    { ...usual, language: 'es' },
  ],
  [
    { language: 'es', hints: 'off', game: { tree: 'big' } },
    { ...usual, language: 'es', hints: 'off', game: { tree: 'big' } },
  ],
  [{ language: 'klingon', pace: 7, constructor: 'x' }, usual],
])('options stored as %j are read as %j', (stored, read) => {
  expect(storedOptions.parse(stored)).toEqual(read);
});

test('every value of every option is read back as it was written', () => {
  for (const id of tableOptionIds)
    for (const value of tableOptions[id].values) {
      const options = { ...usual, [id]: value };
      expect(storedOptions.parse(JSON.parse(JSON.stringify(options)))).toEqual(options);
    }
});
