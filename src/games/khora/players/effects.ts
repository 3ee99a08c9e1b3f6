import { facts } from '../facts/facts.ts';
import { type Action, type Resource, type Track, colours, tracks } from '../facts/terms.ts';
import type { Amount, Effect, EffectOf, Gains, Losses, Verb } from '../facts/verbs.ts';
import { measure } from '../rules/gains.ts';
import { type Values, levelValue, tokenValue } from './values.ts';

export function effectsWorth(values: Values, effects: readonly Effect[]): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(values, effect);
  return worth;
}

/** What each verb is worth to who performs it; a verb of the data that is not here does not compile. */
const worths: { readonly [V in Verb]: (values: Values, effect: EffectOf<V>) => number } = {
  gain: (values, effect) => gainsWorth(values, effect.gain),
  lose: (values, effect) => -lossWorth(values, effect.lose),
  choose: (values, effect) => Math.max(...effect.choose.map((gain) => gainsWorth(values, gain))),
  raise: (values, effect) => raised(values, effect.raise, effect.levels ?? 1),
  'raise-different': (values, effect) => best(values, effect['raise-different']),
  'buy-level': (values) => Math.max(0, best(values, 1) - values.drachmas),
  act: (values, effect) => actionWorth(values, effect.act) * (effect.times ?? 1),
  'act-one-of': (values, effect) => Math.max(...effect['act-one-of'].map((action) => actionWorth(values, action))),
  learn: (values) => Math.max(...colours.map((colour) => tokenValue(values, colour, 'minor'))),
  forget: (values, effect) => gainsWorth(values, effect.gain) - values.minor,
  draw: (values, effect) => effect.draw * cardValue(values),
  discard: (values, effect) => -effect.discard * cardValue(values),
  /** What comes back costs its price again, so that only what follows it is worth anything. */
  'take-back': () => 0,
};

function effectWorth<V extends Verb>(values: Values, effect: EffectOf<V>): number {
  return worths[effect.verb](values, effect);
}

/** A card not seen yet: of use only while there is time to play it. */
export function cardValue({ weights, rounds, counted }: Values): number {
  return weights.card * Math.min(1, rounds / 4) + (counted['cards-in-hand'] ?? 0);
}

const limits: Readonly<Partial<Record<Resource, number>>> = facts.rules.most;

export function gainsWorth(values: Values, gains: Gains): number {
  let worth = 0;
  for (const what in gains) {
    const resource = what as Resource;
    const amount = measure(values.owner, gains[resource] as Amount);
    const limit = limits[resource];
    worth +=
      values[resource] * (limit === undefined ? amount : Math.min(amount, Math.max(0, limit - values.owner[resource])));
  }
  return worth;
}

function lossWorth(values: Values, losses: Losses): number {
  let worth = 0;
  for (const what in losses) {
    const resource = what as Resource;
    const held = values.owner[resource];
    const amount = losses[resource] ?? 0;
    worth += values[resource] * (amount === 'all' ? held : Math.min(amount, held));
  }
  return worth;
}

function raised(values: Values, track: Track, levels: number): number {
  let worth = 0;
  for (let step = 0; step < levels; step += 1) worth += levelValue(values, track, values.owner[track] + step);
  return worth;
}

function best(values: Values, different: number): number {
  const sorted = tracks.map((track) => levelValue(values, track)).sort((a, b) => b - a);
  let worth = 0;
  for (let index = 0; index < different; index += 1) worth += sorted[index] ?? 0;
  return worth;
}

/** An action without what may be bought, explored or played with it. */
function actionWorth(values: Values, action: Action): number {
  const { owner } = values;
  const { rules } = facts;
  switch (action) {
    case 'philosophy':
      return rules.philosophy.tokens * values.philosophy;
    case 'legislation':
      return rules.legislation.citizens * values.citizens + cardValue(values);
    case 'culture':
      return owner.culture;
    case 'trade':
      return (owner.economy + rules.trade.drachmas) * values.drachmas;
    case 'military':
      return owner.military * values.troops + values.major;
    case 'politics':
    case 'development':
      return cardValue(values);
  }
}
