import type { Chance } from './chance.ts';
import type { OpenQuestion, Question, Seat } from './decision.ts';

/** Something still to do, as plain data. */
export interface Step {
  readonly do: string;
}

/** What one seat still has to do until the table takes its next step. */
export interface Lane<S extends Step> {
  /** A stack: the last step is next. */
  readonly todo: S[];
  open: Open<S> | null;
  /** How many questions this seat was asked since the game began; the next one's id is made of it. */
  asked: number;
}

/** A question that stands open: not its options, which are put together from the step whenever somebody looks. */
export interface Open<S extends Step> {
  readonly id: number;
  readonly step: S;
  /** The picks of a secret answer until all seats that were asked have answered; null while the seat is awaited. */
  readonly sealed: readonly string[] | null;
}

/** How a table goes on: by itself, or from checkpoint to checkpoint when somebody says so. */
export type Pace = 'auto' | 'step';

/** The table step between two phases: with pace *step* it is a checkpoint, where the table waits to be told to go on. */
export interface Checkpoint {
  readonly do: 'checkpoint';
}

/** What every game's state has: the steps still to do for the table and for each seat. */
export interface Core<TableStep extends Step, SeatStep extends Step> extends Chance {
  readonly pace: Pace;
  /** The number of the checkpoint where the table waits; null while it does not. */
  checkpoint: number | null;
  /** How many checkpoints the table came to; the next one has the number after it. */
  checkpoints: number;
  /** A stack: the last step is next. It is taken when no seat has anything left to do. */
  readonly table: (TableStep | Checkpoint)[];
  readonly lanes: Lane<SeatStep>[];
}

/** The part of a new state that is the same for every game. */
export function core<T extends Step, S extends Step>(seats: number, seed: string, pace: Pace): Core<T, S> {
  const lanes = Array.from({ length: seats }, () => ({ todo: [], open: null, asked: 0 }));
  return { seed, occasions: 0, pace, checkpoint: null, checkpoints: 0, table: [], lanes };
}

/** What every rule is handed: the state, to be changed in place, and the news of this answer, to be added to. */
export interface Play<State, News> {
  readonly state: State;
  readonly news: News[];
}

/**
 * What a step comes to when its turn is there: a question for the seat, picks that go without asking because there are no
 * others, or null where there is nothing to do and the step is dropped.
 */
export type Asked = Question | { readonly forced: readonly string[] } | null;

/**
 * How a step of a seat is done. The machine meets it twice: `ask` says what may be picked, again whenever somebody looks,
 * so it must not change anything; `act` is called once with the picks. A step without `ask` is done at once.
 */
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
  /** Options that may be taken beside any question of the seat, offered whenever it is asked something. */
  freeActions(state: State, seat: Seat): readonly string[];
  /** Called when a free action is taken; the seat's question is asked again afterwards. */
  useFreeAction(play: Play<State, News>, seat: Seat, id: string): void;
}

/** What `define` builds a game of. */
export interface Machine<State, News> {
  /** Called once on a new state: goes on until somebody must choose, the table waits at a checkpoint, or all is over. */
  readonly settle: (play: Play<State, News>) => void;
  /** Takes an answer that was checked and settles what follows. */
  readonly answer: (play: Play<State, News>, seat: Seat, picks: readonly string[]) => void;
  /** Goes on from the checkpoint where the table waits. */
  readonly advance: (play: Play<State, News>) => void;
  /** The question that stands open for a seat with the options it has now; null if none does. */
  readonly question: (state: State, seat: Seat) => OpenQuestion | null;
}

/**
 * Runs the steps of a game. Seats work off their lanes side by side, each at its own pace, and only when all lanes are
 * empty the table takes its next step.
 *
 * The law of lanes: between two table steps a lane reads only what no other lane writes. Then it does not matter who
 * answers first, and a replay in any order of arrival comes to the same state.
 *
 * A bad example: two seats buy from one supply of three tokens, each in its own lane, and `ask` offers a token as long as
 * `state.supply > 0`. Ann is asked while one is left, Ben takes it, and Ann's open question offers what is gone; had Ann
 * been quicker, Ben would have gone without. The same game, answered in another order, has another winner, and Ann could
 * tell from her options what Ben chose in secret. Shared supplies, comparisons, draws and turns therefore belong to table
 * steps: here one table step for each seat in turn order, which puts the purchase on that seat's lane alone.
 */
export function machine<State extends Core<T, S>, News, T extends Step, S extends Step>(
  rules: Rules<State, News, T, S>,
): Machine<State, News> {
  type Now = Play<State, News>;
  const seatRule = (step: S) => rules.seat[step.do as S['do']] as unknown as SeatRule<State, News, S>;
  const tableRule = (step: T) => rules.table[step.do as T['do']] as unknown as (play: Now, step: T) => void;

  /** Made of the seat and its own count alone, so that an id does not tell how often others were asked. */
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

  /** Everybody asked in secret has answered: the answers act in the order of the seats, whoever gave them first. */
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
      if (!isCheckpoint(step)) tableRule(step)(play, step);
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

function isCheckpoint(step: Step): step is Checkpoint {
  return step.do === 'checkpoint';
}

/** Puts steps before everything else a seat (or the table) still has to do, the first one first. */
export function doNext<S extends Step>(todo: S[], ...steps: readonly S[]): void {
  for (let i = steps.length - 1; i >= 0; i -= 1) todo.push(steps[i] as S);
}
