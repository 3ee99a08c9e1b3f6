import { type Random, occasion, roll, shuffled } from '../../../engine/chance.ts';
import { type Pace, core, doNext } from '../../../engine/machine.ts';
import { facts, numbers } from '../facts/facts.ts';
import { type Resource, resources } from '../facts/terms.ts';
import { gain } from './gains.ts';
import type { OlymposPlay, Pile, Player, SeatStep, State, TableStep, WonderPlace } from './state.ts';

export function begin(seats: number, seed: string, pace: Pace): OlymposPlay {
  const base = core<TableStep, SeatStep>(seats, seed, pace);
  const random = occasion(base);
  const gods = shuffled(random, [...facts.gods.keys()]);
  const used = facts.track.zeus.reduce((sum, { cards }) => sum + cards, 0);
  const state: State = {
    seed: base.seed,
    occasions: base.occasions,
    pace: base.pace,
    checkpoint: base.checkpoint,
    checkpoints: base.checkpoints,
    table: base.table,
    lanes: base.lanes,
    phase: 'set-up',
    turn: 0,
    active: null,
    players: base.lanes.map(newPlayer),
    arrivals: shuffled(random, [...base.lanes.keys()]),
    territories: facts.board.land.map(({ id }) => ({ zone: id, mark: null, discs: [] })),
    piles: piles(seats, random),
    wonders: wonders(seats, random),
    deck: shuffled(
      random,
      [...facts.destiny.values()].flatMap(({ id, copies }) => new Array<string>(copies).fill(id)),
    ),
    discards: [],
    gods: gods.slice(0, used),
    shown: [],
    away: gods.slice(used),
    god: null,
    visits: facts.track.zeus.map(() => 0),
    reached: [],
    scores: null,
  };
  const play: OlymposPlay = { state, news: [{ kind: 'stack', seats: [...state.arrivals] }] };
  startCubes(seats, random).forEach((cube, seat) => gain(play, seat, cube, 1, { by: 'set-up' }));
  doNext<TableStep | { readonly do: 'checkpoint' }>(
    state.table,
    { do: 'condemn' },
    { do: 'settle-tribes' },
    { do: 'barbarians' },
    { do: 'checkpoint' },
    { do: 'next-turn' },
  );
  return play;
}

function newPlayer(): Player {
  const { start } = facts.rules;
  return {
    space: facts.track.start,
    finished: false,
    stock: start.settlers,
    hourglasses: start.hourglasses,
    prestige: start.prestige,
    cubes: { grain: 0, wood: 0, stone: 0, gold: 0 },
    tokens: { grain: 0, wood: 0, stone: 0, gold: 0 },
    stars: 0,
    zeusTokens: 0,
    tiles: [],
    wonders: [],
    marks: [],
    hand: [],
    looking: [],
    prayers: 0,
  };
}

/** One cube each, all different; a fifth player has a random one. */
function startCubes(seats: number, random: Random): Resource[] {
  const cubes = shuffled(random, resources);
  while (cubes.length < seats) cubes.push(resources[roll(random, resources.length)] as Resource);
  return shuffled(random, cubes.slice(0, Math.max(seats, resources.length))).slice(0, seats);
}

/** In each row the types lie at random on the columns in use. */
function piles(seats: number, random: Random): Pile[] {
  const { columns, grey } = numbers(seats);
  return facts.rows.flatMap(({ row, copies }) => {
    const types = [...facts.discoveries.values()].filter((discovery) => discovery.row === row);
    const cells = [...facts.cells.values()].filter((cell) => cell.row === row && cell.column <= columns);
    const dealt = shuffled(random, types);
    return cells.map(({ id, bonuses }, index): Pile => {
      const { id: discovery, variants } = dealt[index] as (typeof types)[number];
      const left = copies[String(seats)] ?? 0;
      const open = bonuses.filter((bonus) => grey || !bonus.grey);
      return { cell: id, discovery, left, variants: [...variants], markers: open.map(() => null) };
    });
  });
}

function wonders(seats: number, random: Random): WonderPlace[] {
  const { columns } = numbers(seats);
  const dealt = shuffled(random, [...facts.wonders.keys()]).slice(0, columns);
  return dealt.map((wonder, index) => ({ wonder, column: index + 1, builder: null }));
}
