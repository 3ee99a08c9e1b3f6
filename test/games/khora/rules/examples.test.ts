import { describe, expect, test } from 'vitest';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { acted, askedInTurn, expectSettled, newsOf, round } from '../../../kit/khora/rounds.ts';
import { type Scenario, scenario } from '../../../kit/khora/scenario.ts';

const politics = { do: 'act', action: 'politics' } as const;
const sixes = [6, 6];

describe('worked examples', () => {
  test('E1: dice 2 and 4 with Culture and Development cost 2 citizens, and both are performed', () => {
    const t = round({ players: [{ city: 'argos', minor: { blue: 2 } }, {}], dice: [[2, 4], sixes] });
    t.picks(0, '2', '6').picks(1, '0', '2');
    expect(t.player(0)).toMatchObject({ citizens: 1, aside: [], vp: 1 });
    t.picks(0, 'unlock').picks(0, '2');
    expect(t.player(0)).toMatchObject({ citizens: 1, developments: 2, vp: 5 });
    expect(acted(t)).toEqual(['1 philosophy', '0 culture', '1 culture', '0 development']);
    expect(askedInTurn(t, 'raise-level')).toEqual([0, 1]);
  });

  test('E2: Philosophy, Trade, Military clockwise, Politics', () => {
    const [green, black, orange] = [0, 1, 2];
    const player = { drachmas: 0, hand: ['bank'] };
    const t = round({ players: [player, player, player], dice: [sixes, sixes, sixes], start: green });
    t.picks(orange, '0', '4').picks(black, '4', '5').picks(green, '0', '3');
    expect(acted(t)).toEqual(['0 philosophy', '2 philosophy', '0 trade', '1 military', '2 military', '1 politics']);
    expect(t.awaited()).toEqual([black]);
    t.picks(black, 'decline');
    expect(acted(t)).toHaveLength(6);
  });

  test('E3: 2 troops and Military 4 explore the green major space 6/3', () => {
    const t = scenario({ players: [{ city: 'argos', troops: 2, military: 4 }, {}] });
    t.does(0, { do: 'act', action: 'military' });
    expect(t.player(0).troops).toBe(6);
    t.picks(0, 'green-8');
    expect(t.player(0)).toMatchObject({ troops: 3, vp: 2, major: { red: 0, green: 1, blue: 0 } });
    expectSettled(t);
  });

  test('E4: 13 troops and Military 6 make 19, then 16, and 15 when the Action phase ends', () => {
    const player = { city: 'argos', troops: 13, military: 6 };
    const t = round({ players: [player, { hand: ['bank'] }], dice: [sixes, sixes] });
    t.picks(0, '4', '0').picks(1, '5', '0');
    expect(t.player(0).troops).toBe(19);
    t.picks(0, 'green-8');
    expect(t.player(0).troops).toBe(16);
    t.picks(1, 'decline');
    expect(t.player(0).troops).toBe(15);
    expect(askedInTurn(t, 'raise-level')).toEqual([0, 1]);
  });

  test('E5: 13 troops and 5 of Mercenary Recruitment make 15 at once', () => {
    const player = { economy: 5, troops: 13, hand: ['mercenary-recruitment'], minor: { red: 1 } };
    const t = scenario({ players: [player, {}] })
      .does(0, politics)
      .picks(0, 'mercenary-recruitment');
    expect(t.player(0)).toMatchObject({ troops: 15, minor: { red: 1 } });
    expectSettled(t);
  });

  test('E6: Argos unlocks its second development without drachmas for one of four rewards', () => {
    const t = scenario({ players: [{ city: 'argos', minor: { blue: 2 }, drachmas: 0 }, {}] });
    t.does(0, { do: 'act', action: 'development' }).picks(0, 'unlock');
    expect(t.options(0)).toHaveLength(4);
    t.picks(0, '1');
    expect(t.player(0)).toMatchObject({ developments: 2, drachmas: 3, minor: { blue: 2 } });
    expectSettled(t);
  });

  test('E7: 2 drachmas raise Economy 2 to 3, which gives 3 citizens', () => {
    const t = scenario({ players: [{ economy: 2, drachmas: 2 }, { drachmas: 0 }], phase: 'progress' });
    t.table({ do: 'progress' }).picks(0, 'economy');
    expect(t.player(0)).toMatchObject({ economy: 3, citizens: 6, drachmas: 0 });
    expectSettled(t);
  });

  test('E8: Miletus starts with Economy 2 and 6 citizens', () => {
    const found = Array.from({ length: 40 }, (_, index) => khora.setup(2, `miletus ${index}`).state.players)
      .flat()
      .filter(({ city }) => city === 'miletus');
    expect(found.length).toBeGreaterThan(0);
    for (const miletus of found) expect(miletus).toMatchObject({ economy: 2, citizens: 6, drachmas: 4 });
  });

  test('E9: 12 and 14 citizens both earn it, both gain 1 Taxes, neither may take Glory', () => {
    const t = scenario({ players: [{ citizens: 12 }, { citizens: 14 }, { citizens: 11 }] }).table({ do: 'achieve' });
    expect(t.state.players.map(({ taxes, glory }) => ({ taxes, glory }))).toEqual([
      { taxes: 1, glory: 0 },
      { taxes: 1, glory: 0 },
      { taxes: 0, glory: 0 },
    ]);
    expect(t.state.achieved).toEqual({ 'twelve-citizens': { round: 2, seats: [0, 1] } });
    expectSettled(t);
  });

  test('E10: Glory 5 and 6 major tokens make 30 VP', () => {
    const player = { glory: 5, major: { red: 3, green: 1, blue: 2 }, minor: { red: 4 } };
    const t = scenario({ players: [player, { glory: 5, minor: { blue: 3 } }] });
    t.table({ do: 'last-call' }, { do: 'score' });
    expect(khora.standings(t.state).map(({ points: vp }) => vp)).toEqual([30, 0]);
    expectSettled(t);
  });

  test('E11: three 1s without citizens perform tiles 0 and 1 and set 6 aside', () => {
    const player = { city: 'argos', minor: { blue: 2 }, culture: 4, dice: 3, citizens: 0, drachmas: 0 };
    const t = round({ players: [player, { drachmas: 0 }], dice: [[1, 1, 1], sixes] });
    t.picks(0, '0', '1', '6').picks(1, '0', '2');
    expect(t.question(0)?.kind).toBe('keep-card');
    expect(t.player(0)).toMatchObject({ citizens: 3, philosophy: 1, aside: [6] });
    t.picks(0, 'decline');
    expect(acted(t)).toEqual(['0 philosophy', '1 philosophy', '0 legislation', '1 culture']);
    expect(t.player(0)).toMatchObject({ developments: 1, citizens: 3 });
  });

  const orders = [
    { paid: '4', citizens: 3, aside: [5], performed: '0 military' },
    { paid: '5', citizens: 2, aside: [4], performed: '0 politics' },
  ];
  test.each(orders)('E12: the token makes 6 citizens, and tile $paid is paid by choice', (row) => {
    const player = { philosophy: 1, hand: ['bank'] };
    const t = round({ players: [player, {}], dice: [[1, 1], sixes] });
    t.picks(0, '4', '5').picks(1, '0', '2');
    expect([...t.options(0)].sort()).toEqual(['4', '4:1', '5:1']);
    t.picks(0, `${row.paid}:1`);
    expect(t.player(0)).toMatchObject({ citizens: row.citizens, philosophy: 0, aside: row.aside });
    expect(acted(t).filter((line) => line.startsWith('0'))).toEqual([row.performed]);
  });
});

