import { expect } from 'vitest';
import { discovery, facts } from '../../../../src/games/olympos/facts/facts.ts';
import { resources } from '../../../../src/games/olympos/facts/terms.ts';
import { olympos } from '../../../../src/games/olympos/rules/game.ts';
import { clockwise } from '../../../../src/games/olympos/rules/state.ts';
import { finalPoints } from '../../../../src/games/olympos/rules/scoring.ts';
import { newsOf, scenario } from '../../../kit/olympos/scenario.ts';
import { condemning, setUp } from '../../../kit/olympos/set-up.ts';

/** What each ruling comes to, by its number. */
export type Rulings = Readonly<Record<string, () => void>>;

const none = { grain: 0, wood: 0, stone: 0, gold: 0 };
const rowOf = (id: string): number => discovery(id).row;

/** The parts of the game, the set-up and the time track: O1 to O20. */
export const board: Rulings = {
  'O1: the map has 32 territories, 13 seas and a way from the north': () => {
    const { land, zones, north, neighbours } = facts.board;
    expect([land.length, zones.length - land.length - 1]).toEqual([32, 13]);
    expect(neighbours[north]?.map((zone) => zones[zone])).toEqual(['illyria', 'paeonia', 'macedonia', 'thrace']);
  },
  'O2: Zeus spaces and final points stand where the data say': () => {
    expect(facts.track.zeus.map(({ space }) => space)).toEqual([10, 23, 36, 49, 62, 75]);
    expect([74, 75, 77, 78, 81, 86, 87, 89, 90].map(finalPoints)).toEqual([0, 5, 5, 4, 3, 2, 1, 1, 0]);
  },
  'O3: each row has five types, and the ladders of swords and symbols rise through the rows': () => {
    for (const { row } of facts.rows)
      expect([...facts.discoveries.values()].filter((type) => type.row === row)).toHaveLength(5);
    expect(['metallurgy', 'hoplite', 'phalanx', 'strategy'].map(rowOf)).toEqual([1, 2, 3, 4]);
    expect(['cult', 'polytheism', 'hellenism', 'art'].map(rowOf)).toEqual([1, 2, 3, 4]);
  },
  'O4: the cost belongs to the cell, whatever tile is dealt there': () => {
    const own = { on: ['macedonia', 'illyria'] };
    for (const tile of ['medicine', 'cult']) {
      const t = scenario({ players: [own, {}, {}], cells: { '1-1': tile } }).turn(0);
      expect(t.options(0).filter((option) => option.startsWith('discovery:'))).toEqual([`discovery:${tile}`]);
    }
  },
  'O5: the cells of the rulebook cost what it says': () => {
    const costs = ['4-1', '4-5', '5-1', '5-5']
      .map((id) => facts.cells.get(id))
      .map((cell) => [cell?.needs, cell?.equal]);
    expect(costs).toEqual([
      [{ grain: 2, wood: 2 }, []],
      [{}, [3, 1]],
      [{ grain: 3 }, [2]],
      [{}, [2, 2, 1, 1]],
    ]);
  },
  'O6: three bonus spaces in rows 1 and 3, one of them grey, two in rows 2 and 4, none in row 5': () => {
    for (const { row, bonuses } of facts.cells.values()) {
      const grey = bonuses.filter((bonus) => bonus.grey).length;
      expect([row, bonuses.length, grey]).toEqual([
        row,
        ...([
          [3, 1],
          [2, 0],
          [3, 1],
          [2, 0],
          [0, 0],
        ][row - 1] ?? []),
      ]);
    }
    expect(facts.cells.get('4-5')?.bonuses[0]?.gain).toEqual({ settlers: 1 });
  },
  'O7: wonders are worth 8 to 12 points, 52 in all': () => {
    const points = [...facts.wonders.values()].map((wonder) => wonder.points);
    expect(points.reduce((sum, each) => sum + each, 0)).toBe(52);
    expect([Math.min(...points), Math.max(...points)]).toEqual([8, 12]);
  },
  'O8: copies of the Destiny cards, and the two resources of Agriculture and of Currency': () => {
    const copies = [...facts.destiny.values()].filter((card) => card.copies > 1).map(({ id, copies: n }) => [id, n]);
    expect(copies).toEqual([
      ['all-types', 2],
      ['star', 2],
      ['zeus', 2],
    ]);
    expect([discovery('agriculture').variants, discovery('currency').variants]).toEqual([
      ['grain', 'wood'],
      ['stone', 'gold'],
    ]);
  },
  'O9: Metallurgy and Phalanx have 1 sword, Cult, Polytheism and Hellenism 1 symbol': () => {
    for (const id of ['metallurgy', 'phalanx']) expect(discovery(id).modify).toEqual([{ verb: 'swords', value: 1 }]);
    for (const id of ['cult', 'polytheism', 'hellenism'])
      expect(discovery(id).modify).toEqual([{ verb: 'symbols', value: 1 }]);
  },
  'O10: discs, cubes and hourglasses never run out': () => {
    const t = scenario({ players: [{ stock: 60, hourglasses: 99, hand: ['cube-gold'], cubes: { gold: 30 } }, {}] });
    t.turn(0).picks(0, 'card:cube-gold');
    expect(t.player(0).cubes.gold).toBe(31);
  },
  'O11: clockwise is the order of seats, whatever the starting stack is': () => {
    const { state } = scenario({ players: [{}, {}, {}, {}], arrivals: [2, 0, 3, 1] });
    expect(clockwise(state, 2)).toEqual([2, 3, 0, 1]);
    const stacks = ['a', 'b', 'c', 'd', 'e'].map((seed) => olympos.setup(4, seed).state.arrivals.join());
    expect(new Set(stacks).size).toBeGreaterThan(1);
  },
  'O12: nine of the ten gods lie in one pile, the tenth is put away': () => {
    const { gods, away, shown } = olympos.setup(3, 'gods').state;
    expect([gods.length, away.length, shown.length]).toEqual([9, 1, 0]);
    expect([...gods, ...away].sort()).toEqual([...facts.gods.keys()].sort());
  },
  'O13: any territory may be condemned, but one star territory of each resource at most': () => {
    const t = condemning(2, 'stone');
    expect(t.options).toEqual(expect.arrayContaining(['olympos', 'atl_w', 'attica', 'naxos']));
    expect(t.after('attica')).not.toContain('naxos');
    expect(t.after('attica')).toContain('olympos');
    expect(t.after('olympos')).toEqual(expect.arrayContaining(['attica', 'naxos']));
  },
  'O14: barbarians go where there is neither a cross nor a tribe, Olympos and Atlantis too': () => {
    const t = scenario({ players: [{}, {}], map: { attica: { mark: 'tribe' }, paeonia: { mark: 'cross' } } });
    t.does(0, { do: 'barbarian', resource: 'stone' });
    expect(t.options(0)).toEqual(['olympos', 'aetolia', 'arcadia', 'naxos', 'crete_w', 'atl_w']);
    t.picks(0, 'olympos');
    expect(t.territory('olympos').mark).toBe('barbarians');
  },
  'O15: of several tokens on one space the last to arrive acts first': () => {
    const t = scenario({ players: [{ space: 4 }, { space: 4 }, { space: 5 }], arrivals: [1, 2, 0] });
    t.table({ do: 'next-turn' });
    expect(t.awaited()).toEqual(['0 action']);
  },
  'O16: an action paid in hourglasses alone leaves the token where it is in the stack': () => {
    const t = scenario({ players: [{ hourglasses: 3 }, {}], arrivals: [1, 0] });
    t.table({ do: 'next-turn' }).picks(0, 'expand').picks(0, 'thrace');
    expect(t.player(0)).toMatchObject({ space: 0, hourglasses: 0 });
    expect(t.state.arrivals).toEqual([1, 0]);
    expect(t.awaited()).toEqual(['0 action']);
  },
  'O17: hourglasses are used as far as they go': () => {
    const t = scenario({ players: [{ hourglasses: 2 }, {}] }).turn(0);
    t.picks(0, 'expand').picks(0, 'thrace');
    expect(newsOf(t, 'paid')).toEqual([{ kind: 'paid', seat: 0, total: 3, hourglasses: 2 }]);
    expect(t.player(0)).toMatchObject({ space: 1, hourglasses: 0 });
  },
  'O18: nothing may carry the token past the cross, judged with the hourglasses held': () => {
    const at = (space: number, hourglasses: number): readonly string[] =>
      scenario({ players: [{ space, hourglasses }, {}] })
        .turn(0)
        .options(0);
    expect(at(87, 0)).toContain('expand');
    expect(at(88, 0)).not.toContain('expand');
    expect(at(88, 1)).toContain('expand');
    const t = scenario({ players: [{ space: 87 }, {}] })
      .turn(0)
      .picks(0, 'expand');
    expect(t.options(0)).toEqual(['illyria', 'paeonia', 'macedonia', 'thrace']);
  },
  'O19: with no action possible one waits: 1 space, no hourglass, the Erinyes stay, Zeus spaces count': () => {
    const own = { stock: 0, space: 9, hourglasses: 2, marks: ['erinyes'] };
    const t = scenario({ players: [own, {}], deck: ['zeus'], visits: [1, 0, 0, 0, 0, 0] }).turn(0);
    expect(t.options(0)).toEqual(['wait']);
    t.picks(0, 'wait');
    expect(t.player(0)).toMatchObject({ space: 10, hourglasses: 2, marks: ['erinyes'], hand: ['zeus'] });
  },
  'O20: the Erinyes add 2 to the next action of any kind, payable in hourglasses': () => {
    const t = scenario({ players: [{ hourglasses: 4, marks: ['erinyes'] }, {}] }).turn(0);
    t.picks(0, 'expand').picks(0, 'thrace');
    expect(t.player(0)).toMatchObject({ hourglasses: 0, space: 1, marks: [] });
    const d = scenario({
      players: [{ on: ['macedonia', 'illyria'], marks: ['erinyes'] }, {}, {}],
      cells: { '1-1': 'cult' },
    });
    d.turn(0).picks(0, 'discovery:cult').picks(0, '1:settlers');
    expect(d.player(0)).toMatchObject({ space: 9, marks: [], cubes: none });
  },
};

/** The set-up up to its first turn: everybody has a cube, and all 8 or more crosses are on the map. */
export const opening: Rulings = {
  'O79: grain, wood, stone, gold, first the crosses, then the barbarians': () => {
    const { kinds, state } = setUp(2, 'order');
    expect(kinds).toEqual([
      ...resources.flatMap((resource) => Array.from({ length: 3 }, () => `condemn ${resource}`)),
      ...resources.map((resource) => `barbarian ${resource}`),
    ]);
    expect(state.active).toBe(state.arrivals.at(-1));
    expect(state.territories.filter(({ mark }) => mark === 'barbarians')).toHaveLength(4);
  },
};
