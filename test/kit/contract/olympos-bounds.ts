import { expect } from 'vitest';
import { discovery, facts, numbers } from '../../../src/games/olympos/facts/facts.ts';
import { resources } from '../../../src/games/olympos/facts/terms.ts';
import type { Player, State } from '../../../src/games/olympos/rules/state.ts';
import { controller, landOf } from '../../../src/games/olympos/rules/territories.ts';

const copiesOfCards = new Map([...facts.destiny.values()].map(({ id, copies }) => [id, copies]));
const copiesOfGods = new Map([...facts.gods.keys()].map((id) => [id, 1]));
const lastZeus = facts.track.zeus.at(-1)?.space ?? 0;

/** Called after every answer of thousands of games, so it expects nothing where all is well. */
export function verifyOlympos(state: State): void {
  verifyCards(state);
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

/** Each card is in exactly one place. */
function verifyCards({ deck, discards, players, gods, shown, away }: State): void {
  const places = [deck, discards];
  for (const { hand, looking } of players) places.push(hand, looking);
  counted(places, copiesOfCards);
  counted([gods, shown, away], copiesOfGods);
}

function counted(places: readonly (readonly string[])[], copies: ReadonlyMap<string, number>): void {
  const left = new Map(copies);
  for (const place of places) for (const id of place) left.set(id, (left.get(id) ?? 0) - 1);
  for (const [id, count] of left) if (count !== 0) expect.fail(`${id} is there ${-count} times too often`);
}

/** Crosses carry nothing, tribes are alone, and whoever is on top holds the tokens. */
function verifyMap(state: State): void {
  const { territories, players } = state;
  const held = players.map(() => ({ grain: 0, wood: 0, stone: 0, gold: 0, stars: 0, zeusTokens: 0 }));
  const marks = { cross: 0, tribe: 0, barbarians: 0 };
  territories.forEach((there, number) => {
    const zone = landOf(number);
    if (there.mark !== null) marks[there.mark] += 1;
    if (there.discs.length > 0 && (there.mark === 'cross' || there.mark === 'tribe'))
      expect.fail(`discs on ${zone.id}, which has a ${there.mark}`);
    if (there.mark === 'tribe' && !zone.star) expect.fail(`a tribe on ${zone.id}`);
    const top = controller(there);
    const holder = top === null ? undefined : held[top];
    if (holder === undefined) return;
    holder[zone.resource] += 1;
    if (zone.star) holder.stars += 1;
    if (zone.zeus) holder.zeusTokens += 1;
  });
  players.forEach(({ tokens, stars, zeusTokens }, seat) => {
    const holder = held[seat];
    for (const resource of resources)
      within(`tokens of ${resource}`, tokens[resource], holder?.[resource], holder?.[resource]);
    within('star tokens', stars, holder?.stars, holder?.stars);
    within('Zeus tokens', zeusTokens, holder?.zeusTokens, holder?.zeusTokens);
  });
  const { condemned, barbarians } = numbers(players.length);
  const all = resources.length;
  within('crosses', marks.cross, all * condemned, state.phase === 'set-up' ? 0 : all * condemned);
  within('barbarians', marks.barbarians, all * barbarians, state.phase === 'set-up' ? 0 : all * barbarians);
}

/** Tiles lie in their cells or before players, and wonders stand where they were built. */
function verifyTiles({ piles, wonders, players }: State): void {
  for (const { discovery: id, left, variants } of piles) {
    const { row, variants: both } = discovery(id);
    const copies = facts.rows[row - 1]?.copies[players.length] ?? 0;
    let taken = 0;
    const types = [...variants];
    for (const { tiles } of players) {
      for (const tile of tiles) {
        if (tile.discovery !== id) continue;
        taken += 1;
        if (tile.resource !== null) types.push(tile.resource);
      }
    }
    within(`copies of ${id}`, left + taken, copies, copies);
    if (types.length === 2 && types[0] === types[1]) expect.fail(`${id} twice of ${types.join()}`);
    if (left > 0) within(`tiles of ${id}`, types.length, both.length, both.length);
  }
  for (const { wonder, builder } of wonders) {
    players.forEach((owner, seat) => {
      if (owner.wonders.includes(wonder) !== (builder === seat)) expect.fail(`${wonder} is not where it was built`);
    });
  }
}

/** Every token lies once on the track, and as many gods were turned up as the Zeus spaces say. */
function verifyTrack({ arrivals, players, visits, shown }: State): void {
  if (new Set(arrivals).size !== players.length || arrivals.length !== players.length) expect.fail(arrivals.join());
  let due = 0;
  visits.forEach((visited, place) => {
    within('visits', visited, players.length);
    if (visited > 0) due += 1;
    if (visited === players.length && facts.track.zeus[place]?.cards === 2) due += 1;
  });
  within('gods', shown.length, due, due);
}

function verifyPlayer(state: State, owner: Player, seat: number): void {
  for (const resource of resources) within(`cubes of ${resource}`, owner.cubes[resource], Infinity);
  for (const what of ['stock', 'hourglasses', 'prestige', 'stars', 'zeusTokens'] as const)
    within(what, owner[what], Infinity);
  within('space', owner.space, facts.track.cross);
  within('prayers', owner.prayers, 0);
  if (owner.finished) within('final space', owner.space, facts.track.cross, lastZeus);
  if (new Set(owner.tiles.map((tile) => tile.discovery)).size < owner.tiles.length) expect.fail('a discovery twice');
  if (new Set(owner.marks).size < owner.marks.length) expect.fail(`seat ${seat} has a mark twice`);
  if (state.active !== seat && owner.looking.length > 0) expect.fail(`seat ${seat} looks at cards out of turn`);
}

function within(what: string, value: number, max = 0, min = 0): void {
  if (!Number.isInteger(value) || value < min || value > max) expect.fail(`${what} is ${value}`);
}
