import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { type Track, tracks } from '../../../../src/games/khora/facts/terms.ts';
import { type Change, changes, ending, progressing } from '../../../kit/khora/measure.ts';
import { scenario } from '../../../kit/khora/scenario.ts';

/** What reaching each level from 2 to 7 costs and gives, written down a second time. */
const levels: Readonly<Record<Track, readonly (readonly [cost: number, gains: Change])[]>> = {
  economy: [
    [2, { citizens: 3 }],
    [2, { citizens: 3 }],
    [3, { vp: 5 }],
    [3, { citizens: 5 }],
    [4, {}],
    [4, { vp: 10 }],
  ],
  culture: [
    [1, {}],
    [4, { taxes: 1 }],
    [6, { dice: 1 }],
    [6, { taxes: 1 }],
    [7, { taxes: 1 }],
    [7, { taxes: 2 }],
  ],
  military: [
    [2, { glory: 1 }],
    [3, {}],
    [4, { glory: 1 }],
    [5, {}],
    [7, { glory: 1 }],
    [9, { glory: 2 }],
  ],
};

/** A city without anything to do with levels, whose other tracks are at the top. */
const bare = { city: 'argos', economy: 7, culture: 7, military: 7 };

test('three tracks have levels 2 to 7, each with a row', () => {
  expect(Object.keys(levels)).toEqual([...tracks]);
  for (const track of tracks) {
    expect(levels[track]).toHaveLength(6);
    expect(facts.tracks[track].filter(Boolean).map(({ level }) => level)).toEqual([2, 3, 4, 5, 6, 7]);
  }
});

for (const track of tracks) {
  levels[track].forEach(([cost, gains], index) => {
    const level = index + 2;
    const own = { ...bare, [track]: level - 1 };

    test(`${track} ${level}: for exactly ${cost} drachmas, with its benefit`, () => {
      const layout = { players: [{ ...own, drachmas: cost }, { drachmas: 0 }] };
      expect(changes(layout, progressing(track))).toEqual([{ [track]: 1, drachmas: -cost, ...gains }, {}]);
    });

    test(`${track} ${level}: not for ${cost - 1} drachmas`, () => {
      const layout = { players: [{ ...own, drachmas: cost - 1 }, { drachmas: 0 }] };
      expect(changes(layout, progressing())).toEqual([{}, {}]);
    });
  });

  test(`${track}: not above 7`, () => {
    const t = scenario({ players: [{ ...bare, [track]: 7, drachmas: 50 }, { drachmas: 0 }] }).table({ do: 'progress' });
    expect(t.question(0)).toBeNull();
  });

  test(`${track}: declined for nothing`, () => {
    const layout = { players: [{ ...bare, [track]: 1, drachmas: 9 }, { drachmas: 0 }] };
    expect(changes(layout, progressing('decline'))).toEqual([{}, {}]);
  });
}

/** Benefits of a level stop where every gain does. */
const capped: readonly (readonly [track: Track, own: object, change: Change])[] = [
  ['economy', { economy: 4, citizens: 10 }, { citizens: 5 }],
  ['economy', { economy: 4, citizens: 11 }, { citizens: 4 }],
  ['economy', { economy: 1, citizens: 15 }, {}],
  ['culture', { culture: 6, taxes: 8 }, { taxes: 2 }],
  ['culture', { culture: 6, taxes: 9 }, { taxes: 1 }],
  ['culture', { culture: 2, taxes: 10 }, {}],
  ['military', { military: 6, glory: 8 }, { glory: 2 }],
  ['military', { military: 6, glory: 9 }, { glory: 1 }],
  ['military', { military: 1, glory: 10 }, {}],
];

test.each(capped)('%s: a benefit stops at the limit, from %j it is %j', (track, own, change) => {
  const layout = { players: [{ ...bare, ...own, drachmas: 9 }, { drachmas: 0 }] };
  const [gained = {}] = changes(layout, progressing(track));
  const { [track]: raised, drachmas, ...rest } = gained;
  expect(raised).toBe(1);
  expect(drachmas).toBeLessThan(0);
  expect(rest).toEqual(change);
});

test('one level a round; each philosophy token allows one more, same track or another, each paid for', () => {
  const own = { city: 'argos', drachmas: 30 };
  const rows = [
    { philosophy: 0, picks: ['economy'], change: { economy: 1, drachmas: -2, citizens: 3 } },
    { philosophy: 1, picks: ['economy', 'economy'], change: { economy: 2, drachmas: -4, citizens: 6, philosophy: -1 } },
    {
      philosophy: 2,
      picks: ['military', 'culture', 'military'],
      change: { military: 2, culture: 1, drachmas: -6, glory: 1, philosophy: -2 },
    },
    { philosophy: 2, picks: ['culture', 'decline'], change: { culture: 1, drachmas: -1 } },
  ];
  for (const { philosophy, picks, change } of rows) {
    const layout = { players: [{ ...own, philosophy }, { drachmas: 0 }] };
    expect(changes(layout, progressing(...picks))).toEqual([change, {}]);
  }
});

test('a philosophy token is not asked for where the drachmas are too few', () => {
  const layout = { players: [{ city: 'argos', drachmas: 1, philosophy: 3 }, { drachmas: 0 }] };
  expect(changes(layout, ending(progressing('culture')))).toEqual([{ culture: 1, drachmas: -1 }, {}]);
});
