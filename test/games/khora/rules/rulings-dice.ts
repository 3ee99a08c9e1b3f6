import { expect } from 'vitest';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { acted, askedInTurn, expectSettled, newsOf, round } from '../../../kit/khora/rounds.ts';
import { scenario } from '../../../kit/khora/scenario.ts';

/** The title of a test begins with the number of its ruling. */
export type Rulings = Readonly<Record<`R${number}: ${string}`, () => void>>;

const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);
const ROLLS = 400;

/** Tax and Dice: R1 to R6, R29, R30 and R37. */
export const dice: Rulings = {
  'R1: of those tied for the lowest roll the first one clockwise after the last start player starts': () => {
    const t = scenario({ players: [{}, {}, {}], phase: 'dice' });
    const seen = new Set<string>();
    for (let rolls = 0; rolls < ROLLS; rolls += 1) {
      const last = t.state.start;
      t.table({ do: 'roll' });
      const sums = t.state.players.map(({ rolled }) => sum(rolled));
      const lowest = Math.min(...sums);
      const tied = [last + 1, last + 2, last].map((seat) => seat % 3).filter((seat) => sums[seat] === lowest);
      expect(t.state.start).toBe(tied[0]);
      if (tied.length > 1) seen.add(tied.includes(last) ? 'with the last start player' : 'without');
    }
    expect(seen).toEqual(new Set(['with the last start player', 'without']));
    expectSettled(t);
  },

  'R1: the last start player loses every tie': () => {
    const t = scenario({ players: [{}, {}], phase: 'dice' });
    let ties = 0;
    for (let rolls = 0; rolls < ROLLS; rolls += 1) {
      const last = t.state.start;
      t.table({ do: 'roll' });
      if (sum(t.player(0).rolled) !== sum(t.player(1).rolled)) continue;
      ties += 1;
      expect(t.state.start).toBe(1 - last);
    }
    expect(ties).toBeGreaterThan(10);
    expectSettled(t);
  },

  'R2: Military and Progress go clockwise from the start player, not by dice': () => {
    const player = { citizens: 9, drachmas: 2, military: 2 };
    const dice = [
      [3, 3],
      [1, 1],
      [6, 6],
    ];
    const t = round({ players: [player, player, player], dice, start: 1 });
    [0, 1, 2].forEach((seat) => t.picks(seat, '4', '0'));
    expect(askedInTurn(t, 'explore')).toEqual([1, 2, 0]);
    expect(acted(t).slice(3)).toEqual(['1 military', '2 military', '0 military']);
    expect(askedInTurn(t, 'raise-level')).toEqual([1, 2, 0]);
    expect(t.awaited().map((seat) => t.question(seat)?.kind)).toEqual(['assign-tiles', 'assign-tiles', 'assign-tiles']);
  },

  'R3: tiles that cannot be paid are legal, set aside and cost nothing': () => {
    const poor = { city: 'argos', minor: { blue: 2 }, citizens: 3, hand: ['council'] };
    const t = round({ players: [poor, {}], dice: [[1, 1], [6, 6]] }); // prettier-ignore
    t.picks(0, '5', '6').picks(1, '0', '2');
    expect(t.player(0)).toMatchObject({ citizens: 3, aside: [5, 6], hand: ['council'], developments: 1 });
    expect(acted(t)).toEqual(['1 philosophy', '1 culture']);
    expect(askedInTurn(t, 'raise-level')).toEqual([0, 1]);
  },

  'R3: a tile that can be paid only in part costs nothing, the other is paid': () => {
    const t = round({ players: [{ citizens: 3 }, {}], dice: [[1, 1], [6, 6]] }); // prettier-ignore
    t.picks(0, '3', '6').picks(1, '0', '2');
    expect(t.player(0)).toMatchObject({ citizens: 1, aside: [6] });
    expect(acted(t)).toEqual(['1 philosophy', '1 culture', '0 trade']);
    t.picks(0, 'decline');
    expect(askedInTurn(t, 'raise-level')).toEqual([0, 1]);
  },

  'R4: tokens are turned into citizens after the reveal, where they are needed to pay': () => {
    const t = round({ players: [{ citizens: 0, philosophy: 2 }, {}], dice: [[1, 6], [6, 6]] }); // prettier-ignore
    t.picks(0, '4', '0');
    expect(t.question(0)).toMatchObject({ kind: 'assign-tiles', sealed: ['4', '0'] });
    expect(t.player(0)).toMatchObject({ citizens: 0, philosophy: 2 });
    t.picks(1, '0', '2');
    expect(t.question(0)?.kind).toBe('pay-tiles');
    expect([...t.options(0)].sort()).toEqual(['0', '0:1', '0:2', '4+0:1', '4+0:2']);
    t.picks(0, '4+0:1');
    expect(t.player(0)).toMatchObject({ citizens: 0, philosophy: 2, aside: [] });
    expect(acted(t)).toEqual(['0 philosophy', '1 philosophy', '1 culture', '0 military']);
    expect(askedInTurn(t, 'raise-level')).toEqual([0, 1]);
  },

  'R4: who stands at 15 and pays for everything may turn tokens afterwards, in one question': () => {
    const rows = [
      { citizens: 15, philosophy: 2, tiles: [6, 5], paid: 6, options: ['0', '1', '2'], pick: '2', left: 12 },
      { citizens: 14, philosophy: 1, tiles: [6, 3], paid: 7, options: ['0', '1'], pick: '1', left: 10 },
      { citizens: 15, philosophy: 3, tiles: [1, 3], paid: 13, options: ['0', '1'], pick: '1', left: 15 },
    ];
    for (const { citizens, philosophy, tiles, paid, options, pick, left } of rows) {
      const owner = { citizens, philosophy, tiles, rolled: [1, 1] };
      const t = scenario({ players: [owner, {}] }).table({ do: 'reveal' });
      expect(t.player(0).citizens).toBe(paid);
      expect(t.question(0)).toMatchObject({ kind: 'turn-tokens', options });
      t.picks(0, pick);
      expect(t.player(0)).toMatchObject({ citizens: left, philosophy: philosophy - Number(pick), aside: [] });
      expectSettled(t);
    }
  },

  'R4: every set of tiles and every number of tokens that gains something is one option': () => {
    const owner = { citizens: 11, philosophy: 2, dice: 3, rolled: [1, 1, 1], tiles: [6, 5, 4] };
    const paid = (pick: string) => {
      const t = scenario({ players: [owner, {}] }).table({ do: 'reveal' });
      const sets = ['6+5', '6+4', '5+4'].flatMap((set) => [set, `${set}:1`, `${set}:2`]);
      expect([...t.options(0)].sort()).toEqual([...sets, '6+5+4:1', '6+5+4:2'].sort());
      t.picks(0, pick);
      expectSettled(t);
      return t.player(0);
    };
    expect(paid('6+5+4:1')).toMatchObject({ citizens: 2, philosophy: 1, aside: [] });
    expect(paid('6+5+4:2')).toMatchObject({ citizens: 5, philosophy: 0, aside: [] });
    expect(paid('6+5')).toMatchObject({ citizens: 2, philosophy: 2, aside: [4] });
    expect(paid('5+4:2')).toMatchObject({ citizens: 10, philosophy: 0, aside: [6] });
  },

  'R4: without a choice nobody is asked': () => {
    const rows = [
      { citizens: 3, philosophy: 0, tiles: [2, 3], left: 0, aside: [] },
      { citizens: 15, philosophy: 2, tiles: [0, 1], left: 15, aside: [] },
      { citizens: 1, philosophy: 0, tiles: [1, 6], left: 1, aside: [6] },
    ];
    for (const { left, aside, ...owner } of rows) {
      const t = scenario({ players: [{ ...owner, rolled: [1, 1] }, {}] }).table({ do: 'reveal' });
      expectSettled(t);
      expect(t.player(0)).toMatchObject({ citizens: left, philosophy: owner.philosophy, aside });
    }
  },

  'R4: who can pay for nothing more, with tokens or without, may still turn them': () => {
    const owner = { citizens: 1, philosophy: 1, rolled: [1, 1], tiles: [0, 6] };
    const t = scenario({ players: [owner, {}] }).table({ do: 'reveal' });
    expect(t.question(0)).toMatchObject({ kind: 'turn-tokens', options: ['0', '1'] });
    t.picks(0, '1');
    expect(t.player(0)).toMatchObject({ citizens: 4, philosophy: 0, aside: [6] });
    expectSettled(t);
  },

  'R4: a game saved while tokens were turned before paying goes on': () => {
    const owner = { citizens: 3, philosophy: 2, rolled: [1, 1], tiles: [4, 5] };
    const saved = () => scenario({ players: [owner, {}] }).does(0, { do: 'turn-tokens' }, { do: 'pay-tiles' });
    expect(saved().question(0)).toMatchObject({ kind: 'turn-tokens', options: ['0', '1', '2'] });
    const turned = saved().picks(0, '2');
    expect(turned.player(0)).toMatchObject({ citizens: 2, philosophy: 0, aside: [] });
    expectSettled(turned);
    const kept = saved().picks(0, '0');
    expect(kept.options(0)).toEqual(expect.arrayContaining(['4', '5:1', '4+5:2']));
    kept.picks(0, '4');
    expect(kept.player(0)).toMatchObject({ citizens: 0, philosophy: 2, aside: [5] });
    expectSettled(kept);
  },

  'R5: a third die unlocked in a round is rolled from the next Dice phase on': () => {
    const player = { culture: 3, hand: ['peripteros'], minor: { green: 2 }, drachmas: 1 };
    const t = round({ players: [player, { drachmas: 2 }], dice: [[5, 6], [6, 6]] }); // prettier-ignore
    t.picks(0, '5', '6').picks(1, '0', '2').picks(0, 'peripteros');
    expect(t.player(0)).toMatchObject({ culture: 4, dice: 3, rolled: [5, 6], tiles: [5, 6] });
    expect(t.awaited()).toEqual([1]);
    t.picks(1, 'decline');
    expect(t.player(0).rolled).toHaveLength(3);
    expect(t.question(0)).toMatchObject({ kind: 'assign-tiles', min: 3, max: 3 });
    expect(t.question(1)).toMatchObject({ kind: 'assign-tiles', min: 2, max: 2 });
  },

  'R6: Growing Populations gives a token for a sum of 4 or less': () => {
    const t = scenario({ players: [{}, {}], phase: 'dice', round: 1 });
    const sums = new Set<number>();
    for (let rolls = 0; rolls < ROLLS; rolls += 1) {
      const before = t.state.players.map(({ philosophy }) => philosophy);
      t.table({ do: 'roll' });
      t.state.players.forEach(({ rolled, philosophy }, seat) => {
        expect(philosophy - (before[seat] ?? 0)).toBe(sum(rolled) <= 4 ? 1 : 0);
        sums.add(sum(rolled));
      });
    }
    expect([...sums]).toEqual(expect.arrayContaining([4, 5]));
    expectSettled(t);
  },

  'R6: the token of Growing Populations can be used at once, and nothing comes in the event phase': () => {
    const t = scenario({ players: [{}, {}], phase: 'dice', round: 1 });
    do {
      t.player(0).philosophy = 0;
      t.table({ do: 'roll' });
    } while (t.player(0).philosophy === 0);
    t.table({ do: 'assign' }, { do: 'reveal' }, { do: 'resolve' });
    t.picks(0, '0', '1').picks(1, '0', '1');
    expect(t.question(0)).toMatchObject({ kind: 'turn-tokens', options: ['0', '1'] });
    t.picks(0, '1');
    if (t.awaited().includes(1)) t.picks(1, '0');
    expect(t.player(0)).toMatchObject({ citizens: 6, philosophy: 0 });
    expectSettled(t);
  },

  'R29: tied for Power or Public Market counts, and both may score': () => {
    const rows = [
      { culture: [2, 2], economy: [3, 3], vp: [4, 3] },
      { culture: [2, 1], economy: [3, 3], vp: [0, 3] },
      { culture: [2, 2], economy: [4, 3], vp: [4, 0] },
      { culture: [1, 2], economy: [2, 3], vp: [4, 3] },
    ];
    for (const { culture, economy, vp } of rows) {
      const players = ['power', 'public-market'].map((card, seat) => ({
        played: [card],
        culture: culture[seat] ?? 0,
        economy: economy[seat] ?? 0,
      }));
      const t = scenario({ players }).table({ do: 'tax' });
      expect(t.state.players.map((owner) => owner.vp)).toEqual(vp);
      expectSettled(t);
    }
  },

  'R30: a Tax-phase effect begins with the next round': () => {
    const player = { hand: ['stadion'], minor: { blue: 2 }, drachmas: 2 };
    const t = round({ players: [player, { drachmas: 2 }], dice: [[6, 6], [6, 6]] }); // prettier-ignore
    t.picks(0, '5', '0').picks(1, '0', '2').picks(0, 'stadion');
    expect(t.player(0)).toMatchObject({ played: ['stadion'], troops: 0 });
    t.picks(1, 'decline');
    expect(t.state.round).toBe(4);
    expect(t.player(0).troops).toBe(2);
  },

  'R37: a tile assignment may be changed until the last player has made theirs': () => {
    const t = round({ players: [{}, {}], dice: [[6, 6], [6, 6]] }); // prettier-ignore
    const first = t.question(0);
    t.picks(0, '5', '6').picks(0, '2', '0');
    expect(t.question(0)).toEqual({ ...first, sealed: ['2', '0'] });
    t.picks(1, '0', '3');
    expect(newsOf(t, 'revealed').map(({ actions }) => actions)).toEqual([
      ['culture', 'philosophy'],
      ['philosophy', 'trade'],
    ]);
    const late = khora.apply(t.state, { decision: first?.id, seat: 0, picks: ['5', '6'] });
    expect(late).toEqual({ ok: false, why: 'stale' });
  },

  'R37: what is assigned and sealed shows in nobody else’s view': () => {
    const views = (...tiles: string[]): string[] => {
      const t = round({ players: [{}, {}, {}], dice: [[6, 6], [6, 6], [6, 6]] }); // prettier-ignore
      t.picks(0, ...tiles);
      return [1, 2, null].map((seat) => JSON.stringify(khora.view(t.state, seat)));
    };
    expect(views('5', '6')).toEqual(views('1', '0'));
  },
};
