import type { Seat } from '../../../engine/decision.ts';
import type { Checkpoint } from '../../../engine/machine.ts';
import type { Phase, Pile, Player, SeatStep, State, TableStep, Territory, WonderPlace } from './state.ts';

/** What everybody may know of a player. */
export interface PlayerView extends Omit<Player, 'prestige' | 'hand' | 'looking' | 'prayers'> {
  /** How many Destiny cards are held and looked at. */
  readonly cards: number;
  readonly looking: number;
  /** Known to all when the game is over; null before. */
  readonly prestige: number | null;
}

/** What a seat alone knows. */
export interface OwnView {
  readonly hand: readonly string[];
  readonly looking: readonly string[];
  readonly prestige: number;
}

/** What a seat may know, listed piece by piece; for the public `seat` and everything of its own is null. */
export interface View {
  readonly seat: Seat | null;
  readonly phase: Phase;
  readonly turn: number;
  readonly active: Seat | null;
  readonly players: readonly PlayerView[];
  readonly own: OwnView | null;
  readonly arrivals: readonly Seat[];
  readonly territories: readonly Territory[];
  readonly piles: readonly Pile[];
  readonly wonders: readonly WonderPlace[];
  readonly deck: number;
  readonly discards: readonly string[];
  /** How many god cards are still to be turned up, and how many were put away. */
  readonly gods: number;
  readonly away: number;
  readonly shown: readonly string[];
  readonly god: string | null;
  readonly visits: readonly number[];
  readonly reached: readonly number[];
  readonly over: boolean;
  /** Who must choose and what kind of choice it is; `sealed` when it is made and secret. */
  readonly awaited: readonly { readonly seat: Seat; readonly kind: string; readonly sealed: boolean }[];
  readonly isAtCheckpoint: boolean;
  readonly process: Process;
}

/** What is still to do, at the table and for each seat; every step follows from what lies open, so it is public. */
export interface Process {
  /** A stack: the last step is next. */
  readonly table: readonly (TableStep | Checkpoint)[];
  readonly lanes: readonly { readonly todo: readonly SeatStep[]; readonly open: SeatStep | null }[];
}

export function view(state: State, seat: Seat | null): View {
  const { phase, turn, active, arrivals, territories, piles, wonders, discards, shown, god, visits, reached } = state;
  const over = state.scores !== null;
  return structuredClone({
    seat,
    phase,
    turn,
    active,
    players: state.players.map((owner) => playerView(owner, over)),
    own: seat === null ? null : ownView(state.players[seat]),
    arrivals,
    territories,
    piles,
    wonders,
    deck: state.deck.length,
    discards,
    gods: state.gods.length,
    away: state.away.length,
    shown,
    god,
    visits,
    reached,
    over,
    awaited: awaited(state),
    isAtCheckpoint: state.checkpoint !== null,
    process: {
      table: state.table,
      lanes: state.lanes.map(({ todo, open }) => ({ todo, open: open?.step ?? null })),
    },
  });
}

function playerView(owner: Player, over: boolean): PlayerView {
  const { space, finished, stock, hourglasses, cubes, tokens, stars, zeusTokens, tiles, wonders, marks } = owner;
  return {
    ...{ space, finished, stock, hourglasses, cubes, tokens, stars, zeusTokens, tiles, wonders, marks },
    cards: owner.hand.length,
    looking: owner.looking.length,
    prestige: over ? owner.prestige : null,
  };
}

function ownView(owner: Player | undefined): OwnView | null {
  return owner ? { hand: owner.hand, looking: owner.looking, prestige: owner.prestige } : null;
}

function awaited(state: State): View['awaited'] {
  return state.lanes.flatMap(({ open }, seat) =>
    open === null ? [] : [{ seat, kind: open.step.do, sealed: open.sealed !== null }],
  );
}
