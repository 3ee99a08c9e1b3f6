import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { facts } from '../facts/facts.ts';
import { count, gain } from './gains.ts';
import type { News } from './news.ts';
import {
  type KhoraPlay,
  type Player,
  type SeatStep,
  type State,
  type TableStep,
  awaitChance,
  player,
  turnOrder,
} from './state.ts';
import type { Counter, Resource } from '../facts/terms.ts';

/** Phase G: all are judged on the same state, then rewarded; sole earners choose in turn order (R13). */
export function achieve(play: KhoraPlay): void {
  const { state } = play;
  state.phase = 'achievement';
  state.players.forEach((_, seat) => awaitChance(state, seat));
  play.news.push({ kind: 'phase', phase: 'achievement' });
  const order = turnOrder(state);
  const earned = facts.achievements
    .filter(({ id, needs }) => !(id in state.achieved) && state.players.some((owner) => meets(owner, needs)))
    .map(({ id, needs }) => ({ id, seats: order.filter((seat) => meets(player(state, seat), needs)) }));
  if (earned.length === 0) return;
  for (const { id, seats } of earned) {
    state.achieved[id] = { round: state.round, seats };
    play.news.push({ kind: 'achieved', achievement: id, seats });
    if (seats.length > 1) for (const seat of seats) gain(play, seat, 'taxes', 1, { by: 'achievement', id });
  }
  const sole = earned.filter(({ seats }) => seats.length === 1);
  const turns = order.flatMap((seat): TableStep[] =>
    sole
      .filter(({ seats }) => seats[0] === seat)
      .map(({ id }) => ({ do: 'turn', seat, step: { do: 'choose-reward', achievement: id } })),
  );
  doNext(state.table, ...turns);
}

function meets(owner: Player, needs: Readonly<Partial<Record<Counter, number>>>): boolean {
  for (const what in needs) if (count(owner, what as Counter) < (needs[what as Counter] ?? 0)) return false;
  return true;
}

/** Alone: Taxes or Glory. */
export const chooseReward: SeatRule<State, News, Extract<SeatStep, { do: 'choose-reward' }>> = {
  ask: () => ({ options: ['taxes', 'glory'], min: 1, max: 1 }),
  act: (play, seat, { achievement }, [pick]) =>
    gain(play, seat, pick as Resource, 1, { by: 'achievement', id: achievement }),
};
