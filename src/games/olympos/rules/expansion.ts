import type { Question, Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { facts, landNumber } from '../facts/facts.ts';
import { fightFor, fightPrice, warriors } from './fight.ts';
import { gain, lose } from './gains.ts';
import type { News } from './news.ts';
import { powers } from './powers.ts';
import { NORTH, NO_ROUTE, routes } from './routes.ts';
import { type Settler, settlerId } from './settler.ts';
import { type OlymposPlay, type SeatStep, type State, lane, player, territory } from './state.ts';
import { controller, discsOn, enter, landOf, leave } from './territories.ts';
import { means, pay } from './time.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

const landCount = facts.board.land.length;

/** What an expansion costs a seat, whichever settler goes wherever. */
interface Costs {
  /** `route[start * land + end]`. */
  readonly route: Uint8Array;
  /** What a fight on each territory costs; null where the seat may not stop. */
  readonly fights: readonly (number | null)[];
  readonly newSettler: number;
  readonly extra: number;
}

function costs(state: State, seat: Seat): Costs {
  const own = powers(player(state, seat));
  const army = warriors(state);
  return {
    route: routes({ sea: own.seaClosed ? null : own.sea, run: own.run }),
    fights: state.territories.map((there) =>
      there.mark === 'cross' || controller(there) === seat ? null : fightPrice(fightFor(army, seat, there)),
    ),
    newSettler: own.newSettler,
    extra: own.action,
  };
}

/**
 * The cheapest total for each territory by number; Infinity where no settler may stop within the limit. A new settler on
 * a controlled territory never beats the disc that stands there, so only the north zone counts.
 */
export function cheapest(state: State, seat: Seat): number[] {
  const { route, fights, newSettler, extra } = costs(state, seat);
  const owner = player(state, seat);
  const found = new Array<number>(landCount).fill(Infinity);
  const starts = state.territories.flatMap(({ discs }, number) => (discs.includes(seat) ? [number] : []));
  for (let end = 0; end < landCount; end += 1) {
    const fight = fights[end] ?? null;
    if (fight === null) continue;
    let way = owner.stock > 0 ? (route[NORTH * landCount + end] as number) + newSettler : NO_ROUTE;
    for (const start of starts) way = Math.min(way, route[start * landCount + end] as number);
    const total = way + fight + extra;
    if (way < NO_ROUTE && total <= means(owner)) found[end] = total;
  }
  return found;
}

export function canExpand(state: State, seat: Seat): boolean {
  return cheapest(state, seat).some((total) => total < Infinity);
}

/** Every settler that can reach a territory within the limit, one of each that comes to the same. */
export function settlers(state: State, seat: Seat, to: number): Settler[] {
  const { route, fights, newSettler, extra } = costs(state, seat);
  const owner = player(state, seat);
  const fight = fights[to] ?? null;
  if (fight === null) return [];
  const found: Settler[] = [];
  const offer = (start: number, height: number | null): void => {
    const way = route[start * landCount + to] as number;
    const total = way + fight + extra + (height === null ? newSettler : 0);
    if (way === NO_ROUTE || total > means(owner)) return;
    if (height === null && found.some((other) => other.height === null && other.total === total)) return;
    found.push({ start, height, total });
  };
  if (owner.stock > 0) {
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
  ask: (state, seat) =>
    one(cheapest(state, seat).flatMap((total, number) => (total < Infinity ? [landOf(number).id] : []))),
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
