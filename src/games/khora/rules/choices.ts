import type { SeatRule } from '../../../engine/machine.ts';
import { performOne } from './effects.ts';
import { facts } from '../facts/facts.ts';
import { gainAll, learn, raise } from './gains.ts';
import type { News } from './news.ts';
import { type SeatStep, type State, player } from './state.ts';
import { type Colour, type Track, colours, tracks } from '../facts/terms.ts';

type Rule<K extends SeatStep['do']> = SeatRule<State, News, Extract<SeatStep, { do: K }>>;

/** An effect without a question, in a list that has questions too. */
export const effect: Rule<'effect'> = {
  act: (play, seat, { of, group, at }) => performOne(play, seat, of, group, at),
};

/** One of several rewards (R33). */
export const chooseGain: Rule<'choose-gain'> = {
  ask: (_state, _seat, { options }) => ({ options: options.map((_, index) => String(index)), min: 1, max: 1 }),
  act: (play, seat, { of, options }, [pick]) => gainAll(play, seat, options[Number(pick)] ?? {}, of),
};

export const chooseColour: Rule<'choose-colour'> = {
  ask: () => ({ options: colours, min: 1, max: 1 }),
  act: (play, seat, { of }, [pick]) => learn(play, seat, pick as Colour, 'minor', of),
};

/** Different tracks; with fewer below the top, only those (R21). */
export const chooseTracks: Rule<'choose-tracks'> = {
  ask(state, seat, { count }) {
    const open = tracks.filter((track) => player(state, seat)[track] < facts.rules.most.level);
    return open.length <= count ? { forced: open } : { options: open, min: count, max: count };
  },
  act(play, seat, { of }, picks) {
    for (const pick of picks) raise(play, seat, pick as Track, of);
  },
};
