import { describe, expect, test } from 'vitest';
import { cell, discovery, facts } from '../../../../src/games/olympos/facts/facts.ts';
import { discoveryPrice } from '../../../../src/games/olympos/rules/discoveries.ts';
import { symbolsOfSeat } from '../../../../src/games/olympos/rules/gods.ts';
import { powers } from '../../../../src/games/olympos/rules/powers.ts';
import { openScores } from '../../../../src/games/olympos/rules/scoring.ts';
import { wonderPrice } from '../../../../src/games/olympos/rules/wonders.ts';
import { type Scenario, type Setting, newsOf, scenario } from '../../../kit/olympos/scenario.ts';
import { route } from './rulings-expansion.ts';

/** A table at which seat 0 has these tiles. */
const having = (tiles: readonly string[], more: Setting = {}): Scenario =>
  scenario({ players: [{ ...more, tiles }, {}, {}] });

/** Everything on the map that any cell asks for. */
const everything = ['macedonia', 'thessaly', 'boeotia', 'illyria', 'chalcidice', 'magnesia'].concat([
  'paeonia',
  'aetolia',
  'arcadia',
  'thrace',
  'epirus',
  'corinthia',
]);

/** Buys a discovery in the usual way, and says what seat 0 has gained of it beyond the tile. */
function bought(id: string, ...picks: readonly string[]): { t: Scenario; gained: Record<string, number> } {
  const column1 = `${discovery(id).row}-1`;
  const t = scenario({
    players: [{ on: everything }, {}, {}, {}, {}],
    cells: { [column1]: id },
    deck: ['zeus', 'star'],
  });
  t.turn(0).picks(0, `discovery:${id}`);
  const kinds = ['tile', 'bonus'];
  while (kinds.includes(t.question(0)?.kind ?? '')) t.picks(0, t.options(0)[0] ?? '');
  for (const pick of picks) t.picks(0, pick);
  const gained: Record<string, number> = {};
  for (const { what, amount, from } of newsOf(t, 'gained'))
    if (from.by === 'discovery') gained[what] = (gained[what] ?? 0) + amount;
  return { t, gained };
}

function endPoints(id: string, more: Setting = {}, others: readonly string[] = []): number {
  const t = having([id, ...others], more);
  const own = openScores(t.state, 0).filter(({ from }) => typeof from === 'object' && from.by === 'discovery');
  return own.reduce((sum, { points }) => sum + points, 0);
}

describe('what the tiles give while they lie there', () => {
  test.each([
    ['nothing', [], 0, 0],
    ['metallurgy', ['metallurgy'], 1, 0],
    ['hoplite', ['hoplite'], 1, 0],
    ['phalanx', ['phalanx'], 1, 0],
    ['strategy', ['strategy'], 2, 0],
    ['all swords', ['metallurgy', 'hoplite', 'phalanx', 'strategy'], 5, 0],
    ['cult', ['cult'], 0, 1],
    ['polytheism', ['polytheism'], 0, 1],
    ['hellenism', ['hellenism'], 0, 1],
    ['art', ['art'], 0, 2],
    ['all symbols', ['cult', 'polytheism', 'hellenism', 'art'], 0, 5],
  ])('%s: swords and symbols', (_what, tiles, swords, symbols) => {
    const owner = having(tiles).player(0);
    expect([powers(owner).swords, symbolsOfSeat(owner)]).toEqual([swords, symbols]);
  });

  test('medicine: a new settler costs 1 instead of 2, one on the map nothing less', () => {
    const cost = (tiles: string[], settler: Setting): number | undefined => {
      const t = having(tiles, settler).turn(0).picks(0, 'expand').picks(0, 'thrace');
      return newsOf(t, 'expanded')[0]?.total;
    };
    expect([cost([], {}), cost(['medicine'], {})]).toEqual([3, 2]);
    const onMap = { stock: 0, on: ['macedonia'] };
    expect([cost([], onMap), cost(['medicine'], onMap)]).toEqual([1, 1]);
  });

  test.each([
    ['nothing', [], 2, null],
    ['astronomy', ['astronomy'], 1, null],
    ['cartography', ['cartography'], 1, null],
    ['both', ['astronomy', 'cartography'], 0, null],
    ['cavalry', ['cavalry'], 2, 1],
  ])('%s: the price of a sea zone and of a run of land', (_what, tiles, sea, run) => {
    expect(powers(having(tiles).player(0))).toMatchObject({ sea, run });
  });

  test('cavalry: one land zone costs what it did, several together 1', () => {
    expect([route('attica', 'boeotia', { run: 1 }), route('attica', 'boeotia')]).toEqual([1, 1]);
    expect([route('attica', 'thessaly', { run: 1 }), route('attica', 'thessaly')]).toEqual([1, 3]);
  });

  test.each([
    ['currency:stone', '1-2', 5],
    ['currency:stone', '1-1', 7],
    ['currency:gold', '1-4', 5],
    ['agriculture:grain', '2-1', 5],
    ['agriculture:wood', '1-5', 7],
  ])('%s at cell %s: %i AP', (tile, place, price) => {
    expect(discoveryPrice(powers(having([tile]).player(0)), cell(place))).toBe(price);
  });

  test('oracle looks at 3, everybody else at 1', () => {
    expect([powers(having(['oracle']).player(0)).look, powers(having([]).player(0)).look]).toEqual([3, 1]);
  });

  test('architecture: 1 star, and wonders cost 5; engineering: 1 star', () => {
    const [with0, architecture, engineering] = [[], ['architecture'], ['engineering']].map((tiles) =>
      powers(having(tiles).player(0)),
    );
    expect([with0, architecture, engineering].map((sum) => [sum?.stars, sum && wonderPrice(sum)])).toEqual([
      [0, 7],
      [1, 5],
      [1, 7],
    ]);
  });

  test('democracy wins ties, nothing else does', () => {
    for (const id of facts.discoveries.keys())
      expect([id, powers(having([id]).player(0)).winsTies]).toEqual([id, id === 'democracy']);
  });
});

