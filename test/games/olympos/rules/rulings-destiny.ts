import { expect } from 'vitest';
import { olympos } from '../../../../src/games/olympos/rules/game.ts';
import { newsOf, scenario } from '../../../kit/olympos/scenario.ts';
import type { Rulings } from './rulings-board.ts';

const spaceTen = { space: 9, stock: 0 };
const from = { by: 'zeus-space', space: 10 } as const;

export const destiny: Rulings = {
  'O50: a card is not offered where it would do nothing': () => {
    const hand = ['points-grain', 'hourglasses-wood', 'majority-gold', 'all-types', 'star', 'zeus', 'cube-gold'];
    const cards = (on: readonly string[]): readonly string[] =>
      scenario({ players: [{ hand, on }, { on: ['thrace'] }] })
        .turn(0)
        .options(0)
        .filter((id) => id.startsWith('card:'));
    expect(cards([])).toEqual(['card:cube-gold']);
    expect(cards(['macedonia', 'phocis', 'lydia'])).toEqual([
      'card:points-grain',
      'card:majority-gold',
      'card:cube-gold',
    ]);
    expect(cards(['macedonia', 'illyria', 'paeonia', 'phocis'])).toEqual([
      'card:points-grain',
      'card:hourglasses-wood',
      'card:all-types',
      'card:cube-gold',
    ]);
  },
  'O51: with Democracy a tie for the most is enough for a majority card': () => {
    const most = (tiles: readonly string[]): boolean =>
      scenario({ players: [{ tiles, on: ['thrace'], hand: ['majority-gold'] }, { on: ['epirus'] }, {}] })
        .turn(0)
        .options(0)
        .includes('card:majority-gold');
    expect([most([]), most(['democracy'])]).toEqual([false, true]);
  },
  'O52: a tie at 0 is enough, a tie with another holder of Democracy is not': () => {
    const most = (other: readonly string[]): boolean =>
      scenario({ players: [{ tiles: ['democracy'], hand: ['majority-gold'] }, { tiles: other }, {}] })
        .turn(0)
        .options(0)
        .includes('card:majority-gold');
    expect([most([]), most(['democracy'])]).toEqual([true, false]);
  },
  'O53: with no card left none is drawn, and with Oracle one looks at as many as there are': () => {
    const t = scenario({ players: [{}, {}], deck: [] }).table({ do: 'draw', seat: 0, count: 1, from });
    expect([t.player(0).hand, t.awaited()]).toEqual([[], []]);
    const o = scenario({ players: [{ tiles: ['oracle'] }, {}], deck: ['star', 'zeus'] });
    o.table({ do: 'draw', seat: 0, count: 1, from });
    expect(o.options(0)).toEqual(['star', 'zeus']);
    o.picks(0, 'zeus');
    expect([o.player(0).hand, o.state.discards]).toEqual([['zeus'], ['star']]);
  },
  'O54: the card of a Zeus space comes first and may be played before the god': () => {
    const t = scenario({ players: [spaceTen, {}], deck: ['cube-wood'], gods: ['zeus'] })
      .turn(0)
      .picks(0, 'wait');
    expect([t.awaited(), t.options(0)]).toEqual([['0 cards'], ['card:cube-wood', 'go-on']]);
    expect(t.state.shown).toEqual([]);
    t.picks(0, 'card:cube-wood');
    expect(t.state.shown).toEqual(['zeus']);
  },
  'O56: no window after a god card, and nothing but Zeus cards until the god is done': () => {
    const own = { ...spaceTen, hand: ['cube-wood'] };
    const t = scenario({ players: [own, {}], deck: ['zeus'], gods: ['hecate'] })
      .turn(0)
      .picks(0, 'wait');
    t.picks(0, 'go-on').picks(0, 'go-on');
    expect([t.question(0)?.kind, t.options(0)]).toEqual(['zeus-cards', ['0', '1']]);
    t.picks(0, '1');
    expect([t.awaited(), t.player(0).hand]).toEqual([[], ['cube-wood']]);
  },
  'O76: with Oracle the rest is looked at from a new deck, without the cards just looked at': () => {
    const t = scenario({
      players: [{ tiles: ['oracle'] }, {}],
      deck: ['star'],
      discards: ['zeus', 'cube-wood', 'cube-gold'],
    });
    t.table({ do: 'draw', seat: 0, count: 1, from });
    expect(t.options(0)).toHaveLength(3);
    expect(t.options(0)[0]).toBe('star');
    expect(t.state.deck).toHaveLength(1);
    expect([...t.options(0), ...t.state.deck].sort()).toEqual(['cube-gold', 'cube-wood', 'star', 'zeus']);
    t.picks(0, 'star');
    expect(t.state.discards).toHaveLength(2);
  },
  'O77: the discard pile is shuffled when a card must be drawn, not before': () => {
    const t = scenario({ players: [{}, {}], deck: ['star'], discards: ['zeus'] });
    t.table({ do: 'draw', seat: 0, count: 1, from });
    expect([t.state.deck, t.state.discards, newsOf(t, 'reshuffled')]).toEqual([[], ['zeus'], []]);
    t.table({ do: 'draw', seat: 0, count: 1, from });
    expect([t.player(0).hand, t.state.discards]).toEqual([['star', 'zeus'], []]);
    expect(newsOf(t, 'reshuffled')).toHaveLength(1);
  },
  'O78: there is no hand limit': () => {
    const hand = new Array<string>(12).fill('star');
    const t = scenario({ players: [{ hand }, {}], deck: ['zeus'] }).table({ do: 'draw', seat: 0, count: 1, from });
    expect(t.player(0).hand).toHaveLength(13);
  },
  'O66: every gain is news when it happens; running prestige and hands are in no view': () => {
    const t = scenario({
      players: [{ prestige: 2, hand: ['points-grain', 'star'], on: ['macedonia'] }, {}],
      deck: ['zeus'],
    }).turn(0);
    t.picks(0, 'card:points-grain');
    expect(newsOf(t, 'gained')).toEqual([
      { kind: 'gained', seat: 0, what: 'prestige', amount: 1, from: { by: 'card', id: 'points-grain' } },
    ]);
    const other = olympos.view(t.state, 1);
    expect(other.players[0]).toMatchObject({ cards: 1, prestige: null });
    expect([olympos.view(t.state, 0).own, other.own?.prestige]).toEqual([
      { hand: ['star'], looking: [], prestige: 3 },
      0,
    ]);
    const d = scenario({ players: [{}, {}], deck: ['zeus'] }).table({ do: 'draw', seat: 0, count: 1, from });
    const heard = newsOf(d, 'drew').map((news) => olympos.heard(news, 1));
    expect(heard).toMatchObject([{ count: 1, cards: null }]);
  },
};
