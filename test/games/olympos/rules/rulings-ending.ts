import { expect } from 'vitest';
import { olympos } from '../../../../src/games/olympos/rules/game.ts';
import { openScores } from '../../../../src/games/olympos/rules/scoring.ts';
import { type Scenario, newsOf, scenario } from '../../../kit/olympos/scenario.ts';
import { setUp } from '../../../kit/olympos/set-up.ts';
import type { Rulings } from './rulings-board.ts';

const points = (t: Scenario, seat: number, by: string): number =>
  openScores(t.state, seat).reduce(
    (sum, { from, points: each }) =>
      (typeof from === 'string' ? from : `${from.by} ${'id' in from ? from.id : ''}`) === by ? sum + each : sum,
    0,
  );
const rows = ['medicine', 'currency:gold', 'agriculture:wood', 'science'];
const over = { space: 80, finished: true };
const scored = (t: Scenario): Scenario => t.table({ do: 'score' });
const ranks = (t: Scenario): number[] => olympos.standings(t.state).map(({ rank }) => rank);

export const ending: Rulings = {
  'O67: exactly on the last Zeus space the next turn is the last': () => {
    const options = (space: number): readonly string[] =>
      scenario({ players: [{ space }, {}] })
        .turn(0)
        .options(0);
    expect(options(74)).toEqual(['expand']);
    expect(options(75)).toEqual(['expand', 'pass']);
  },
  'O68: still last after reaching space 75: the last turn follows at once': () => {
    const t = scenario({ players: [{ space: 73 }, { space: 80 }], deck: [], gods: [] });
    t.table({ do: 'next-turn' }).picks(0, 'expand').picks(0, 'thrace');
    expect(t.player(0).space).toBe(76);
    expect([t.awaited(), newsOf(t, 'turn').at(-1)]).toMatchObject([['0 action'], { seat: 0, last: true }]);
    t.picks(0, 'pass');
    expect(t.awaited()).toEqual(['1 action']);
  },
  'O69: two on the same final space both have its points': () => {
    const t = scenario({ players: [over, over] });
    expect([points(t, 0, 'track'), points(t, 1, 'track')]).toEqual([4, 4]);
  },
  'O70: Science counts discovery tiles, itself included, and no wonders': () => {
    const t = scenario({ players: [{ tiles: rows, wonders: ['stadium'] }, {}, {}] });
    expect(points(t, 0, 'discovery science')).toBe(4);
  },
  'O71: Engineering counts star tokens, not stars on tiles': () => {
    const t = scenario({ players: [{ tiles: ['engineering', 'architecture'], on: ['attica', 'rhodes'] }, {}, {}] });
    expect(points(t, 0, 'discovery engineering')).toBe(6);
  },
  'O72: tied after tiles, the victory is shared': () => {
    const t = scored(scenario({ players: [{ ...over, prestige: 2 }, { ...over, prestige: 2 }, over] }));
    expect(ranks(t)).toEqual([1, 1, 3]);
    expect(newsOf(t, 'won')).toEqual([{ kind: 'won', seats: [0, 1], points: 6 }]);
    const tiles = scored(
      scenario({
        players: [
          { ...over, tiles: ['medicine'] },
          { ...over, prestige: 2 },
        ],
      }),
    );
    expect(ranks(tiles)).toEqual([1, 2]);
  },
  'O73: a secret answer may be changed until the last one is in': () => {
    const t = scenario({ players: [{ hand: ['zeus'] }, { hand: ['star'] }], gods: ['hecate'] });
    t.table({ do: 'god', place: 0 }).picks(0, '1');
    expect([t.question(0)?.sealed, t.awaited()]).toEqual([['1'], ['1 zeus-cards']]);
    t.picks(0, '0').picks(1, '0');
    expect(t.player(0).hand).toEqual(['zeus']);
  },
  'O74: a seat is only a seat: whoever answers for it, the game goes on from the state alone': () => {
    const { state } = setUp(3, 'stand-in');
    const again = JSON.parse(JSON.stringify(state)) as typeof state;
    expect(olympos.questions(again)).toEqual(olympos.questions(state));
    expect(olympos.firstAwaited(again)?.kind).toBe('action');
  },
  'O75: the territories of who has finished may be taken, and come back when left': () => {
    const t = scenario({ players: [{ stock: 0, on: ['boeotia'] }, { ...over, on: ['attica'] }, {}] }).turn(0);
    t.picks(0, 'expand').picks(0, 'attica');
    expect([t.player(1).tokens.stone, t.player(1).hourglasses]).toEqual([0, 1]);
    t.turn(0).picks(0, 'expand').picks(0, 'corinthia');
    expect(t.player(1)).toMatchObject({ tokens: { stone: 1 }, stars: 1, finished: true });
  },
  'O80: cards may be played before Pass, and Pass ends the game for the player at once': () => {
    const t = scenario({ players: [{ space: 76, hand: ['cube-gold', 'cube-wood'] }, over], deck: [] });
    t.table({ do: 'next-turn' }).picks(0, 'card:cube-gold').picks(0, 'pass');
    expect(t.player(0)).toMatchObject({ finished: true, hand: ['cube-wood'] });
    expect(olympos.over(t.state)).toBe(true);
    const acts = scenario({ players: [{ space: 76, hand: ['cube-wood'] }, over] }).table({ do: 'next-turn' });
    acts.picks(0, 'expand').picks(0, 'thrace').picks(0, 'go-on');
    expect([acts.awaited(), acts.player(0).finished]).toEqual([['0 cards'], false]);
    acts.picks(0, 'go-on');
    expect([acts.player(0).finished, olympos.over(acts.state)]).toEqual([true, true]);
  },
  'O81: Wait only if nothing else is possible, and a window follows': () => {
    expect(
      scenario({ players: [{}, {}] })
        .turn(0)
        .options(0),
    ).not.toContain('wait');
    const own = { stock: 0, hand: ['cube-gold'] };
    const t = scenario({ players: [own, {}] }).turn(0);
    expect(t.options(0)).toEqual(['card:cube-gold', 'wait']);
    t.picks(0, 'wait');
    expect([t.question(0)?.kind, t.player(0).space]).toEqual(['cards', 1]);
  },
  'O82: other places the same way; a second Agriculture tile counts as one like any other': () => {
    const players = [
      { ...over, prestige: 9 },
      { ...over, tiles: ['agriculture:wood'] },
      { ...over, prestige: 2 },
      { ...over, prestige: 2 },
    ];
    expect(ranks(scored(scenario({ players })))).toEqual([1, 2, 3, 3]);
  },
};
