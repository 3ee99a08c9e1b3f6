import type { OpenQuestion } from '../../../engine/decision.ts';
import { DECLINE } from '../rules/free-actions.ts';
import { nextDevelopment } from '../rules/development.ts';
import { triggered } from '../rules/effects.ts';
import { type Piece, card, development, facts } from '../facts/facts.ts';
import { gainable, measure } from '../rules/gains.ts';
import { paymentId, payments } from '../rules/payment.ts';
import { knowledgePrice, levelPrice, shortage } from '../rules/prices.ts';
import { type SeatStep, type State, lane } from '../rules/state.ts';
import { type Action, type Colour, type Kind, type Track } from '../facts/terms.ts';
import { appraise } from './appraisal.ts';
import { effectsWorth, gainsWorth } from './effects.ts';
import { pieceWorth } from './pieces.ts';
import { exploreWorth, perform, playWorth, reached, supposed, unlockWorth } from './plans.ts';
import { assignments, price, tileWorth } from './tiles.ts';
import { type Values, levelValue, tokenValue } from './values.ts';
import type { Weights } from './weights.ts';

/** Picks and what a citizen believes they are worth. */
export interface Ranked {
  readonly picks: readonly string[];
  readonly worth: number;
}

/** Every sensible answer to a seat's question, the best first. Reads only what the seat may know. */
export function rank(state: State, question: OpenQuestion, weights: Weights): Ranked[] {
  const { seat, options, freeActions } = question;
  const step = lane(state, seat).open?.step;
  if (step?.do !== question.kind) throw new Error(`The question "${question.kind}" is not open.`);
  if (options.length === 1 && freeActions.length === 0) return [{ picks: options, worth: 0 }];
  const values = appraise(state, seat, weights);
  const ranked = answers(values, step, options).sort(better);
  const best = ranked[0]?.worth ?? 0;
  for (const freeAction of freeActions) {
    const worth = freeActionWorth(values, freeAction);
    ranked.push({ picks: [freeAction], worth: best + worth });
  }
  return freeActions.length > 0 ? ranked.sort(better) : ranked;
}

const better = (a: Ranked, b: Ranked): number => b.worth - a.worth;

function freeActionWorth(values: Values, id: string): number {
  const [, city = '', number = ''] = id.split(':');
  const { effects } = development(city, Number(number));
  const { owner } = values;
  let vp = owner.vp;
  for (const effect of effects) if (effect.verb === 'gain') vp += measure(owner, effect.gain.vp ?? 0);
  return effectsWorth(values, effects) + reached(values, 'vp', vp) - reached(values, 'vp', owner.vp);
}

function answers(values: Values, step: SeatStep, options: readonly string[]): Ranked[] {
  const each = (worth: (id: string) => number): Ranked[] =>
    options.map((id) => ({ picks: [id], worth: id === DECLINE ? 0 : worth(id) }));
  const { state, owner } = values;
  switch (step.do) {
    case 'assign-tiles':
      return assigned(values);
    case 'turn-tokens':
      return each((id) => turned(values, Number(id)));
    case 'pay-tiles':
      return paid(values);
    case 'draft':
    case 'keep-card':
      return each((id) => heldWorth(values, card(id)));
    case 'discard':
      return [lowest(options, step.count, (id) => heldWorth(values, card(id)))];
    case 'buy-knowledge':
      return each((id) => tokenValue(values, id as Colour, 'minor') - knowledgePrice(state, owner) * values.drachmas);
    case 'explore':
      return each((id) => exploreWorth(values, id));
    case 'play-card':
      return each((id) => playWorth(values, card(id)));
    case 'unlock': {
      const piece = nextDevelopment(owner);
      return each(() => (piece === null ? 0 : unlockWorth(values, piece)));
    }
    case 'raise-level':
      return each(
        (id) => levelWorth(values, id as Track, 0) - (step.left === 0 ? values.philosophy : 0) - idle(values),
      );
    case 'buy-level':
      return each((id) => levelWorth(values, id as Track, step.cheaper));
    case 'choose-gain':
      return each((id) => gainsWorth(values, step.options[Number(id)] ?? {}));
    case 'choose-colour':
      return each((id) => tokenValue(values, id as Colour, 'minor'));
    case 'choose-tracks':
      return [lowest(options, step.count, (id) => -levelValue(values, id as Track))];
    case 'take-back':
      return each((id) => againWorth(values, card(id)));
    case 'forget':
      return each((id) => {
        const [kind, colour] = id.split(':') as [Kind, Colour];
        return -tokenValue(values, colour, kind);
      });
    case 'choose-action':
      return each((id) => perform(supposed(values), id as Action));
    case 'choose-reward':
      return each((id) => values[id as 'taxes' | 'glory']);
    case 'between-phases':
    case 'last-call':
      return each(() => 0);
    case 'act':
    case 'effect':
    case 'progress':
    case 'end-progress':
      throw new Error(`The step "${step.do}" asks nothing.`);
  }
}

