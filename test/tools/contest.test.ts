import { expect, test } from 'vitest';
import { players } from '../../src/games/khora/players/index.ts';
import { khora } from '../../src/games/khora/rules/game.ts';
import { contest, interval } from '../../tools/contest.ts';

/** A busy machine may take its time. */
const SLOW = { timeout: 120_000 };

const entrant = (name: string, samples = 8) => ({ name, player: players.player(name, { samples }) });

/** Deals and samples are fixed, so each of these always comes out the same; the true rates are far above. */
test.each<[string, string, deals: number, wins: number]>([
  ['novice', 'random', 12, 18],
  ['citizen', 'novice', 10, 17],
  ['strategos', 'novice', 1, 2],
  ['strategos', 'citizen', 4, 4],
])('a %s beats a %s', SLOW, (stronger, weaker, deals, wins) => {
  const [result] = contest(khora, [entrant(stronger), entrant(weaker)], deals, 'short contest');
  expect(result?.games).toBe(deals * 2);
  expect(result?.wins).toBeGreaterThanOrEqual(wins);
});

test('rotation leaves no advantage to those who play alike', SLOW, () => {
  const { player } = entrant('citizen');
  const results = contest(
    khora,
    ['first', 'second', 'third'].map((name) => ({ name, player })),
    5,
    'rotation',
  );
  for (const { games, vp, wins } of results) {
    expect(games).toBe(15);
    expect(vp).toBe(results[0]?.vp);
    expect(wins).toBeCloseTo(5);
  }
});

test('entrants of one name are counted together', SLOW, () => {
  const names: string[] = ['citizen', 'random', 'random'];
  const results = contest(
    khora,
    names.map((name) => entrant(name)),
    2,
    'together',
  );
  expect(results.map(({ name, games }) => [name, games])).toEqual([
    ['citizen', 6],
    ['random', 12],
  ]);
  expect(results.reduce((sum, { wins }) => sum + wins, 0)).toBeCloseTo(6);
});

test.each([
  [0, 10, 0, 0.2775],
  [5, 10, 0.2366, 0.7634],
  [81, 263, 0.2553, 0.3662],
  [10, 10, 0.7225, 1],
])('%i wins in %i games tell the rate within Wilson’s bounds', (wins, games, low, high) => {
  const [from, to] = interval(wins, games);
  expect(from).toBeCloseTo(low, 3);
  expect(to).toBeCloseTo(high, 3);
});
