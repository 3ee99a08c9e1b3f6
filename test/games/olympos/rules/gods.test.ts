import { describe, expect, test } from 'vitest';
import { facts } from '../../../../src/games/olympos/facts/facts.ts';
import { resources } from '../../../../src/games/olympos/facts/terms.ts';
import { powers } from '../../../../src/games/olympos/rules/powers.ts';
import { openScores } from '../../../../src/games/olympos/rules/scoring.ts';
import { newsOf, scenario } from '../../../kit/olympos/scenario.ts';
import { turnedUp } from './rulings-gods.ts';

/** Seat 0 has a symbol, seat 1 has none: good gods hit seat 0, bad gods seat 1. */
const players = [{ tiles: ['cult'] }, {}] as const;

test.each([...facts.gods.values()])('$id hits those with the $hits', ({ id, hits }) => {
  expect(newsOf(turnedUp(id, { players }), 'judged')).toMatchObject([{ seats: [hits === 'most' ? 0 : 1] }]);
});

test('a good god without a single symbol hits nobody', () => {
  expect(newsOf(turnedUp('hecate', { players: [{}, {}] }), 'judged')).toMatchObject([{ seats: [] }]);
});

describe('what they do', () => {
  test('zeus: 3 prestige', () => {
    expect(turnedUp('zeus', { players }).player(0).prestige).toBe(3);
  });

  test('hecate: 1 settler to the stock', () => {
    expect(turnedUp('hecate', { players }).state.players.map(({ stock }) => stock)).toEqual([5, 4]);
  });

  test('artemis: a cube of choice, clockwise from whose turn it is', () => {
    const three = [{ tiles: ['cult'] }, {}, { tiles: ['cult'] }];
    const t = turnedUp('artemis', { players: three, active: 1 });
    expect([t.awaited(), t.options(2)]).toEqual([['2 choose-cubes'], [...resources]]);
    t.picks(2, 'gold');
    expect(t.awaited()).toEqual(['0 choose-cubes']);
    t.picks(0, 'wood');
    expect([t.player(2).cubes.gold, t.player(0).cubes.wood]).toEqual([1, 1]);
  });

  test('athena: a star for one wonder, gone when used', () => {
    const stars = ['attica', 'naxos', 'phocis'];
    const t = turnedUp('athena', {
      players: [{ tiles: ['cult'], on: stars }, {}, {}],
      wonders: { 'cyclopean-gate': 1 },
    });
    t.turn(0).picks(0, 'wonder:cyclopean-gate');
    expect(t.player(0)).toMatchObject({ marks: [], wonders: ['cyclopean-gate'] });
  });

  test('ares: 2 swords until the next god', () => {
    const t = turnedUp('ares', { players });
    expect(powers(t.player(0)).swords).toBe(2);
    t.state.gods.push('hecate');
    expect(powers(t.table({ do: 'god', place: 1 }).player(0)).swords).toBe(0);
  });

  test('erinyes: the next action costs 2 more, the one after it no more', () => {
    const t = turnedUp('erinyes', { players }).turn(1).picks(1, 'expand').picks(1, 'thrace');
    t.turn(1).picks(1, 'expand').picks(1, 'macedonia').picks(1, 'new:north');
    expect(newsOf(t, 'paid').map(({ total }) => total)).toEqual([5, 3]);
  });

  test('hades: a disc of choice goes back to the stock, by territory and height, clockwise', () => {
    const map = { attica: { discs: [1, 0, 1] }, boeotia: { discs: [1, 2] } };
    const t = turnedUp('hades', { players: [{ tiles: ['art'] }, {}, { tiles: ['cult'] }], map });
    expect([t.awaited(), t.options(1)]).toEqual([['1 withdraw'], ['boeotia:1', 'attica:1', 'attica:3']]);
    t.picks(1, 'attica:3');
    expect(t.player(1)).toMatchObject({ stock: 5, tokens: { stone: 0 } });
    expect(t.player(0)).toMatchObject({ stars: 1, tokens: { stone: 1 }, hourglasses: 0 });
    const one = turnedUp('hades', { players: [{ tiles: ['cult'] }, { on: ['caria'] }] });
    expect([one.awaited(), one.player(1).stock]).toEqual([[], 5]);
  });

  test('keres: 2 points less at the end', () => {
    const t = turnedUp('keres', { players });
    expect(openScores(t.state, 1)).toEqual([{ from: { by: 'god', id: 'keres' }, points: -2 }]);
    t.state.gods.push('hecate');
    expect(t.table({ do: 'god', place: 1 }).player(1).marks).toEqual(['keres']);
  });

  test('siren: no sea until the next god', () => {
    const t = turnedUp('siren', { players });
    expect(powers(t.player(1)).seaClosed).toBe(true);
    t.state.gods.push('hecate');
    expect(powers(t.table({ do: 'god', place: 1 }).player(1)).seaClosed).toBe(false);
  });

  test('nemesis: the whole hand is discarded', () => {
    const t = turnedUp('nemesis', { players: [{ tiles: ['cult'] }, { hand: ['star', 'star'] }] }).picks(1, '0');
    expect([t.player(1).hand, t.state.discards]).toEqual([[], ['star', 'star']]);
  });
});

describe('when a god is turned up', () => {
  test.each([
    ['single', 0, 0, 1],
    ['single', 0, 1, 0],
    ['single', 0, 2, 0],
    ['double', 2, 0, 1],
    ['double', 2, 1, 0],
    ['double', 2, 2, 1],
  ])('%s space %i, %i of 3 players before: %i cards', (_kind, place, before, cards) => {
    const visits = [0, 0, 0, 0, 0, 0].map((none, index) => (index === place ? before : none));
    const t = scenario({ players: [{}, {}, {}], gods: ['hecate', 'zeus'], visits });
    t.table({ do: 'god', place });
    expect(t.state.shown).toHaveLength(cards);
  });
});
