import { describe, expect, test } from 'vitest';
import { facts } from '../../../../src/games/olympos/facts/facts.ts';
import { openScores } from '../../../../src/games/olympos/rules/scoring.ts';
import { scenario } from '../../../kit/olympos/scenario.ts';

const stars = facts.board.land.filter(({ star }) => star).map(({ id }) => id);

describe.each([...facts.wonders.values()])('$id', ({ id, stars: needed, points }) => {
  const withStars = (count: number, space = 0) =>
    scenario({ players: [{ on: stars.slice(0, count), space }, {}, {}], wonders: { [id]: 3 } }).turn(0);

  test(`is built with ${needed} stars for 7 AP, and not with one less`, () => {
    expect(withStars(needed - 1).options(0)).not.toContain(`wonder:${id}`);
    const t = withStars(needed).picks(0, `wonder:${id}`);
    expect(t.player(0)).toMatchObject({ wonders: [id], space: 7, stars: needed });
    expect(t.state.wonders.find(({ wonder }) => wonder === id)?.builder).toBe(0);
  });

  test('is not built past the cross', () => {
    expect(withStars(needed, 83).options(0)).toContain(`wonder:${id}`);
    expect(withStars(needed, 84).options(0)).not.toContain(`wonder:${id}`);
  });

  test('is gone once it is built', () => {
    const t = withStars(needed).picks(0, `wonder:${id}`);
    t.player(1).stars = needed;
    expect(t.turn(1).options(1)).not.toContain(`wonder:${id}`);
  });

  test(`is worth ${points} points, without the 2 of a discovery tile`, () => {
    const t = scenario({ players: [{ wonders: [id] }, {}, {}] });
    expect(openScores(t.state, 0)).toEqual([{ from: { by: 'wonder', id }, points }]);
  });

  test('markers in its column count, those in others do not', () => {
    const layout = { players: [{ on: stars.slice(0, needed - 1) }, {}, {}], wonders: { [id]: 3 } } as const;
    expect(
      scenario({ ...layout, markers: { '1-3': [0] } })
        .turn(0)
        .options(0),
    ).toContain(`wonder:${id}`);
    expect(
      scenario({ ...layout, markers: { '1-2': [0], '1-3': [1] } })
        .turn(0)
        .options(0),
    ).not.toContain(`wonder:${id}`);
  });
});
