import { nextDevelopment } from '../rules/development.ts';
import { triggered } from '../rules/effects.ts';
import { type Piece, card, event, facts, space } from '../facts/facts.ts';
import { allowance, bill, explorationLoss, knowledgePrice } from '../rules/prices.ts';
import type { State } from '../rules/state.ts';
import { type Action, type Colour, type Counter, colours } from '../facts/terms.ts';
import { cardValue, effectsWorth, gainsWorth } from './effects.ts';
import { pieceWorth } from './pieces.ts';
import { type Values, tokenValue } from './values.ts';

/** The values of a player as it would stand after something, which may then be changed freely. */
export function supposed(values: Values): Values {
  const { owner } = values;
  return { ...values, owner: { ...owner, minor: { ...owner.minor }, major: { ...owner.major } } };
}

/** What ongoing effects make of an action, once. */
function triggers(values: Values, action: Action): number {
  let worth = 0;
  for (const { effects } of triggered(values.state, values.seat, { action })) worth += effectsWorth(values, effects);
  return worth;
}

/** The worth of performing an action; the owner of `values` is left as it stands afterwards. */
export function perform(values: Values, action: Action): number {
  const { owner, state } = values;
  const { rules } = facts;
  switch (action) {
    case 'philosophy':
      return rules.philosophy.tokens * values.philosophy + triggers(values, action);
    case 'legislation':
      return (
        Math.min(rules.legislation.citizens, Math.max(0, rules.most.citizens - owner.citizens)) * values.citizens +
        cardValue(values) +
        triggers(values, action)
      );
    case 'culture':
      return owner.culture + triggers(values, action);
    case 'trade': {
      const gained = owner.economy + rules.trade.drachmas;
      owner.drachmas += gained;
      const worth = gained * values.drachmas + triggers(values, action);
      return worth + bought(values, knowledgePrice(state, owner));
    }
    case 'military': {
      owner.troops += owner.military;
      let worth = owner.military * values.troops + triggers(values, action);
      for (let i = 0; i < allowance(owner, 'explorations'); i += 1) worth += explored(values);
      return worth;
    }
    case 'politics':
      return Math.max(
        0,
        ...owner.hand.map((id) => (bill(state, owner, card(id)).payable ? playWorth(values, card(id)) : 0)),
      );
    case 'development': {
      const piece = nextDevelopment(owner);
      if (piece === null || !bill(state, owner, piece).payable) return 0;
      return Math.max(0, unlockWorth(values, piece));
    }
  }
}

function bought(values: Values, price: number): number {
  const { owner } = values;
  if (owner.drachmas < price) return 0;
  const colour = bestColour(values);
  const worth = tokenValue(values, colour, 'minor') - price * values.drachmas;
  if (worth <= 0) return 0;
  owner.drachmas -= price;
  owner.minor[colour] += 1;
  return worth;
}

function bestColour(values: Values): Colour {
  return colours.reduce((best, colour) => (values.colours[colour] > values.colours[best] ? colour : best));
}

function explored(values: Values): number {
  const { owner, state } = values;
  let found: string | null = null;
  let most = 0;
  for (const id of state.board) {
    if (space(id).troops > owner.troops) continue;
    const worth = exploreWorth(values, id);
    if (worth > most) [found, most] = [id, worth];
  }
  if (found === null) return 0;
  owner.troops -= explorationLoss(state, owner, space(found));
  for (const { colour, kind } of space(found).tokens) owner[kind][colour] += 1;
  owner.drachmas += space(found).gain.drachmas ?? 0;
  return most;
}

export function exploreWorth(values: Values, id: string): number {
  const { state, owner } = values;
  const { tokens, gain } = space(id);
  const loss = explorationLoss(state, owner, space(id));
  let worth = gainsWorth(values, gain) - loss * values.troops;
  for (const { colour, kind } of tokens) worth += tokenValue(values, colour, kind);
  return worth + stake(values, owner.troops - loss) - stake(values, owner.troops);
}

/** What the event of the round promises or threatens with so many troops. */
function stake(values: Values, troops: number): number {
  const known = values.stakes[troops];
  if (known !== undefined) return known;
  const worth = reached(values, 'troops', Math.min(troops, facts.rules.most.troops)) + eventStake(values, troops);
  values.stakes[troops] = worth;
  return worth;
}

function eventStake(values: Values, troops: number): number {
  const { state, seat, weights } = values;
  const id = state.events[state.round - 1];
  if (id === undefined) return 0;
  const happening = event(id);
  if (happening.in === 'dice') return 0;
  const { highest, lowest } = happening;
  if (highest === undefined && lowest === undefined) return 0;
  let most = 0;
  let fewest = Infinity;
  state.players.forEach((other, index) => {
    if (index === seat) return;
    most = Math.max(most, other.troops);
    fewest = Math.min(fewest, other.troops);
  });
  let worth = 0;
  if (highest !== undefined && troops >= most) worth += weights.stake * effectsWorth(values, highest);
  if (lowest !== undefined && troops <= fewest) worth += weights.stake * effectsWorth(values, lowest);
  return worth;
}

/** What it is worth to stand at this count when achievements are judged. */
export function reached({ state, weights, taxes }: Values, what: Counter, at: number): number {
  let worth = 0;
  for (const { id, needs } of facts.achievements) {
    const need = needs[what];
    if (need !== undefined && at >= need && !(id in state.achieved)) worth += weights.achievement * taxes;
  }
  return worth;
}

/** A card played now, its price paid. */
export function playWorth(values: Values, piece: Piece): number {
  const { owner, counted, state, seat } = values;
  let worth = paid(values, piece) + (counted['cards-in-play'] ?? 0) - (counted['cards-in-hand'] ?? 0);
  for (const { effects } of triggered(state, seat, 'card-played')) worth += effectsWorth(values, effects);
  const cards = owner.played.length;
  return worth + reached(values, 'cards-in-play', cards + 1) - reached(values, 'cards-in-play', cards);
}

export function unlockWorth(values: Values, piece: Piece): number {
  return paid(values, piece) + triggers(values, 'development');
}

function paid(values: Values, piece: Piece): number {
  const { drachmas, tokens } = bill(values.state, values.owner, piece);
  return pieceWorth(values, piece) - drachmas * values.drachmas - tokens * values.philosophy;
}

/** The values as they will be when actions are performed, when tokens may stand in for knowledge. */
export function inAction(values: Values): Values {
  const state: State = { ...values.state, phase: 'action' };
  return { ...values, state };
}
