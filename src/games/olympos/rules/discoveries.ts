import type { Question, Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import type { Cell, Demand } from '../facts/cells.ts';
import { cell, facts } from '../facts/facts.ts';
import { type Resource, resources } from '../facts/terms.ts';
import { gainAll, lose } from './gains.ts';
import type { News } from './news.ts';
import { type Powers, powers } from './powers.ts';
import { type Pile, type Player, type SeatStep, type State, lane, pileOf, player } from './state.ts';
import { means, pay } from './time.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

const one = (options: readonly string[]): Question => ({ options, min: 1, max: 1 });

/** What a discovery costs from this cell: only what the fixed part names makes it cheaper (O42). */
export function discoveryPrice({ named, action }: Powers, { needs }: Cell): number {
  let cheaper = 0;
  for (const resource in named) {
    if (needs[resource as Resource] !== undefined) cheaper += named[resource as Resource] ?? 0;
  }
  return Math.max(0, facts.rules.prices.discovery + cheaper) + action;
}

type Holdings = Pick<Player, 'tokens' | 'cubes'>;

/** Tokens and cubes together, in the order of the resources. */
function holdings({ tokens, cubes }: Holdings): Demand {
  return resources.map((resource) => tokens[resource] + cubes[resource]);
}

function meets(held: Demand, demand: Demand): boolean {
  for (let type = 0; type < demand.length; type += 1) if ((held[type] ?? 0) < (demand[type] ?? 0)) return false;
  return true;
}

function meetsAny(held: Demand, demands: readonly Demand[]): boolean {
  for (const demand of demands) if (meets(held, demand)) return true;
  return false;
}

/** Tokens and cubes together are enough for the cell. */
export function hasResources(owner: Holdings, { demands }: Cell): boolean {
  return meetsAny(holdings(owner), demands);
}

function owns({ tiles }: Pick<Player, 'tiles'>, id: string): boolean {
  return tiles.some(({ discovery }) => discovery === id);
}

/** Types that still lie there, are not owned yet (O41) and can be met and paid. */
export function discoverable(state: State, seat: Seat): string[] {
  const owner = player(state, seat);
  const own = powers(owner);
  const most = means(owner);
  const held = holdings(owner);
  const found: string[] = [];
  for (const { left, discovery, cell: id } of state.piles) {
    if (left === 0) continue;
    const place = cell(id);
    if (!meetsAny(held, place.demands) || owns(owner, discovery)) continue;
    if (discoveryPrice(own, place) <= most) found.push(discovery);
  }
  return found;
}

/** The sets of cubes that meet the cell where the tokens do not, of which none contains another (O40). */
export function cubeSets(owner: Holdings, { demands }: Cell): Demand[] {
  const held = holdings(owner);
  const short = demands
    .filter((demand) => meets(held, demand))
    .map((demand) => resources.map((resource, type) => Math.max(0, (demand[type] ?? 0) - owner.tokens[resource])));
  const sets = [...new Map(short.map((set) => [set.join(), set])).values()];
  return sets.filter(
    (set) => !sets.some((other) => other !== set && other.every((cubes, type) => cubes <= (set[type] ?? 0))),
  );
}

/** `grain+grain+wood`; empty where the tokens are enough. */
export function cubesId(set: Demand): string {
  return resources.flatMap((resource, type) => new Array<string>(set[type] ?? 0).fill(resource)).join('+');
}

/** The cubes are discarded and the hourglasses held now are used, before the tile brings anything (O45). */
export const payment: Rule<'payment'> = {
  ask(state, seat, { discovery }) {
    const sets = cubeSets(player(state, seat), cell(pileOf(state, discovery).cell)).map(cubesId);
    return sets.length > 1 ? one(sets) : { forced: sets };
  },
  act(play, seat, { discovery }, [pick = '']) {
    const from = { by: 'discovery', id: discovery } as const;
    const place = cell(pileOf(play.state, discovery).cell);
    const cubes = pick.split('+');
    for (const resource of resources)
      lose(play, seat, resource, cubes.filter((cube) => cube === resource).length, from);
    pay(play, seat, discoveryPrice(powers(player(play.state, seat)), place), from);
    const steps = ['tile', 'bonus', 'effects'] as const;
    doNext(lane(play.state, seat).todo, ...steps.map((step): SeatStep => ({ do: step, discovery })));
  },
};

/** Where both tiles of a type lie there the first buyer chooses; with one copy the other leaves the game (O43). */
export const tile: Rule<'tile'> = {
  ask(state, _seat, { discovery }) {
    const { variants } = pileOf(state, discovery);
    return variants.length > 1 ? one(variants) : { forced: variants };
  },
  act(play, seat, { discovery }, [pick]) {
    const pile = pileOf(play.state, discovery);
    const resource = (pick as Resource | undefined) ?? null;
    pile.left -= 1;
    pile.variants = pile.left === 0 ? [] : pile.variants.filter((other) => other !== resource);
    player(play.state, seat).tiles.push({ discovery, resource });
    play.news.push({ kind: 'discovered', seat, discovery, resource, cell: pile.cell });
  },
};

/** The free bonus spaces of a cell: `1:settlers`. */
function freeBonuses({ cell: id, markers }: Pile): string[] {
  return cell(id).bonuses.flatMap(({ gain }, index) =>
    markers[index] === null ? [`${index + 1}:${Object.keys(gain).join('+')}`] : [],
  );
}

/** Always taken (O44). */
export const bonus: Rule<'bonus'> = {
  ask(state, _seat, { discovery }) {
    const options = freeBonuses(pileOf(state, discovery));
    if (options.length === 0) return null;
    return options.length > 1 ? one(options) : { forced: options };
  },
  act(play, seat, { discovery }, [pick = '']) {
    const pile = pileOf(play.state, discovery);
    const number = Number(pick.split(':')[0]);
    pile.markers[number - 1] = seat;
    play.news.push({ kind: 'bonus', seat, cell: pile.cell, number });
    const { gain = {} } = cell(pile.cell).bonuses[number - 1] ?? {};
    gainAll(play, seat, gain, { by: 'bonus', cell: pile.cell, number });
  },
};
