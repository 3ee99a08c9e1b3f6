import type { Files } from './schema.ts';
import { type Resource, resources } from './terms.ts';

/** A land zone, also called a territory. */
export interface Land {
  readonly id: string;
  readonly resource: Resource;
  readonly star: boolean;
  readonly zeus: boolean;
  /** What it is worth at the end. */
  readonly points: number;
}

/** The zones by number: land first, in the order of the data, then sea, the north zone last. */
export interface Board {
  readonly land: readonly Land[];
  /** Names of all zones by number. */
  readonly zones: readonly string[];
  readonly north: number;
  /** Numbers of the neighbours of each zone. */
  readonly neighbours: readonly (readonly number[])[];
}

const wrong = (where: string, why: string): never => {
  throw new Error(`data/olympos/map.json: ${where}: ${why}`);
};

/** Lays out the map, and refuses one that cannot be played on. */
export function board(map: Files['map'], points: number): Board {
  const land = map.land.map(({ id, resource, star, zeus, points: own }) => ({
    id,
    resource,
    star: star ?? false,
    zeus: zeus ?? false,
    points: own ?? points,
  }));
  const zones = [...land.map(({ id }) => id), ...map.sea.map(({ id }) => id), map.north.id];
  const twice = zones.find((id, index) => zones.indexOf(id) !== index);
  if (twice !== undefined) wrong(twice, 'stands there twice');
  const north = zones.length - 1;
  const neighbours = adjacency(map.edges, zones);
  checkConnected(zones, neighbours, north);
  checkShares(land);
  return { land, zones, north, neighbours };
}

function adjacency(edges: Files['map']['edges'], zones: readonly string[]): number[][] {
  const neighbours = zones.map((): number[] => []);
  for (const edge of edges) {
    const name = edge.join(' - ');
    const [a, b] = edge.map((id) => {
      const index = zones.indexOf(id);
      return index < 0 ? wrong(`edges > ${name}`, `there is no zone "${id}"`) : index;
    }) as [number, number];
    if (a === b) wrong(`edges > ${name}`, 'joins a zone to itself');
    if (neighbours[a]?.includes(b)) wrong(`edges > ${name}`, 'is given twice');
    neighbours[a]?.push(b);
    neighbours[b]?.push(a);
  }
  return neighbours;
}

/** The north zone is left and never entered, so what it alone joins is not joined. */
function checkConnected(zones: readonly string[], neighbours: readonly (readonly number[])[], north: number): void {
  if (neighbours[north]?.length === 0) wrong(zones[north] as string, 'has no neighbour');
  const reached = new Set<number>();
  const waiting = [0];
  for (let zone = waiting.pop(); zone !== undefined; zone = waiting.pop()) {
    if (reached.has(zone) || zone === north) continue;
    reached.add(zone);
    waiting.push(...(neighbours[zone] ?? []));
  }
  const cut = zones.find((_, index) => index !== north && !reached.has(index));
  if (cut !== undefined) wrong(cut, `the map is not connected: it cannot be reached from ${zones[0] ?? 'anywhere'}`);
}

/** Every resource has as many territories, and as many of them with a star. */
function checkShares(land: readonly Land[]): void {
  for (const [what, counted] of [
    ['territories', land],
    ['star territories', land.filter(({ star }) => star)],
  ] as const) {
    const counts = resources.map((resource) => counted.filter((zone) => zone.resource === resource).length);
    const said = resources.map((resource, index) => `${counts[index] ?? 0} of ${resource}`).join(', ');
    if (new Set(counts).size > 1) wrong('land', `the resources have unequal numbers of ${what}: ${said}`);
  }
}
