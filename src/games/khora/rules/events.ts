import type { Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { DECLINE } from './free-actions.ts';
import { perform } from './effects.ts';
import { nextDevelopment } from './development.ts';
import { event } from '../facts/facts.ts';
import { gainAll } from './gains.ts';
import type { News } from './news.ts';
import { bill } from './prices.ts';
import {
  type EffectGroup,
  type KhoraPlay,
  type SeatStep,
  type State,
  type TableStep,
  awaitChance,
  lane,
  player,
  turnOrder,
} from './state.ts';
import { type Action, type Colour, type Kind, colours, kinds } from '../facts/terms.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

/** Phase F: who is hit is measured once, before anything changes; the highest gain before the lowest lose (R14). */
export function resolve(play: KhoraPlay): void {
  const { state } = play;
  state.phase = 'resolution';
  state.players.forEach((_, seat) => awaitChance(state, seat));
  play.news.push({ kind: 'phase', phase: 'resolution' });
  const happening = event(state.events[state.round - 1] as string);
  if (happening.in === 'dice') return;
  const { id, if: condition, all, highest, lowest, 'one-by-one': oneByOne } = happening;
  if (condition !== undefined && state.board.includes(condition.explored)) {
    play.news.push({ kind: 'event-void', event: id });
    return;
  }
  play.news.push({ kind: 'event', event: id });
  const steps: TableStep[] = [];
  const affect = (group: EffectGroup, seats: readonly Seat[]): void => {
    steps.push({ do: 'affect', seats, of: { by: 'event', id }, group }, { do: 'later' });
  };
  if (all) affect('all', turnOrder(state));
  if (highest) affect('highest', compared(play, 'highest', Math.max));
  if (lowest) affect('lowest', compared(play, 'lowest', Math.min));
  if (oneByOne) for (const seat of turnOrder(state)) affect('one-by-one', [seat]);
  doNext(state.table, ...steps);
}

/** All who are tied for the most or fewest troops, in turn order. */
function compared(play: KhoraPlay, group: 'highest' | 'lowest', pick: (...troops: number[]) => number): Seat[] {
  const { state } = play;
  const troops = pick(...state.players.map((owner) => owner.troops));
  const seats = turnOrder(state).filter((seat) => player(state, seat).troops === troops);
  play.news.push({ kind: 'compared', group, seats, troops });
  return seats;
}

export function affect(play: KhoraPlay, { seats, of, group }: Extract<TableStep, { do: 'affect' }>): void {
  for (const seat of seats) perform(play, seat, of, group);
}

/** A knowledge token lost leaves the game (R11); with none to lose nothing is gained either (R9). */
export const forget: Rule<'forget'> = {
  ask(state, seat) {
    const owner = player(state, seat);
    const tokens = kinds.flatMap((kind) =>
      colours.filter((colour) => owner[kind][colour] > 0).map((colour) => `${kind}:${colour}`),
    );
    if (tokens.length === 0) return null;
    return tokens.length === 1 ? { forced: tokens } : { options: tokens, min: 1, max: 1 };
  },
  act(play, seat, { of, gain }, [pick = '']) {
    const [kind, colour] = pick.split(':') as [Kind, Colour];
    player(play.state, seat)[kind][colour] -= 1;
    play.state.lost += 1;
    play.news.push({ kind: 'forgot', seat, colour, token: kind, from: of });
    gainAll(play, seat, gain, of);
  },
};

/** A whole action of choice, with the ongoing effects that belong to it, without tile, die or citizens (R18). */
export const chooseAction: Rule<'choose-action'> = {
  ask: (state, seat, { actions }) => ({
    options: [...actions.filter((action) => isPossible(state, seat, action)), DECLINE],
    min: 1,
    max: 1,
  }),
  act(play, seat, _step, [pick]) {
    if (pick === DECLINE) play.news.push({ kind: 'declined', seat, what: 'choose-action' });
    else doNext(lane(play.state, seat).todo, { do: 'act', action: pick as Action });
  },
};

function isPossible(state: State, seat: Seat, action: Action): boolean {
  const owner = player(state, seat);
  if (action === 'politics') return owner.hand.length > 0;
  if (action !== 'development') return true;
  const piece = nextDevelopment(owner);
  return piece !== null && bill(state, owner, piece).payable;
}
