import type { Files, FixedGains } from './schema.ts';
import { type Resource, resources } from './terms.ts';

/** So many of each resource, in the order of `resources`. */
export type Demand = readonly number[];

export interface Bonus {
  readonly gain: FixedGains;
  /** Open with the most players only. */
  readonly grey: boolean;
}

/** A place on the development board. The cost belongs to it and not to the tile that lies there (O4). */
export interface Cell {
  readonly id: string;
  readonly row: number;
  readonly column: number;
  readonly needs: Readonly<Partial<Record<Resource, number>>>;
  /** Groups of so many equal resources, each of a type of its own that `needs` does not name (O39). */
  readonly equal: readonly number[];
  readonly bonuses: readonly Bonus[];
  /** Every way to meet the cost. */
  readonly demands: readonly Demand[];
}

const wrong = (where: string, why: string): never => {
  throw new Error(`data/olympos/cells.json: ${where}: ${why}`);
};

/** `available` is how many territories each resource has. */
export function cell(raw: Files['cells'][number], available: number): Cell {
  const { id, row, column, needs, equal } = raw;
  const named = resources.filter((resource) => needs[resource] !== undefined);
  if (named.length + equal.length === 0) wrong(id, 'it costs nothing');
  if (named.length + equal.length > resources.length)
    wrong(id, `it cannot be paid: it asks for ${named.length + equal.length} types and there are ${resources.length}`);
  const dear = [...named.map((resource) => needs[resource] ?? 0), ...equal].find((count) => count > available);
  if (dear !== undefined)
    wrong(id, `it cannot be paid: it asks for ${dear} of a type that has ${available} territories`);
  const bonuses = raw.bonuses.map(({ gain, grey }) => ({ gain, grey: grey ?? false }));
  return { id, row, column, needs, equal, bonuses, demands: demands(needs, equal) };
}

function demands(needs: Cell['needs'], equal: readonly number[]): Demand[] {
  let found: Demand[] = [resources.map((resource) => needs[resource] ?? 0)];
  for (const group of equal) {
    const grown = found.flatMap((demand) =>
      resources.flatMap((_, type) => (demand[type] === 0 ? [demand.map((n, i) => (i === type ? group : n))] : [])),
    );
    found = [...new Map(grown.map((demand) => [demand.join(), demand])).values()];
  }
  return found;
}