describe('what other implementations get wrong', () => {
  test('tiles resolve 0 to 6 across all players, not player by player', () => {
    const player = { drachmas: 0, hand: ['bank'] };
    const t = round({ players: [player, player], dice: [[6, 6, 6], [6, 6, 6]] }); // prettier-ignore
    t.picks(0, '6', '2', '5').picks(1, '4', '3', '0').picks(0, 'decline');
    expect(acted(t)).toEqual(['1 philosophy', '0 culture', '1 trade', '1 military', '0 politics', '0 development']);
  });

  test('a tile waits until everybody has finished the one before', () => {
    const t = round({ players: [{ drachmas: 4 }, { hand: ['bank'] }], dice: [sixes, sixes] });
    t.picks(0, '3', '0').picks(1, '5', '0');
    expect(t.awaited()).toEqual([0]);
    t.picks(0, 'red');
    expect(t.awaited()).toEqual([1]);
    expect(t.question(1)?.kind).toBe('play-card');
  });

  test('turn order is clockwise, not by dice', () => {
    const player = { military: 2, drachmas: 2, citizens: 9 };
    const dice = [[2, 2], [6, 6], [1, 1], [5, 5]]; // prettier-ignore
    const t = round({ players: [player, player, player, player], dice, start: 2 });
    [0, 1, 2, 3].forEach((seat) => t.picks(seat, '4', '0'));
    expect(askedInTurn(t, 'explore')).toEqual([2, 3, 0, 1]);
    expect(askedInTurn(t, 'raise-level')).toEqual([2, 3, 0, 1]);
  });

  test('three 1s with no citizens is a legal assignment whose unpayable tiles are set aside', () => {
    const player = { culture: 4, dice: 3, citizens: 0, hand: ['bank'] };
    const t = round({ players: [player, {}], dice: [[1, 1, 1], sixes] });
    t.picks(0, '4', '5', '6').picks(1, '0', '2');
    expect(t.player(0)).toMatchObject({ citizens: 0, aside: [4, 5, 6], troops: 0 });
    expect(newsOf(t, 'set-aside').map(({ action }) => action)).toEqual(['military', 'politics', 'development']);
    expect(askedInTurn(t, 'raise-level')).toEqual([0, 1]);
  });

  test('philosophy tokens become citizens after the reveal', () => {
    const players = [
      { citizens: 0, philosophy: 1 },
      { citizens: 0, philosophy: 1 },
    ];
    const t = round({ players, dice: [[1, 6], [1, 6]] }); // prettier-ignore
    t.picks(0, '3', '0').picks(1, '4', '0');
    expect(newsOf(t, 'revealed')).toHaveLength(2);
    expect(t.awaited().map((seat) => t.question(seat)?.kind)).toEqual(['pay-tiles', 'pay-tiles']);
    t.picks(0, '0').picks(1, '4+0:1');
    expect(t.state.players.map(({ philosophy, aside }) => ({ philosophy, aside }))).toEqual([
      { philosophy: 2, aside: [3] },
      { philosophy: 1, aside: [] },
    ]);
  });

  test('tied achievers get Taxes, only a sole one may choose Glory', () => {
    const tied = scenario({ players: [{ troops: 6 }, { troops: 7 }] }).table({ do: 'achieve' });
    expect(tied.state.players.map(({ taxes, glory }) => [taxes, glory])).toEqual([[1, 0], [1, 0]]); // prettier-ignore
    expectSettled(tied);
    for (const pick of ['taxes', 'glory'] as const) {
      const sole = scenario({ players: [{ troops: 6 }, { troops: 5 }] }).table({ do: 'achieve' });
      expect(sole.options(0)).toEqual(['taxes', 'glory']);
      sole.picks(0, pick);
      expect(sole.player(0)).toMatchObject({ taxes: 0, glory: 0, [pick]: 1 });
      expectSettled(sole);
    }
  });

  test('an achievement is earned in one round only', () => {
    const achieved = { 'six-troops': { round: 1, seats: [1] } };
    const t = scenario({ players: [{ troops: 6 }, {}], achieved }).table({ do: 'achieve' });
    expect(t.player(0)).toMatchObject({ taxes: 0, glory: 0 });
    expectSettled(t);
  });

  test('13 troops and 5 from a card make 15, though a Military action would make 18', () => {
    const player = { city: 'argos', economy: 5, military: 5, troops: 13, minor: { red: 1 } };
    const t = scenario({ players: [{ ...player, hand: ['mercenary-recruitment'] }, {}] });
    t.does(0, politics).picks(0, 'mercenary-recruitment');
    expect(t.player(0).troops).toBe(15);
    expectSettled(t);
    const action = scenario({ players: [player, {}] }).does(0, { do: 'act', action: 'military' });
    expect(action.player(0).troops).toBe(18);
  });

  const gains = [
    { card: 'mercenary-recruitment', player: { economy: 5, troops: 10 }, troops: 15 },
    { card: 'greek-fire', player: { troops: 12 }, troops: 15 },
    { card: 'greek-fire', player: { troops: 16 }, troops: 16 },
  ];
  test.each(gains)('troops of a card stop at 15: $player.troops and $card make $troops', ({ card, player, troops }) => {
    const t = scenario({ players: [{ ...player, hand: [card], minor: { red: 1, blue: 1 } }, {}] });
    t.does(0, politics).picks(0, card);
    expect(t.player(0).troops).toBe(troops);
    expectSettled(t);
  });

  const ostracist = { troops: 1, drachmas: 3, hand: ['ostracism', 'gifts-from-the-west'], played: ['quarry'] };
  const ways: Record<string, () => Scenario> = {
    Prosperity: () => scenario({ players: [ostracist, {}], event: 'prosperity' }).table({ do: 'resolve' }),
    Conquest: () =>
      scenario({ players: [ostracist, {}], round: 9, explored: ['persepolis'] })
        .table({ do: 'resolve' })
        .picks(0, 'politics'),
  };
  test.each(Object.keys(ways))('Ostracism’s extra Politics action also works under %s', (way) => {
    const t = ways[way]?.() ?? scenario({ players: [{}, {}] });
    t.picks(0, 'ostracism');
    expect(t.question(0)).toMatchObject({ kind: 'play-card', options: ['gifts-from-the-west', 'decline'] });
    t.picks(0, 'gifts-from-the-west');
    expect(t.player(0)).toMatchObject({
      drachmas: 3,
      hand: ['quarry'],
      played: ['ostracism', 'gifts-from-the-west'],
    });
    if (way === 'Conquest') t.picks(1, 'decline');
    expectSettled(t);
  });

  test('declining Politics never plays anything else', () => {
    const hand = ['gifts-from-the-west', 'council', 'ostracism'];
    const starts: (() => Scenario)[] = [
      () => scenario({ players: [{ hand, troops: 1 }, {}] }).does(0, politics),
      () => scenario({ players: [{ hand, troops: 1 }, {}], event: 'prosperity' }).table({ do: 'resolve' }),
      () =>
        scenario({ players: [{}, { hand }], start: 1, round: 9, explored: ['persepolis'] })
          .table({ do: 'resolve' })
          .picks(1, 'politics'),
    ];
    for (const start of starts) {
      const t = start();
      const [seat = 0] = t.awaited();
      const before = structuredClone(t.state.players);
      t.picks(seat, 'decline');
      expect(t.state.players).toEqual(before);
      expect(newsOf(t, 'played')).toEqual([]);
      if (t.awaited().length > 0) t.picks(0, 'decline');
      expectSettled(t);
    }
  });

  test('declining the Politics action of Ostracism plays nothing either', () => {
    const player = { drachmas: 3, hand: ['ostracism', 'gifts-from-the-west'], played: ['quarry'] };
    const t = scenario({ players: [player, {}] })
      .does(0, politics)
      .picks(0, 'ostracism')
      .picks(0, 'decline');
    expect(t.player(0)).toMatchObject({ drachmas: 0, hand: ['gifts-from-the-west', 'quarry'], played: ['ostracism'] });
    expectSettled(t);
  });

  test('full ties share the victory', () => {
    const players = [
      { vp: 20, drachmas: 3 },
      { vp: 14, drachmas: 3, glory: 2, major: { blue: 3 } },
      { vp: 20, drachmas: 2 },
    ];
    const t = scenario({ players }).table({ do: 'last-call' }, { do: 'score' });
    expect(khora.standings(t.state).map(({ points: vp, rank }) => [vp, rank])).toEqual([[20, 1], [20, 1], [20, 3]]); // prettier-ignore
    expect(newsOf(t, 'won')).toEqual([{ kind: 'won', seats: [0, 1], vp: 20 }]);
    expect(khora.over(t.state)).toBe(true);
    expectSettled(t);
  });
});