describe('what the tiles give at once', () => {
  test.each<[id: string, gained: Record<string, number>, picks: string[]]>([
    ['cavalry', { hourglasses: 2 }, []],
    ['surgery', { settlers: 2 }, []],
    ['trade', { grain: 1, gold: 1 }, ['grain+gold']],
    ['trade', { wood: 2 }, ['wood+wood']],
    ['medicine', {}, []],
    ['poetry', {}, []],
    ['currency', {}, []],
  ])('%s: %o', (id, gained, picks) => {
    expect(bought(id, ...picks).gained).toEqual(gained);
  });

  test.each(['phalanx', 'hellenism'])('%s draws a Destiny card', (id) => {
    expect(bought(id).t.player(0).hand).toEqual(['zeus']);
  });

  test.each([...facts.discoveries.keys()])('%s is taken from its pile, paid with 7 AP and asks nothing else', (id) => {
    const { t } = bought(id, ...(id === 'trade' ? ['wood+wood'] : []));
    expect(t.player(0).tiles.map((tile) => tile.discovery)).toEqual([id]);
    expect(newsOf(t, 'paid')).toMatchObject([{ total: 7 }]);
    expect(t.awaited()).toEqual([]);
    const { bonuses } = cell(`${discovery(id).row}-1`);
    expect(newsOf(t, 'bonus')).toHaveLength(bonuses.length > 0 ? 1 : 0);
  });
});

describe('what the tiles score at the end', () => {
  test.each<[id: string, points: number, more: Setting, others: string[]]>([
    ['poetry', 3, {}, []],
    ['philosophy', 5, {}, []],
    ['science', 1, {}, []],
    ['science', 4, { wonders: ['stadium'] }, ['medicine', 'cult', 'trade']],
    ['city', 0, {}, []],
    ['city', 3, { on: ['attica', 'boeotia', 'caria'] }, []],
    ['absolutism', 0, { marks: ['ares'] }, []],
    ['absolutism', 6, {}, ['strategy', 'hoplite']],
    ['engineering', 0, { marks: ['athena'] }, ['architecture']],
    ['engineering', 6, { on: ['attica', 'rhodes', 'caria'] }, []],
    ['strategy', 0, {}, []],
  ])('%s: %i points', (id, points, more, others) => {
    expect(endPoints(id, more, others)).toBe(points);
  });

  test('city counts covered discs, too', () => {
    const t = scenario({ players: [{ tiles: ['city'] }, {}, {}], map: { attica: { discs: [0, 1, 0, 1] } } });
    expect(openScores(t.state, 0)).toContainEqual({ from: { by: 'discovery', id: 'city' }, points: 2 });
  });
});
