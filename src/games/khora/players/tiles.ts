import { actionOf } from '../rules/dice.ts';
import { facts } from '../facts/facts.ts';
import type { Player } from '../rules/state.ts';
import { actions } from '../facts/terms.ts';
import { inAction, perform, supposed } from './plans.ts';
import type { Values } from './values.ts';

/** The worth of performing these tiles one after the other, known once for each set. */
export type TileWorth = (tiles: readonly number[]) => number;

/** Only these four change what the others among them can do. */
const FIRST_LINKED = actions.indexOf('trade');

export function tileWorth(values: Values): TileWorth {
  const now = inAction(values);
  const alone = new Map<number, number>();
  const together = new Map<number, number>();

  function single(tile: number): number {
    const known = alone.get(tile);
    if (known !== undefined) return known;
    const worth = perform(supposed(now), actionOf(tile));
    alone.set(tile, worth);
    return worth;
  }

  function linked(tiles: readonly number[]): number {
    const key = tiles.reduce((sum, tile) => sum | (1 << tile), 0);
    const known = together.get(key);
    if (known !== undefined) return known;
    const then = supposed(now);
    const worth = tiles.reduce((sum, tile) => sum + perform(then, actionOf(tile)), 0);
    together.set(key, worth);
    return worth;
  }

  return (tiles) => {
    const chain = tiles.filter((tile) => tile >= FIRST_LINKED).sort((a, b) => a - b);
    const rest = tiles.reduce((sum, tile) => sum + (tile < FIRST_LINKED ? single(tile) : 0), 0);
    return rest + (chain.length === 1 ? single(chain[0] ?? 0) : chain.length > 1 ? linked(chain) : 0);
  };
}

export interface Assignment {
  /** The tile for each die, in the order of the dice. */
  readonly tiles: readonly number[];
  readonly cost: number;
}

const sets = new Map([2, 3].map((size) => [size, subsets(size)]));

function subsets(size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return actions.flatMap((_, tile) => (tile < from ? [] : subsets(size - 1, tile + 1).map((rest) => [tile, ...rest])));
}

/** Every set of tiles, put on the dice so that it costs least: the lowest tile on the lowest die. */
export function assignments({ rolled }: Player): Assignment[] {
  const order = rolled.map((_, index) => index).sort((a, b) => (rolled[a] ?? 0) - (rolled[b] ?? 0));
  return (sets.get(rolled.length) ?? []).map((set) => {
    const tiles: number[] = [];
    let cost = 0;
    order.forEach((die, index) => {
      const tile = set[index] ?? 0;
      tiles[die] = tile;
      cost += Math.max(0, tile - (rolled[die] ?? 0));
    });
    return { tiles, cost };
  });
}

/** What paying so many citizens takes, with philosophy tokens where they are short; null if even that is not enough. */
export function price(values: Values, cost: number): number | null {
  const { citizens, philosophy } = values.owner;
  if (cost <= citizens) return cost * values.citizens;
  const tokens = Math.ceil((cost - citizens) / facts.rules.philosophy.citizens);
  if (tokens > philosophy) return null;
  return citizens * values.citizens + tokens * values.philosophy;
}
