import { occasion, roll as rollDie } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { perform } from './effects.ts';
import { event, facts } from '../facts/facts.ts';
import { gain, lose } from './gains.ts';
import type { News } from './news.ts';
import { type KhoraPlay, type Player, type SeatStep, type State, lane, player } from './state.ts';
import { type Action, actions } from '../facts/terms.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

const SIDES = 6;
const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** Phase C: all dice of all players are one occasion of chance. */
export function roll(play: KhoraPlay): void {
  const { state } = play;
  state.phase = 'dice';
  play.news.push({ kind: 'phase', phase: 'dice' });
  const random = occasion(state);
  state.players.forEach((owner, seat) => {
    owner.rolled = [];
    while (owner.rolled.length < owner.dice) owner.rolled.push(rollDie(random, SIDES) + 1);
    play.news.push({ kind: 'rolled', seat, dice: owner.rolled });
  });
  state.start = startPlayer(state);
  play.news.push({ kind: 'start', seat: state.start });
  eventOfTheDice(play);
}

/** The lowest sum; of several the first one clockwise after last round's start player (R1). */
function startPlayer(state: State): Seat {
  const sums = state.players.map(({ rolled }) => sum(rolled));
  const lowest = Math.min(...sums);
  const seats = state.players.map((_, index) => (state.start + 1 + index) % state.players.length);
  return seats.find((seat) => sums[seat] === lowest) as Seat;
}

function eventOfTheDice(play: KhoraPlay): void {
  const { state } = play;
  const happening = event(state.events[state.round - 1] as string);
  if (happening.in !== 'dice') return;
  const { id, if: condition } = happening;
  play.news.push({ kind: 'event', event: id });
  state.players.forEach(({ rolled }, seat) => {
    if (sum(rolled) <= condition['rolled-at-most']) perform(play, seat, { by: 'event', id }, 'all');
  });
}

export function assign(play: KhoraPlay): void {
  play.state.players.forEach((_, seat) => doNext(lane(play.state, seat).todo, { do: 'assign-tiles' }));
}

const tileIds = actions.map((_, tile) => String(tile));

/** A different tile on each die; any such assignment is legal, payable or not (R3). */
export const assignTiles: Rule<'assign-tiles'> = {
  secret: true,
  ask(state, seat) {
    const { length } = player(state, seat).rolled;
    return { options: tileIds, min: length, max: length, ordered: true };
  },
  act(play, seat, _step, picks) {
    player(play.state, seat).tiles = picks.map(Number);
  },
};

export function reveal(play: KhoraPlay): void {
  const { state } = play;
  state.phase = 'action';
  state.players.forEach(({ rolled, tiles }, seat) => {
    play.news.push({ kind: 'revealed', seat, dice: rolled, actions: tiles.map(actionOf) });
  });
  state.players.forEach((_, seat) => doNext(lane(state, seat).todo, { do: 'turn-tokens' }, { do: 'pay-tiles' }));
}

export function actionOf(tile: number): Action {
  return actions[tile] as Action;
}

/** As many tokens as ever make sense, and none. */
const tokenCounts = Array.from({ length: facts.rules.most.citizens + 1 }, (_, tokens) => String(tokens));

/** Philosophy tokens become citizens after the reveal, before anything is paid (R4). */
export const turnTokens: Rule<'turn-tokens'> = {
  ask(state, seat) {
    const { philosophy, citizens } = player(state, seat);
    const room = facts.rules.most.citizens - citizens;
    const useful = Math.min(philosophy, Math.ceil(room / facts.rules.philosophy.citizens));
    if (useful <= 0) return null;
    return { options: tokenCounts.slice(0, useful + 1), min: 1, max: 1 };
  },
  act(play, seat, _step, picks) {
    const tokens = Number(picks[0]);
    lose(play, seat, 'philosophy', tokens, { by: 'philosophy' });
    gain(play, seat, 'citizens', tokens * facts.rules.philosophy.citizens, { by: 'philosophy' });
  },
};

export function tileCost(owner: Player, index: number): number {
  return Math.max(0, (owner.tiles[index] ?? 0) - (owner.rolled[index] ?? 0));
}

/**
 * The sets of tiles a player can end up performing. Paying one by one in any order comes to this: every set that can be
 * paid and to which no further tile can be added.
 */
export function payableSets(owner: Player): number[][] {
  const costs = owner.tiles.map((_, index) => tileCost(owner, index));
  const price = (set: readonly number[]): number => sum(set.map((index) => costs[index] ?? 0));
  let sets: number[][] = [[]];
  owner.tiles.forEach((_, index) => {
    const grown: number[][] = [];
    for (const set of sets) grown.push([...set, index], set);
    sets = grown;
  });
  const payable = sets.filter((set) => price(set) <= owner.citizens);
  return payable.filter(
    (set) => !payable.some((other) => other.length > set.length && set.every((i) => other.includes(i))),
  );
}

const setId = (owner: Player, set: readonly number[]): string => set.map((index) => owner.tiles[index]).join('+');

function pay(play: KhoraPlay, seat: Seat, set: readonly number[]): void {
  const owner = player(play.state, seat);
  owner.tiles.forEach((tile, index) => {
    const action = actionOf(tile);
    if (set.includes(index)) lose(play, seat, 'citizens', tileCost(owner, index), { by: 'tile', action });
    else {
      owner.aside.push(tile);
      play.news.push({ kind: 'set-aside', seat, action });
    }
  });
}

function totalCost(owner: Player): number {
  let total = 0;
  for (let index = 0; index < owner.tiles.length; index += 1) total += tileCost(owner, index);
  return total;
}

const ALL = 'all';
const everything = { forced: [ALL] };
const all = (owner: Player): number[] => owner.tiles.map((_, index) => index);

/** Who can pay everything, or has no choice in what to give up, is not asked. */
export const payTiles: Rule<'pay-tiles'> = {
  ask(state, seat) {
    const owner = player(state, seat);
    if (totalCost(owner) <= owner.citizens) return everything;
    const sets = payableSets(owner).map((set) => setId(owner, set));
    return sets.length > 1 ? { options: sets, min: 1, max: 1 } : { forced: sets };
  },
  act(play, seat, _step, picks) {
    const owner = player(play.state, seat);
    const [pick] = picks;
    if (pick === ALL) pay(play, seat, all(owner));
    else pay(play, seat, payableSets(owner).find((set) => setId(owner, set) === pick) ?? []);
  },
};
