import type { Refusal } from '../engine/decision.ts';

/** What somebody may not do with a table, as a code that every language has a sentence for. */
export type Mistake =
  | 'no-table'
  | 'no-such-game'
  | 'no-such-strength'
  | 'table-gone'
  | 'table-here'
  | 'table-over'
  | 'not-started'
  | 'already-started'
  | 'full'
  | 'already-seated'
  | 'not-seated'
  | 'not-host'
  | 'too-few'
  | 'no-such-seat'
  | 'host-stays'
  | 'no-checkpoint'
  | 'paused'
  | 'no-hints'
  | 'nothing-asked'
  | `refused-${Refusal}`;

export type Result<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly why: Mistake };

export function fine<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function mistaken(why: Mistake): { readonly ok: false; readonly why: Mistake } {
  return { ok: false, why };
}
