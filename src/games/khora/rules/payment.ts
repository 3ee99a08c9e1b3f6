import type { Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { facts } from '../facts/facts.ts';
import { actions } from '../facts/terms.ts';
import { gain, gainable, lose } from './gains.ts';
import type { News } from './news.ts';
import { type KhoraPlay, type Player, type SeatStep, type State, lane, player } from './state.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

/** One way to come through the payment of tiles: a set of dice whose tiles are performed, and tokens turned. */
export interface Payment {
  readonly performed: readonly number[];
  readonly tokens: number;
  readonly cost: number;
  /** Citizens afterwards. */
  readonly left: number;
}

function tileCost(owner: Player, index: number): number {
  return Math.max(0, (owner.tiles[index] ?? 0) - (owner.rolled[index] ?? 0));
}

function costOf(owner: Player, set: readonly number[]): number {
  let cost = 0;
  for (const index of set) cost += tileCost(owner, index);
  return cost;
}

const all = (owner: Player): number[] => owner.tiles.map((_, index) => index);

/** The fewest tokens with which these tiles can be paid; turned only when a payment needs them, they all count. */
function tokensFor(owner: Player, cost: number): number {
  return Math.ceil(Math.max(0, cost - owner.citizens) / facts.rules.philosophy.citizens);
}

function subsets(set: readonly number[]): number[][] {
  let found: number[][] = [[]];
  for (const index of set) found = found.flatMap((smaller) => [[...smaller, index], smaller]);
  return found;
}

/** The fewest citizens a player can have at some moment while paying for these tiles. */
function fewest(owner: Player, set: readonly number[]): number {
  const moments = subsets(set).map((paid) => {
    const cost = costOf(owner, paid);
    return owner.citizens + tokensFor(owner, cost) * facts.rules.philosophy.citizens - cost;
  });
  return Math.min(...moments);
}

/**
 * The sets of tiles a player can end up performing, paying one by one in any order and turning tokens at any moment
 * (R4): they can be paid, and there is a moment at which none of the others can (R3).
 */
function performable(owner: Player): number[][] {
  return subsets(all(owner)).filter((set) => {
    if (tokensFor(owner, costOf(owner, set)) > owner.philosophy) return false;
    const others = all(owner).filter((index) => !set.includes(index));
    return others.length === 0 || fewest(owner, set) < Math.min(...others.map((index) => tileCost(owner, index)));
  });
}

/** Every outcome that differs from the others in its tiles or its tokens, as long as a token still gains something. */
export function payments(owner: Player): Payment[] {
  const { citizens: each } = facts.rules.philosophy;
  return performable(owner).flatMap((performed) => {
    const cost = costOf(owner, performed);
    const needed = tokensFor(owner, cost);
    let left = owner.citizens + needed * each - cost;
    const found: Payment[] = [{ performed, tokens: needed, cost, left }];
    for (let tokens = needed + 1; tokens <= owner.philosophy; tokens += 1) {
      const gained = gainable({ ...owner, citizens: left }, 'citizens', each);
      if (gained === 0) break;
      left += gained;
      found.push({ performed, tokens, cost, left });
    }
    return found;
  });
}

/** Tiles by their numbers, and tokens if there are any: `4+5`, `4:2`. */
export function paymentId({ tiles }: Player, { performed, tokens }: Payment): string {
  const numbers = performed.length === 0 ? NOTHING : performed.map((index) => tiles[index]).join('+');
  return tokens === 0 ? numbers : `${numbers}:${tokens}`;
}
const NOTHING = 'none';

export function paymentOf(owner: Player, id: string): Payment {
  return chosen(owner, payments(owner), id);
}

function chosen(owner: Player, ways: readonly Payment[], id: string): Payment {
  const found = ways.find((way) => paymentId(owner, way) === id);
  if (found === undefined) throw new Error(`Nothing is paid by "${id}".`);
  return found;
}

const ALL = 'all';
const everything = { forced: [ALL] };

/**
 * Who can pay everything, or has no choice in what to give up, pays without being asked and may turn tokens afterwards;
 * everybody else chooses tiles and tokens at once.
 */
export const payTiles: Rule<'pay-tiles'> = {
  ask(state, seat) {
    const owner = player(state, seat);
    if (costOf(owner, all(owner)) <= owner.citizens) return everything;
    const ways = payments(owner);
    const ids = ways.map((way) => paymentId(owner, way));
    return isChoice(ways) ? { options: ids, min: 1, max: 1 } : { forced: ids.slice(0, 1) };
  },
  act(play, seat, _step, [pick = ALL]) {
    const owner = player(play.state, seat);
    if (pick === ALL) {
      pay(play, seat, all(owner));
      doNext(lane(play.state, seat).todo, { do: 'turn-tokens' });
      return;
    }
    const ways = payments(owner);
    const { performed, tokens } = chosen(owner, ways, pick);
    if (!isChoice(ways)) doNext(lane(play.state, seat).todo, { do: 'turn-tokens' });
    const before = owner.philosophy;
    pay(play, seat, performed);
    turn(play, seat, tokens - (before - owner.philosophy));
  },
};

/** Whether the ways differ in what is performed; if only in tokens, these are asked for once the tiles are paid. */
function isChoice(ways: readonly Payment[]): boolean {
  return ways.some(({ performed }) => performed !== ways[0]?.performed);
}

/** Tokens are turned as late as possible, so that none is lost to the limit of citizens. */
function pay(play: KhoraPlay, seat: Seat, performed: readonly number[]): void {
  const owner = player(play.state, seat);
  owner.tiles.forEach((tile, index) => {
    const action = actions[tile];
    if (action === undefined) return;
    if (!performed.includes(index)) {
      owner.aside.push(tile);
      play.news.push({ kind: 'set-aside', seat, action });
      return;
    }
    const cost = tileCost(owner, index);
    turn(play, seat, tokensFor(owner, cost));
    lose(play, seat, 'citizens', cost, { by: 'tile', action });
  });
}

function turn(play: KhoraPlay, seat: Seat, tokens: number): void {
  lose(play, seat, 'philosophy', tokens, { by: 'philosophy' });
  gain(play, seat, 'citizens', tokens * facts.rules.philosophy.citizens, { by: 'philosophy' });
}

/** As many tokens as ever make sense, and none. */
const tokenCounts = Array.from({ length: facts.rules.most.citizens + 1 }, (_, tokens) => String(tokens));

/** What is not needed for paying may become citizens too (R4). */
export const turnTokens: Rule<'turn-tokens'> = {
  ask(state, seat) {
    const { philosophy, citizens } = player(state, seat);
    const room = facts.rules.most.citizens - citizens;
    const useful = Math.min(philosophy, Math.ceil(room / facts.rules.philosophy.citizens));
    if (useful <= 0) return null;
    return { options: tokenCounts.slice(0, useful + 1), min: 1, max: 1 };
  },
  act: (play, seat, _step, [pick]) => turn(play, seat, Number(pick)),
};
