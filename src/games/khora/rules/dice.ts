import { occasion, roll as rollDie } from '../../../engine/chance.ts';
import type { Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { perform } from './effects.ts';
import { event } from '../facts/facts.ts';
import type { News } from './news.ts';
import { type KhoraPlay, type SeatStep, type State, lane, player } from './state.ts';
import { type Action, actions } from '../facts/terms.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

const SIDES = 6;
const sum = (dice: readonly number[]): number => dice.reduce((total, die) => total + die, 0);

/** Phase C: all dice of all players are one occasion of chance. */
export function roll(play: KhoraPlay): void {
  const { state } = play;
  state.phase = 'dice';
  play.news.push({ kind: 'phase', phase: 'dice' });
  const random = occasion(state);
  state.players.forEach((owner, seat) => {
    owner.rolled = [];
    while (owner.rolled.length < owner.dice) owner.rolled.push(rollDie(random, SIDES) + 1);
    play.news.push({ kind: 'rolled', seat, dice: owner.rolled });
  });
  state.start = startPlayer(state);
  play.news.push({ kind: 'start', seat: state.start });
  eventOfTheDice(play);
}

/** The lowest sum; of several the first one clockwise after last round's start player (R1). */
function startPlayer(state: State): Seat {
  const sums = state.players.map(({ rolled }) => sum(rolled));
  const lowest = Math.min(...sums);
  const seats = state.players.map((_, index) => (state.start + 1 + index) % state.players.length);
  return seats.find((seat) => sums[seat] === lowest) as Seat;
}

function eventOfTheDice(play: KhoraPlay): void {
  const { state } = play;
  const happening = event(state.events[state.round - 1] as string);
  if (happening.in !== 'dice') return;
  const { id, if: condition } = happening;
  play.news.push({ kind: 'event', event: id });
  state.players.forEach(({ rolled }, seat) => {
    if (sum(rolled) <= condition['rolled-at-most']) perform(play, seat, { by: 'event', id }, 'all');
  });
}

export function assign(play: KhoraPlay): void {
  play.state.players.forEach((_, seat) => doNext(lane(play.state, seat).todo, { do: 'assign-tiles' }));
}

const tileIds = actions.map((_, tile) => String(tile));

/** A different tile on each die; any such assignment is legal, payable or not (R3). */
export const assignTiles: Rule<'assign-tiles'> = {
  secret: true,
  ask(state, seat) {
    const { length } = player(state, seat).rolled;
    return { options: tileIds, min: length, max: length, ordered: true };
  },
  act(play, seat, _step, picks) {
    player(play.state, seat).tiles = picks.map(Number);
  },
};

export function reveal(play: KhoraPlay): void {
  const { state } = play;
  state.phase = 'action';
  state.players.forEach(({ rolled, tiles }, seat) => {
    play.news.push({ kind: 'revealed', seat, dice: rolled, actions: tiles.map(actionOf) });
  });
  state.players.forEach((_, seat) => doNext(lane(state, seat).todo, { do: 'pay-tiles' }));
}

export function actionOf(tile: number): Action {
  return actions[tile] as Action;
}
