import { expect, test } from 'vitest';
import { facts } from '../../../../src/games/olympos/facts/facts.ts';
import { loadOutlines } from '../../../../src/games/olympos/facts/outlines.ts';

type Point = readonly [x: number, y: number];

const { size, zones, barriers, links, borders } = loadOutlines();
const [width, height] = size;
const { board } = facts;
const landCount = board.land.length;

const pairs = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => [flat[2 * i] as number, flat[2 * i + 1] as number]);
const pairKey = (a: string, b: string): string => [a, b].sort().join(' - ');
const dot = (p: Point): string => p.join();
const areas = new Map<string, Point[][]>();
for (const [id, { rings }] of Object.entries(zones)) areas.set(id, rings.map(pairs));
for (const { id, rings } of barriers) areas.set(id, rings.map(pairs));

const signed = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [u, v] = ring[(i + 1) % ring.length] as Point;
    return sum + x * v - u * y;
  }, 0) / 2;

function within([x, y]: Point, rings: readonly (readonly Point[])[]): boolean {
  let odd = false;
  for (const ring of rings) {
    ring.forEach(([a, b], i) => {
      const [c, d] = ring[(i + 1) % ring.length] as Point;
      if (b > y !== d > y && x < ((c - a) * (y - b)) / (d - b) + a) odd = !odd;
    });
  }
  return odd;
}

interface Segment {
  readonly from: Point;
  readonly to: Point;
  /** The areas beside it, and which way round they have it. */
  readonly uses: [id: string, ahead: boolean][];
}

function segmentKey(p: Point, q: Point): [key: string, ahead: boolean] {
  const ahead = p[0] < q[0] || (p[0] === q[0] && p[1] < q[1]);
  return [ahead ? `${dot(p)} ${dot(q)}` : `${dot(q)} ${dot(p)}`, ahead];
}

const segments = new Map<string, Segment>();
for (const [id, rings] of areas) {
  for (const ring of rings) {
    ring.forEach((from, i) => {
      const to = ring[(i + 1) % ring.length] as Point;
      const [key, ahead] = segmentKey(from, to);
      const segment = segments.get(key) ?? { from, to, uses: [] };
      segment.uses.push([id, ahead]);
      segments.set(key, segment);
    });
  }
}
const length = ({ from, to }: Segment): number => Math.hypot(to[0] - from[0], to[1] - from[1]);
const onFrame = ({ from, to }: Segment): boolean =>
  [0, 1].some((axis) => from[axis] === to[axis] && (from[axis] === 0 || from[axis] === size[axis]));

const edges = new Set(
  board.neighbours.flatMap((others, zone) =>
    others.map((other) => pairKey(board.zones[zone] as string, board.zones[other] as string)),
  ),
);

test('every zone has an outline of its kind and nothing else has one', () => {
  const kinds = board.zones.map((id, n) => [id, n === board.north ? 'north' : n < landCount ? 'land' : 'sea']);
  expect(Object.fromEntries(Object.entries(zones).map(([id, { kind }]) => [id, kind]))).toEqual(
    Object.fromEntries(kinds),
  );
  const numbers = Object.values(zones).map(({ n }) => n);
  expect(numbers.sort((a, b) => a - b)).toEqual(board.zones.map((_, n) => n));
});

test('zones and barriers fill the frame without a gap or an overlap', () => {
  const area = [...areas.values()].flat().reduce((sum, ring) => sum + signed(ring), 0);
  expect(area).toBe(width * height);
  let frame = 0;
  for (const [key, segment] of segments) {
    if (segment.uses.length === 1 && onFrame(segment)) frame += length(segment);
    else if (segment.uses.length !== 2 || segment.uses[0]?.[1] === segment.uses[1]?.[1])
      expect(`${key}: ${segment.uses.join(' / ')}`).toBe('two areas, once each way round');
  }
  expect(Math.round(frame)).toBe(2 * (width + height));
});

test('each outline is one piece, its other rings are holes, and none touches itself', () => {
  for (const [id, [outer = [], ...holes]] of areas) {
    expect([id, signed(outer) > 0]).toEqual([id, true]);
    for (const hole of holes)
      expect([id, signed(hole) < 0, within(hole[0] as Point, [outer])]).toEqual([id, true, true]);
    for (const ring of [outer, ...holes]) expect([id, new Set(ring.map(dot)).size]).toEqual([id, ring.length]);
  }
});

test('two outlines touch exactly where the zones are neighbours', () => {
  const contacts = new Map<string, number>();
  for (const segment of segments.values()) {
    const [one, other] = segment.uses;
    if (one === undefined || other === undefined || !(one[0] in zones) || !(other[0] in zones)) continue;
    const key = pairKey(one[0], other[0]);
    contacts.set(key, (contacts.get(key) ?? 0) + length(segment));
  }
  for (const [a, b] of links) contacts.set(pairKey(a, b), Infinity);
  expect([...contacts.keys()].sort()).toEqual([...edges].sort());
  expect([...contacts].filter(([, touching]) => touching < 20)).toEqual([]);
});

test('no two zones meet in a mere point', () => {
  const corners = new Map<string, Set<string>>();
  for (const [id, rings] of areas) {
    if (!(id in zones)) continue;
    for (const point of rings.flat()) corners.set(dot(point), (corners.get(dot(point)) ?? new Set()).add(id));
  }
  const meeting = [...corners.values()].flatMap((ids) =>
    [...ids].flatMap((a) => [...ids].filter((b) => a < b && !edges.has(pairKey(a, b))).map((b) => pairKey(a, b))),
  );
  expect(meeting).toEqual([]);
});

test('seas that meet differ in tint', () => {
  const alike = [...edges].filter((edge) => {
    const [one, other] = edge.split(' - ').map((id) => zones[id]);
    return one?.kind === 'sea' && other?.kind === 'sea' && one.tint === other.tint;
  });
  expect(alike).toEqual([]);
});

test('numbers, discs, signs and badges stand inside their zones, and badges where they are needed', () => {
  for (const [id, { label, token, resource, badge }] of Object.entries(zones)) {
    const points = [label, token, resource, ...(badge ? [badge] : [])];
    expect([id, points.filter((point) => !within(point, areas.get(id) ?? []))]).toEqual([id, []]);
    const zone = board.land.find((land) => land.id === id);
    expect([id, badge !== undefined]).toEqual([id, zone !== undefined && (zone.star || zone.zeus)]);
  }
});

test('the borders are the segments of the outlines, each once, between the zones they name', () => {
  const drawn = new Set<string>();
  const kindOf = (id: string | null): string => (id === null ? 'frame' : (zones[id]?.kind ?? 'barrier'));
  for (const { kind, zones: sides, line } of borders) {
    const kinds = sides.map(kindOf);
    const mixed = kinds.includes('sea') ? (kinds.every((side) => side === 'sea') ? 'sea' : 'coast') : 'land';
    expect(kind).toBe(['frame', 'barrier'].find((side) => kinds.includes(side)) ?? mixed);
    const points = pairs(line);
    points.slice(1).forEach((to, index) => {
      const [key] = segmentKey(points[index] as Point, to);
      const beside = segments.get(key)?.uses.map(([id]) => id) ?? [];
      expect([...beside].sort()).toEqual(sides.filter((id) => id !== null).sort());
      expect([key, drawn.has(key)]).toEqual([key, false]);
      drawn.add(key);
    });
  }
  expect(drawn.size).toBe(segments.size);
});
