import { expect } from 'vitest';
import { cell } from '../../../../src/games/olympos/facts/facts.ts';
import { discoveryPrice } from '../../../../src/games/olympos/rules/discoveries.ts';
import { powers } from '../../../../src/games/olympos/rules/powers.ts';
import { lastingStars } from '../../../../src/games/olympos/rules/wonders.ts';
import { type Layout, newsOf, pile, scenario } from '../../../kit/olympos/scenario.ts';
import type { Rulings } from './rulings-board.ts';

const price = (tiles: readonly string[], id: string): number => {
  const t = scenario({ players: [{ tiles }, {}, {}] });
  return discoveryPrice(powers(t.player(0)), cell(id));
};
const grainAndWood = ['macedonia', 'illyria'];
const three = (own: Layout['players'][number], more: Partial<Layout> = {}): Layout => ({
  players: [own, {}, {}],
  ...more,
});

export const development: Rulings = {
  'O39: free groups are a type each, all different, none a type of the fixed part': () => {
    expect(cell('5-1').demands.map((demand) => demand.join(' '))).toEqual(['3 2 0 0', '3 0 2 0', '3 0 0 2']);
    expect(cell('2-5').demands).toHaveLength(12);
    expect(cell('3-5').demands).toEqual([[1, 1, 1, 1]]);
  },
  'O40: where cubes can be paid in several ways the player chooses among the smallest sets': () => {
    const t = scenario(three({ cubes: { grain: 2, wood: 2, stone: 1 } }, { cells: { '1-5': 'cult' } })).turn(0);
    t.picks(0, 'discovery:cult');
    expect([t.question(0)?.kind, t.options(0)]).toEqual(['payment', ['grain+grain', 'wood+wood']]);
    t.picks(0, 'wood+wood').picks(0, '1:settlers');
    expect(t.player(0).cubes).toEqual({ grain: 2, wood: 0, stone: 1, gold: 0 });
    const one = scenario(three({ on: ['macedonia'], cubes: { grain: 2, wood: 2 } }, { cells: { '1-5': 'cult' } })).turn(
      0,
    );
    one.picks(0, 'discovery:cult');
    expect(one.options(0)).toEqual(['grain', 'wood+wood']);
  },
  'O41: nobody takes the same discovery twice, nor the other Agriculture tile': () => {
    const own = { on: ['macedonia', 'thessaly', 'illyria'], tiles: ['agriculture:wood'] };
    const t = scenario(three(own, { cells: { '2-1': 'agriculture' } })).turn(0);
    expect(pile(t, 'agriculture')).toMatchObject({ left: 1, variants: ['grain'] });
    expect(t.options(0)).not.toContain('discovery:agriculture');
  },
  'O42: 2 AP off for each tile whose resource the fixed part names, however many; free groups never': () => {
    expect(price([], '2-2')).toBe(7);
    expect(price(['agriculture:wood'], '2-2')).toBe(5);
    expect(price(['agriculture:wood', 'currency:stone'], '2-2')).toBe(3);
    expect(price(['agriculture:grain', 'currency:gold'], '2-2')).toBe(7);
    expect(price(['agriculture:grain', 'currency:gold'], '2-5')).toBe(7);
  },
  'O43: the first buyer chooses the tile, the next gets the other; with 2 players the other leaves the game': () => {
    const own = { on: ['macedonia', 'thessaly', 'illyria'] };
    const other = { on: ['boeotia', 'argolis', 'chalcidice'] };
    const t = scenario({ players: [own, other, {}], cells: { '2-1': 'agriculture' } }).turn(0);
    t.picks(0, 'discovery:agriculture');
    expect([t.question(0)?.kind, t.options(0)]).toEqual(['tile', ['grain', 'wood']]);
    t.picks(0, 'grain').picks(0, '1:settlers').turn(1).picks(1, 'discovery:agriculture');
    expect(t.player(1).tiles).toEqual([{ discovery: 'agriculture', resource: 'wood' }]);
    const two = scenario({ players: [own, other], cells: { '2-1': 'agriculture' } }).turn(0);
    two.picks(0, 'discovery:agriculture').picks(0, 'grain').picks(0, '1:settlers');
    expect(pile(two, 'agriculture')).toMatchObject({ left: 0, variants: [] });
    expect(two.turn(1).options(1)).not.toContain('discovery:agriculture');
  },
  'O44: the bonus is always taken, and a space is free for each copy': () => {
    const players = [{ on: grainAndWood }, { on: ['thessaly', 'chalcidice'] }, {}, {}];
    const t = scenario({ players, cells: { '1-1': 'cult' } })
      .turn(0)
      .picks(0, 'discovery:cult');
    expect(t.options(0)).toEqual(['1:settlers', '2:hourglasses']);
    t.picks(0, '2:hourglasses').turn(1).picks(1, 'discovery:cult');
    expect(pile(t, 'cult')).toMatchObject({ left: 0, markers: [1, 0] });
    expect(t.player(1).stock).toBe(5);
    const five = scenario({ players: [...players, {}], cells: { '1-1': 'cult' } })
      .turn(0)
      .picks(0, 'discovery:cult');
    expect(five.options(0)).toEqual(['1:settlers', '2:hourglasses', '3:prestige']);
  },
  'O45: hourglasses that a purchase brings are for later turns': () => {
    const own = { on: grainAndWood, hourglasses: 1 };
    const t = scenario(three(own, { cells: { '1-1': 'cavalry' } }))
      .turn(0)
      .picks(0, 'discovery:cavalry');
    t.picks(0, '2:hourglasses');
    expect(t.player(0)).toMatchObject({ space: 6, hourglasses: 4 });
  },
  'O46: hourglasses from a card played between conquest and payment pay for it': () => {
    const own = { on: ['attica', 'boeotia'], stock: 0, hand: ['hourglasses-grain'] };
    const t = scenario({ players: [own, {}] })
      .turn(0)
      .picks(0, 'expand')
      .picks(0, 'argolis')
      .picks(0, 'disc:attica:1');
    expect(t.options(0)).toEqual(['card:hourglasses-grain', 'go-on']);
    t.picks(0, 'card:hourglasses-grain');
    expect(newsOf(t, 'paid')).toMatchObject([{ total: 2, hourglasses: 2 }]);
    expect(t.player(0).space).toBe(0);
  },
  'O47: the two cubes of Trade may be equal': () => {
    const own = { on: ['macedonia', 'paeonia', 'attica'] };
    const t = scenario(three(own, { cells: { '3-1': 'trade' } }))
      .turn(0)
      .picks(0, 'discovery:trade');
    t.picks(0, '1:hourglasses');
    expect(t.options(0)).toHaveLength(10);
    t.picks(0, 'gold+gold');
    expect(t.player(0).cubes.gold).toBe(2);
  },
  'O48: stars of tokens, tiles and markers are not used up': () => {
    const own = { on: ['attica', 'naxos', 'phocis', 'rhodes'], tiles: ['engineering'] };
    const t = scenario(three(own, { wonders: { stadium: 1, parthenon: 2 } }))
      .turn(0)
      .picks(0, 'wonder:stadium');
    expect(lastingStars(t.state, 0, t.player(0), 2)).toBe(5);
    expect(t.turn(0).options(0)).toContain('wonder:parthenon');
  },
  'O49: exactly as many one-time stars as missing; the player chooses between Athena and cards': () => {
    const own = { on: ['attica', 'naxos', 'phocis', 'rhodes'], marks: ['athena'], hand: ['star', 'star'] };
    const t = scenario(three(own, { wonders: { stadium: 1 } }))
      .turn(0)
      .picks(0, 'wonder:stadium');
    expect(t.options(0)).toEqual(['mark:athena', 'card:star']);
    t.picks(0, 'card:star');
    expect(t.player(0)).toMatchObject({ marks: ['athena'], hand: ['star'], wonders: ['stadium'] });
    const two = scenario(three({ ...own, on: ['attica', 'naxos', 'phocis'] }, { wonders: { stadium: 1 } })).turn(0);
    expect(two.picks(0, 'wonder:stadium').options(0)).toEqual(['mark:athena+card:star', 'card:star+card:star']);
    two.picks(0, 'mark:athena+card:star');
    expect(two.player(0)).toMatchObject({ marks: [], hand: ['star'] });
  },
};
