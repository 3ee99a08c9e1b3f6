import type { Seat } from '../../../engine/decision.ts';
import { facts } from '../facts/facts.ts';
import type { Fight } from './news.ts';
import { powers } from './powers.ts';
import type { State, Territory } from './state.ts';
import { controller } from './territories.ts';

const prices = facts.rules.fight;

/** Swords of a side, and whether it wins a tie. */
interface Side {
  readonly swords: number;
  readonly winsTies: boolean;
}

const tribe: Side = { swords: prices.tribe, winsTies: false };
const barbarians: Side = { swords: prices.barbarians, winsTies: false };

/** The sides of all players, measured once. */
export type Warriors = readonly Side[];

export function warriors(state: State): Warriors {
  return state.players.map((owner) => powers(owner));
}

/** The fight for a territory; null where nobody holds it. Only who is on top defends (O27). */
export function fightFor(sides: Warriors, attacker: Seat, there: Territory): Fight | null {
  const own = sides[attacker] ?? tribe;
  const top = controller(there);
  if (top !== null && top !== attacker) return fought(top, own, sides[top] ?? tribe);
  if (there.mark === 'tribe') return fought('tribe', own, tribe);
  if (there.mark === 'barbarians' && top === null) return fought('barbarians', own, barbarians);
  return null;
}

function fought(against: Fight['against'], own: Side, other: Side): Fight {
  return { against, swords: compared(own, other) };
}

/** Democracy turns a tie for the side that alone has it (O36, O37). */
function compared(own: Side, other: Side): Fight['swords'] {
  const edge = own.swords - other.swords || Number(own.winsTies) - Number(other.winsTies);
  if (edge === 0) return 'equal';
  return edge > 0 ? 'more' : 'fewer';
}

/** What a fight against each seat, a tribe and barbarians costs. A fight is always won; the question is the price. */
export interface FightPrices {
  readonly seats: readonly number[];
  readonly tribe: number;
  readonly barbarians: number;
}

export function fightPrices(sides: Warriors, attacker: Seat): FightPrices {
  const own = sides[attacker] ?? tribe;
  return {
    seats: sides.map((other) => prices[compared(own, other)]),
    tribe: prices[compared(own, tribe)],
    barbarians: prices[compared(own, barbarians)],
  };
}

/** What it costs to fight for a territory that somebody else may hold. */
export function fightPrice(costs: FightPrices, there: Territory): number {
  const top = controller(there);
  if (top !== null) return costs.seats[top] ?? 0;
  return there.mark === 'tribe' || there.mark === 'barbarians' ? costs[there.mark] : 0;
}
