import { expect } from 'vitest';
import { source } from '../../../../src/engine/chance.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import type { ComputerPlayer } from '../../../../src/players/player.ts';
import { randomPlayer } from '../../../../src/players/random.ts';
import { acted, askedInTurn, expectSettled, newsOf, round } from '../../../kit/khora/rounds.ts';
import type { Rulings } from './rulings-dice.ts';
import { type Layout, type Scenario, scenario } from '../../../kit/khora/scenario.ts';

const rich = { red: 9, green: 9, blue: 9 };
const corinth = { city: 'corinth', developments: 3 };

function resolved(event: string, players: Layout['players'], more: Partial<Layout> = {}): Scenario {
  return scenario({ players, event, ...more }).table({ do: 'resolve' });
}

function conquest(players: Layout['players'], start = 0): Scenario {
  return scenario({ players, round: 9, start, explored: ['persepolis'] }).table({ do: 'resolve' });
}

/** Seat 0 in its Progress phase. */
function progressing(player: Layout['players'][number]): Scenario {
  return scenario({ players: [player, { drachmas: 0 }], phase: 'progress' }).table({ do: 'progress' });
}

/** Progress, events, achievements and scoring: R7 to R11, R13 to R15, R18, R22 to R24, R28, R38 and R39. */
export const event: Rulings = {
  'R7: nothing goes below 0, Victory points neither': () => {
    const rows = [
      { id: 'eleusinian-mysteries', what: 'vp', loss: 4 },
      { id: 'plague-of-athens', what: 'citizens', loss: 2 },
      { id: 'outbreak-of-war', what: 'troops', loss: 2 },
      { id: 'conscripting-troops', what: 'citizens', loss: 3 },
    ] as const;
    for (const { id, what, loss } of rows) {
      for (const [before, after] of [
        [loss - 1, 0],
        [loss, 0],
        [loss + 1, 1],
      ] as const) {
        // prettier-ignore
        const t = resolved(id, [{ troops: 0, [what]: before }, { troops: 9 }]);
        expect(t.player(0)[what]).toBe(after);
        expectSettled(t);
      }
    }
  },

  'R8: with too few drachmas or philosophy tokens all there is is lost': () => {
    const rows = [
      { id: 'drought', what: 'drachmas', before: 1 },
      { id: 'savior-of-greece', what: 'drachmas', before: 1 },
      { id: 'origin-of-the-academy', what: 'philosophy', before: 5 },
      { id: 'origin-of-the-academy', what: 'philosophy', before: 0 },
    ] as const;
    for (const { id, what, before } of rows) {
      const t = resolved(id, [{ [what]: before }, { troops: 1 }]);
      expect(t.player(0)[what]).toBe(0);
      expectSettled(t);
    }
  },

  'R9: with no knowledge token to lose nothing is lost and nothing gained': () => {
    const t = resolved('oracle-of-delphi', [{}, { minor: { red: 1 } }]);
    expect(t.player(0)).toMatchObject({ philosophy: 0, minor: { red: 0, green: 0, blue: 0 } });
    expect(t.player(1)).toMatchObject({ philosophy: 2, minor: { red: 0, green: 0, blue: 0 } });
    expect(t.state.lost).toBe(1);
    expectSettled(t);
  },

  'R10: whoever has too few cards discards the whole hand': () => {
    const hand = ['bank', 'oracle', 'power'];
    for (const cards of [0, 1, 2, 3]) {
      const t = resolved('thirty-tyrants', [{ hand: hand.slice(0, cards) }, { troops: 1 }]);
      if (cards === 3) t.picks(0, 'bank', 'power');
      expect(t.player(0).hand).toEqual(cards === 3 ? ['oracle'] : []);
      expect(t.state.discards).toEqual(cards === 3 ? ['bank', 'power'] : hand.slice(0, cards));
      expectSettled(t);
    }
  },

  'R11: a lost knowledge token leaves the game and never returns to the board': () => {
    const layout = { explored: ['red-8', 'green-1'] };
    const t = resolved('oracle-of-delphi', [{ troops: 9, major: { red: 1 }, minor: { green: 1 } }, {}], layout);
    expect(t.options(0)).toEqual(['minor:green', 'major:red']);
    t.picks(0, 'major:red');
    expect(t.player(0)).toMatchObject({ major: { red: 0 }, minor: { green: 1 }, philosophy: 2 });
    expect(t.state.lost).toBe(1);
    t.does(0, { do: 'explore' });
    expect(t.options(0)).toContain('red-9');
    expect(t.options(0)).not.toContain('red-8');
    t.picks(0, 'decline');
    expectSettled(t);
  },

  'R13: what happens while a reward is chosen earns nothing any more in this round': () => {
    const thebes = { city: 'thebes', developments: 2, glory: 1, vp: 6, troops: 6 };
    const t = scenario({ players: [thebes, {}] }).table({ do: 'achieve' });
    t.picks(0, 'use:thebes:2').picks(0, 'glory');
    expect(t.player(0)).toMatchObject({ vp: 10, glory: 1 });
    expect(Object.keys(t.state.achieved)).toEqual(['six-troops']);
    expectSettled(t);
  },

  'R13: sole earners choose in turn order, after the shared rewards': () => {
    const players = [{ vp: 10, economy: 4 }, { citizens: 12, economy: 4 }, { troops: 6 }];
    const t = scenario({ players, start: 1 }).table({ do: 'achieve' });
    expect(t.state.players.map(({ taxes }) => taxes)).toEqual([1, 1, 0]);
    const order: number[] = [];
    while (t.awaited().length > 0) {
      expect(t.awaited()).toHaveLength(1);
      order.push(...t.awaited());
      t.picks(t.awaited()[0] ?? 0, 'glory');
    }
    expect(order).toEqual([1, 2, 0]);
    expect(t.state.players.map(({ taxes, glory }) => [taxes, glory])).toEqual([[1, 1], [1, 1], [0, 1]]); // prettier-ignore
  },

  'R14: with all equal in troops everybody is highest and lowest, and gains come before losses': () => {
    const rows = [
      { id: 'savior-of-greece', before: { drachmas: 0 }, after: { drachmas: 0 } },
      { id: 'savior-of-greece', before: { drachmas: 5 }, after: { drachmas: 5 } },
      { id: 'eleusinian-mysteries', before: { vp: 0 }, after: { vp: 0 } },
      { id: 'eleusinian-mysteries', before: { vp: 3 }, after: { vp: 3 } },
      { id: 'conscripting-troops', before: { citizens: 1 }, after: { citizens: 1 } },
      { id: 'conscripting-troops', before: { citizens: 14 }, after: { citizens: 12 } },
      { id: 'origin-of-the-academy', before: { philosophy: 0 }, after: { philosophy: 0 } },
      { id: 'thirty-tyrants', before: {}, after: { hand: [] } },
    ];
    for (const { id, before, after } of rows) {
      const t = resolved(id, [before, before, before]);
      for (const seat of [0, 1, 2]) expect(t.player(seat)).toMatchObject(after);
      expectSettled(t);
    }
  },

  'R14: all who tie are hit, the others are not': () => {
    const t = resolved('savior-of-greece', [{ troops: 3 }, { troops: 1 }, { troops: 3 }, { troops: 2 }]);
    expect(t.state.players.map(({ drachmas }) => drachmas)).toEqual([6, 2, 6, 4]);
    expectSettled(t);
  },

  'R15: an event draws in turn order from the start player': () => {
    const top = ['bank', 'oracle', 'power', 'quarry'];
    const players = [{ troops: 1 }, { hand: [] }, { troops: 1 }];
    const t = resolved('thirty-tyrants', players, { top, start: 2 });
    expect(t.player(2).hand).toEqual(['bank', 'oracle']);
    expect(t.player(0).hand).toEqual(['power', 'quarry']);
    expectSettled(t);
  },

  'R15: choices that could influence each other are asked one after the other': () => {
    const t = conquest([{}, {}, {}], 1);
    expect(askedInTurn(t, 'choose-action')).toEqual([1, 2, 0]);
    expectSettled(t);
  },

  'R18: Conquest gives a whole action with its ongoing effects, without die or citizens': () => {
    const player = { citizens: 0, economy: 2, drachmas: 0, played: ['diolkos'] };
    const t = conquest([player, { hand: ['bank'] }]);
    expect(t.options(0)).toEqual(['philosophy', 'legislation', 'culture', 'trade', 'decline']);
    t.picks(0, 'trade');
    expect(t.player(0)).toMatchObject({ citizens: 0, drachmas: 4, troops: 1, vp: 1 });
    expect(t.options(1)).toEqual(['philosophy', 'legislation', 'culture', 'trade', 'politics', 'decline']);
    t.picks(1, 'legislation');
    expect(t.question(1)?.kind).toBe('keep-card');
    t.picks(1, 'decline');
    expect(t.player(1).citizens).toBe(6);
    expectSettled(t);
  },

  'R18: Conquest goes in turn order, one whole action before the next': () => {
    const t = conquest([{}, {}], 1);
    t.picks(1, 'culture').picks(0, 'philosophy');
    expect(acted(t)).toEqual(['1 culture', '0 philosophy']);
    expectSettled(t);
  },

  'R18: while Persepolis stands nothing comes of Conquest': () => {
    const t = scenario({ players: [{}, {}], round: 9 }).table({ do: 'resolve' });
    expect(newsOf(t, 'event-void')).toHaveLength(1);
    expectSettled(t);
  },

  'R22: Reformists and Corinth 3 together allow two levels, not three': () => {
    const rows = [
      { player: { city: 'argos' }, levels: 1 },
      { player: { city: 'argos', played: ['reformists'] }, levels: 2 },
      { player: corinth, levels: 2 },
      { player: { ...corinth, played: ['reformists'] }, levels: 2 },
      { player: { ...corinth, played: ['reformists'], philosophy: 2 }, levels: 4 },
    ];
    for (const { player, levels } of rows) {
      const t = progressing({ ...player, drachmas: 50 });
      for (let raised = 1; raised <= levels; raised += 1) t.picks(0, 'military');
      expect(t.player(0)).toMatchObject({ military: 1 + levels, philosophy: 0 });
      expectSettled(t);
    }
  },

  'R23: the discounts of Gradualism and Corinth 3 add up in Progress, never below 0': () => {
    const rows = [
      { player: { city: 'argos', played: ['gradualism'] }, military: 1, culture: 0 },
      { player: corinth, military: 1, culture: 0 },
      { player: { ...corinth, played: ['gradualism'] }, military: 0, culture: 0 },
    ];
    for (const { player, ...costs } of rows) {
      for (const track of ['military', 'culture'] as const) {
        const t = progressing({ ...player, drachmas: 5 }).picks(0, track);
        expect(t.player(0)).toMatchObject({ [track]: 2, drachmas: 5 - costs[track] });
      }
    }
  },

  'R23: Gradualism also lowers the price of levels bought through events': () => {
    const rows = [
      { id: 'military-victory', pick: 'culture', played: [], cost: 2 },
      { id: 'military-victory', pick: 'culture', played: ['gradualism'], cost: 1 },
      { id: 'rise-of-persia', pick: 'military', played: [], cost: 1 },
      { id: 'rise-of-persia', pick: 'military', played: ['gradualism'], cost: 0 },
    ];
    for (const { id, pick, played, cost } of rows) {
      const player = { city: 'argos', troops: 1, culture: 2, military: 2, drachmas: 5, played };
      const t = resolved(id, [player, { drachmas: 0, military: 7 }]).picks(0, pick);
      expect(t.player(0)).toMatchObject({ drachmas: 5 - cost, [pick]: 3 });
      expectSettled(t);
    }
  },

  'R24: Mint and Corinth 3 do not lower the price of levels bought through events': () => {
    const player = { ...corinth, played: ['constructing-the-mint'], troops: 1, economy: 3, drachmas: 5 };
    const t = resolved('military-victory', [player, {}]).picks(0, 'economy');
    expect(t.player(0)).toMatchObject({ economy: 4, drachmas: 4 });
    expectSettled(t);
    const progress = progressing(player).picks(0, 'economy');
    expect(progress.player(0)).toMatchObject({ economy: 4, drachmas: 5 });
  },

  'R28: Old Guard scores whenever no level was raised in Progress': () => {
    const guard = { played: ['old-guard'], city: 'argos' };
    const rows = [
      { name: 'declines', player: guard, picks: ['decline'], vp: 4 },
      { name: 'raises', player: guard, picks: ['economy'], vp: 0 },
      { name: 'raised last round', player: { ...guard, raised: true }, picks: ['decline'], vp: 4 },
      { name: 'cannot afford any', player: { ...guard, drachmas: 0 }, picks: [], vp: 4 },
      { name: 'is at the top', player: { ...guard, economy: 7, culture: 7, military: 7 }, picks: [], vp: 4 },
      { name: 'raises and stops', player: { ...guard, philosophy: 1 }, picks: ['culture', 'decline'], vp: 0 },
    ];
    for (const { name, player, picks, vp } of rows) {
      const t = progressing(player);
      for (const pick of picks) t.picks(0, pick);
      expect(t.player(0).vp, name).toBe(vp);
      expectSettled(t);
    }
  },

  'R28: free rises in the Action phase and levels bought in the event phase do not matter to Old Guard': () => {
    const player = { city: 'argos', played: ['old-guard'], hand: ['peripteros'], minor: rich, troops: 1, drachmas: 3 };
    const dice = [[6, 6], [6, 6]]; // prettier-ignore
    const t = round({ players: [player, { drachmas: 0 }], dice, event: 'military-victory' });
    t.picks(0, '5', '0').picks(1, '0', '2').picks(0, 'peripteros').picks(0, 'decline');
    expect(t.player(0)).toMatchObject({ culture: 2, vp: 4 });
    t.picks(0, 'economy');
    expect(t.player(0)).toMatchObject({ economy: 2, vp: 4 });
  },

  'R38: whoever takes over a seat in the middle finds its hand and board, and the game goes on to its end': () => {
    const { state } = khora.setup(3, 'taken over');
    const random = source('taken over/players');
    const first: ComputerPlayer<unknown> = ({ options, min }) => options.slice(0, min);
    for (let open = khora.firstAwaited(state); open !== null; open = khora.firstAwaited(state)) {
      const { seat } = open;
      const { own, players } = khora.view(state, seat);
      expect(own?.hand).toEqual(state.players[seat]?.hand);
      expect(players[seat]?.played).toEqual(state.players[seat]?.played);
      const player = seat === 1 && state.round >= 5 ? randomPlayer : first;
      const picks = player(open, () => null, random);
      const outcome = khora.apply(state, { decision: open.id, seat, picks });
      expect(outcome.ok).toBe(true);
      khora.play(state, { decision: open.id, seat, picks });
    }
    expect(khora.over(state)).toBe(true);
    expect(state.round).toBe(9);
  },

  'R39: a final tie goes to the most drachmas, and then the victory is shared': () => {
    const rows = [
      {
        players: [
          { vp: 9, drachmas: 1 },
          { vp: 8, drachmas: 9 },
        ],
        ranks: [1, 2],
        winners: [0],
      },
      {
        players: [
          { vp: 9, drachmas: 1 },
          { vp: 9, drachmas: 2 },
        ],
        ranks: [2, 1],
        winners: [1],
      },
      { players: [{ vp: 9 }, { vp: 9 }, { vp: 8, glory: 1, major: { red: 1 } }], ranks: [1, 1, 1], winners: [0, 1, 2] },
      { players: [{ vp: 9 }, { vp: 9 }, { vp: 8, drachmas: 9 }], ranks: [1, 1, 3], winners: [0, 1] },
    ];
    for (const { players, ranks, winners } of rows) {
      const t = scenario({ players }).table({ do: 'last-call' }, { do: 'score' });
      expect(khora.standings(t.state).map(({ rank }) => rank)).toEqual(ranks);
      expect(newsOf(t, 'won').map(({ seats }) => seats)).toEqual([winners]);
      expectSettled(t);
    }
  },
};
