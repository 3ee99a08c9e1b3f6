import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { facts, loadFacts } from '../../../../src/games/olympos/facts/facts.ts';
import { resources } from '../../../../src/games/olympos/facts/terms.ts';

const original = (file: string): string =>
  readFileSync(new URL(`../../../../data/olympos/${file}.json`, import.meta.url), 'utf8');

/** The facts as they would be with one mistake in one file. */
function loadWith(file: string, mistake: (content: string) => string): () => unknown {
  const changed = mistake(original(file));
  expect(changed).not.toBe(original(file));
  return () => loadFacts((name) => JSON.parse(name === file ? changed : original(name)));
}

test.each<[what: string, file: string, mistake: (content: string) => string, message: RegExp]>([
  [
    'a misspelt effect',
    'discoveries',
    (content) => content.replace('{ "draw": 1 }', '{ "drow": 1 }'),
    /^data\/olympos\/discoveries\.json: phalanx > now > 0: unknown effect "drow"; there are gain, /,
  ],
  [
    'two effects in one',
    'discoveries',
    (content) => content.replace('{ "draw": 1 }', '{ "draw": 1, "gain": { "wood": 1 } }'),
    /^data\/olympos\/discoveries\.json: phalanx > now > 0: more than one effect; /,
  ],
  [
    'an unknown thing',
    'gods',
    (content) => content.replace('{ "prestige": 3 }', '{ "glory": 3 }'),
    /^data\/olympos\/gods\.json: zeus > effects > 0 > gain( > glory)?: /,
  ],
  [
    'an amount of zero',
    'destiny',
    (content) => content.replace('"hourglasses": 3', '"hourglasses": 0'),
    /^data\/olympos\/destiny\.json: majority-grain > effects > 0 > gain > hourglasses: /,
  ],
  [
    'an unknown field',
    'cells',
    (content) => content.replace('"equal"', '"eqaul"'),
    /^data\/olympos\/cells\.json: 1-1( > e\w+)?: /,
  ],
  [
    'an unknown mark of how well a fact is known',
    'wonders',
    (content) => content.replace('"inferred"', '"guessed"'),
    /^data\/olympos\/wonders\.json: cyclopean-gate > check: /,
  ],
  [
    'a card that is there twice',
    'destiny',
    (content) => content.replace('"cube-wood"', '"cube-grain"'),
    /^data\/olympos\/destiny\.json: cube-grain: stands there twice$/,
  ],
  [
    'a zone that is there twice',
    'map',
    (content) => content.replace('"id": "ionian"', '"id": "attica"'),
    /^data\/olympos\/map\.json: attica: stands there twice$/,
  ],
  [
    'an unknown zone',
    'map',
    (content) => content.replace('["boeotia", "attica"]', '["boeotia", "atica"]'),
    /^data\/olympos\/map\.json: edges > boeotia - atica: there is no zone "atica"$/,
  ],
  [
    'an edge given twice, the other way round',
    'map',
    (content) => content.replace('["boeotia", "attica"]', '["boeotia", "attica"], ["attica", "boeotia"]'),
    /^data\/olympos\/map\.json: edges > attica - boeotia: is given twice$/,
  ],
  [
    'an edge from a zone to itself',
    'map',
    (content) => content.replace('["boeotia", "attica"]', '["boeotia", "attica"], ["attica", "attica"]'),
    /^data\/olympos\/map\.json: edges > attica - attica: joins a zone to itself$/,
  ],
  [
    'a map that is not connected',
    'map',
    (content) => content.replace('["libyan_w", "atl_w"],', ''),
    /^data\/olympos\/map\.json: atl_w: the map is not connected: it cannot be reached from illyria$/,
  ],
  [
    'a map that only the north zone holds together',
    'map',
    (content) =>
      content
        .replace(/\[[^[]*"illyria"\],/g, '')
        .replace(/\["illyria", [^[]*,\s*/g, '')
        .replace('"edges": [', '"edges": [["north", "illyria"],'),
    /^data\/olympos\/map\.json: paeonia: the map is not connected: /,
  ],
  [
    'a north zone without a way out',
    'map',
    (content) => content.replace(/\["north", "\w+"\],/g, ''),
    /^data\/olympos\/map\.json: north: has no neighbour$/,
  ],
  [
    'unequal resources',
    'map',
    (content) => content.replace('"resource": "wood"', '"resource": "gold"'),
    /^data\/olympos\/map\.json: land: the resources have unequal numbers of territories: 8 of grain, 7 of wood, 8 of stone, 9 of gold$/,
  ],
  [
    'unequal stars',
    'map',
    (content) => content.replace(/("id": "attica"[^}]*?)"star": true, /, '$1'),
    /^data\/olympos\/map\.json: land: the resources have unequal numbers of star territories: .*1 of stone/,
  ],
  [
    'a cell that asks for more types than there are',
    'cells',
    (content) => content.replace(/("id": "5-1"[^]*?"equal": \[)2/, '$12, 1, 1, 1'),
    /^data\/olympos\/cells\.json: 5-1: it cannot be paid: it asks for 5 types and there are 4$/,
  ],
  [
    'a cell that asks for more than the map has',
    'cells',
    (content) => content.replace('"grain": 3', '"grain": 9'),
    /^data\/olympos\/cells\.json: 5-1: it cannot be paid: it asks for 9 of a type that has 8 territories$/,
  ],
  [
    'a cell that costs nothing',
    'cells',
    (content) => content.replace('{ "grain": 1, "wood": 1 }', '{}'),
    /^data\/olympos\/cells\.json: 1-1: it costs nothing$/,
  ],
  [
    'a cell with fewer bonus spaces than copies',
    'cells',
    (content) => content.replace('{ "gain": { "settlers": 1 } }', '{ "gain": { "settlers": 1 }, "grey": true }'),
    /^data\/olympos\/cells\.json: 1-1: 1 bonus spaces for 2 copies$/,
  ],
  [
    'a cell that is missing',
    'cells',
    (content) => content.replace('"column": 4', '"column": 5'),
    /^data\/olympos\/cells\.json: row 1, column 4: there are 0 cells$/,
  ],
  [
    'a row with too few types',
    'discoveries',
    (content) => content.replace('"row": 1', '"row": 2'),
    /^data\/olympos\/discoveries\.json: row 1 has 4 types$/,
  ],
  [
    'Zeus spaces out of order',
    'track',
    (content) => content.replace('"space": 23', '"space": 9'),
    /^data\/olympos\/track\.json: zeus > space 9: the spaces must rise from the start to the cross$/,
  ],
  [
    'final spaces with a gap',
    'track',
    (content) => content.replace('"from": 78', '"from": 79'),
    /^data\/olympos\/track\.json: points > 79-80: should begin at space 78$/,
  ],
  [
    'final spaces that do not reach the cross',
    'track',
    (content) => content.replace('"cross": 90', '"cross": 91'),
    /^data\/olympos\/track\.json: points: should end at the cross, space 91$/,
  ],
  [
    'more god cards asked for than there are',
    'gods',
    (content) =>
      content
        .replace(/\{ "id": "hecate"[^\n]*\n/, '')
        .replace(/\{ "id": "nemesis"[^\n]*\n/, '')
        .replace(/,\s*\]/, ']'),
    /^data\/olympos\/track\.json: zeus: asks for 9 god cards and there are 8$/,
  ],
  [
    'a mark that does not say how long it lasts',
    'gods',
    (content) => content.replace('"until": "end", ', ''),
    /^data\/olympos\/gods\.json: keres > until: goes with "modify" or "end", and only with them$/,
  ],
])('%s stops the start, and is named with its file and its entry', (_what, file, mistake, message) => {
  expect(loadWith(file, mistake)).toThrow(message);
});

test('the data as they are load', () => {
  expect(loadFacts()).toEqual(facts);
});

test('the numbers of the rulebook hold', () => {
  const { board, cells, discoveries, wonders, destiny, gods, track } = facts;
  expect(board.land).toHaveLength(32);
  for (const resource of resources) {
    const zones = board.land.filter((zone) => zone.resource === resource);
    expect([zones.length, zones.filter(({ star }) => star).length]).toEqual([8, 2]);
  }
  expect(board.land.filter(({ zeus }) => zeus).map(({ id, resource }) => [id, resource])).toEqual([
    ['olympos', 'stone'],
  ]);
  expect(board.land.filter(({ points }) => points === 2)).toHaveLength(4);
  expect([cells.size, discoveries.size, wonders.size, gods.size]).toEqual([25, 25, 5, 10]);
  expect([...destiny.values()].reduce((sum, { copies }) => sum + copies, 0)).toBe(22);
  expect(track.zeus.map(({ cards }) => cards)).toEqual([1, 1, 2, 2, 2, 1]);
});

test.each([
  [2, 20],
  [3, 35],
  [4, 45],
  [5, 55],
])('%i players have %i discovery tiles', (seats, tiles) => {
  const columns = facts.rules.seats[seats]?.columns ?? 0;
  expect(facts.rows.reduce((sum, { copies }) => sum + (copies[seats] ?? 0) * columns, 0)).toBe(tiles);
});

test('how well a fact is known stands beside it, and what is our own design says so', () => {
  const map = JSON.parse(original('map')) as { check: string; land: { check: string }[] };
  expect(map.check).toBe('ours');
  expect(new Set(map.land.map(({ check }) => check))).toEqual(new Set(['ours', 'rulebook']));
});
