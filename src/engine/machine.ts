import type { Chance } from './chance.ts';
import type { OpenQuestion, Question, Seat } from './decision.ts';

/** Something still to do, as plain data. */
export interface Step {
  readonly do: string;
}

/** What one seat still has to do. */
export interface Lane<S extends Step> {
  /** A stack: the last step is next. */
  readonly todo: S[];
  open: Open<S> | null;
  /** How many questions this seat was asked. */
  asked: number;
}

export interface Open<S extends Step> {
  readonly id: number;
  readonly step: S;
  readonly sealed: readonly string[] | null;
}

/** How a table goes on: by itself, or from checkpoint to checkpoint when somebody says so. */
export type Pace = 'auto' | 'step';

/** The table step between two phases: with pace *step* it is a checkpoint, where the table waits to be told to go on. */
export interface Pause {
  readonly do: 'pause';
}

/** What every game's state has: the steps still to do for the table and for each seat. */
export interface Core<TableStep extends Step, SeatStep extends Step> extends Chance {
  readonly pace: Pace;
  /** The number of the checkpoint where the table waits; null while it does not. */
  checkpoint: number | null;
  /** How many checkpoints the table came to; the next one has the number after it. */
  checkpoints: number;
  /** A stack: the last step is next. It is taken when no seat has anything left to do. */
  readonly table: (TableStep | Pause)[];
  readonly lanes: Lane<SeatStep>[];
}

/** The part of a new state that is the same for every game. */
export function core<T extends Step, S extends Step>(seats: number, seed: string, pace: Pace): Core<T, S> {
  const lanes = Array.from({ length: seats }, () => ({ todo: [], open: null, asked: 0 }));
  return { seed, occasions: 0, pace, checkpoint: null, checkpoints: 0, table: [], lanes };
}

/** A state in play and what happened to it. */
export interface Play<State, News> {
  readonly state: State;
  readonly news: News[];
}

/** What a step asks: a question, the only picks there are, or null where there is nothing to do and the step is dropped. */
export type Asked = Question | { readonly forced: readonly string[] } | null;

/** How a seat's step is done. Without `ask` it is done at once; with it the step is met twice: it asks, then acts. */
export interface SeatRule<State, News, S> {
  /** Chosen privately: sealed until every seat that was asked has answered, and may be changed until then. */
  readonly secret?: boolean;
  ask?(state: State, seat: Seat, step: S): Asked;
  act(play: Play<State, News>, seat: Seat, step: S, picks: readonly string[]): void;
}

export interface Rules<State, News, TableStep extends Step, SeatStep extends Step> {
  readonly table: {
    readonly [K in TableStep['do']]: (play: Play<State, News>, step: Extract<TableStep, { do: K }>) => void;
  };
  readonly seat: { readonly [K in SeatStep['do']]: SeatRule<State, News, Extract<SeatStep, { do: K }>> };
  /** Options that may be taken beside any question of the seat. */
  freeActions(state: State, seat: Seat): readonly string[];
  useFreeAction(play: Play<State, News>, seat: Seat, id: string): void;
}

export interface Machine<State, News> {
  /** Goes on until every seat must choose or is idle, and the table has nothing left to do without them. */
  readonly settle: (play: Play<State, News>) => void;
  /** Takes a legal answer and settles what follows. */
  readonly answer: (play: Play<State, News>, seat: Seat, picks: readonly string[]) => void;
  /** Goes on from the checkpoint where the table waits. */
  readonly advance: (play: Play<State, News>) => void;
  readonly question: (state: State, seat: Seat) => OpenQuestion | null;
}

