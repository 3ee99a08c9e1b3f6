import { expect, test } from 'vitest';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { type Setting, expectIdle, finalPoints } from '../../../kit/khora/measure.ts';
import { newsOf } from '../../../kit/khora/rounds.ts';
import { type Scenario, scenario } from '../../../kit/khora/scenario.ts';

function scored(...players: readonly Setting[]): Scenario {
  const t = scenario({ players, phase: 'end', round: 9 }).table({ do: 'last-call' }, { do: 'score' });
  expectIdle(t);
  return t;
}

const rows: readonly (readonly [what: string, own: Setting, vp: number])[] = [
  ['nothing', {}, 0],
  ['VP on the track', { vp: 37 }, 37],
  ['no Glory for major tokens alone', { major: { red: 3 } }, 0],
  ['no major tokens for Glory alone', { glory: 10 }, 0],
  ['Glory for minor tokens is nothing', { glory: 10, minor: { red: 9 } }, 0],
  ['1 Glory for 1 major token', { glory: 1, major: { blue: 1 } }, 1],
  ['Glory times major tokens of all colours', { glory: 4, major: { red: 1, green: 2, blue: 3 } }, 24],
  ['drachmas, citizens, troops and levels are nothing', { drachmas: 99, citizens: 15, troops: 15, economy: 7 }, 0],
  ['philosophy tokens, Taxes and cards are nothing', { philosophy: 9, taxes: 10, hand: ['bank'] }, 0],
];

test.each(rows)('final score: %s', (_what, own, vp) => {
  expect(finalPoints([own, {}])).toEqual([vp, 0]);
});

test('final score: the track, developments, cards and Glory add up, and the lines say so', () => {
  const own = {
    city: 'corinth',
    developments: 4,
    vp: 20,
    glory: 3,
    drachmas: 5,
    played: ['bank', 'central-government'],
  };
  const t = scored({ ...own, major: { red: 2 }, minor: { blue: 1 } }, {});
  const [standing] = khora.standings(t.state);
  expect(standing?.lines.map(({ points: vp }) => vp)).toEqual([20, 3 * 2, 2, 2 * 2, 3 * 2]);
  expect(standing).toMatchObject({ seat: 0, rank: 1, points: 20 + 6 + 2 + 4 + 6 });
  expect(newsOf(t, 'scored').map(({ seat, vp }) => [seat, vp])).toEqual([[0, 6], [0, 2], [0, 4], [0, 6]]); // prettier-ignore
});

test('final score: scoring does not move the track, and everything is counted on the same state', () => {
  const t = scored({ vp: 5, glory: 2, major: { red: 1 } }, {});
  expect(t.player(0).vp).toBe(5);
  expect(khora.standings(t.state)[0]?.points).toBe(7);
});

const ties: readonly (readonly [what: string, players: readonly Setting[], ranks: readonly number[]])[] = [
  [
    'most points',
    [
      { vp: 8, drachmas: 0 },
      { vp: 7, drachmas: 99 },
    ],
    [1, 2],
  ],
  ['points of the final scoring count', [{ vp: 8 }, { vp: 7, glory: 2, major: { red: 1 } }], [2, 1]],
  [
    'tied: most drachmas',
    [
      { vp: 8, drachmas: 1 },
      { vp: 8, drachmas: 2 },
      { vp: 8, drachmas: 0 },
    ],
    [2, 1, 3],
  ],
  [
    'tied in both: shared',
    [
      { vp: 8, drachmas: 2 },
      { vp: 8, drachmas: 2 },
      { vp: 8, drachmas: 1 },
    ],
    [1, 1, 3],
  ],
  [
    'nothing else breaks a tie',
    [
      { vp: 8, troops: 9, citizens: 9 },
      { vp: 8, taxes: 9 },
    ],
    [1, 1],
  ],
  ['all four may share it', [{}, {}, {}, {}], [1, 1, 1, 1]],
  ['a tie behind the winner shares its rank', [{ vp: 1 }, { vp: 9 }, { vp: 1 }, { vp: 0 }], [2, 1, 2, 4]],
];

test.each(ties)('final tie (R39): %s', (_what, players, ranks) => {
  const t = scored(...players);
  expect(khora.standings(t.state).map(({ rank }) => rank)).toEqual(ranks);
  const winners = ranks.flatMap((rank, seat) => (rank === 1 ? [seat] : []));
  expect(newsOf(t, 'won').map(({ seats }) => seats)).toEqual([winners]);
});

test('the game is over after round 9 and not before', () => {
  const ended = (round: number): Scenario => scenario({ players: [{}, {}], round }).table({ do: 'end-round' });
  expect(khora.over(ended(9).state)).toBe(true);
  expect(khora.over(ended(8).state)).toBe(false);
  expect(ended(8).state.round).toBe(9);
});
