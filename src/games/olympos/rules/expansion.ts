import type { Question, Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { facts, landNumber } from '../facts/facts.ts';
import { type FightPrices, fightFor, fightPrice, fightPrices, warriors } from './fight.ts';
import { gain, lose } from './gains.ts';
import type { News } from './news.ts';
import { powers } from './powers.ts';
import { NORTH, NO_ROUTE, routes } from './routes.ts';
import { type Settler, settlerId } from './settler.ts';
import { type OlymposPlay, type SeatStep, type State, type Territory, lane, player, territory } from './state.ts';
import { controller, discsOn, enter, landOf, leave } from './territories.ts';
import { means, pay } from './time.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

const landCount = facts.board.land.length;

/** What an expansion costs a seat, whichever settler goes wherever. */
interface Costs {
  /** `route[start * land + end]`. */
  readonly route: Uint8Array;
  readonly fights: FightPrices;
  readonly newSettler: number;
  readonly extra: number;
  readonly most: number;
}

function costs(state: State, seat: Seat): Costs {
  const owner = player(state, seat);
  const { sea, seaClosed, run, newSettler, action } = powers(owner);
  return {
    route: routes({ sea: seaClosed ? null : sea, run }),
    fights: fightPrices(warriors(state), seat),
    newSettler,
    extra: action,
    most: means(owner),
  };
}

/** A cross is never stopped on, nor is what the seat controls when the action begins (O21, O24). */
function mayStop(there: Territory, seat: Seat): boolean {
  return there.mark !== 'cross' && controller(there) !== seat;
}

/** Where a settler can set out from at the least cost, and what that adds. */
interface Start {
  readonly number: number;
  readonly price: number;
}

/** A new settler on a controlled territory never beats the disc that stands there, so only the north zone counts. */
function cheapestStarts(state: State, seat: Seat, newSettler: number): Start[] {
  const found: Start[] = player(state, seat).stock > 0 ? [{ number: NORTH, price: newSettler }] : [];
  for (let number = 0; number < landCount; number += 1) {
    const { discs } = territory(state, number);
    if (discs.length > 0 && discs.includes(seat)) found.push({ number, price: 0 });
  }
  return found;
}

/** The cheapest total for one territory; Infinity where no settler may stop within the limit. */
function cheapestTotal(there: Territory, end: number, starts: readonly Start[], all: Costs): number {
  const { route, fights, extra, most } = all;
  let way = NO_ROUTE;
  for (const { number, price } of starts) {
    const found = (route[number * landCount + end] as number) + price;
    if (found < way) way = found;
  }
  const total = way + fightPrice(fights, there) + extra;
  return way < NO_ROUTE && total <= most ? total : Infinity;
}

/** The cheapest total for each territory by number, up to so many of them; Infinity where no settler may stop. */
export function cheapest(state: State, seat: Seat, enough = landCount): number[] {
  const all = costs(state, seat);
  const starts = cheapestStarts(state, seat, all.newSettler);
  const totals: number[] = [];
  let found = 0;
  for (let end = 0; end < landCount && found < enough; end += 1) {
    const there = territory(state, end);
    const total = mayStop(there, seat) ? cheapestTotal(there, end, starts, all) : Infinity;
    if (total < Infinity) found += 1;
    totals.push(total);
  }
  return totals;
}

export function canExpand(state: State, seat: Seat): boolean {
  return (cheapest(state, seat, 1).at(-1) ?? Infinity) < Infinity;
}

/** Every settler that can reach a territory within the limit, one of each that comes to the same. */
export function settlers(state: State, seat: Seat, to: number): Settler[] {
  const { route, fights, newSettler, extra, most } = costs(state, seat);
  const target = territory(state, to);
  if (!mayStop(target, seat)) return [];
  const fight = fightPrice(fights, target);
  const found: Settler[] = [];
  const offer = (start: number, height: number | null): void => {
    const way = route[start * landCount + to] as number;
    const total = way + fight + extra + (height === null ? newSettler : 0);
    if (way === NO_ROUTE || total > most) return;
    if (height === null && found.some((other) => other.height === null && other.total === total)) return;
    found.push({ start, height, total });
  };
  if (player(state, seat).stock > 0) {
    offer(NORTH, null);
    state.territories.forEach((there, number) => {
      if (controller(there) === seat) offer(number, null);
    });
  }
  state.territories.forEach((there, number) => {
    for (const { height } of discsOn(there, number, seat)) offer(number, height);
  });
  return found;
}

const one = (options: readonly string[]): Question => ({ options, min: 1, max: 1 });

export const destination: Rule<'destination'> = {
  ask(state, seat) {
    const options: string[] = [];
    cheapest(state, seat).forEach((total, number) => {
      if (total < Infinity) options.push(landOf(number).id);
    });
    return one(options);
  },
  act: (play, seat, _step, [to = '']) => doNext(lane(play.state, seat).todo, { do: 'settler', to }),
};

/** Asked only where the settlers differ in what they cost or leave. */
export const settler: Rule<'settler'> = {
  ask(state, seat, { to }) {
    const options = settlers(state, seat, landNumber(to)).map(settlerId);
    return options.length > 1 ? one(options) : { forced: options };
  },
  act(play, seat, { to }, [pick = '']) {
    const number = landNumber(to);
    const chosen = settlers(play.state, seat, number).find((other) => settlerId(other) === pick);
    if (chosen === undefined) throw new Error(`${pick} cannot reach ${to}.`);
    conquer(play, seat, chosen, number);
    const { total } = chosen;
    const from = { by: 'expansion', zone: to } as const;
    doNext(lane(play.state, seat).todo, { do: 'cards' }, { do: 'pay', total, from });
  },
};

/** The territory changes hands before anything is paid. */
function conquer(play: OlymposPlay, seat: Seat, { start, height, total }: Settler, to: number): void {
  const { state, news } = play;
  const there = territory(state, to);
  const zone = there.zone;
  const fight = fightFor(warriors(state), seat, there);
  const from = start === NORTH ? (facts.board.zones[facts.board.north] as string) : landOf(start).id;
  news.push({ kind: 'expanded', seat, start: from, fresh: height === null, zone, fight, total });
  if (height === null) lose(play, seat, 'settlers', 1, { by: 'expansion', zone });
  else leave(play, start, height);
  enter(play, seat, to);
  if (fight !== null && typeof fight.against === 'number')
    gain(play, fight.against, 'hourglasses', facts.rules.fight.attacked.hourglasses, { by: 'attack', zone });
}

export const payStep: Rule<'pay'> = {
  act: (play, seat, { total, from }) => pay(play, seat, total, from),
};