/** The law of lanes: between two table steps a lane reads only what no other lane writes. */
export function machine<State extends Core<T, S>, News, T extends Step, S extends Step>(
  rules: Rules<State, News, T, S>,
): Machine<State, News> {
  type Now = Play<State, News>;
  const seatRule = (step: S) => rules.seat[step.do as S['do']] as unknown as SeatRule<State, News, S>;
  const tableRule = (step: T) => rules.table[step.do as T['do']] as unknown as (play: Now, step: T) => void;

  function nextId(state: State, seat: Seat, lane: Lane<S>): number {
    const id = lane.asked * state.lanes.length + seat;
    lane.asked += 1;
    return id;
  }

  function runLane(play: Now, seat: Seat, lane: Lane<S>): void {
    while (lane.open === null) {
      const step = lane.todo.pop();
      if (step === undefined) return;
      const rule = seatRule(step);
      const asked = rule.ask === undefined ? nothingToAsk : rule.ask(play.state, seat, step);
      if (asked === null) continue;
      if ('forced' in asked) rule.act(play, seat, step, asked.forced);
      else {
        lane.open = { id: nextId(play.state, seat, lane), step, sealed: null };
      }
    }
  }

  function unseal(play: Now): void {
    play.state.lanes.forEach((lane, seat) => {
      if (lane.open === null || lane.open.sealed === null) return;
      const { step, sealed } = lane.open;
      lane.open = null;
      seatRule(step).act(play, seat, step, sealed);
    });
  }

  function settle(play: Now): void {
    const { lanes, table } = play.state;
    for (;;) {
      let awaited = false;
      let sealed = false;
      for (let seat = 0; seat < lanes.length; seat += 1) {
        const lane = lanes[seat] as Lane<S>;
        if (lane.open === null && lane.todo.length > 0) runLane(play, seat, lane);
        if (lane.open === null) continue;
        if (lane.open.sealed === null) awaited = true;
        else sealed = true;
      }
      if (awaited) return;
      if (sealed) {
        unseal(play);
        continue;
      }
      const step = table.pop();
      if (step === undefined) return;
      if (!isPause(step)) tableRule(step)(play, step);
      else if (play.state.pace === 'step') {
        play.state.checkpoints += 1;
        play.state.checkpoint = play.state.checkpoints;
        return;
      }
    }
  }

  function advance(play: Now): void {
    play.state.checkpoint = null;
    settle(play);
  }

  function answer(play: Now, seat: Seat, picks: readonly string[]): void {
    const lane = play.state.lanes[seat];
    const open = lane?.open;
    if (!lane || !open) throw new Error(`Seat ${seat} was not asked anything.`);
    const [first] = picks;
    const rule = seatRule(open.step);
    if (picks.length === 1 && first !== undefined && rules.freeActions(play.state, seat).includes(first)) {
      if (open.sealed === null) {
        lane.open = null;
        lane.todo.push(open.step);
      } else lane.open = { ...open, id: nextId(play.state, seat, lane) };
      rules.useFreeAction(play, seat, first);
    } else if (rule.secret === true) {
      lane.open = { ...open, sealed: [...picks] };
    } else {
      lane.open = null;
      rule.act(play, seat, open.step, picks);
    }
    settle(play);
  }

  function question(state: State, seat: Seat): OpenQuestion | null {
    const open = state.lanes[seat]?.open;
    if (!open) return null;
    const { id, step, sealed } = open;
    const rule = seatRule(step);
    const asked = rule.ask?.(state, seat, step);
    if (!asked || 'forced' in asked) throw new Error(`The open question "${step.do}" of seat ${seat} has no options.`);
    const { options, min, max, ordered = false } = asked;
    const freeActions = rules.freeActions(state, seat);
    return { id, seat, kind: step.do, options, min, max, ordered, secret: rule.secret === true, freeActions, sealed };
  }

  return { settle, answer, advance, question };
}

const nothingToAsk = { forced: [] };

function isPause(step: Step): step is Pause {
  return step.do === 'pause';
}

/** Puts steps before everything else a seat (or the table) still has to do, the first one first. */
export function doNext<S extends Step>(todo: S[], ...steps: readonly S[]): void {
  for (let i = steps.length - 1; i >= 0; i -= 1) todo.push(steps[i] as S);
}
