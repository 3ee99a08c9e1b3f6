import type { Seat } from '../../../engine/decision.ts';
import { facts, level } from '../facts/facts.ts';
import { count } from '../rules/gains.ts';
import { pieceAt, pieceCount } from '../rules/prices.ts';
import { type Player, type State, player } from '../rules/state.ts';
import type { Action, Colour, Counter, Track } from '../facts/terms.ts';
import type { Weights } from './weights.ts';

/** What one more of each thing is worth to a seat now, in victory points. */
export interface Values {
  readonly weights: Weights;
  readonly owner: Player;
  readonly state: State;
  readonly seat: Seat;
  /** Rounds after this one. */
  readonly rounds: number;
  /** Progress phases still to come. */
  readonly progresses: number;
  vp: number;
  drachmas: number;
  citizens: number;
  troops: number;
  philosophy: number;
  taxes: number;
  glory: number;
  major: number;
  minor: number;
  /** What a token of a colour is worth beyond its kind. */
  readonly colours: Record<Colour, number>;
  /** Final points for one more of what is counted then. */
  readonly counted: Partial<Record<Counter, number>>;
  /** What the event and the achievements make of a number of troops, remembered because every space asks. */
  readonly stakes: (number | undefined)[];
}

/** Without regard to what the seat still needs knowledge for; `appraise` adds that. */
export function plainValues(state: State, seat: Seat, weights: Weights): Values {
  const owner = player(state, seat);
  const rounds = facts.rules.rounds - Math.max(1, state.round);
  const isLate = state.phase === 'progress' || state.phase === 'resolution' || state.phase === 'achievement';
  const progresses = state.phase === 'end' ? 0 : rounds + (isLate ? 0 : 1);
  const counted = countedAtEnd(owner);
  const drachma = weights.drachma * grown(progresses, weights.drachmaSpan);
  const knowledge = weights.token * grown(rounds, weights.tokenSpan) + (counted.knowledge ?? 0);
  return {
    weights,
    owner,
    state,
    seat,
    rounds,
    progresses,
    vp: 1,
    drachmas: drachma * (owner.drachmas > RICH ? weights.drachmaExcess : 1) + (counted.drachmas ?? 0),
    citizens:
      weights.citizen * grown(rounds, weights.citizenSpan) * (owner.citizens > CROWDED ? weights.citizenExcess : 1) +
      (counted.citizens ?? 0),
    troops: weights.troop * grown(rounds, weights.troopSpan) + (counted.troops ?? 0),
    philosophy: weights.philosophy * grown(progresses, weights.philosophySpan),
    taxes: weights.taxes * weights.drachma * taxed(rounds, weights.drachmaSpan) + (counted.taxes ?? 0),
    glory: count(owner, 'major') + weights.majorsAhead * rounds,
    major: owner.glory + weights.gloryAhead * rounds + knowledge + (counted.major ?? 0),
    minor: knowledge + (counted.minor ?? 0),
    colours: { red: counted.red ?? 0, green: counted.green ?? 0, blue: counted.blue ?? 0 },
    counted,
    stakes: [],
  };
}

/** Beyond these drachmas and citizens pile up. */
const RICH = 12;
const CROWDED = 9;

/** From 0 towards 1 the longer something can be used. */
function grown(rounds: number, span: number): number {
  return 1 - Math.exp(-rounds / span);
}

function taxed(rounds: number, span: number): number {
  let sum = 0;
  for (let left = 1; left <= rounds; left += 1) sum += grown(left, span);
  return sum;
}

function countedAtEnd(owner: Player): Partial<Record<Counter, number>> {
  const counted: Partial<Record<Counter, number>> = {};
  for (let index = 0; index < pieceCount(owner); index += 1) {
    const { when, effects } = pieceAt(owner, index);
    if (when !== 'end') continue;
    for (const effect of effects) {
      if (effect.verb !== 'gain' || effect.gain.vp === undefined || typeof effect.gain.vp === 'number') continue;
      const { per, times = 1, every = 1 } = effect.gain.vp;
      counted[per] = (counted[per] ?? 0) + times / every;
    }
  }
  return counted;
}

export function tokenValue(values: Values, colour: Colour, kind: 'minor' | 'major'): number {
  return values[kind] + values.colours[colour];
}

export function rate({ weights, owner }: Values, action: Action): number {
  return (weights[`${action}Rate`] * owner.dice) / facts.rules.start.dice;
}

/** What one level more gives, with the prospect of the level after it. */
export function levelValue(values: Values, track: Track, from: number = values.owner[track]): number {
  if (from >= facts.rules.most.level) return 0;
  const { weights, owner, rounds, counted } = values;
  const { gain, dice } = level(track, from + 1);
  let worth = (counted[track] ?? 0) + dice * weights.die * rounds;
  for (const what in gain) worth += (gain[what as keyof typeof gain] ?? 0) * values[what as keyof typeof gain];
  if (track === 'economy') worth += rate(values, 'trade') * rounds * values.drachmas;
  else if (track === 'culture') worth += rate(values, 'culture') * rounds;
  else worth += rate(values, 'military') * rounds * values.troops;
  if (counted['lowest-level'] !== undefined && owner[track] === count(owner, 'lowest-level'))
    worth += counted['lowest-level'] / 2;
  if (values.progresses > 1 && from + 1 < facts.rules.most.level) {
    const later = levelValue(values, track, from + 1) - level(track, from + 2).cost * values.drachmas;
    if (later > 0) worth += weights.ahead * later;
  }
  return worth;
}
