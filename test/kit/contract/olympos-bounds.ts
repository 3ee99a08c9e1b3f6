import { expect } from 'vitest';
import { discovery, facts, numbers } from '../../../src/games/olympos/facts/facts.ts';
import { resources } from '../../../src/games/olympos/facts/terms.ts';
import type { Player, State } from '../../../src/games/olympos/rules/state.ts';
import { controller, landOf } from '../../../src/games/olympos/rules/territories.ts';

const everyCard = [...facts.destiny.values()].flatMap(({ id, copies }) => new Array<string>(copies).fill(id)).sort();
const everyGod = [...facts.gods.keys()].sort();
const lastZeus = facts.track.zeus.at(-1)?.space ?? 0;

export function verifyOlympos(state: State): void {
  same(cardsOf(state), everyCard);
  same([...state.gods, ...state.shown, ...state.away], everyGod);
  verifyMap(state);
  verifyTiles(state);
  verifyTrack(state);
  state.players.forEach((owner, seat) => verifyPlayer(state, owner, seat));
}

/** Rich in everything, with symbols, swords and a part of the map, so that nearly every card, fight and god comes up. */
export function enrichOlympos(state: State): void {
  const hands = Math.floor((state.deck.length - 1) / state.players.length);
  state.players.forEach((owner, seat) => {
    for (const resource of resources) owner.cubes[resource] = 3;
    owner.hourglasses = 5 * (seat + 1);
    owner.prestige = 7;
    owner.stock = 9;
    owner.hand.push(...state.deck.splice(0, hands));
    for (const pile of state.piles.filter((_, index) => index % state.players.length === seat)) {
      if (pile.left === 0) continue;
      pile.left -= 1;
      const resource = pile.variants.pop() ?? null;
      if (pile.left === 0) pile.variants = [];
      owner.tiles.push({ discovery: pile.discovery, resource });
      const free = pile.markers.indexOf(null);
      if (free >= 0) pile.markers[free] = seat;
    }
  });
  state.discards = state.deck.splice(0, state.deck.length - 1);
}

function cardsOf({ deck, discards, players }: State): string[] {
  return [...deck, ...discards, ...players.flatMap(({ hand, looking }) => [...hand, ...looking])];
}

/** Each piece is in exactly one place. */
function same(found: readonly string[], all: readonly string[]): void {
  if ([...found].sort().join() !== all.join()) expect([...found].sort()).toEqual(all);
}

/** Crosses carry nothing, tribes are alone, and whoever is on top holds the tokens. */
function verifyMap({ territories, players, phase }: State): void {
  const held = players.map(() => ({ tokens: { grain: 0, wood: 0, stone: 0, gold: 0 }, stars: 0, zeusTokens: 0 }));
  territories.forEach((there, number) => {
    const zone = landOf(number);
    if (there.zone !== zone.id) expect(there.zone).toBe(zone.id);
    if (there.discs.length > 0 && (there.mark === 'cross' || there.mark === 'tribe'))
      expect.fail(`discs on ${zone.id}, which has a ${there.mark}`);
    if (there.mark === 'tribe' && !zone.star) expect.fail(`a tribe on ${zone.id}`);
    const top = controller(there);
    const holder = top === null ? undefined : held[top];
    if (holder === undefined) return;
    holder.tokens[zone.resource] += 1;
    if (zone.star) holder.stars += 1;
    if (zone.zeus) holder.zeusTokens += 1;
  });
  players.forEach(({ tokens, stars, zeusTokens }, seat) => expect({ tokens, stars, zeusTokens }).toEqual(held[seat]));
  const { condemned, barbarians } = numbers(players.length);
  for (const resource of resources) {
    const there = territories.filter((_, number) => landOf(number).resource === resource);
    const crosses = there.filter(({ mark }) => mark === 'cross').length;
    within('crosses', crosses, condemned, phase === 'set-up' ? 0 : condemned);
    within('barbarians', there.filter(({ mark }) => mark === 'barbarians').length, barbarians);
  }
}

/** Tiles lie in their cells or before players, and wonders stand where they were built. */
function verifyTiles({ piles, wonders, players }: State): void {
  for (const { discovery: id, left, variants } of piles) {
    const copies = facts.rows.find(({ row }) => row === discovery(id).row)?.copies[players.length] ?? 0;
    const taken = players.flatMap(({ tiles }) => tiles.filter((tile) => tile.discovery === id));
    within(`copies of ${id}`, left + taken.length, copies, copies);
    const types = [...variants, ...taken.flatMap(({ resource }) => (resource === null ? [] : [resource]))];
    if (new Set(types).size < types.length) expect.fail(`${id} twice of ${types.join()}`);
    if (discovery(id).variants.length > 0 && left > 0) within(`tiles of ${id}`, types.length, 2, 2);
  }
  for (const { wonder, builder } of wonders) {
    const owners = players.flatMap((owner, seat) => (owner.wonders.includes(wonder) ? [seat] : []));
    if (owners.join() !== (builder === null ? '' : String(builder))) expect(owners).toEqual([builder]);
  }
}

function verifyTrack({ arrivals, players, visits, shown }: State): void {
  expect([...arrivals].sort()).toEqual([...players.keys()]);
  for (const visited of visits) within('visits', visited, players.length);
  within(
    'gods',
    shown.length,
    visits.reduce((sum, visited, place) => sum + due(visited, place, players.length), 0),
  );
}

function due(visited: number, place: number, players: number): number {
  return (visited > 0 ? 1 : 0) + (visited === players && facts.track.zeus[place]?.cards === 2 ? 1 : 0);
}

function verifyPlayer(state: State, owner: Player, seat: number): void {
  for (const resource of resources) within(`cubes of ${resource}`, owner.cubes[resource], Infinity);
  for (const what of ['stock', 'hourglasses', 'prestige', 'stars', 'zeusTokens'] as const)
    within(what, owner[what], Infinity);
  within('space', owner.space, facts.track.cross);
  within('prayers', owner.prayers, 0);
  if (owner.finished) within('final space', owner.space, facts.track.cross, lastZeus);
  const own = owner.tiles.map((tile) => tile.discovery);
  if (new Set(own).size < own.length) expect.fail(`seat ${seat} has a discovery twice`);
  if (new Set(owner.marks).size < owner.marks.length) expect.fail(`seat ${seat} has a mark twice`);
  if (state.active !== seat && owner.looking.length > 0) expect.fail(`seat ${seat} looks at cards out of turn`);
}

function within(what: string, value: number, max: number, min = 0): void {
  if (!Number.isInteger(value) || value < min || value > max) expect.fail(`${what} is ${value}`);
}
