import { describe, expect, test } from 'vitest';
import { cell } from '../../../../src/games/olympos/facts/facts.ts';
import { cubeSets, cubesId, hasResources } from '../../../../src/games/olympos/rules/discoveries.ts';
import { hit } from '../../../../src/games/olympos/rules/gods.ts';
import { lastingStars } from '../../../../src/games/olympos/rules/wonders.ts';
import { newsOf, scenario } from '../../../kit/olympos/scenario.ts';

const none = { grain: 0, wood: 0, stone: 0, gold: 0 };
type Some = Partial<typeof none>;

/** Whether a cell can be paid, and with which cubes. */
function paying(id: string, tokens: Some, cubes: Some): string[] | null {
  const owner = { tokens: { ...none, ...tokens }, cubes: { ...none, ...cubes } };
  return hasResources(owner, cell(id)) ? cubeSets(owner, cell(id)).map(cubesId) : null;
}

describe('worked examples', () => {
  test('E1: 3 AP with 1 hourglass are 2 spaces, on top of the token there, and the same player acts again', () => {
    const t = scenario({
      players: [{ space: 10, hourglasses: 1, stock: 1 }, { space: 12 }, { space: 13 }],
      arrivals: [2, 1, 0],
    });
    t.table({ do: 'next-turn' });
    expect(t.awaited()).toEqual(['0 action']);
    t.picks(0, 'expand').picks(0, 'macedonia');
    expect(t.player(0)).toMatchObject({ space: 12, hourglasses: 0 });
    expect(t.state.arrivals).toEqual([2, 1, 0]);
    expect(t.awaited()).toEqual(['0 action']);
    t.picks(0, 'expand').picks(0, 'thessaly');
    expect(t.player(0).space).toBeGreaterThan(13);
    expect(t.awaited()).toEqual(['1 action']);
  });

  test('E2: a new settler, two sea zones at 1, land and a fight with more swords cost 6', () => {
    const t = scenario({ players: [{ tiles: ['astronomy', 'hoplite'], on: ['lesbos'] }, { on: ['laconia'] }] });
    t.turn(0).picks(0, 'expand').picks(0, 'laconia').picks(0, 'new:lesbos');
    expect(newsOf(t, 'expanded')).toMatchObject([{ total: 6, fight: { against: 1, swords: 'more' } }]);
    expect(t.player(0)).toMatchObject({ tokens: { ...none, wood: 2 }, stars: 1, space: 6, stock: 3 });
    expect(t.player(1)).toMatchObject({ tokens: none, stars: 0, hourglasses: 1 });
  });

  test('E3: 2 grain 2 wood with tokens grain, grain, wood and a wood cube: the cube is spent', () => {
    expect(paying('4-1', { grain: 2, wood: 1 }, { wood: 1 })).toEqual(['wood']);
  });

  test('E4: 3 grain and a pair is met by 3 grain 2 gold', () => {
    expect(paying('5-1', { grain: 3, gold: 2 }, {})).toEqual(['']);
  });

  test('E5: 3 grain and a pair is not met by 5 grain', () => {
    expect(paying('5-1', { grain: 5 }, {})).toBeNull();
  });

  test('E6: three equal and one other is met by 3 gold 1 wood', () => {
    expect(paying('4-5', { gold: 3, wood: 1 }, {})).toEqual(['']);
    expect(paying('4-5', { gold: 4 }, {})).toBeNull();
  });

  test('E7: two pairs and two singles are met by 2 grain 2 wood 1 gold 1 stone', () => {
    expect(paying('5-5', { grain: 2, wood: 2, gold: 1, stone: 1 }, {})).toEqual(['']);
    expect(paying('5-5', { grain: 2, wood: 2, gold: 2 }, {})).toBeNull();
  });

  test('E8: Strategy with a cube, and a settler from the bonus space', () => {
    const t = scenario({
      players: [{ on: ['macedonia', 'thessaly', 'illyria'], cubes: { grain: 1 } }, {}, {}],
      cells: { '4-5': 'strategy' },
    });
    t.turn(0).picks(0, 'discovery:strategy').picks(0, '1:settlers');
    expect(t.player(0)).toMatchObject({ cubes: none, stock: 5, space: 7, tiles: [{ discovery: 'strategy' }] });
    expect(newsOf(t, 'paid')).toMatchObject([{ total: 7 }]);
  });

  test('E9: the Stadium with 2 star tokens, Architecture and 2 markers costs 5 AP', () => {
    const layout = {
      players: [{ on: ['attica', 'naxos'], tiles: ['architecture'] }, {}, {}],
      wonders: { stadium: 2 },
      markers: { '1-2': [0, null], '2-2': [1, 0], '3-3': [0] },
    } as const;
    const t = scenario(layout);
    expect(lastingStars(t.state, 0, t.player(0), 2)).toBe(5);
    t.turn(0).picks(0, 'wonder:stadium');
    expect(t.player(0)).toMatchObject({ wonders: ['stadium'], space: 5, stars: 2 });
  });

  test('E10: Agriculture for wood from a cell that names wood costs 7', () => {
    const t = scenario({
      players: [{ on: ['macedonia', 'thessaly', 'illyria'] }, {}, {}],
      cells: { '2-1': 'agriculture' },
    });
    t.turn(0).picks(0, 'discovery:agriculture').picks(0, 'wood').picks(0, '1:settlers');
    expect(t.player(0)).toMatchObject({ space: 7, tiles: [{ discovery: 'agriculture', resource: 'wood' }] });
  });

  test('E11: Oracle bought on the way to a Zeus space looks at 3 cards there', () => {
    const t = scenario({
      players: [{ space: 5, on: ['macedonia', 'thessaly', 'illyria'] }, {}, {}],
      cells: { '2-1': 'oracle' },
      deck: ['cube-gold', 'cube-wood', 'zeus', 'star'],
      visits: [1, 0, 0, 0, 0, 0],
    });
    t.turn(0).picks(0, 'discovery:oracle').picks(0, '1:settlers');
    expect(t.awaited()).toEqual(['0 keep']);
    expect(t.options(0)).toEqual(['cube-gold', 'cube-wood', 'zeus']);
  });

  test.each([
    ['E12: the attacker has Democracy', ['hoplite', 'democracy'], ['hoplite'], 1],
    ['E12b: the defender has Democracy', ['hoplite'], ['hoplite', 'democracy'], 3],
    ['E12c: both have Democracy', ['hoplite', 'democracy'], ['hoplite', 'democracy'], 2],
  ] as const)('%s, 1 sword each', (_title, own, other, fight) => {
    const t = scenario({ players: [{ tiles: own, on: ['attica'] }, { tiles: other, on: ['boeotia'] }, {}, {}, {}] });
    t.turn(0).picks(0, 'expand').picks(0, 'boeotia').picks(0, 'disc:attica:1');
    expect(newsOf(t, 'expanded')).toMatchObject([{ total: 1 + fight }]);
  });

  test('E13: a good god, all at 0, one has Democracy: that one alone', () => {
    expect(hit('most', [0, 0, 0], [true, false, false])).toEqual([0]);
  });

  test('E14: a bad god, two at 0, one of them has Democracy: only the other', () => {
    expect(hit('least', [0, 0, 2], [true, false, false])).toEqual([1]);
  });

  test('E15: a majority card, tied for most, with Democracy: 3 hourglasses', () => {
    const t = scenario({
      players: [
        { tiles: ['democracy'], on: ['macedonia', 'thessaly'], hand: ['majority-grain'] },
        { on: ['boeotia', 'argolis'] },
        { on: ['caria'] },
      ],
    });
    t.turn(0).picks(0, 'card:majority-grain');
    expect(t.player(0)).toMatchObject({ hourglasses: 3, hand: [] });
    expect(t.state.discards).toEqual(['majority-grain']);
  });
});
