import { facts } from '../facts/facts.ts';

const { board, rules } = facts;
const landCount = board.land.length;

/** Stands for the north zone among the numbers of territories a settler can start from. */
export const NORTH = landCount;
/** What a route costs where there is none. */
export const NO_ROUTE = 255;

/** How somebody travels: what a sea zone costs (null is closed), and a run of land zones (null counts each). */
export interface Travel {
  readonly sea: number | null;
  readonly run: number | null;
}

const known = new Map<number, Uint8Array>();

/**
 * What the cheapest route costs from each start to each territory (O22), `costs[start * land + end]`. Nothing that stands
 * on the map is in the way (O23, O24), so it depends on the traveller alone. From a territory to itself it is the
 * cheapest way out and back (O25).
 */
export function routes({ sea, run }: Travel): Uint8Array {
  const key = ((sea ?? -1) + 1) * 16 + (run ?? -1) + 1;
  const found = known.get(key);
  if (found !== undefined) return found;
  const costs = new Uint8Array((landCount + 1) * landCount).fill(NO_ROUTE);
  for (let start = 0; start <= landCount; start += 1) measure(costs, start, { sea, run });
  known.set(key, costs);
  return costs;
}

/** The numbers of a zone are doubled: 2n is zone n after a sea zone or a start, 2n + 1 within a run of land zones. */
function measure(costs: Uint8Array, start: number, { sea, run }: Travel): void {
  const best = new Map<number, number>();
  const open: [node: number, cost: number][] = [[2 * (start === NORTH ? board.north : start), 0]];
  for (;;) {
    open.sort((a, b) => b[1] - a[1]);
    const next = open.pop();
    if (next === undefined) return;
    const [node, cost] = next;
    const zone = node >> 1;
    for (const entered of board.neighbours[zone] ?? []) {
      if (entered === board.north) continue;
      const isLand = entered < landCount;
      const price = isLand ? landPrice(run, node % 2 === 1) : sea;
      if (price === null) continue;
      const reached = 2 * entered + (isLand ? 1 : 0);
      const total = cost + price;
      if (total >= (best.get(reached) ?? NO_ROUTE)) continue;
      best.set(reached, total);
      open.push([reached, total]);
      if (isLand) costs[start * landCount + entered] = total;
    }
  }
}

function landPrice(run: number | null, running: boolean): number {
  if (run === null) return rules.prices.land;
  return running ? 0 : run;
}
