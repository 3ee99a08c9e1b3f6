import type { Seat } from '../../../engine/decision.ts';
import { facts } from '../facts/facts.ts';
import { powers } from './powers.ts';
import type { Fight, State, Territory } from './state.ts';
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

/** Democracy turns a tie for the side that alone has it (O36, O37). */
function fought(against: Fight['against'], own: Side, other: Side): Fight {
  const edge = own.swords - other.swords || Number(own.winsTies) - Number(other.winsTies);
  if (edge === 0) return { against, swords: 'equal' };
  return { against, swords: edge > 0 ? 'more' : 'fewer' };
}

/** A fight is always won; the question is the price. */
export function fightPrice(fight: Fight | null): number {
  return fight === null ? 0 : prices[fight.swords];
}
