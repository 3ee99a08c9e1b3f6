import type { Seat } from '../../../engine/decision.ts';
import type { SeatRule } from '../../../engine/machine.ts';
import { type Piece, cell, destiny, facts, god, wonder as wonderOf } from '../facts/facts.ts';
import { spend } from './deck.ts';
import type { News } from './news.ts';
import { type Powers, powers, starsOf } from './powers.ts';
import { type OlymposPlay, type Player, type SeatStep, type State, type WonderPlace, player } from './state.ts';
import { means, pay } from './time.ts';

export function wonderPrice({ wonder, action }: Powers): number {
  return Math.max(0, facts.rules.prices.wonder + wonder) + action;
}

/** How many bonus spaces of each column a seat has marked, by the number of the column. */
function markersByColumn({ piles }: Pick<State, 'piles'>, seat: Seat): number[] {
  const counts: number[] = [];
  for (const { cell: id, markers } of piles) {
    if (!markers.includes(seat)) continue;
    const { column } = cell(id);
    for (const marker of markers) if (marker === seat) counts[column] = (counts[column] ?? 0) + 1;
  }
  return counts;
}

/** Stars that are kept: tokens, tiles, and own markers in the column (O48). */
export function lastingStars(state: Pick<State, 'piles'>, seat: Seat, owner: Player, column: number): number {
  return owner.stars + powers(owner).stars + (markersByColumn(state, seat)[column] ?? 0);
}

/** Something that gives stars once: a mark or a Destiny card. */
interface Source {
  readonly id: string;
  readonly stars: number;
}

const source = (kind: string, piece: Piece): Source => ({ id: `${kind}:${piece.id}`, stars: starsOf(piece) });

function sources({ marks, hand }: Player): Source[] {
  const gods = marks.map(god).filter(({ until }) => until === 'used');
  const cards = hand.map(destiny).filter(({ play }) => play === 'wonder');
  return [...gods.map((piece) => source('mark', piece)), ...cards.map((piece) => source('card', piece))];
}

/** The ways to make up for missing stars with nothing to spare (O49), each way once: `mark:athena+card:star`. */
function ways(from: readonly Source[], missing: number): string[] {
  const found = new Set<string>();
  const add = (used: readonly Source[], at: number, left: number): void => {
    if (left <= 0) {
      if (used.every(({ stars }) => left + stars > 0)) found.add(used.map(({ id }) => id).join('+'));
      return;
    }
    from.slice(at).forEach((next, index) => add([...used, next], at + index + 1, left - next.stars));
  };
  add([], 0, missing);
  return [...found];
}

function missingStars(state: State, seat: Seat, { wonder, column }: WonderPlace): number {
  return wonderOf(wonder).stars - lastingStars(state, seat, player(state, seat), column);
}

export function buildable(state: State, seat: Seat): string[] {
  const owner = player(state, seat);
  if (wonderPrice(powers(owner)) > means(owner)) return [];
  const once = sources(owner).reduce((sum, { stars }) => sum + stars, 0);
  const stars = owner.stars + powers(owner).stars + once;
  const markers = markersByColumn(state, seat);
  const found: string[] = [];
  for (const { wonder, column, builder } of state.wonders) {
    if (builder === null && stars + (markers[column] ?? 0) >= wonderOf(wonder).stars) found.push(wonder);
  }
  return found;
}

function placeOf({ wonders }: Pick<State, 'wonders'>, id: string): WonderPlace {
  const found = wonders.find(({ wonder }) => wonder === id);
  if (found === undefined) throw new Error(`${id} is not in this game.`);
  return found;
}

/** Builds the wonder; asks only where the missing stars can come from several things. */
export const stars: SeatRule<State, News, Extract<SeatStep, { do: 'stars' }>> = {
  ask(state, seat, { wonder }) {
    const options = ways(sources(player(state, seat)), missingStars(state, seat, placeOf(state, wonder)));
    return options.length > 1 ? { options, min: 1, max: 1 } : { forced: options };
  },
  act(play, seat, { wonder }, [pick = '']) {
    for (const id of pick.split('+')) use(play, seat, id);
    const owner = player(play.state, seat);
    pay(play, seat, wonderPrice(powers(owner)), { by: 'wonder', id: wonder });
    placeOf(play.state, wonder).builder = seat;
    owner.wonders.push(wonder);
    play.news.push({ kind: 'built', seat, wonder });
  },
};

function use(play: OlymposPlay, seat: Seat, id: string): void {
  const [kind, name = ''] = id.split(':');
  if (kind === 'card') spend(play, seat, name);
  if (kind !== 'mark') return;
  const owner = player(play.state, seat);
  owner.marks = owner.marks.filter((mark) => mark !== name);
  play.news.push({ kind: 'unmarked', seat, god: name });
}
