import type { Option, Question, Seat } from '../../../engine/decision.ts';
import { text } from '../../../engine/text.ts';
import { perform } from './effects.ts';
import { facts } from '../facts/facts.ts';
import type { Losses } from '../facts/verbs.ts';
import { type KhoraPlay, type Player, type State, player } from './state.ts';
import type { Resource } from '../facts/terms.ts';

/** The option of leaving it. */
export const DECLINE = 'decline';

/** For each city the numbers of its developments that may be used at any time. */
const anyTime = new Map(
  [...facts.cities].map(([city, developments]) => [
    city,
    developments.flatMap(({ when }, index) => (when === 'any-time' ? [index + 1] : [])),
  ]),
);
const none: readonly string[] = [];

/** Developments a seat may use beside any of its decisions, as long as it can pay for them (R32). */
export function freeActions(state: State, seat: Seat): readonly string[] {
  const owner = player(state, seat);
  const numbers = anyTime.get(owner.city) ?? [];
  if (numbers.length === 0) return none;
  const usable = numbers.filter((number) => number <= owner.developments && canPay(owner, number));
  return usable.map((number) => `use:${owner.city}:${number}`);
}

function canPay(owner: Player, number: number): boolean {
  const effects = facts.cities.get(owner.city)?.[number - 1]?.effects ?? [];
  return effects.every((effect) => effect.verb !== 'lose' || canLose(owner, effect.lose));
}

function canLose(owner: Player, losses: Losses): boolean {
  for (const what in losses) {
    const amount = losses[what as Resource];
    if (typeof amount === 'number' && owner[what as Resource] < amount) return false;
  }
  return true;
}

function parsed(id: string): { city: string; number: number } {
  const [, city = '', number = ''] = id.split(':');
  return { city, number: Number(number) };
}

export function useFreeAction(play: KhoraPlay, seat: Seat, id: string): void {
  perform(play, seat, { by: 'development', ...parsed(id) }, 'effects');
}

export function freeActionInWords(id: string): Option {
  const { city, number } = parsed(id);
  return {
    id,
    label: text('option.use', { name: text(`cities.${city}.name`), number }),
    detail: text(`cities.${city}.${number}`),
  };
}

/** A question that may be declined, for something that drachmas buy; not asked if nothing could come of it. */
export function mayPay(state: State, seat: Seat, options: readonly string[]): Question | null {
  if (options.length === 0 && freeActions(state, seat).length === 0) return null;
  return { options: [...options, DECLINE], min: 1, max: 1 };
}
