import { holds } from '../rules/effects.ts';
import type { Piece } from '../facts/facts.ts';
import { facts } from '../facts/facts.ts';
import { measure } from '../rules/gains.ts';
import type { Modifier } from '../facts/schema.ts';
import type { Effect } from '../facts/verbs.ts';
import type { Player } from '../rules/state.ts';
import type { Counter } from '../facts/terms.ts';
import { effectsWorth } from './effects.ts';
import { type Values, rate } from './values.ts';

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

function endWorth(values: Values, effects: readonly Effect[]): number {
  const { owner, rounds, weights } = values;
  let worth = 0;
  for (const effect of effects) {
    if (effect.verb !== 'gain' || effect.gain.vp === undefined) continue;
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
