import type { Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { discovery, landNumber } from '../facts/facts.ts';
import type { effects } from '../facts/schema.ts';
import { type Effect } from '../facts/schema.ts';
import { type Resource, resources } from '../facts/terms.ts';
import { executor } from '../facts/verbs.ts';
import type { Cause } from './cause.ts';
import { discardHand } from './deck.ts';
import { gain, gainAll } from './gains.ts';
import type { News } from './news.ts';
import { type OlymposPlay, type SeatStep, type State, lane } from './state.ts';
import { discsOn, leave } from './territories.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

/** What each verb of the data does: at once, as a question of the seat, or as a step of the table for what is drawn. */
const execute = executor<typeof effects, [play: OlymposPlay, seat: Seat, from: Cause]>({
  gain: (gains, play, seat, from) => gainAll(play, seat, gains, from),
  'choose-cubes': (count, play, seat, of) => doNext(lane(play.state, seat).todo, { do: 'choose-cubes', count, of }),
  draw: (count, play, seat, from) => doNext(play.state.table, { do: 'draw', seat, count, from }),
  withdraw: (_count, play, seat, of) => doNext(lane(play.state, seat).todo, { do: 'withdraw', of }),
  discard: (_what, play, seat, from) => discardHand(play, seat, from),
});

export function perform(play: OlymposPlay, seat: Seat, list: readonly Effect[], from: Cause): void {
  for (const effect of list) execute(effect, play, seat, from);
}

/** Sets of so many cubes, equal or different (O47): `grain+wood`. */
function cubeSets(count: number, from = 0): string[][] {
  if (count === 0) return [[]];
  return resources
    .slice(from)
    .flatMap((resource, index) => cubeSets(count - 1, from + index).map((others) => [resource, ...others]));
}

export const chooseCubes: Rule<'choose-cubes'> = {
  ask: (_state, _seat, { count }) => ({ options: cubeSets(count).map((set) => set.join('+')), min: 1, max: 1 }),
  act(play, seat, { of }, [pick = '']) {
    for (const resource of pick.split('+')) gain(play, seat, resource as Resource, 1, of);
  },
};

/** A disc of choice goes back to the stock; without one on the map nothing happens (O65). */
export const withdraw: Rule<'withdraw'> = {
  ask(state, seat) {
    const options = state.territories.flatMap((there, number) =>
      discsOn(there, number, seat).map(({ height }) => `${there.zone}:${height}`),
    );
    if (options.length === 0) return null;
    return options.length > 1 ? { options, min: 1, max: 1 } : { forced: options };
  },
  act(play, seat, { of }, [pick = '']) {
    const [zone = '', height] = pick.split(':');
    play.news.push({ kind: 'withdrawn', seat, zone, from: of });
    gain(play, seat, 'settlers', 1, of);
    leave(play, landNumber(zone), Number(height));
  },
};

export const effectsOfTile: Rule<'effects'> = {
  act: (play, seat, { discovery: id }) => perform(play, seat, discovery(id).effects, { by: 'discovery', id }),
};
