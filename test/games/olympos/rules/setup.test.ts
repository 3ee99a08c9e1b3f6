import { describe, expect, test } from 'vitest';
import { discovery, facts, numbers } from '../../../../src/games/olympos/facts/facts.ts';
import { resources } from '../../../../src/games/olympos/facts/terms.ts';
import { olympos } from '../../../../src/games/olympos/rules/game.ts';
import { landOf } from '../../../../src/games/olympos/rules/territories.ts';
import { setUp } from '../../../kit/olympos/set-up.ts';

describe.each([2, 3, 4, 5])('%i players', (seats) => {
  const { state, kinds } = setUp(seats, `setup-${seats}`);
  const { condemned, barbarians, columns, grey } = numbers(seats);

  test('every player has 4 settlers, one cube, and nothing else', () => {
    for (const owner of state.players) {
      expect(owner).toMatchObject({ space: 0, stock: 4, hourglasses: 0, prestige: 0, hand: [], tiles: [], stars: 0 });
      expect(resources.reduce((sum, resource) => sum + owner.cubes[resource], 0)).toBe(1);
    }
  });

  test('the cubes are all different; a fifth is a random one', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const { players } = olympos.setup(seats, seed).state;
      const types = resources.filter((resource) => players.some(({ cubes }) => cubes[resource] > 0));
      expect(types).toHaveLength(Math.min(seats, resources.length));
    }
  });

  test('so many crosses and barbarians of each resource, and a tribe on every star territory without a cross', () => {
    for (const resource of resources) {
      const there = state.territories.filter((_, number) => landOf(number).resource === resource);
      expect(there.filter(({ mark }) => mark === 'cross')).toHaveLength(condemned);
      expect(there.filter(({ mark }) => mark === 'barbarians')).toHaveLength(barbarians);
    }
    state.territories.forEach(({ mark }, number) => {
      if (landOf(number).star) expect(['cross', 'tribe']).toContain(mark);
      else expect(mark).not.toBe('tribe');
    });
    expect(kinds).toHaveLength(4 * (condemned + barbarians));
  });

  test('piles, wonders and bonus spaces are as many as the table says', () => {
    expect(state.piles).toHaveLength(5 * columns);
    expect(state.wonders.map(({ column }) => column)).toEqual(Array.from({ length: columns }, (_, index) => index + 1));
    for (const { discovery: id, left, markers, cell } of state.piles) {
      const { row } = discovery(id);
      expect(left).toBe(facts.rows[row - 1]?.copies[seats]);
      const open = facts.cells.get(cell)?.bonuses.filter((bonus) => grey || !bonus.grey);
      expect(markers).toEqual(open?.map(() => null));
    }
  });

  test('whoever is on top of the stack acts first', () => {
    expect(state.active).toBe(state.arrivals.at(-1));
    expect(olympos.firstAwaited(state)).toMatchObject({ seat: state.arrivals.at(-1), kind: 'action' });
  });
});

test('nobody plays alone or by six', () => {
  expect(() => olympos.setup(1, 'x')).toThrow();
  expect(() => olympos.setup(6, 'x')).toThrow();
});
