import { holds } from '../rules/effects.ts';
import type { Piece } from '../facts/facts.ts';
import { facts } from '../facts/facts.ts';
import { measure } from '../rules/gains.ts';
import type { Amount, Effect, Gains, Modifier } from '../facts/schema.ts';
import type { Player } from '../rules/state.ts';
import { type Action, type Counter, type Resource, type Track, colours, tracks } from '../facts/terms.ts';
import { type Values, levelValue, rate, tokenValue } from './values.ts';

/** What a card or development is worth once it lies open, its price not counted. */
export function pieceWorth(values: Values, piece: Piece): number {
  const { rounds, weights, state, seat } = values;
  let worth = 0;
  for (const change of piece.modify) worth += modifierWorth(values, change);
  if (piece.when === null) return worth;
  if (piece.when === 'end') return worth + endWorth(values, piece.effects);
  const once = effectsWorth(values, piece.effects);
  const often =
    piece.condition === null ? 1 : holds(state, seat, piece.condition) ? weights.steady : 1 - weights.steady;
  if (typeof piece.when === 'object') return worth + once * rate(values, piece.when.action) * rounds;
  switch (piece.when) {
    case 'now':
      return worth + once * (piece.condition === null || holds(state, seat, piece.condition) ? 1 : 0);
    case 'tax':
      return worth + once * rounds * often;
    case 'card-played':
      return worth + once * rate(values, 'politics') * rounds;
    case 'no-progress':
      return worth + once * rounds * (1 - weights.steady);
    case 'any-time':
      return worth + Math.max(0, once) * (values.owner.glory + weights.gloryAhead * rounds);
  }
}

export function effectsWorth(values: Values, effects: readonly Effect[]): number {
  let worth = 0;
  for (const effect of effects) worth += effectWorth(values, effect);
  return worth;
}

function effectWorth(values: Values, effect: Effect): number {
  if ('forget' in effect) return gainsWorth(values, effect.gain) - values.minor;
  if ('gain' in effect) return gainsWorth(values, effect.gain);
  if ('lose' in effect) return -lossWorth(values, effect.lose);
  if ('choose' in effect) return Math.max(...effect.choose.map((gain) => gainsWorth(values, gain)));
  if ('raise' in effect) return raised(values, effect.raise, effect.levels ?? 1);
  if ('raise-different' in effect) return best(values, effect['raise-different']);
  if ('buy-level' in effect) return Math.max(0, best(values, 1) - values.drachmas);
  if ('act' in effect) return actionWorth(values, effect.act) * (effect.times ?? 1);
  if ('act-one-of' in effect) return Math.max(...effect['act-one-of'].map((action) => actionWorth(values, action)));
  if ('learn' in effect) return Math.max(...colours.map((colour) => tokenValue(values, colour, 'minor')));
  if ('draw' in effect) return effect.draw * cardValue(values);
  if ('discard' in effect) return -effect.discard * cardValue(values);
  return 0;
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

function lossWorth(values: Values, losses: Readonly<Partial<Record<Resource, number | 'all'>>>): number {
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

function endWorth(values: Values, effects: readonly Effect[]): number {
  const { owner, rounds, weights } = values;
  let worth = 0;
  for (const effect of effects) {
    if (!('gain' in effect) || effect.gain.vp === undefined) continue;
    const amount = effect.gain.vp;
    worth += measure(owner, amount);
    if (typeof amount === 'object')
      worth += ((amount.times ?? 1) / (amount.every ?? 1)) * ahead(owner, amount.per, rounds * weights.growth);
  }
  return worth;
}

function ahead(owner: Player, what: Counter, growth: number): number {
  if (what === 'cards-in-play') return growth + 1;
  if (what === 'cards-in-hand') return -Math.min(growth, owner.hand.length);
  if (what === 'drachmas' || what === 'citizens' || what === 'troops') return growth / 2;
  return growth;
}

function modifierWorth(values: Values, change: Modifier): number {
  const { rounds, weights, owner } = values;
  if ('allow' in change) {
    if (change.allow === 'levels') return weights.second * rounds * values.philosophy;
    return weights.second * rate(values, 'military') * rounds * values.major;
  }
  const off = -(change.by ?? 0);
  switch (change.price) {
    case 'level':
      return off * values.progresses * values.drachmas * (1 - weights.second / 4);
    case 'exploration':
      return off * rate(values, 'military') * rounds * values.troops;
    case 'knowledge':
      return (
        (facts.rules.trade.knowledge - (change.to ?? 0)) *
        weights.second *
        rate(values, 'trade') *
        rounds *
        values.drachmas
      );
    case 'economy': {
      const left = Math.min(values.progresses, facts.rules.most.level - owner.economy);
      return left * (3 * values.drachmas + weights.second);
    }
  }
}
