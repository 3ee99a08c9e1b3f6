import { expect } from 'vitest';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { acted, askedInTurn, expectSettled, newsOf, round } from '../../../kit/khora/rounds.ts';
import { asking, kindsOfQuestion } from '../../../kit/khora/questions.ts';
import type { Rulings } from './rulings-dice.ts';
import { type Scenario, scenario } from '../../../kit/khora/scenario.ts';

const rich = { red: 9, green: 9, blue: 9 };
const politics = { do: 'act', action: 'politics' } as const;
const development = { do: 'act', action: 'development' } as const;
const military = { do: 'act', action: 'military' } as const;
const legislation = { do: 'act', action: 'legislation' } as const;

/** Lets seat 0 explore this space with these troops and nothing else. */
function exploring(space: string, troops: number, settings: object): Scenario {
  const t = scenario({ players: [{ ...settings, troops }, {}] }).does(0, { do: 'explore' });
  if (t.options(0).includes(space)) t.picks(0, space);
  else if (t.question(0)) t.picks(0, 'decline');
  expectSettled(t);
  return t;
}

/** Actions: R12, R16, R19 to R21, R25 to R27, R31 to R36, R40 and R41. */
export const action: Rulings = {
  'R12: when the deck runs out the discards are shuffled into a new one': () => {
    const t = scenario({ players: [{}, {}], deck: ['bank'], discards: ['council', 'oracle', 'power'] });
    t.does(0, legislation).table({ do: 'later' });
    const [first, second, last] = t.options(0);
    expect([first, last]).toEqual(['bank', 'decline']);
    expect(['council', 'oracle', 'power']).toContain(second);
    expect(t.state.discards).toEqual([]);
    expect(t.state.deck).toHaveLength(2);
    t.picks(0, 'bank');
    expect(t.state.deck).toHaveLength(3);
    expect(t.state.deck[0]).toBe(second);
    expectSettled(t);
  },

  'R12: with nothing left to draw Legislation still gives its citizens': () => {
    const t = scenario({ players: [{}, {}], deck: [] })
      .does(0, legislation)
      .table({ do: 'later' });
    expect(t.player(0)).toMatchObject({ citizens: 6, hand: [] });
    expectSettled(t);
  },

  'R12: Council draws what there is': () => {
    const t = scenario({ players: [{ hand: ['council'] }, {}], deck: ['bank'] });
    t.does(0, politics).picks(0, 'council').table({ do: 'later' });
    expect(t.player(0).hand).toEqual(['bank']);
    expectSettled(t);
  },

  'R16: each card played counts, by tile and by Ostracism': () => {
    const player = {
      drachmas: 3,
      hand: ['ostracism', 'gifts-from-the-west'],
      played: ['extraordinary-collection', 'quarry'],
    };
    const t = scenario({ players: [player, {}] });
    t.does(0, politics).picks(0, 'ostracism');
    expect(t.player(0).drachmas).toBe(2);
    t.picks(0, 'quarry').picks(0, 'gifts-from-the-west');
    expect(t.player(0).drachmas).toBe(2 + 2 + 3);
    expectSettled(t);
  },

  'R16: a card never counts for itself, not even when played again': () => {
    const t = scenario({
      players: [{ drachmas: 3, hand: ['ostracism', 'extraordinary-collection'], minor: { red: 1 } }, {}],
    });
    t.does(0, politics).picks(0, 'extraordinary-collection');
    expect(t.player(0).drachmas).toBe(3);
    t.does(0, politics).picks(0, 'ostracism').picks(0, 'extraordinary-collection');
    expect(t.player(0)).toMatchObject({ drachmas: 2, played: ['ostracism', 'extraordinary-collection'] });
    expectSettled(t);
  },

  'R16: Athens counts cards played through Prosperity and Conquest too': () => {
    const athens = { city: 'athens', developments: 3, troops: 1, drachmas: 0, hand: ['gifts-from-the-west'] };
    const prosperity = scenario({ players: [athens, {}], event: 'prosperity' }).table({ do: 'resolve' });
    prosperity.picks(0, 'gifts-from-the-west');
    const conquest = scenario({ players: [athens, {}], round: 9, explored: ['persepolis'] }).table({ do: 'resolve' });
    conquest.picks(0, 'politics').picks(0, 'gifts-from-the-west').picks(1, 'decline');
    for (const t of [prosperity, conquest]) {
      expect(t.player(0)).toMatchObject({ drachmas: 5, vp: 3, troops: 3 });
      expectSettled(t);
    }
  },

  'R17: in the Action phase each pair of tokens covers one missing knowledge token': () => {
    const rows = [
      { card: 'quarry', philosophy: 1, left: null },
      { card: 'quarry', philosophy: 2, left: 0 },
      { card: 'quarry', philosophy: 5, left: 3 },
      { card: 'bank', philosophy: 3, left: null },
      { card: 'bank', philosophy: 4, left: 0 },
    ];
    for (const { card, philosophy, left } of rows) {
      const t = scenario({ players: [{ hand: [card], philosophy }, {}] }).does(0, politics);
      expect(t.options(0)).toEqual(left === null ? ['decline'] : [card, 'decline']);
      t.picks(0, left === null ? 'decline' : card);
      expect(t.player(0).philosophy).toBe(left ?? philosophy);
      expectSettled(t);
    }
  },

  'R17: pairs of tokens do not help with a card or development reached by an event': () => {
    const player = { city: 'argos', troops: 1, philosophy: 9, hand: ['quarry', 'council'] };
    const prosperity = scenario({ players: [player, {}], event: 'prosperity' }).table({ do: 'resolve' });
    expect(prosperity.options(0)).toEqual(['council', 'decline']);
    const conquest = scenario({ players: [player, {}], round: 9, explored: ['persepolis'] }).table({ do: 'resolve' });
    expect(conquest.options(0)).not.toContain('development');
    conquest.picks(0, 'politics');
    expect(conquest.options(0)).toEqual(['council', 'decline']);
    const knowing = { ...player, minor: { blue: 2 } };
    const able = scenario({ players: [knowing, {}], round: 9, explored: ['persepolis'] }).table({ do: 'resolve' });
    expect(able.options(0)).toContain('development');
  },

  'R19: Olympia 4 is three whole Culture actions with their ongoing effects': () => {
    const olympia = {
      city: 'olympia',
      developments: 3,
      culture: 2,
      minor: rich,
      drachmas: 3,
      played: ['stoa-poikile'],
    };
    const t = scenario({ players: [olympia, {}] })
      .does(0, development)
      .picks(0, 'unlock');
    expect(acted(t)).toEqual(['0 development', '0 culture', '0 culture', '0 culture']);
    expect(t.player(0)).toMatchObject({ vp: 6, troops: 3, philosophy: 3, drachmas: 6 });
    expectSettled(t);
  },

  'R19: Sparta 3 is two whole Military actions, each with its exploration': () => {
    const sparta = { city: 'sparta', developments: 2, military: 3, minor: rich, drachmas: 2 };
    const t = scenario({ players: [sparta, {}] })
      .does(0, development)
      .picks(0, 'unlock');
    expect(t.player(0)).toMatchObject({ troops: 3, taxes: 1 });
    t.picks(0, 'blue-3');
    expect(t.player(0)).toMatchObject({ troops: 4, taxes: 2 });
    t.picks(0, 'green-5');
    expect(t.player(0)).toMatchObject({ troops: 3, taxes: 2, minor: { red: 9, green: 10, blue: 10 } });
    expectSettled(t);
  },

  'R20: a free rise gives the benefit of the level reached, and nothing above 7': () => {
    const rows = [
      { culture: 2, level: 3, taxes: 1, dice: 2 },
      { culture: 3, level: 4, taxes: 0, dice: 3 },
      { culture: 6, level: 7, taxes: 2, dice: 2 },
      { culture: 7, level: 7, taxes: 0, dice: 2 },
    ];
    for (const { culture, level, taxes, dice } of rows) {
      const player = { culture, hand: ['peripteros'], minor: { green: 2 } };
      const t = scenario({ players: [player, {}] })
        .does(0, politics)
        .picks(0, 'peripteros');
      expect(t.player(0)).toMatchObject({ culture: level, taxes, dice });
      expectSettled(t);
    }
  },

  'R21: Miletus 2 raises two different tracks': () => {
    const t = scenario({ players: [{ city: 'miletus', minor: rich }, {}] })
      .does(0, development)
      .picks(0, 'unlock');
    expect(() => t.picks(0, 'economy', 'economy')).toThrow('twice');
    expect(() => t.picks(0, 'economy')).toThrow('too-few');
    t.picks(0, 'military', 'economy');
    expect(t.player(0)).toMatchObject({ economy: 2, military: 2, culture: 1, citizens: 6, glory: 1 });
    expectSettled(t);
  },

  'R21: with only one track below 7 Miletus 2 raises that one only, once': () => {
    const miletus = { city: 'miletus', minor: rich, economy: 7, culture: 7, military: 3 };
    const t = scenario({ players: [miletus, {}] })
      .does(0, development)
      .picks(0, 'unlock');
    expect(t.player(0)).toMatchObject({ economy: 7, culture: 7, military: 4, glory: 1 });
    expectSettled(t);
  },

  'R25: Helepole and Sparta 1 add up, never below 0, and never lower the requirement': () => {
    const sparta = { city: 'sparta', played: ['helepole'] };
    const rows = [
      { space: 'red-8', troops: 6, settings: { ...sparta, played: [] }, left: 4 },
      { space: 'red-8', troops: 6, settings: { city: 'argos', played: ['helepole'] }, left: 4 },
      { space: 'red-8', troops: 6, settings: sparta, left: 5 },
      { space: 'red-4', troops: 3, settings: sparta, left: 3 },
      { space: 'persepolis', troops: 15, settings: sparta, left: 2 },
    ];
    for (const { space, troops, settings, left } of rows) {
      const t = exploring(space, troops, settings);
      expect(t.player(0).troops).toBe(left);
      expect(t.state.board).not.toContain(space);
      const short = exploring(space, troops - 1, settings);
      expect(short.player(0).troops).toBe(troops - 1);
      expect(short.state.board).toContain(space);
    }
  },

  'R26: Persepolis needs and costs 15 troops; those above 15 of this action count': () => {
    const rows = [
      { troops: 9, military: 5, left: null },
      { troops: 9, military: 6, left: 0 },
      { troops: 13, military: 7, left: 5 },
    ];
    for (const { troops, military: level, left } of rows) {
      const t = scenario({ players: [{ city: 'argos', troops, military: level }, {}] }).does(0, military);
      expect(t.options(0).includes('persepolis')).toBe(left !== null);
      t.picks(0, left === null ? 'decline' : 'persepolis').table({ do: 'drop-overflow' });
      expect(t.player(0).troops).toBe(left ?? troops + level);
      expect(t.player(0).major).toEqual(left === null ? { red: 0, green: 0, blue: 0 } : { red: 1, green: 1, blue: 1 });
      expectSettled(t);
    }
  },

  'R27: Ostracism takes back another card, never itself, and that card may be paid for and played again': () => {
    const player = { drachmas: 7, hand: ['ostracism'], played: ['tunnel-of-eupalinos', 'stoa-poikile'] };
    const t = scenario({ players: [player, {}] })
      .does(0, politics)
      .picks(0, 'ostracism');
    expect(t.options(0)).toEqual(['tunnel-of-eupalinos', 'stoa-poikile']);
    t.picks(0, 'tunnel-of-eupalinos');
    expect(t.player(0)).toMatchObject({ drachmas: 4, vp: 0, played: ['stoa-poikile', 'ostracism'] });
    t.picks(0, 'tunnel-of-eupalinos');
    expect(t.player(0)).toMatchObject({ drachmas: 0, vp: 6, hand: [] });
    expect(t.player(0).played).toEqual(['stoa-poikile', 'ostracism', 'tunnel-of-eupalinos']);
    expectSettled(t);
  },

  'R27: a card that left play has no effect any more': () => {
    const player = { drachmas: 3, hand: ['ostracism'], played: ['stoa-poikile'] };
    const t = scenario({ players: [player, {}] })
      .does(0, politics)
      .picks(0, 'ostracism')
      .picks(0, 'decline');
    t.does(0, { do: 'act', action: 'culture' });
    expect(t.player(0)).toMatchObject({ drachmas: 0, vp: 1, hand: ['stoa-poikile'], played: ['ostracism'] });
    expectSettled(t);
  },

  'R27: with no other card in play only the Politics action remains': () => {
    const t = scenario({ players: [{ drachmas: 3, hand: ['ostracism', 'council'] }, {}] });
    t.does(0, politics).picks(0, 'ostracism');
    expect(t.question(0)).toMatchObject({ kind: 'play-card', options: ['council', 'decline'] });
    t.picks(0, 'decline');
    expect(t.player(0)).toMatchObject({ played: ['ostracism'], hand: ['council'] });
    expectSettled(t);
  },

  'R31: Oracle gives 4 VP for each development unlocked, also in the round it is played': () => {
    const argos = { city: 'argos', minor: rich, hand: ['oracle'], drachmas: 9 };
    const t = round({ players: [argos, {}], dice: [[6, 6], [6, 6]] }); // prettier-ignore
    t.picks(0, '5', '6').picks(1, '0', '2').picks(0, 'oracle');
    expect(t.player(0).vp).toBe(0);
    t.picks(0, 'unlock');
    expect(t.player(0).vp).toBe(4);
    t.picks(0, '0');
    expect(t.player(0)).toMatchObject({ vp: 4, developments: 2 });
    const next = scenario({ players: [{ ...argos, hand: [], played: ['oracle'], developments: 2 }, {}] });
    next.does(0, development).picks(0, 'unlock');
    expect(next.player(0)).toMatchObject({ vp: 4, developments: 3 });
    expectSettled(next);
  },

  'R31: Oracle gives nothing for a Development action that unlocks nothing': () => {
    const argos = { city: 'argos', minor: rich, played: ['oracle'] };
    const t = scenario({ players: [argos, {}] })
      .does(0, development)
      .picks(0, 'decline');
    expect(t.player(0).vp).toBe(0);
    expectSettled(t);
  },

  'R32: Thebes 2 is offered at every decision of that player, in any phase, while Glory is above 0': () => {
    const thebes = { city: 'thebes', developments: 2, glory: 9, minor: rich, hand: ['quarry', 'bank'], drachmas: 5 };
    const other = { ...thebes, city: 'argos', hand: ['power'] };
    const dice = [[6, 6, 6], [6, 6]]; // prettier-ignore
    const t = round({ players: [{ ...thebes, dice: 3, troops: 6 }, other], dice, event: 'rise-of-persia' });
    const kinds: string[] = [];
    const use = (...picks: string[]): void => {
      expect(t.question(0)?.freeActions).toEqual(['use:thebes:2']);
      expect(t.question(1)?.freeActions ?? []).toEqual([]);
      kinds.push(t.question(0)?.kind ?? '');
      t.picks(0, ...picks);
    };
    use('3', '4', '5');
    t.picks(1, '0', '2');
    for (const pick of ['decline', 'decline', 'quarry', 'decline']) use(pick);
    t.picks(1, 'decline');
    use('decline');
    t.picks(1, 'decline');
    use('glory');
    expect(kinds).toEqual([
      'assign-tiles',
      'buy-knowledge',
      'explore',
      'play-card',
      'raise-level',
      'buy-level',
      'choose-reward',
    ]);
    expect(t.player(0).glory).toBe(10);
  },

  'R32: using Thebes 2 costs 1 Glory, gives 4 VP and 2 drachmas, and the question is asked again': () => {
    const thebes = { city: 'thebes', developments: 2, glory: 2, drachmas: 0, hand: ['tunnel-of-eupalinos'] };
    const t = scenario({ players: [thebes, {}] }).does(0, politics);
    expect(t.options(0)).toEqual(['decline']);
    t.picks(0, 'use:thebes:2').picks(0, 'use:thebes:2');
    expect(t.player(0)).toMatchObject({ glory: 0, vp: 8, drachmas: 4 });
    expect(t.question(0)).toMatchObject({ options: ['tunnel-of-eupalinos', 'decline'], freeActions: [] });
    t.picks(0, 'tunnel-of-eupalinos');
    expect(t.player(0)).toMatchObject({ vp: 14, drachmas: 0 });
    expectSettled(t);
  },

  'R32: Thebes 2 is offered a last time before final scoring, and only to who has it and has Glory': () => {
    const thebes = { city: 'thebes', developments: 2, glory: 2, major: { red: 3 } };
    const t = scenario({ players: [thebes, { glory: 2 }] }).table({ do: 'last-call' }, { do: 'score' });
    expect(t.awaited()).toEqual([0]);
    expect(t.state.scores).toBeNull();
    t.picks(0, 'use:thebes:2').picks(0, 'decline');
    expect(khora.standings(t.state)[0]?.points).toBe(4 + 1 * 3);
    expectSettled(t);
    for (const none of [
      { ...thebes, glory: 0 },
      { ...thebes, developments: 1 },
    ]) {
      const silent = scenario({ players: [none, {}] }).table({ do: 'last-call' }, { do: 'score' });
      expectSettled(silent);
    }
  },

  'R33: Argos 2 gives one of four rewards, chosen on unlocking': () => {
    const rows = [{ troops: 2 }, { drachmas: 7 }, { vp: 4 }, { citizens: 8 }];
    const before = { troops: 0, drachmas: 4, vp: 0, citizens: 3 };
    rows.forEach((reward, index) => {
      const t = scenario({ players: [{ city: 'argos', minor: { blue: 2 } }, {}] }).does(0, development);
      t.picks(0, 'unlock');
      expect(t.options(0)).toEqual(['0', '1', '2', '3']);
      t.picks(0, String(index));
      expect(t.player(0)).toMatchObject({ ...before, ...reward, developments: 2 });
      expectSettled(t);
    });
  },

  'R34: with one card left to draw Legislation draws it, and it may be kept or not': () => {
    for (const pick of ['bank', 'decline']) {
      const t = scenario({ players: [{}, {}], deck: ['bank'] })
        .does(0, legislation)
        .table({ do: 'later' });
      expect(t.options(0)).toEqual(['bank', 'decline']);
      t.picks(0, pick);
      expect(t.player(0)).toMatchObject({ citizens: 6, hand: pick === 'bank' ? ['bank'] : [] });
      expect(t.state.deck).toEqual(pick === 'bank' ? [] : ['bank']);
      expectSettled(t);
    }
  },

  'R35: one knowledge token for each Trade action': () => {
    const trade = { do: 'act', action: 'trade' } as const;
    const t = scenario({ players: [{ drachmas: 30 }, {}] }).does(0, trade);
    expect(() => t.picks(0, 'red', 'blue')).toThrow('too-many');
    t.picks(0, 'red');
    expect(t.player(0)).toMatchObject({ drachmas: 27, minor: { red: 1, green: 0, blue: 0 } });
    expectSettled(t);
    t.does(0, trade).picks(0, 'red');
    expect(t.player(0)).toMatchObject({ drachmas: 24, minor: { red: 2, green: 0, blue: 0 } });
    expectSettled(t);
  },

  'R36: of hands only counts are public; a discarded card is shown to its owner alone': () => {
    const players = [{ hand: ['bank', 'power'] }, { troops: 1, hand: ['oracle'] }];
    const t = scenario({ players, event: 'thirty-tyrants', top: ['quarry', 'council'] }).table({ do: 'resolve' });
    const told = [...newsOf(t, 'discarded'), ...newsOf(t, 'drew')];
    expect(told).toHaveLength(2);
    for (const news of told) {
      expect(khora.heard(news, news.seat)).toEqual(news);
      for (const other of [1 - news.seat, null]) {
        expect(khora.heard(news, other)).toEqual({ ...news, cards: null });
      }
    }
    expect(khora.view(t.state, 1).own?.hand).toEqual(['oracle', 'quarry', 'council']);
    for (const seat of [0, null]) {
      const view = khora.view(t.state, seat);
      expect(view.players.map(({ cards }) => cards)).toEqual([0, 3]);
      for (const secret of ['oracle', 'quarry', 'council']) expect(JSON.stringify(view)).not.toContain(secret);
    }
    for (const seat of [1, null]) expect(JSON.stringify(khora.view(t.state, seat))).not.toContain('bank');
    expectSettled(t);
  },

  'R36: a card is public once played': () => {
    const t = scenario({ players: [{ hand: ['council', 'gifts-from-the-west'] }, {}] }).does(0, politics);
    t.picks(0, 'gifts-from-the-west');
    expect(khora.view(t.state, null).players[0]).toMatchObject({ played: ['gifts-from-the-west'], cards: 1 });
    const played = newsOf(t, 'played');
    expect(played.map((news) => khora.heard(news, null))).toEqual([
      { kind: 'played', seat: 0, card: 'gifts-from-the-west' },
    ]);
    expectSettled(t);
  },

  'R40: troops above 15 stay for other actions of the round and drop at the end of the phase': () => {
    const sparta = { city: 'sparta', developments: 2, troops: 13, military: 6, drachmas: 2, minor: rich };
    const sixes = [6, 6];
    const t = round({ players: [sparta, {}], dice: [sixes, sixes] });
    t.picks(0, '4', '6').picks(1, '0', '2').picks(0, 'decline');
    expect(t.player(0).troops).toBe(19);
    t.picks(0, 'unlock');
    expect(t.player(0).troops).toBe(25);
    t.picks(0, 'persepolis');
    expect(t.player(0).troops).toBe(17);
    t.picks(0, 'decline');
    expect(t.player(0).troops).toBe(15);
    expect(askedInTurn(t, 'raise-level')).toEqual([1]);
  },

  'R40: citizens above 15 stay until the end of the phase': () => {
    const t = round({ players: [{ citizens: 14, hand: ['bank'] }, {}], dice: [[6, 6], [6, 6]] }); // prettier-ignore
    t.picks(0, '1', '5').picks(1, '0', '2').picks(0, 'decline');
    expect(t.question(0)?.kind).toBe('play-card');
    expect(t.player(0).citizens).toBe(17);
    t.picks(0, 'decline');
    expect(t.player(0).citizens).toBe(15);
  },

  'R41: what says “may” can be declined, what a card or development does at once cannot': () => {
    const may = [
      ...['keep-card', 'buy-knowledge', 'explore', 'play-card', 'unlock', 'raise-level', 'buy-level'],
      ...['choose-action', 'between-phases', 'last-call'],
    ];
    const thebes = { city: 'thebes', developments: 2, glory: 1 };
    const declinable = kindsOfQuestion.filter((kind) => asking(kind, thebes).options(0).includes('decline'));
    expect(declinable.sort()).toEqual(may.sort());
  },

  'R41: a whole action can be declined, and nothing changes': () => {
    const owner = { hand: ['bank'], minor: rich, drachmas: 9 };
    for (const action of [politics, development]) {
      const t = scenario({ players: [{ city: 'argos', ...owner }, {}] }).does(0, action);
      t.picks(0, 'decline');
      expect(t.player(0)).toMatchObject({ hand: ['bank'], played: [], drachmas: 9, developments: 1 });
      expectSettled(t);
    }
  },

  'R41: a card acts as far as possible': () => {
    const rows = [
      { hand: ['silver-mining'], taxes: 9, drachmas: 3, then: { taxes: 10, drachmas: 0 } },
      { hand: ['peripteros'], culture: 7, drachmas: 1, then: { culture: 7, drachmas: 0 } },
      { hand: ['ostracism', 'quarry'], drachmas: 3, then: { drachmas: 0, played: ['ostracism'] } },
    ];
    for (const { then, ...owner } of rows) {
      const t = scenario({ players: [{ ...owner, minor: rich }, {}] }).does(0, politics);
      t.picks(0, owner.hand[0] ?? '');
      expect(t.player(0)).toMatchObject(then);
    }
  },
};
