import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { facts, loadFacts } from '../../../../src/games/khora/facts/facts.ts';
import { textsOfData } from '../../../../src/games/khora/words/required-texts.ts';
import * as catalogue from '../../../../src/i18n/catalogue.ts';
import { gameTexts } from '../../../../src/module/game-module.ts';

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
    'an event of the dice without its condition',
    'events',
    (content) => content.replace(/,\s*"if": \{ "rolled-at-most": 4 \}/, ''),
    /^data\/khora\/events\.json: growing-populations > if: /,
  ],
  [
    'an event of the dice with effects of another phase',
    'events',
    (content) => content.replace('"all": [{ "gain": { "philosophy": 1 } }]', '"highest": [{ "draw": 1 }]'),
    /^data\/khora\/events\.json: growing-populations > (all: |highest)/,
  ],
  [
    'a condition on the dice in an event of another phase',
    'events',
    (content) => content.replace('{ "explored": "persepolis" }', '{ "rolled-at-most": 4 }'),
    /^data\/khora\/events\.json: conquest-of-the-persians > if/,
  ],
  [
    'an event of a phase that has none',
    'events',
    (content) => content.replace('"in": "dice"', '"in": "tax"'),
    /^data\/khora\/events\.json: growing-populations > in: .*'dice'/,
  ],
  [
    'an event that waits for a space which is not on the board',
    'events',
    (content) => content.replace('"explored": "persepolis"', '"explored": "persepolos"'),
    /^data\/khora\/events\.json: conquest-of-the-persians > if > explored: there is no space "persepolos"$/,
  ],
  [
    'an event that does nothing',
    'events',
    (content) => content.replace(/("id": "drought"), "all": \[.*\] \}/, '$1 }'),
    /^data\/khora\/events\.json: drought.*: it does nothing$/,
  ],
  [
    'a price that is not changed',
    'cities',
    (content) => content.replace('{ "price": "exploration", "by": -1 }', '{ "price": "exploration" }'),
    /^data\/khora\/cities\.json: sparta.* > modify > 0: a price needs "by" or "to"$/,
  ],
  [
    'players compared in the middle of an action',
    'politics',
    (content) => content.replace(/("id": "power"[^]*?"when": )"tax"/, '$1{ "action": "culture" }'),
    /^data\/khora\/politics\.json: power > if: players are compared only/,
  ],
  [
    'drachmas gained in the final scoring',
    'politics',
    (content) => content.replace(/("id": "bank"[^]*?)"vp"/, '$1"drachmas"'),
    /^data\/khora\/politics\.json: bank > effects: at the end only "vp" are gained$/,
  ],
  [
    'something for nothing at any time',
    'cities',
    (content) => content.replace('{ "lose": { "glory": 1 } }, ', ''),
    /^data\/khora\/cities\.json: thebes 2 > effects: what can be done at any time/,
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
  const { khora } = await import('../../../../src/games/khora/index.ts');
  const ladder = khora.strengths.flatMap(({ name, description }) => [name.key, description.key]);
  const texts = [...gameTexts, ...ladder, ...textsOfData(facts)];
  expect(demand).toHaveBeenCalledExactlyOnceWith(catalogue.cataloguesOf('khora'), texts);
});
