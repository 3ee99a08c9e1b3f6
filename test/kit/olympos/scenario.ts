import type { OpenQuestion, Seat } from '../../../src/engine/decision.ts';
import { machine } from '../../../src/engine/machine.ts';
import { cell, discovery, facts, landNumber } from '../../../src/games/olympos/facts/facts.ts';
import { resources } from '../../../src/games/olympos/facts/terms.ts';
import { olympos } from '../../../src/games/olympos/rules/game.ts';
import type { News } from '../../../src/games/olympos/rules/news.ts';
import {
  type Player,
  type SeatStep,
  type State,
  type TableStep,
  type Territory,
  pileOf,
  player,
} from '../../../src/games/olympos/rules/state.ts';
import { rules } from '../../../src/games/olympos/rules/steps.ts';
import { controller, landOf } from '../../../src/games/olympos/rules/territories.ts';

/** What a player has; tiles by name, those with a resource as `agriculture:wood`. Tokens follow from the map. */
export interface Setting extends Partial<
  Pick<
    Player,
    | 'space'
    | 'finished'
    | 'stock'
    | 'hourglasses'
    | 'prestige'
    | 'wonders'
    | 'marks'
    | 'hand'
    | 'looking'
    | 'zeusTokens'
  >
> {
  readonly cubes?: Partial<Player['cubes']>;
  readonly tiles?: readonly string[];
  /** Territories with one disc of this player; beside it `map` says more. */
  readonly on?: readonly string[];
}

/** How a table is laid out: what is not said is as at the start of the game, with empty hands and no crosses. */
export interface Layout {
  /** One for each seat; 2 to 5 of them. */
  readonly players: readonly Setting[];
  readonly active?: Seat;
  /** The starting stack, the lowest first. */
  readonly arrivals?: readonly Seat[];
  /** Marks and discs by territory, the lowest disc first. */
  readonly map?: Readonly<Record<string, { readonly mark?: Territory['mark']; readonly discs?: readonly Seat[] }>>;
  /** Which discovery lies in which cell; the others of the row make room. */
  readonly cells?: Readonly<Record<string, string>>;
  /** Which wonder stands in which column. */
  readonly wonders?: Readonly<Record<string, number>>;
  /** Bonus spaces taken under a cell, in order: `{ '1-1': [0, null] }`. */
  readonly markers?: Readonly<Record<string, readonly (Seat | null)[]>>;
  /** The cards that will be drawn next, the first one first; exactly these are the deck. */
  readonly deck?: readonly string[];
  readonly discards?: readonly string[];
  /** The gods that will be turned up next, the first one first. */
  readonly gods?: readonly string[];
  /** How many players have reached each Zeus space. */
  readonly visits?: readonly number[];
}

const { settle } = machine(rules);

/** A table in the middle of a game, to be played on like this: `t.turn(0).picks(0, 'expand').picks(0, 'attica')`. */
export interface Scenario {
  readonly state: State;
  /** Everything that happened, in order. */
  readonly news: readonly News[];
  player(seat: Seat): Player;
  territory(zone: string): Territory;
  /** Gives a seat something to do and goes on until somebody must choose. */
  does(seat: Seat, ...steps: readonly SeatStep[]): Scenario;
  /** Gives the table something to do and goes on until somebody must choose. */
  table(...steps: readonly TableStep[]): Scenario;
  /** A turn of this seat from its beginning to its end, and no other. */
  turn(seat: Seat): Scenario;
  /** Answers the open question of a seat; throws if the answer is refused. */
  picks(seat: Seat, ...picks: readonly string[]): Scenario;
  question(seat: Seat): OpenQuestion | null;
  /** What the seat may pick; empty if it is not asked. */
  options(seat: Seat): readonly string[];
  /** Seats that are awaited, and for what: `0 action`. */
  awaited(): string[];
}

export function scenario(layout: Layout): Scenario {
  let state = laidOut(layout);
  const news: News[] = [];
  const question = (seat: Seat): OpenQuestion | null =>
    olympos.questions(state).find((open) => open.seat === seat) ?? null;
  const self: Scenario = {
    get state() {
      return state;
    },
    news,
    player: (seat) => player(state, seat),
    territory: (zone) => state.territories[landNumber(zone)] as Territory,
    does(seat, ...steps) {
      state.lanes[seat]?.todo.push(...[...steps].reverse());
      settle({ state, news });
      return self;
    },
    table(...steps) {
      state.table.push(...[...steps].reverse());
      settle({ state, news });
      return self;
    },
    turn(seat) {
      state.active = seat;
      state.table.push({ do: 'zeus', seat }, { do: 'window', seat });
      return self.does(seat, { do: 'action' });
    },
    picks(seat, ...picks) {
      const open = question(seat);
      if (open === null) throw new Error(`Seat ${seat} is not asked anything.`);
      const outcome = olympos.apply(state, { decision: open.id, seat, picks });
      if (!outcome.ok) throw new Error(`Seat ${seat} may not pick ${picks.join(', ')}: ${outcome.why}.`);
      state = outcome.state;
      news.push(...outcome.news);
      return self;
    },
    question,
    options: (seat) => question(seat)?.options ?? [],
    awaited: () =>
      olympos
        .questions(state)
        .filter(({ sealed }) => sealed === null)
        .map(({ seat, kind }) => `${seat} ${kind}`),
  };
  return self;
}

