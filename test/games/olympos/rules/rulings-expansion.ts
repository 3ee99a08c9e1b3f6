import { expect } from 'vitest';
import { facts, landNumber } from '../../../../src/games/olympos/facts/facts.ts';
import { fightFor, warriors } from '../../../../src/games/olympos/rules/fight.ts';
import { NORTH, NO_ROUTE, type Travel, routes } from '../../../../src/games/olympos/rules/routes.ts';
import { count } from '../../../../src/games/olympos/rules/scoring.ts';
import { type Layout, type Scenario, newsOf, scenario } from '../../../kit/olympos/scenario.ts';
import type { Rulings } from './rulings-board.ts';

const land = facts.board.land.length;

/** What the cheapest route costs. */
export function route(from: string, to: string, travel: Partial<Travel> = {}): number {
  const start = from === 'north' ? NORTH : landNumber(from);
  return routes({ sea: 2, run: null, ...travel })[start * land + landNumber(to)] ?? NO_ROUTE;
}

/** Seat 0 expands to a territory with a settler, and the news of it. */
function expands(layout: Layout, to: string, settler?: string): Scenario {
  const t = scenario(layout).turn(0).picks(0, 'expand').picks(0, to);
  return settler === undefined ? t : t.picks(0, settler);
}

const total = (t: Scenario): number | undefined => newsOf(t, 'expanded')[0]?.total;
const idle = { stock: 0 };