function lowest(options: readonly string[], count: number, worth: (id: string) => number): Ranked {
  const sorted = options.map((id) => ({ id, worth: worth(id) })).sort((a, b) => a.worth - b.worth);
  return { picks: sorted.slice(0, count).map(({ id }) => id), worth: 0 };
}

function assigned(values: Values): Ranked[] {
  const worth = tileWorth(values);
  const all = assignments(values.owner);
  const payable = all.flatMap(({ tiles, cost }): Ranked[] => {
    const paid = price(values, cost);
    return paid === null ? [] : [{ picks: tiles.map(String), worth: worth(tiles) - paid }];
  });
  if (payable.length > 0) return payable;
  return all.map(({ tiles }) => {
    const ways = paid({ ...values, owner: { ...values.owner, tiles: [...tiles] } });
    return { picks: tiles.map(String), worth: Math.max(...ways.map((way) => way.worth)) };
  });
}

/** Tokens that become citizens once every tile is paid for. */
function turned(values: Values, tokens: number): number {
  const citizens = gainable(values.owner, 'citizens', tokens * facts.rules.philosophy.citizens);
  return citizens * values.citizens - tokens * values.philosophy;
}

function paid(values: Values): Ranked[] {
  const { owner } = values;
  const worth = tileWorth(values);
  return payments(owner).map((payment) => {
    const { performed, tokens, left } = payment;
    const tiles = performed.map((index) => owner.tiles[index] ?? 0);
    return {
      picks: [paymentId(owner, payment)],
      worth: worth(tiles) + (left - owner.citizens) * values.citizens - tokens * values.philosophy,
    };
  });
}

/** A card in hand: what it will do, less its price and the knowledge it still needs. */
function heldWorth(values: Values, piece: Piece): number {
  const missing = shortage(values.owner, piece.needs);
  const time = Math.min(1, values.rounds / (1 + missing));
  const net = pieceWorth(values, piece) - piece.cost * values.drachmas - missing * values.weights.draftNeed;
  return (net > 0 ? net * time : net / 10) + 0.01;
}

function levelWorth(values: Values, track: Track, cheaper: number): number {
  const { state, owner } = values;
  const price = levelPrice(state, owner, track, cheaper) ?? 0;
  const first =
    track === 'economy' ? reached(values, track, owner[track] + 1) - reached(values, track, owner[track]) : 0;
  return levelValue(values, track) + first - price * values.drachmas;
}

/** What raising nothing in this Progress phase would bring. */
function idle(values: Values): number {
  if (values.owner.raised) return 0;
  let worth = 0;
  for (const { effects } of triggered(values.state, values.seat, 'no-progress')) worth += effectsWorth(values, effects);
  return worth;
}

/** A card taken back is lost while it lies in the hand, and may be played again. */
function againWorth(values: Values, piece: Piece): number {
  const worth = pieceWorth(values, piece);
  const again = Math.max(0, worth - piece.cost * values.drachmas);
  return piece.when === 'now' ? again : again - worth;
}
