import type { Seat } from '../../../engine/decision.ts';
import { nextDevelopment } from '../rules/development.ts';
import { type Piece, card } from '../facts/facts.ts';
import { missingKnowledge, shortage } from '../rules/prices.ts';
import type { Player, State } from '../rules/state.ts';
import { colours } from '../facts/terms.ts';
import { pieceWorth } from './pieces.ts';
import { type Values, plainValues } from './values.ts';
import type { Weights } from './weights.ts';

/** What things are worth to a seat, tokens also for the cards and the development they help to pay for. */
export function appraise(state: State, seat: Seat, weights: Weights): Values {
  const values = plainValues(state, seat, weights);
  for (const piece of wanted(values.owner)) addNeeds(values, piece);
  return values;
}

function wanted(owner: Player): Piece[] {
  const pieces = owner.hand.map(card);
  const development = nextDevelopment(owner);
  if (development !== null) pieces.push(development);
  return pieces;
}

function addNeeds(values: Values, piece: Piece): void {
  const short = shortage(values.owner, piece.needs);
  if (short === 0 || short > values.rounds + 1) return;
  const worth = pieceWorth(values, piece) - piece.cost * values.drachmas;
  if (worth <= 0) return;
  const missing = missingKnowledge(values.owner, piece.needs);
  for (const colour of colours)
    if (missing[colour] !== undefined) values.colours[colour] += (values.weights.need * worth) / (short * short);
}