export const expansion: Rulings = {
  'O21: an expansion ends on a territory that the player does not control': () => {
    const t = scenario({ players: [{ on: ['attica'] }, { on: ['boeotia'] }], map: { phocis: { mark: 'cross' } } });
    const options = t.turn(0).picks(0, 'expand').options(0);
    expect(options).toContain('boeotia');
    for (const zone of ['attica', 'phocis', 'myrtoan', 'north']) expect(options).not.toContain(zone);
  },
  'O22: the cheapest route is taken, so the destination fixes the cost': () => {
    expect(route('attica', 'phocis')).toBe(2);
    expect(route('attica', 'achaea')).toBe(2);
    expect(total(expands({ players: [{ ...idle, on: ['attica'] }, {}] }, 'achaea'))).toBe(2);
  },
  'O23: tribes, barbarians and settlers are passed without a fight': () => {
    const map = { boeotia: { mark: 'barbarians' }, corinthia: { discs: [1] } } as const;
    expect(total(expands({ players: [{ ...idle, on: ['attica'] }, {}], map }, 'argolis'))).toBe(2);
  },
  'O24: condemned territories are crossed at the price of land and never stopped on': () => {
    const map = { boeotia: { mark: 'cross' }, corinthia: { mark: 'cross' } } as const;
    const layout = { players: [{ ...idle, on: ['attica'] }, {}], map };
    expect(total(expands(layout, 'argolis'))).toBe(2);
    expect(scenario(layout).turn(0).picks(0, 'expand').options(0)).not.toContain('boeotia');
  },
  'O25: a covered disc leaves, enters another zone, comes back and fights': () => {
    const t = expands({ players: [idle, {}], map: { attica: { discs: [0, 1] } } }, 'attica');
    expect(total(t)).toBe(2 + 2);
    expect(t.territory('attica').discs).toEqual([1, 0]);
    expect([t.player(0).tokens.stone, t.player(1).tokens.stone]).toEqual([1, 0]);
    const island = expands({ players: [idle, {}], map: { lesbos: { discs: [0, 1] } } }, 'lesbos');
    expect(total(island)).toBe(2 + 1 + 2);
  },
  'O26: no new settler starts where the own disc is covered': () => {
    const t = scenario({ players: [{}, {}], map: { lesbos: { discs: [0, 1] } } })
      .turn(0)
      .picks(0, 'expand');
    t.picks(0, 'troad');
    expect(t.options(0)).toEqual(['new:north', 'disc:lesbos:1']);
  },
  'O27: only the player on top of a stack fights, also above own discs': () => {
    const players = [{ ...idle, on: ['boeotia'] }, { tiles: ['strategy'] }, {}];
    const t = scenario({ players, map: { attica: { discs: [0, 1, 2] } } })
      .turn(0)
      .picks(0, 'expand');
    t.picks(0, 'attica').picks(0, 'disc:boeotia:1');
    expect(newsOf(t, 'expanded')).toMatchObject([{ total: 3, fight: { against: 2, swords: 'equal' } }]);
    expect(t.territory('attica').discs).toEqual([0, 1, 2, 0]);
  },
  'O28: of several own discs in a stack each moves on its own, and the player names it': () => {
    const t = scenario({ players: [idle, {}], map: { attica: { discs: [0, 1, 0] } } })
      .turn(0)
      .picks(0, 'expand');
    t.picks(0, 'boeotia');
    expect(t.options(0)).toEqual(['disc:attica:1', 'disc:attica:3']);
    t.picks(0, 'disc:attica:1');
    expect(t.territory('attica').discs).toEqual([1, 0]);
    const alike = scenario({ players: [idle, {}], map: { attica: { discs: [1, 0, 0] } } })
      .turn(0)
      .picks(0, 'expand');
    alike.picks(0, 'boeotia');
    expect(alike.territory('attica').discs).toEqual([1, 0]);
  },
  'O29: star and Zeus tokens go with the territory token to the owner of the disc beneath': () => {
    const map = { olympos: { discs: [1, 0] }, attica: { discs: [2, 0] } };
    const t = expands({ players: [idle, {}, {}], map }, 'magnesia', 'disc:olympos:2');
    expect([t.player(0).zeusTokens, t.player(1).zeusTokens]).toEqual([0, 1]);
    const star = expands({ players: [idle, {}, {}], map }, 'boeotia', 'disc:attica:2');
    expect([star.player(0).stars, star.player(2).stars, star.player(2).tokens.stone]).toEqual([0, 1, 1]);
  },
  'O30: a territory left with nobody beneath is free, its star stays and no tribe returns': () => {
    const t = expands({ players: [{ ...idle, on: ['attica'] }, { on: ['euboea'] }] }, 'boeotia');
    expect(t.player(0)).toMatchObject({ stars: 0, tokens: { stone: 0 } });
    expect(t.territory('attica')).toEqual({ zone: 'attica', mark: null, discs: [] });
    t.turn(1).picks(1, 'expand').picks(1, 'attica').picks(1, 'disc:euboea:1');
    expect(newsOf(t, 'expanded')[1]).toMatchObject({ fight: null });
    expect(t.player(1).stars).toBe(1);
  },
  'O31: the hourglass is for who controlled the territory, not for others, and not for who leaves': () => {
    const map = { attica: { discs: [2, 1] } };
    const t = expands({ players: [{ ...idle, on: ['boeotia'] }, {}, {}], map }, 'attica');
    expect(t.state.players.map(({ hourglasses }) => hourglasses)).toEqual([0, 1, 0]);
    const left = expands({ players: [idle, {}], map: { attica: { discs: [1, 0] } } }, 'boeotia');
    expect(left.player(1)).toMatchObject({ hourglasses: 0, tokens: { stone: 1 } });
  },
  'O32: barbarians stay at the bottom with 1 sword, and hold the territory again when left': () => {
    const map = { boeotia: { mark: 'barbarians' } } as const;
    const t = expands({ players: [{ ...idle, on: ['attica'] }, {}], map }, 'boeotia');
    expect(newsOf(t, 'expanded')).toMatchObject([{ total: 4, fight: { against: 'barbarians', swords: 'fewer' } }]);
    expect([t.territory('boeotia').mark, t.player(0).tokens.grain]).toEqual(['barbarians', 1]);
    t.turn(0).picks(0, 'expand').picks(0, 'attica');
    expect(t.player(0).tokens.grain).toBe(0);
    expect(fightFor(warriors(t.state), 1, t.territory('boeotia'))).toEqual({ against: 'barbarians', swords: 'fewer' });
    expect(count(t.state, 0, 'discs')).toBe(1);
  },
  'O33: with Cavalry each unbroken run of land costs 1, and a sea zone begins a new one': () => {
    expect(route('attica', 'laconia', { run: 1 })).toBe(1);
    expect(route('attica', 'laconia')).toBe(3);
    expect(route('paeonia', 'lesbos', { run: 1 })).toBe(1 + 2 + 1);
    expect(route('euboea', 'arcadia', { run: 1 })).toBe(2 + 1);
  },
  'O34: Astronomy and Cartography together make sea free': () => {
    const players = [{ ...idle, on: ['lesbos'], tiles: ['astronomy', 'cartography'] }, {}, {}];
    expect(total(expands({ players }, 'atl_e'))).toBe(1);
  },
  'O35: the Siren closes the sea; new settlers are still allowed': () => {
    const players = [{ on: ['lesbos'], marks: ['siren'] }, {}];
    const options = scenario({ players }).turn(0).picks(0, 'expand').options(0);
    expect(options).toContain('attica');
    expect(options).not.toContain('troad');
    expect(route('lesbos', 'troad', { sea: null })).toBe(NO_ROUTE);
  },
  'O36: Democracy turns a tie, for the attacker as for the defender': () => {
    const cost = (own: readonly string[], other: readonly string[]): number | undefined =>
      total(
        expands(
          { players: [{ ...idle, on: ['attica'], tiles: own }, { on: ['boeotia'], tiles: other }, {}] },
          'boeotia',
        ),
      );
    expect([cost([], []), cost(['democracy'], []), cost([], ['democracy'])]).toEqual([3, 2, 4]);
    expect(cost(['democracy'], ['hoplite'])).toBe(4);
  },
  'O37: with Democracy on both sides the tie stands, and it works against tribes and barbarians': () => {
    const fights = (tiles: readonly string[]): number | undefined =>
      total(
        expands({ players: [{ ...idle, on: ['boeotia'], tiles }, {}], map: { attica: { mark: 'tribe' } } }, 'attica'),
      );
    expect([fights([]), fights(['democracy'])]).toEqual([3, 2]);
    const t = scenario({
      players: [{ tiles: ['democracy'] }, { tiles: ['democracy'] }, {}],
      map: { attica: { discs: [1] } },
    });
    expect(fightFor(warriors(t.state), 0, t.territory('attica'))?.swords).toBe('equal');
    const b = scenario({
      players: [{ tiles: ['democracy', 'hoplite'] }, {}],
      map: { attica: { mark: 'barbarians' } },
    });
    expect(fightFor(warriors(b.state), 0, b.territory('attica'))?.swords).toBe('more');
  },
  'O38: Ares gives 2 swords in attack and defence, and Absolutism does not count them': () => {
    const t = scenario({
      players: [{ marks: ['ares'] }, { tiles: ['hoplite'], on: ['attica'] }],
      map: { boeotia: { discs: [0] } },
    });
    expect(fightFor(warriors(t.state), 0, t.territory('attica'))?.swords).toBe('more');
    expect(fightFor(warriors(t.state), 1, t.territory('boeotia'))?.swords).toBe('fewer');
    expect(count(t.state, 0, 'printed-swords')).toBe(0);
  },
};
