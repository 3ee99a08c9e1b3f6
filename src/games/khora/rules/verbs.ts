import type { Seat } from '../../../engine/decision.ts';
import type { EffectOf, Effect, Verb } from '../facts/verbs.ts';
import type { Resource } from '../facts/terms.ts';
import type { Cause } from './cause.ts';
import { gainAll, lose, raise } from './gains.ts';
import { type KhoraPlay, type SeatStep, player } from './state.ts';

/** The verbs that ask nothing of anybody. */
type Automatic = 'gain' | 'lose' | 'raise' | 'draw';

const atOnce: {
  readonly [V in Automatic]: (play: KhoraPlay, seat: Seat, effect: EffectOf<V>, of: Cause) => void;
} = {
  gain: (play, seat, effect, of) => gainAll(play, seat, effect.gain, of),
  lose(play, seat, effect, of) {
    for (const [what, amount] of Object.entries(effect.lose) as [Resource, number | 'all'][])
      lose(play, seat, what, amount === 'all' ? Infinity : amount, of);
  },
  raise(play, seat, effect, of) {
    for (let i = 0; i < (effect.levels ?? 1); i += 1) raise(play, seat, effect.raise, of);
  },
  /** The table deals the cards afterwards, in turn order. */
  draw: (play, seat, effect, of) => player(play.state, seat).later.push({ do: 'draw', count: effect.draw, of }),
};

/** All other verbs become steps of the seat; a verb of the data that is in neither table does not compile. */
const asSteps: {
  readonly [V in Exclude<Verb, Automatic>]: (effect: EffectOf<V>, of: Cause) => readonly SeatStep[];
} = {
  choose: (effect, of) => [{ do: 'choose-gain', of, options: effect.choose }],
  'raise-different': (effect, of) => [{ do: 'choose-tracks', of, count: effect['raise-different'] }],
  'buy-level': (effect, of) => [{ do: 'buy-level', of, tracks: effect['buy-level'], cheaper: effect.cheaper }],
  act: (effect) => Array.from({ length: effect.times ?? 1 }, () => ({ do: 'act', action: effect.act })),
  'act-one-of': (effect, of) => [{ do: 'choose-action', of, actions: effect['act-one-of'] }],
  learn: (_effect, of) => [{ do: 'choose-colour', of }],
  forget: (effect, of) => [{ do: 'forget', of, gain: effect.gain }],
  discard: (effect, of) => [{ do: 'discard', of, count: effect.discard }],
  'take-back': (_effect, of) => [{ do: 'take-back', of }],
};

export function isAutomatic(effect: Effect): effect is EffectOf<Automatic> {
  return effect.verb in atOnce;
}

export function doAtOnce<V extends Automatic>(play: KhoraPlay, seat: Seat, effect: EffectOf<V>, of: Cause): void {
  atOnce[effect.verb](play, seat, effect, of);
}

export function stepsOf<V extends Exclude<Verb, Automatic>>(effect: EffectOf<V>, of: Cause): readonly SeatStep[] {
  return asSteps[effect.verb](effect, of);
}
