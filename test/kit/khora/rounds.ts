import { expect } from 'vitest';
import type { Seat } from '../../../src/engine/decision.ts';
import type { News } from '../../../src/games/khora/rules/news.ts';
import { type Layout, type Scenario, scenario } from './scenario.ts';

/** A round as the rules lay it out, but with these dice, this start player and this event. */
export interface Round extends Layout {
  readonly dice: readonly (readonly number[])[];
}

/** The round has begun and everybody must assign tiles; nothing else is as chance would have it. */
export function round({ dice, start = 0, event = 'supplies-from-lydia', ...layout }: Round): Scenario {
  const t = scenario(layout).table({ do: 'announce' });
  dice.forEach((rolled, seat) => (t.player(seat).rolled = [...rolled]));
  t.state.start = start;
  t.state.events[t.state.round - 1] = event;
  return t;
}

/** Nobody is asked anything: what was to happen has happened. */
export function expectSettled(t: Scenario): void {
  expect(t.awaited()).toEqual([]);
}

/** Lets one seat after the other decline this kind of question, and says in what order they were asked. */
export function askedInTurn(t: Scenario, kind: string): Seat[] {
  const seats: Seat[] = [];
  for (;;) {
    const [seat, ...others] = t.awaited();
    if (seat === undefined || t.question(seat)?.kind !== kind) return seats;
    expect(others).toEqual([]);
    seats.push(seat);
    t.picks(seat, 'decline');
  }
}

/** The actions performed so far, as `seat action`. */
export function acted(t: Scenario): string[] {
  return t.news.flatMap((news) => (news.kind === 'acted' ? [`${news.seat} ${news.action}`] : []));
}

export function newsOf<K extends News['kind']>(t: Scenario, kind: K): Extract<News, { kind: K }>[] {
  return t.news.filter((news): news is Extract<News, { kind: K }> => news.kind === kind);
}
