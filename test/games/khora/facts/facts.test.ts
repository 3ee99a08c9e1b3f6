import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { facts, loadFacts } from '../../../../src/games/khora/facts/facts.ts';
import { textsOfData } from '../../../../src/games/khora/words/required-texts.ts';
import * as catalogue from '../../../../src/i18n/catalogue.ts';

const original = (file: string): string =>
  readFileSync(new URL(`../../../../data/khora/${file}.json`, import.meta.url), 'utf8');

/** The facts as they would be with one mistake in one file. */
function loadWith(file: string, mistake: (content: string) => string): () => unknown {
  const changed = mistake(original(file));
  expect(changed).not.toBe(original(file));
  return () => loadFacts((name) => JSON.parse(name === file ? changed : original(name)));
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
});

test.each<[what: string, file: string, mistake: (content: string) => string, message: RegExp]>([
  [
    'a misspelt effect',
    'politics',
    (content) => content.replace(/("id": "mercenary-recruitment"[^]*?)"gain"/, '$1"gian"'),
    /^data\/khora\/politics\.json: mercenary-recruitment > effects > 0: unknown effect "gian"; there are gain, lose/,
  ],
  [
    'a verb that takes back more cards than can be asked for',
    'politics',
    (content) => content.replace('"take-back": 1', '"take-back": 2'),
    /^data\/khora\/politics\.json: ostracism > effects > \d > take-back: Invalid/,
  ],
  [
    'an unknown resource',
    'politics',
    (content) => content.replace(/("id": "mercenary-recruitment"[^]*?)"troops"/, '$1"soldiers"'),
    /^data\/khora\/politics\.json: mercenary-recruitment > effects > 0 > gain(?: > soldiers)?: /,
  ],
  [
    'an unknown field',
    'board',
    (content) => content.replace('"loses"', '"looses"'),
    /^data\/khora\/board\.json: \S+( > loses)?: /,
  ],
  [
    'a card that is there twice',
    'politics',
    (content) => content.replace('"id": "bank"', '"id": "ostracism"'),
    /^data\/khora\/politics\.json: ostracism > id: stands there twice$/,
  ],
  [
    'a level that is there twice',
    'tracks',
    (content) => content.replace('"level": 3', '"level": 2'),
    /^data\/khora\/tracks\.json: economy > level 2: stands there twice$/,
  ],
  [
    'an amount of zero',
    'politics',
    (content) => content.replace(/("id": "greek-fire".*"troops": )4/, '$10'),
    /^data\/khora\/politics\.json: greek-fire > effects > 0 > gain > troops: /,
  ],
  [
    'effects at no moment',
    'politics',
    (content) => content.replace(/("id": "mercenary-recruitment"[^]*?)"when": "now",/, '$1'),
    /^data\/khora\/politics\.json: mercenary-recruitment > when: effects need a "when"$/,
  ],
])('%s stops the start and is named with its file, its card and its field', (_what, file, mistake, message) => {
  expect(loadWith(file, mistake)).toThrow(message);
});

test('the data as they are load', () => {
  expect(loadFacts()).toEqual(facts);
});

test('the start demands every text of the data', async () => {
  vi.resetModules();
  const demand = vi.fn();
  vi.doMock('../../../../src/i18n/catalogue.ts', () => ({ ...catalogue, demand }));
  await import('../../../../src/games/khora/rules/game.ts');
  expect(demand).toHaveBeenCalledExactlyOnceWith('khora', textsOfData(facts));
});
