import { machine } from '../../../src/engine/machine.ts';
import type { OpenQuestion, Seat } from '../../../src/engine/decision.ts';
import { facts } from '../../../src/games/khora/facts/facts.ts';
import { khora } from '../../../src/games/khora/rules/game.ts';
import type { News } from '../../../src/games/khora/rules/news.ts';
import {
  type Player,
  type SeatStep,
  type State,
  type TableStep,
  awaitChance,
  player,
} from '../../../src/games/khora/rules/state.ts';
import { rules } from '../../../src/games/khora/rules/steps.ts';

type Setting = Partial<Omit<Player, 'minor' | 'major'>> & {
  readonly minor?: Partial<Player['minor']>;
  readonly major?: Partial<Player['major']>;
};

/** How a table is laid out: what is not said is as at the start of a game, with empty hands. */
export interface Layout {
  /** One for each seat; 2 to 4 of them. */
  readonly players: readonly Setting[];
  readonly phase?: State['phase'];
  readonly round?: number;
  readonly start?: Seat;
  /** The event of the round. */
  readonly event?: string;
  /** The cards that will be drawn next, the first one first; below them lies every card that is nowhere else. */
  readonly top?: readonly string[];
  /** Exactly this deck, the first card on top, instead of all that is left. */
  readonly deck?: readonly string[];
  readonly discards?: readonly string[];
  /** Spaces no longer on the board. */
  readonly explored?: readonly string[];
  readonly achieved?: State['achieved'];
}

const { settle } = machine(rules);
const cities = [...facts.cities.keys()];

/** A table in the middle of a game, to be played on like this: `t.does(0, { do: 'act', action: 'trade' }).picks(0, 'red')`. */
export interface Scenario {
  readonly state: State;
  /** Everything that happened, in order. */
  readonly news: readonly News[];
  player(seat: Seat): Player;
  /** Gives a seat something to do and goes on until somebody must choose. */
  does(seat: Seat, ...steps: readonly SeatStep[]): Scenario;
  /** Gives the table something to do and goes on until somebody must choose. */
  table(...steps: readonly TableStep[]): Scenario;
  /** Answers the open question of a seat; throws if the answer is refused. */
  picks(seat: Seat, ...picks: readonly string[]): Scenario;
  question(seat: Seat): OpenQuestion | null;
  /** What the seat may pick; empty if it is not asked. */
  options(seat: Seat): readonly string[];
  /** Seats that are awaited. */
  awaited(): Seat[];
}

export function scenario(layout: Layout): Scenario {
  let state = laidOut(layout);
  const news: News[] = [];
  const question = (seat: Seat): OpenQuestion | null =>
    khora.questions(state).find((open) => open.seat === seat) ?? null;

  const self: Scenario = {
    get state() {
      return state;
    },
    news,
    player: (seat) => player(state, seat),
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
    picks(seat, ...picks) {
      const open = question(seat);
      if (open === null) throw new Error(`Seat ${seat} is not asked anything.`);
      const outcome = khora.apply(state, { decision: open.id, seat, picks });
      if (!outcome.ok) throw new Error(`Seat ${seat} may not pick ${picks.join(', ')}: ${outcome.why}.`);
      state = outcome.state;
      news.push(...outcome.news);
      return self;
    },
    question,
    options: (seat) => question(seat)?.options ?? [],
    awaited: () =>
      khora
        .questions(state)
        .filter(({ sealed }) => sealed === null)
        .map(({ seat }) => seat),
  };
  return self;
}

function laidOut(layout: Layout): State {
  const { state } = khora.setup(layout.players.length, 'scenario');
  state.table.length = 0;
  state.lanes.forEach((lane) => {
    lane.open = null;
    lane.todo.length = 0;
  });
  const free = cities.filter((city) => !layout.players.some((setting) => setting.city === city));
  layout.players.forEach((setting, seat) => {
    state.players[seat] = seated(setting, setting.city ?? (free.shift() as string));
    awaitChance(state, seat);
  });
  state.phase = layout.phase ?? 'action';
  state.round = layout.round ?? 2;
  state.start = layout.start ?? 0;
  if (layout.event !== undefined) state.events[state.round - 1] = layout.event;
  state.discards = [...(layout.discards ?? [])].sort();
  const explored = layout.explored ?? [];
  state.board.splice(0, state.board.length, ...[...facts.board.keys()].filter((id) => !explored.includes(id)));
  Object.assign(state.achieved, layout.achieved);
  state.deck = [...(layout.deck ?? fullDeck(state, layout.top ?? []))].reverse();
  return state;
}

function fullDeck(state: State, top: readonly string[]): string[] {
  const elsewhere = state.players.flatMap(({ hand, played, pack, looking }) => [
    ...hand,
    ...played,
    ...pack,
    ...looking,
  ]);
  const rest = [...facts.politics.keys()].filter((id) => ![...elsewhere, ...state.discards, ...top].includes(id));
  return [...top, ...rest];
}

function seated(setting: Setting, city: string): Player {
  const { minor, major, ...given } = setting;
  return {
    ...facts.rules.start,
    developments: 1,
    rolled: [],
    tiles: [],
    aside: [],
    hand: [],
    played: [],
    pack: [],
    looking: [],
    returning: [],
    later: [],
    raised: false,
    askedBefore: 0,
    ...given,
    city,
    minor: { red: 0, green: 0, blue: 0, ...minor },
    major: { red: 0, green: 0, blue: 0, ...major },
  };
}
