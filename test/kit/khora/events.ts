import { expect, test } from 'vitest';
import { eventEffects, facts } from '../../../src/games/khora/facts/facts.ts';
import { type Change, type Setting, changes } from './measure.ts';
import type { Layout } from './scenario.ts';

/** An event that is resolved at a table, and what it brings every seat; the others must be left alone. */
export interface EventCase extends Layout {
  readonly id: string;
  readonly what: string;
  /** Who picks what, in the order in which they answer; what is not asked cannot be answered. */
  readonly answers?: readonly (readonly [seat: number, ...picks: string[]])[];
  readonly brings: readonly Change[];
}

export function testEvents(cases: readonly EventCase[]): void {
  for (const { id, what, answers = [], brings, ...layout } of cases) {
    test(`${id}: ${what}`, () => {
      const run = changes({ ...layout, event: id }, (t) => {
        t.table({ do: 'resolve' }, { do: 'drop-overflow' });
        for (const [seat, ...picks] of answers) t.picks(seat, ...picks);
      });
      expect(run).toEqual(brings);
    });
  }
}

/** The events that have effects of this group. */
export function eventsWith(...groups: readonly ('all' | 'highest' | 'one-by-one')[]): string[] {
  const ids = [...facts.events.keys()];
  return ids.filter((id) => groups.some((group) => eventEffects(id, group).length > 0));
}

/** How the troops of a row compare; a table of two cannot have ties without being equal. */
export function comparison(players: readonly Setting[]): 'all equal' | 'tied highest' | 'tied lowest' | 'single' {
  const troops = players.map((setting) => setting.troops ?? 0);
  const [most, fewest] = [Math.max(...troops), Math.min(...troops)];
  if (most === fewest) return 'all equal';
  if (troops.filter((count) => count === most).length > 1) return 'tied highest';
  return troops.filter((count) => count === fewest).length > 1 ? 'tied lowest' : 'single';
}
