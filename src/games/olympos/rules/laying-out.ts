import type { Question, Seat } from '../../../engine/decision.ts';
import { type SeatRule, doNext } from '../../../engine/machine.ts';
import { landNumber, numbers } from '../facts/facts.ts';
import { resources } from '../facts/terms.ts';
import type { News } from './news.ts';
import { type OlymposPlay, type SeatStep, type State, type Territory, lane, territory } from './state.ts';
import { landOf } from './territories.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

/** Whose token lies lowest at the start prepares the map. */
function preparer({ arrivals }: Pick<State, 'arrivals'>): Seat {
  return arrivals[0] as Seat;
}

/** A cross on so many territories of each resource, one after the other (O79). */
export function condemn({ state }: OlymposPlay): void {
  const { condemned } = numbers(state.players.length);
  const steps = resources.flatMap((resource) =>
    Array.from({ length: condemned }, (_, index): SeatStep => ({ do: 'condemn', resource, left: condemned - index })),
  );
  doNext(lane(state, preparer(state)).todo, ...steps);
}

function among(state: State, fits: (there: Territory, number: number) => boolean): Question {
  const options = state.territories.filter(fits).map(({ zone }) => zone);
  return { options, min: 1, max: 1 };
}

/** Any territory of the resource, but never both with a star (O13). */
export const condemnStep: Rule<'condemn'> = {
  ask(state, _seat, { resource }) {
    const lost = state.territories.some(({ mark }, number) => {
      const zone = landOf(number);
      return mark === 'cross' && zone.star && zone.resource === resource;
    });
    return among(state, ({ mark }, number) => {
      const zone = landOf(number);
      return mark === null && zone.resource === resource && !(zone.star && lost);
    });
  },
  act(play, seat, _step, [zone = '']) {
    territory(play.state, landNumber(zone)).mark = 'cross';
    play.news.push({ kind: 'condemned', seat, zone });
  },
};

/** A tribe on every star territory that is left. */
export function settleTribes({ state }: OlymposPlay): void {
  state.territories.forEach((there, number) => {
    if (landOf(number).star && there.mark === null) there.mark = 'tribe';
  });
}

export function callBarbarians({ state }: OlymposPlay): void {
  const { barbarians } = numbers(state.players.length);
  const steps = resources.flatMap((resource) => new Array<SeatStep>(barbarians).fill({ do: 'barbarian', resource }));
  doNext(lane(state, preparer(state)).todo, ...steps);
}

/** Neither a cross nor a tribe may be there (O14). */
export const barbarian: Rule<'barbarian'> = {
  ask: (state, _seat, { resource }) =>
    among(state, ({ mark }, number) => mark === null && landOf(number).resource === resource),
  act(play, seat, _step, [zone = '']) {
    territory(play.state, landNumber(zone)).mark = 'barbarians';
    play.news.push({ kind: 'barbarians', seat, zone });
  },
};
