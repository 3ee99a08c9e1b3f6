import { text } from '../../../engine/text.ts';
import { land, waves } from '../../../render/kit/coasts.ts';
import { meander, meanderHeight } from '../../../render/kit/ornaments.ts';
import { palette } from '../../../render/kit/palette.ts';
import { chip } from '../../../render/kit/chips.ts';
import { LEAST_TYPE, type Markup, WIDTH, at, box, fit, rectangle, write } from '../../../render/svg.ts';
import { widthOf } from '../../../render/type.ts';
import { facts } from '../facts/facts.ts';
import type { Space } from '../facts/schema.ts';
import { palace } from './palace.ts';
import type { Scene } from './scene.ts';
import { ship } from './ship.ts';
import { demand, spot, stopWidth } from './stops.ts';

export const mapHeight = 356;
const top = 88;
const northHeight = 138;
const southHeight = 120;
const lands = [
  [0, 1],
  [2, 3, 4],
  [5, 6, 7],
  [8, 9, 10],
] as const;
const islands = [
  [0, 1],
  [2, 3, 4],
  [5, 6],
  [7, 8, 9, 10],
] as const;

const single = [...facts.board.values()].filter(({ tokens }) => tokens.length === 1);
const capital = [...facts.board.values()].find(({ tokens }) => tokens.length > 1);
const road = (colour: string): Space[] => single.filter(({ tokens }) => tokens[0]?.colour === colour);
const [red, green, blue] = [road('red'), road('green'), road('blue')];

/** The sea with the lands to explore, and Persepolis behind them. What `reach` does not hold lies in the shade. */
export function map(scene: Scene, y: number, reach: ReadonlySet<string> | null = null): Markup {
  const area = { x: 0, y: 0, width: WIDTH, height: mapHeight };
  const stops = red.map((_, index) => stopAt(scene, index, reach));
  return box(
    { ...area, y },
    'map',
    rectangle(area, palette.sea),
    waves({ x: 0, y: meanderHeight + 10, width: WIDTH, height: mapHeight - meanderHeight - 14 }, 46),
    meander(0, WIDTH),
    heading(scene),
    ...lands.map((stretch, index) => stretchOf(stretch, top, northHeight, 11 + index * 97)),
    ...islands.map((stretch, index) => stretchOf(stretch, top + northHeight + 8, southHeight, 503 + index * 89)),
    ...stops,
    capital === undefined ? '' : palace(scene, capital, 1040, 42, mapHeight - 42, reach),
  );
}

/** Stops have a little sea between two lands. */
function xOf(index: number, among: readonly (readonly number[])[]): number {
  const before = among.findIndex((stretch) => stretch.includes(index));
  return 10 + index * stopWidth + before * 10;
}

function stretchOf(stretch: readonly number[], y: number, height: number, seed: number): Markup {
  const among = y === top ? lands : islands;
  const left = xOf(stretch[0] ?? 0, among);
  const right = xOf(stretch.at(-1) ?? 0, among) + stopWidth;
  return land({ x: left, y, width: right - left, height }, seed);
}

function heading({ say }: Scene): Markup {
  const title = { size: 48, weight: 700, family: 'serif', fill: palette.foam } as const;
  const words = say(text('words.explore'));
  const example = chip(demand(7, 5), { fill: palette.sand, height: 44, margin: 12 });
  const left = 24 + widthOf(words, title) + 18;
  const after = left + example.width + 14;
  const key = say(text('picture.example', { needed: 7, lost: 5 }));
  const face = { size: LEAST_TYPE, weight: 600, fill: palette.foam, least: LEAST_TYPE } as const;
  const used = after + widthOf(key, face);
  return box(
    { x: 0, y: meanderHeight + 4, width: 1030, height: 54 },
    'map-heading',
    write(words, 24, 40, title),
    at(left, 40, example.markup),
    fit(key, { x: after, y: 0, width: 1030 - after, height: 54 }, face),
    used < 900 ? ship(used + 90, 26, 0.62) : '',
  );
}

/** Red and green share a stop, since both ask for the same; blue lies on an island of its own. */
function stopAt({ view }: Scene, index: number, reach: ReadonlySet<string> | null): Markup {
  const here = (space: Space | undefined): boolean => space !== undefined && view.board.includes(space.id);
  const shaded = (space: Space): boolean => reach !== null && !reach.has(space.id);
  const x = xOf(index, lands);
  const south = top + northHeight + 8;
  const parts: Markup[] = [];
  const [north, below, island] = [red[index], green[index], blue[index]];
  if (north !== undefined) parts.push(spot(north, here(north), shaded(north), x, top + 2, 46));
  if (below !== undefined) parts.push(spot(below, here(below), shaded(below), x, top + 92, 46));
  if (north !== undefined && (here(north) || here(below)))
    parts.push(
      at(
        x + (stopWidth - demand(north.troops, north.loses).width) / 2,
        top + 83,
        demand(north.troops, north.loses, shaded(north) && below !== undefined && shaded(below)).markup,
      ),
    );
  if (island !== undefined) {
    const left = xOf(index, islands);
    const asked = demand(island.troops, island.loses, shaded(island));
    parts.push(spot(island, here(island), shaded(island), left, south + 44, 74));
    if (here(island)) parts.push(at(left + (stopWidth - asked.width) / 2, south + 41, asked.markup));
  }
  return parts.join('');
}
