import { check } from './check.ts';
import { copy } from './copy.ts';
import type { Decision, Given, Impossible, OpenQuestion, Option, Seat } from './decision.ts';
import type { Game } from './game.ts';
import { type Core, type Pace, type Play, type Rules, type Step, machine } from './machine.ts';
import { restored } from './restore.ts';
import type { Text } from './text.ts';

/** How a question is put to a person. */
export interface Wording {
  readonly prompt: Text;
  option(id: string): Option;
  readonly impossible?: readonly Impossible[];
  /** The options as people like to read them, where that is not the order of the rules. */
  readonly sorted?: (ids: readonly string[]) => readonly string[];
  readonly slots?: readonly Text[];
}

/** What a game must say for itself; the engine does the rest. */
export interface Definition<State extends Core<T, S>, View, News, T extends Step, S extends Step> extends Pick<
  Game<State, View, News>,
  'id' | 'seats' | 'view' | 'heard' | 'tell' | 'standings'
> {
  readonly rules: Rules<State, News, T, S>;
  /** The state before anybody was asked anything. */
  readonly begin: (seats: number, seed: string, pace: Pace) => Play<State, News>;
  /** A copy to play on, where a game has a faster one than `copy`: whatever its rules change in place must not be shared. */
  readonly copy?: (state: State) => State;
  wording(state: State, seat: Seat, step: S): Wording;
  freeAction(id: string): Option;
}

export function define<State extends Core<T, S>, View, News, T extends Step, S extends Step>(
  definition: Definition<State, View, News, T, S>,
): Game<State, View, News> {
  const { id, seats, begin, copy: copyState = copy, view, heard, tell, standings } = definition;
  const { settle, answer, advance, question } = machine(definition.rules);

  function play(state: State, given: Given): News[] {
    const news: News[] = [];
    if ('advance' in given) advance({ state, news });
    else answer({ state, news }, given.seat, given.picks);
    return news;
  }

  function questionById(state: State, id: number): OpenQuestion | null {
    const seat = state.lanes.findIndex(({ open }) => open !== null && open.id === id);
    return seat < 0 ? null : question(state, seat);
  }

  function questions(state: State): OpenQuestion[] {
    const open: OpenQuestion[] = [];
    for (let seat = 0; seat < state.lanes.length; seat += 1) {
      const asked = question(state, seat);
      if (asked !== null) open.push(asked);
    }
    return open;
  }

  return {
    id,
    seats,
    questions,
    firstAwaited(state) {
      const seat = state.lanes.findIndex(({ open }) => open?.sealed === null);
      return seat < 0 ? null : question(state, seat);
    },
    view,
    heard,
    tell,
    standings,
    setup(seatCount, seed, pace = 'auto') {
      if (seatCount < seats[0] || seatCount > seats[1]) throw new Error(`${id} is not played by ${seatCount}.`);
      const started = begin(seatCount, seed, pace);
      settle(started);
      return started;
    },
    decision: (state, question) => inWords(definition, state, question),
    apply(state, input) {
      const given = check(
        { seats: state.lanes.length, checkpoint: state.checkpoint, question: (id) => questionById(state, id) },
        input,
      );
      if (typeof given === 'string') return { ok: false, why: given };
      const next = copyState(state);
      return { ok: true, news: play(next, given), state: next };
    },
    play,
    restore: (snapshot) => restored(snapshot) as State,
    checkpoint: (state) => state.checkpoint,
    over: (state) =>
      state.checkpoint === null && state.table.length === 0 && state.lanes.every(({ open }) => open === null),
  };
}

function inWords<State extends Core<T, S>, View, News, T extends Step, S extends Step>(
  definition: Definition<State, View, News, T, S>,
  state: State,
  question: OpenQuestion,
): Decision {
  const open = state.lanes[question.seat]?.open;
  if (open?.id !== question.id) throw new Error(`Question ${question.id} is not open.`);
  const wording = definition.wording(state, question.seat, open.step);
  return {
    ...question,
    prompt: wording.prompt,
    options: (wording.sorted?.(question.options) ?? question.options).map((id) => wording.option(id)),
    freeActions: question.freeActions.map((id) => definition.freeAction(id)),
    impossible: wording.impossible ?? [],
    slots: wording.slots ?? null,
  };
}
