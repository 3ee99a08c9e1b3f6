import { source } from '../../../engine/chance.ts';
import type { OpenQuestion } from '../../../engine/decision.ts';
import { type Text, type Word, text } from '../../../engine/text.ts';
import type { Advice } from '../../../players/player.ts';
import { DECLINE } from '../rules/free-actions.ts';
import { actionOf } from '../rules/dice.ts';
import { development } from '../facts/facts.ts';
import { count } from '../rules/gains.ts';
import { paymentOf } from '../rules/payment.ts';
import { knowledgePrice } from '../rules/prices.ts';
import { type SeatStep, lane } from '../rules/state.ts';
import { amountInWords, cardInWords, causeInWords, spaceName, tokenInWords } from '../words/news-in-words.ts';
import type { View } from '../rules/view.ts';
import { type Action, type Colour, type Kind, type Resource, type Track, actions } from '../facts/terms.ts';
import { appraise } from './appraisal.ts';
import { complete } from './completion.ts';
import { type Ranked, rank } from './ranking.ts';
import { helped, levelReason, tileReason } from './reasons.ts';
import { price } from './tiles.ts';
import type { Values } from './values.ts';
import { weights } from './weights.ts';

/** What a citizen would do, and why. The same view and question always get the same advice. */
export function advise(question: OpenQuestion, view: View): Advice {
  const state = complete(view, source('advice'));
  const best = rank(state, question, weights)[0] as Ranked;
  const step = lane(state, question.seat).open?.step as SeatStep;
  const values = appraise(state, question.seat, weights);
  return { picks: best.picks, reason: reason(values, step, best, question.freeActions) };
}

const say = (key: string, words?: Record<string, Word>): Text => text(`advice.${key}`, words);
const points = (worth: number): number => Math.max(1, Math.round(worth));
const actionNames = (tiles: readonly number[]): Text[] => tiles.map((tile) => text(`actions.${actionOf(tile)}.name`));

function reason(values: Values, step: SeatStep, { picks, worth }: Ranked, freeActions: readonly string[]): Text {
  const [pick = ''] = picks;
  const { owner, state } = values;
  const vp = points(worth);
  if (freeActions.includes(pick)) return freeAction(pick);
  if (pick === DECLINE) return say(`nothing.${step.do}`);
  switch (step.do) {
    case 'draft':
    case 'keep-card':
      return say(worth < 1 ? `${step.do}-weak` : step.do, { card: cardInWords(pick), vp });
    case 'assign-tiles':
      return assigned(values, picks.map(Number));
    case 'turn-tokens': {
      const tokens = Number(pick);
      return tokens === 0 ? say('keep-tokens') : say(step.do, { tokens });
    }
    case 'pay-tiles': {
      const { performed, tokens } = paymentOf(owner, pick);
      if (performed.length === 0) return say('pay-nothing', { tokens });
      const actions = actionNames(performed.map((index) => owner.tiles[index] ?? 0));
      return tokens === 0 ? say(step.do, { actions }) : say('pay-tokens', { actions, tokens });
    }
    case 'buy-knowledge':
    case 'choose-colour': {
      const colour = pick as Colour;
      const token = tokenInWords(colour, 'minor');
      const piece = helped(values, colour);
      const drachmas = knowledgePrice(state, owner);
      if (piece === null) return say(step.do, { token, drachmas });
      return say(`${step.do}-for`, { token, drachmas, piece: causeInWords(piece.cause) });
    }
    case 'explore':
      return say(step.do, { space: spaceName(pick), vp });
    case 'play-card':
      return say(step.do, { card: cardInWords(pick), vp });
    case 'unlock':
      return say(step.do, { name: causeInWords(development(owner.city, owner.developments + 1).cause), vp });
    case 'raise-level':
    case 'buy-level':
      return levelReason(values, pick as Track, vp);
    case 'choose-gain': {
      const gains = Object.entries(step.options[Number(pick)] ?? {}) as [Resource, number][];
      return say(step.do, { gain: gains.map(([what, amount]) => amountInWords(what, amount)), vp });
    }
    case 'choose-tracks':
      return say(step.do, { tracks: picks.map((track) => text(`tracks.${track}.name`)) });
    case 'take-back':
      return say(step.do, { card: cardInWords(pick) });
    case 'discard':
      return say(step.do, { cards: picks.map(cardInWords), count: picks.length });
    case 'forget': {
      const [kind, colour] = pick.split(':') as [Kind, Colour];
      return say(step.do, { token: tokenInWords(colour, kind) });
    }
    case 'choose-action':
      return say(step.do, { why: tileReason(values, [actions.indexOf(pick as Action)]) });
    case 'choose-reward':
      return rewarded(values, pick as 'taxes' | 'glory');
    case 'between-phases':
    case 'last-call':
    case 'act':
    case 'effect':
    case 'progress':
    case 'end-progress':
      throw new Error(`The step "${step.do}" needs no advice.`);
  }
}

function freeAction(id: string): Text {
  const [, city = '', number = ''] = id.split(':');
  return say('free-action', { name: causeInWords({ by: 'development', city, number: Number(number) }) });
}

function rewarded(values: Values, pick: 'taxes' | 'glory'): Text {
  if (values[pick] === 0) return say('reward.none');
  if (pick === 'glory') return say('reward.glory', { majors: count(values.owner, 'major') });
  return values.rounds === 0 ? say('reward.taxes-end') : say('reward.taxes', { rounds: values.rounds });
}

function assigned(values: Values, tiles: readonly number[]): Text {
  const { rolled } = values.owner;
  const cost = tiles.reduce((sum, tile, index) => sum + Math.max(0, tile - (rolled[index] ?? 0)), 0);
  const named = actionNames([...tiles].sort((a, b) => a - b));
  if (price(values, cost) === null) return say('assign-short', { actions: named });
  return say('assign-tiles', { actions: named, why: tileReason(values, tiles) });
}
