import type { Seat } from '../../../engine/decision.ts';
import { type Checkpoint, doNext } from '../../../engine/machine.ts';
import { perform, triggered } from './effects.ts';
import { facts } from '../facts/facts.ts';
import { gain, lose } from './gains.ts';
import { type KhoraPlay, type SeatStep, type TableStep, lane } from './state.ts';
import { actions } from '../facts/terms.ts';

const tiles = actions.map((_, tile): TableStep => ({ do: 'tile', tile }));

const checkpoint: Checkpoint = { do: 'checkpoint' };

/** Everything a round has after its announcement, with a checkpoint after each phase. */
const round: readonly (TableStep | Checkpoint)[] = [
  checkpoint,
  { do: 'tax' },
  checkpoint,
  { do: 'roll' },
  { do: 'assign' },
  { do: 'reveal' },
  checkpoint,
  ...tiles,
  { do: 'drop-overflow' },
  checkpoint,
  { do: 'progress' },
  { do: 'offer' },
  checkpoint,
  { do: 'resolve' },
  { do: 'drop-overflow' },
  { do: 'offer' },
  checkpoint,
  { do: 'achieve' },
  { do: 'end-round' },
];

/** Phase A turns up the event and lays out the whole round. */
export function announce(play: KhoraPlay): void {
  const { state } = play;
  state.round += 1;
  state.phase = 'event';
  const event = state.events[state.round - 1] as string;
  play.news.push({ kind: 'round', round: state.round, event });
  doNext(state.table, ...round);
}

/** Phase B: everybody's taxes, then the Tax-phase effects of all, measured on the same state. */
export function tax(play: KhoraPlay): void {
  const { state } = play;
  state.phase = 'tax';
  play.news.push({ kind: 'phase', phase: 'tax' });
  state.players.forEach(({ taxes }, seat) => gain(play, seat, 'drachmas', taxes, { by: 'taxes' }));
  const acting = state.players.map((_, seat) => triggered(state, seat, 'tax'));
  acting.forEach((pieces, seat) => {
    for (const { cause } of pieces) perform(play, seat, cause, 'effects');
  });
}

/** Troops and citizens above the limit do not outlast the phase. */
export function dropOverflow(play: KhoraPlay): void {
  const { citizens, troops } = facts.rules.most;
  play.state.players.forEach((owner, seat) => {
    lose(play, seat, 'citizens', owner.citizens - citizens, { by: 'limit' });
    lose(play, seat, 'troops', owner.troops - troops, { by: 'limit' });
  });
}

export function turn(play: KhoraPlay, { seat, step }: Extract<TableStep, { do: 'turn' }>): void {
  doNext(lane(play.state, seat).todo, step);
}

export function endRound(play: KhoraPlay): void {
  const { state } = play;
  state.history.push(state.players.map(({ vp }) => vp));
  for (const owner of state.players) {
    owner.rolled = [];
    owner.tiles = [];
    owner.aside = [];
  }
  if (state.round < facts.rules.rounds) doNext(state.table, checkpoint, { do: 'announce' });
  else doNext(state.table, { do: 'last-call' }, { do: 'score' });
}

/** Puts what a seat has to do on the table for each seat, one after the other. */
export function oneByOne(play: KhoraPlay, seats: readonly Seat[], step: SeatStep): void {
  const steps: TableStep[] = [];
  for (const seat of seats) steps.push({ do: 'turn', seat, step }, { do: 'later' });
  doNext(play.state.table, ...steps);
}