export function newsOf<K extends News['kind']>(t: Scenario, kind: K): Extract<News, { kind: K }>[] {
  return t.news.filter((news): news is Extract<News, { kind: K }> => news.kind === kind);
}

function laidOut(layout: Layout): State {
  const { state } = olympos.setup(layout.players.length, 'scenario');
  state.table.length = 0;
  state.lanes.forEach((lane) => {
    lane.open = null;
    lane.todo.length = 0;
  });
  state.phase = 'play';
  state.active = layout.active ?? 0;
  state.arrivals = [...(layout.arrivals ?? [...state.players.keys()].reverse())];
  for (const there of state.territories) there.mark = null;
  layout.players.forEach((setting, seat) => {
    state.players[seat] = seated(setting);
    for (const zone of setting.on ?? []) state.territories[landNumber(zone)]?.discs.push(seat);
  });
  for (const [zone, there] of Object.entries(layout.map ?? {}))
    Object.assign(state.territories[landNumber(zone)] ?? {}, structuredClone(there));
  handOutTokens(state);
  layDiscoveries(state, layout);
  state.deck = [...(layout.deck ?? state.deck)].reverse();
  state.discards = [...(layout.discards ?? [])];
  if (layout.gods) state.gods.splice(0, Infinity, ...[...layout.gods].reverse());
  if (layout.visits) state.visits.splice(0, Infinity, ...layout.visits);
  return state;
}

function seated(setting: Setting): Player {
  const { cubes, tiles = [], ...given } = setting;
  return {
    space: given.space ?? 0,
    finished: given.finished ?? false,
    stock: given.stock ?? facts.rules.start.settlers,
    hourglasses: given.hourglasses ?? 0,
    prestige: given.prestige ?? 0,
    tokens: { grain: 0, wood: 0, stone: 0, gold: 0 },
    stars: 0,
    zeusTokens: 0,
    wonders: [...(given.wonders ?? [])],
    marks: [...(given.marks ?? [])],
    hand: [...(given.hand ?? [])],
    looking: [...(given.looking ?? [])],
    prayers: 0,
    cubes: { grain: 0, wood: 0, stone: 0, gold: 0, ...cubes },
    tiles: tiles.map((tile) => {
      const [id = '', resource] = tile.split(':');
      return { discovery: id, resource: resources.find((one) => one === resource) ?? null };
    }),
  };
}

function handOutTokens({ territories, players }: State): void {
  territories.forEach((there, number) => {
    const owner = players[controller(there) ?? -1];
    if (owner === undefined) return;
    const { resource, star, zeus } = landOf(number);
    owner.tokens[resource] += 1;
    if (star) owner.stars += 1;
    if (zeus) owner.zeusTokens += 1;
  });
}

/** Puts the discoveries and wonders where the layout says; tiles that players have are no longer in their piles. */
function layDiscoveries(state: State, { players, cells = {}, wonders = {}, markers = {} }: Layout): void {
  for (const [place, id] of Object.entries(cells)) {
    const there = state.piles.findIndex((pile) => pile.cell === place);
    const here = state.piles.findIndex((pile) => pile.discovery === id);
    const moved = state.piles[there];
    if (moved === undefined) throw new Error(`${place} is not in use.`);
    const { row } = cell(place);
    const copies = facts.rows.find((entry) => entry.row === row)?.copies[players.length] ?? 0;
    const other = state.piles[here];
    const fresh = { ...moved, discovery: id, left: copies, variants: [...discovery(id).variants] };
    if (other !== undefined && here !== there)
      state.piles[here] = { ...other, discovery: moved.discovery, left: moved.left, variants: moved.variants };
    state.piles[there] = fresh;
  }
  for (const { tiles = [] } of players) {
    for (const tile of tiles) {
      const [id = '', resource] = tile.split(':');
      const pile = state.piles.find(({ discovery: lies }) => lies === id);
      if (pile === undefined || pile.left === 0) continue;
      pile.left -= 1;
      pile.variants = pile.left === 0 ? [] : pile.variants.filter((variant) => variant !== resource);
    }
  }
  for (const [place, taken] of Object.entries(markers)) {
    const pile = state.piles.find((one) => one.cell === place);
    pile?.markers.splice(0, taken.length, ...taken);
  }
  for (const [id, column] of Object.entries(wonders)) {
    const at = state.wonders.findIndex((place) => place.column === column);
    const from = state.wonders.findIndex((place) => place.wonder === id);
    const standing = state.wonders[at];
    if (standing === undefined) throw new Error(`Column ${column} is not in use.`);
    if (from >= 0 && from !== at) state.wonders[from] = { ...standing, column: state.wonders[from]?.column ?? 0 };
    state.wonders[at] = { wonder: id, column, builder: null };
  }
}

/** The pile of a discovery, wherever it lies. */
export function pile(t: Scenario, id: string): ReturnType<typeof pileOf> {
  return pileOf(t.state, id);
}
