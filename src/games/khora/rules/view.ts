import { copy } from '../../../engine/copy.ts';
import type { Seat } from '../../../engine/decision.ts';
import type { Checkpoint } from '../../../engine/machine.ts';
import {
  type Achieved,
  type Later,
  type Player,
  type SeatStep,
  type State,
  type TableStep,
  hadChance,
} from './state.ts';
import type { Action, Phase } from '../facts/terms.ts';
import { actionOf } from './dice.ts';

/** What everybody may know of a player. */
export interface PlayerView extends Omit<
  Player,
  'tiles' | 'aside' | 'hand' | 'pack' | 'looking' | 'returning' | 'later' | 'raised' | 'askedBefore'
> {
  readonly cards: number;
  /** Revealed tiles, one for each die; empty before the reveal. */
  readonly actions: readonly Action[];
  /** Of these the ones that were not paid for. */
  readonly setAside: readonly Action[];
}

/** What a seat may know, listed piece by piece; for the public `seat` and everything of its own is null. */
export interface View {
  readonly seat: Seat | null;
  readonly phase: Phase;
  readonly round: number;
  readonly rounds: number;
  readonly start: Seat;
  readonly event: string | null;
  /** Events of earlier rounds, the first one first. */
  readonly past: readonly string[];
  readonly players: readonly PlayerView[];
  readonly own: OwnView | null;
  readonly board: readonly string[];
  readonly achieved: Readonly<Record<string, Achieved>>;
  readonly deck: number;
  readonly discards: number;
  readonly lost: number;
  readonly history: readonly (readonly number[])[];
  /** Who must choose and what kind of choice it is; `sealed` when it is made and secret. */
  readonly awaited: readonly { readonly seat: Seat; readonly kind: string; readonly sealed: boolean }[];
  readonly isAtCheckpoint: boolean;
  readonly process: Process;
}

/** What is still to do, at the table and for each seat; every step follows from what lies open, so it is public. */
export interface Process {
  /** A stack: the last step is next. */
  readonly table: readonly (TableStep | Checkpoint)[];
  readonly lanes: readonly LaneView[];
}

export interface LaneView {
  readonly todo: readonly SeatStep[];
  /** The step that asks the seat now. */
  readonly open: SeatStep | null;
  readonly later: readonly Later[];
  readonly raised: boolean;
  /** Was asked something since the phase began, or since it could last use more at any time. */
  readonly hadChance: boolean;
  /** How many cards the seat was passed, looks at, and puts under the deck. */
  readonly pack: number;
  readonly looking: number;
  readonly returning: number;
}

export interface OwnView {
  readonly hand: readonly string[];
  readonly pack: readonly string[];
  readonly looking: readonly string[];
}

export function view(state: State, seat: Seat | null): View {
  const { phase, round, start, events, board, deck, discards, lost, achieved, history, checkpoint } = state;
  return copy({
    seat,
    phase,
    round,
    rounds: events.length,
    start,
    event: events[round - 1] ?? null,
    past: events.slice(0, Math.max(0, round - 1)),
    players: state.players.map((owner) => playerView(owner)),
    own: seat === null ? null : ownView(state.players[seat]),
    board,
    achieved,
    deck: deck.length,
    discards: discards.length,
    lost,
    history,
    awaited: awaited(state),
    isAtCheckpoint: checkpoint !== null,
    process: { table: state.table, lanes: state.players.map((owner, index) => laneView(state, owner, index)) },
  });
}

function playerView(owner: Player): PlayerView {
  const { city, developments, economy, culture, military, citizens, taxes, glory, troops, vp, drachmas, philosophy } =
    owner;
  const { minor, major, dice, rolled, tiles, aside, hand, played } = owner;
  const markers = { economy, culture, military, citizens, taxes, glory, troops, vp, drachmas, philosophy };
  return {
    ...markers,
    city,
    developments,
    minor,
    major,
    dice,
    rolled,
    played,
    cards: hand.length,
    actions: tiles.map(actionOf),
    setAside: aside.map(actionOf),
  };
}

function ownView(owner: Player | undefined): OwnView | null {
  return owner ? { hand: owner.hand, pack: owner.pack, looking: owner.looking } : null;
}

function laneView(state: State, owner: Player, seat: Seat): LaneView {
  const { later, raised, pack, looking, returning } = owner;
  const { todo = [], open = null } = state.lanes[seat] ?? {};
  const counts = { pack: pack.length, looking: looking.length, returning: returning.length };
  return { todo, open: open?.step ?? null, later, raised, hadChance: hadChance(state, seat), ...counts };
}

function awaited(state: State): View['awaited'] {
  return state.lanes.flatMap(({ open }, seat) =>
    open === null ? [] : [{ seat, kind: open.step.do, sealed: open.sealed !== null }],
  );
}
