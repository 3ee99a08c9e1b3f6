import type { Impossible, Option, Seat } from '../../../engine/decision.ts';
import type { Wording } from '../../../engine/define.ts';
import { type Text, type Word, text } from '../../../engine/text.ts';
import { DECLINE } from '../rules/free-actions.ts';
import { nextDevelopment } from '../rules/development.ts';
import { actionOf } from '../rules/dice.ts';
import { type Piece, card, facts, level, space } from '../facts/facts.ts';
import { gainable } from '../rules/gains.ts';
import type { Space } from '../facts/schema.ts';
import { type Payment, paymentId, paymentOf, payments } from '../rules/payment.ts';
import { bill, explorationLoss, isAtTop, knowledgePrice, levelPrice, missingKnowledge } from '../rules/prices.ts';
import { type FixedGain, type Player, type SeatStep, type State, knowledge, player } from '../rules/state.ts';
import { amountInWords, cardInWords, causeInWords, spaceName, tokenInWords, tokensInWords } from './news-in-words.ts';
import { type Action, type Colour, type Kind, type Resource, type Track, colours, tracks } from '../facts/terms.ts';

/** Puts any question of the game into words, with what each option costs and leaves, and why others are not there. */
export function wording(state: State, seat: Seat, step: SeatStep): Wording {
  const owner = player(state, seat);
  switch (step.do) {
    case 'draft':
      return { prompt: prompt('draft', { left: owner.pack.length }), option: cardOption };
    case 'assign-tiles':
      return assignTiles(owner);
    case 'turn-tokens':
      return {
        prompt: prompt('turn-tokens', { tokens: owner.philosophy, citizens: owner.citizens }),
        option: (id) => turnTokens(owner, Number(id)),
      };
    case 'pay-tiles':
      return payTiles(owner);
    case 'keep-card':
      return { prompt: prompt('keep-card'), option: declinable(cardOption) };
    case 'buy-knowledge':
      return buyKnowledge(state, owner);
    case 'explore':
      return explore(state, owner);
    case 'play-card':
      return playCard(state, owner);
    case 'unlock':
      return unlock(state, owner);
    case 'raise-level':
      return {
        prompt: prompt(step.left > 0 ? 'raise-level' : 'raise-again', { drachmas: owner.drachmas, left: step.left }),
        option: declinable((id) => levelOption(state, owner, id as Track, 0, step.left > 0 ? 0 : 1)),
        impossible: dearLevels(state, owner, tracks, 0),
      };
    case 'buy-level':
      return {
        prompt: prompt('buy-level', { drachmas: owner.drachmas, why: causeInWords(step.of) }),
        option: declinable((id) => levelOption(state, owner, id as Track, step.cheaper, 0)),
        impossible: dearLevels(state, owner, step.tracks, step.cheaper),
      };
    case 'choose-gain':
      return {
        prompt: prompt('choose-gain', { why: causeInWords(step.of) }),
        option: (id) => gainOption(owner, id, step.options[Number(id)] ?? {}),
      };
    case 'choose-colour':
      return {
        prompt: prompt('choose-colour', { why: causeInWords(step.of) }),
        option: (id) => ({ id, label: tokenInWords(id as Colour, 'minor'), detail: known(owner, id as Colour, 1) }),
      };
    case 'choose-tracks':
      return {
        prompt: prompt('choose-tracks', { why: causeInWords(step.of), count: step.count }),
        option: (id) => ({ id, label: reached(owner, id as Track), detail: benefit(owner, id as Track) }),
        impossible: tracks.filter((track) => isAtTop(owner, track)).map(atTop),
      };
    case 'take-back':
      return { prompt: prompt('take-back', { why: causeInWords(step.of) }), option: cardOption };
    case 'discard':
      return {
        prompt: prompt('discard', { why: causeInWords(step.of), count: step.count }),
        option: cardOption,
      };
    case 'forget':
      return {
        prompt: prompt('forget', { why: causeInWords(step.of), gain: gainInWords(step.gain) }),
        option: (id) => forgetOption(owner, id),
      };
    case 'choose-action':
      return {
        prompt: prompt('choose-action', { why: causeInWords(step.of) }),
        option: declinable((id) => ({ id, label: actionName(id as Action), detail: text(`actions.${id}.text`) })),
        impossible: step.actions.flatMap((action) => impossibleAction(state, owner, action)),
      };
    case 'choose-reward':
      return {
        prompt: prompt('choose-reward', { why: text(`achievements.${step.achievement}.name`) }),
        option: (id) => gainOption(owner, id, { [id]: 1 }),
      };
    case 'between-phases':
    case 'last-call':
      return { prompt: prompt(step.do), option: declinable((id) => ({ id, label: text('option.decline') })) };
    case 'act':
    case 'effect':
    case 'progress':
    case 'end-progress':
      throw new Error(`The step "${step.do}" asks nothing.`);
  }
}

function prompt(kind: string, words?: Record<string, Word>): Text {
  return text(`prompt.${kind}`, words);
}

function declinable(option: (id: string) => Option): (id: string) => Option {
  return (id) => (id === DECLINE ? { id, label: text('option.decline') } : option(id));
}

function actionName(action: Action): Text {
  return text(`actions.${action}.name`);
}

/** A card with its price and what it does. */
function cardOption(id: string): Option {
  return { id, label: cardInWords(id), detail: priced(card(id), text(`politics.${id}.text`)) };
}

/** What something costs and needs, and what it does. */
export function priced(piece: Piece, effect: Text): Text {
  const needs = needsInWords(piece.needs);
  const words = { drachmas: piece.cost, effect };
  return needs.length === 0 ? text('hint.piece', words) : text('hint.piece-needs', { ...words, needs });
}

export function needsInWords(needs: Readonly<Partial<Record<Colour, number>>>): Text[] {
  return colours
    .filter((colour) => (needs[colour] ?? 0) > 0)
    .map((colour) => text('hint.need', { count: needs[colour] ?? 0, colour: text(`colours.${colour}`) }));
}

export function gainInWords(gain: FixedGain): Text {
  const gains = (Object.entries(gain) as [Resource, number][]).map(([what, amount]) => amountInWords(what, amount));
  return text('list', { items: gains });
}

/** A reward, and what its owner has with it. */
function gainOption(owner: Player, id: string, gain: FixedGain): Option {
  const after = (Object.entries(gain) as [Resource, number][]).map(([what, amount]) =>
    amountInWords(what, owner[what] + gainable(owner, what, amount)),
  );
  return { id, label: gainInWords(gain), detail: text('hint.have', { what: after }) };
}

/** Knowledge of a colour, major or minor, once this much has changed. */
function known(owner: Player, colour: Colour, change: 1 | -1): Text {
  const count = knowledge(owner, colour) + change;
  return text('hint.have', { what: text('hint.need', { count, colour: text(`colours.${colour}`) }) });
}

function assignTiles(owner: Player): Wording {
  const { rolled, citizens, philosophy } = owner;
  return {
    prompt: prompt('assign-tiles', { dice: rolled.join(', '), citizens, tokens: philosophy }),
    slots: rolled.map((die) => text('slot.die', { die })),
    option: (id) => ({
      id,
      label: text('option.tile', { number: Number(id), action: actionName(actionOf(Number(id))) }),
      slotDetails: rolled.map((die) => text('hint.tile', { citizens: Math.max(0, Number(id) - die) })),
    }),
  };
}

function turnTokens(owner: Player, tokens: number): Option {
  const citizens = gainable(owner, 'citizens', tokens * facts.rules.philosophy.citizens);
  return {
    id: String(tokens),
    label: text('option.turn-tokens', { tokens, citizens }),
    detail: text('hint.turn-tokens', { citizens: owner.citizens + citizens, tokens: owner.philosophy - tokens }),
  };
}

function payTiles(owner: Player): Wording {
  return {
    sorted: (ids) => byTiles(owner, ids),
    prompt: prompt('pay-tiles', { citizens: owner.citizens, tokens: owner.philosophy }),
    option: (id) => paymentOption(owner, id, paymentOf(owner, id)),
  };
}

/** Most tiles first, then fewest tokens. */
function byTiles(owner: Player, ids: readonly string[]): string[] {
  const sorted = payments(owner).sort(
    (one, other) => other.performed.length - one.performed.length || one.tokens - other.tokens,
  );
  const order = sorted.map((payment) => paymentId(owner, payment));
  return [...ids].sort((one, other) => order.indexOf(one) - order.indexOf(other));
}

function paymentOption({ tiles }: Player, id: string, { performed, tokens, cost, left }: Payment): Option {
  const named = (of: readonly number[]): Text[] => of.map((tile) => actionName(actionOf(tile)));
  const aside = named(tiles.filter((_, index) => !performed.includes(index)));
  const done = named(tiles.filter((_, index) => performed.includes(index)));
  return {
    id,
    label: text('option.perform', { count: done.length, actions: done, tokens }),
    detail: text('hint.perform', { citizens: cost, left, count: aside.length, aside, tokens }),
  };
}

function buyKnowledge(state: State, owner: Player): Wording {
  const price = knowledgePrice(state, owner);
  const short = price - owner.drachmas;
  return {
    prompt: prompt('buy-knowledge', { drachmas: owner.drachmas, price }),
    option: declinable((id) => ({
      id,
      label: tokenInWords(id as Colour, 'minor'),
      detail: text('hint.price', { drachmas: price, left: owner.drachmas - price }),
    })),
    impossible: short > 0 ? [{ label: text('things.knowledge'), why: text('why.drachmas', { short }) }] : [],
  };
}

/** What most people look for comes first: several tokens, then major ones, then those that demand most. */
const rank = new Map(
  [...facts.board.values()]
    .sort(
      (one, other) =>
        other.tokens.length - one.tokens.length || majors(other) - majors(one) || other.troops - one.troops,
    )
    .map(({ id }, index) => [id, index]),
);

function majors({ tokens }: Space): number {
  return tokens.filter(({ kind }) => kind === 'major').length;
}

function byUse(ids: readonly string[]): string[] {
  return [...ids].sort((one, other) => (rank.get(one) ?? Infinity) - (rank.get(other) ?? Infinity));
}

function explore(state: State, owner: Player): Wording {
  return {
    sorted: byUse,
    prompt: prompt('explore', { troops: owner.troops }),
    option: declinable((id) => {
      const { gain } = space(id);
      const loss = explorationLoss(state, owner, space(id));
      const words = { loss, left: owner.troops - loss };
      const hint =
        Object.keys(gain).length > 0
          ? text('hint.explore-gain', { ...words, gain: gainInWords(gain) })
          : text('hint.explore', words);
      return { id, label: spaceOption(state, owner, id), detail: hint };
    }),
    impossible: state.board
      .filter((id) => space(id).troops > owner.troops)
      .map((id) => ({
        label: spaceOption(state, owner, id),
        why: text('why.troops', { short: space(id).troops - owner.troops }),
      })),
  };
}

/** A space with the loss as this player would suffer it, which effects may lower; it tells like spaces apart. */
function spaceOption(state: State, owner: Player, id: string): Text {
  const { named, troops, tokens } = space(id);
  if (named) return spaceName(id);
  return text('space-loss', { token: tokensInWords(tokens), troops, loss: explorationLoss(state, owner, space(id)) });
}

/** What keeps a player from paying for a card or development; null if nothing does. */
function obstacle(state: State, owner: Player, piece: Piece): Text | null {
  const { known, drachmas } = bill(state, owner, piece);
  if (!known) return text('why.knowledge', { missing: needsInWords(missingKnowledge(owner, piece.needs)) });
  if (drachmas > owner.drachmas) return text('why.drachmas', { short: drachmas - owner.drachmas });
  return null;
}

function paid(state: State, owner: Player, piece: Piece, effect: Text): Text {
  const { drachmas, tokens } = bill(state, owner, piece);
  const words = { drachmas, left: owner.drachmas - drachmas, effect };
  return tokens > 0 ? text('hint.pay-tokens', { ...words, tokens }) : text('hint.pay', words);
}

function playCard(state: State, owner: Player): Wording {
  return {
    prompt: prompt('play-card', { drachmas: owner.drachmas }),
    option: declinable((id) => ({
      id,
      label: cardInWords(id),
      detail: paid(state, owner, card(id), text(`politics.${id}.text`)),
    })),
    impossible: owner.hand.flatMap((id): Impossible[] => {
      const why = obstacle(state, owner, card(id));
      return why === null ? [] : [{ label: cardInWords(id), why }];
    }),
  };
}

function unlock(state: State, owner: Player): Wording {
  const piece = nextDevelopment(owner);
  if (piece === null) throw new Error('Every development is unlocked.');
  const number = owner.developments + 1;
  const name = text('cause.development', { city: text(`cities.${owner.city}.name`), number });
  const effect = text(`cities.${owner.city}.${number}`);
  const why = obstacle(state, owner, piece);
  return {
    prompt: prompt('unlock', { drachmas: owner.drachmas }),
    option: declinable((id) => ({ id, label: name, detail: paid(state, owner, piece, effect) })),
    impossible: why === null ? [] : [{ label: name, why }],
  };
}

function reached(owner: Player, track: Track): Text {
  return text('cause.level', { track: text(`tracks.${track}.name`), level: owner[track] + 1 });
}

/** What the next level of a track gives. */
function benefit(owner: Player, track: Track): Text {
  const { gain, dice } = level(track, owner[track] + 1);
  if (dice > 0) return text('hint.die');
  return Object.keys(gain).length === 0 ? text('hint.nothing') : gainInWords(gain);
}

function levelOption(state: State, owner: Player, track: Track, cheaper: number, tokens: 0 | 1): Option {
  const drachmas = levelPrice(state, owner, track, cheaper) ?? 0;
  const words = { drachmas, left: owner.drachmas - drachmas, effect: benefit(owner, track) };
  const hint =
    tokens === 0 ? text('hint.pay', words) : text('hint.pay-token', { ...words, tokens: owner.philosophy - tokens });
  return { id: track, label: reached(owner, track), detail: hint };
}

function atTop(track: Track): Impossible {
  return { label: text(`tracks.${track}.name`), why: text('why.top') };
}

function dearLevels(state: State, owner: Player, among: readonly Track[], cheaper: number): Impossible[] {
  return among.flatMap((track): Impossible[] => {
    const price = levelPrice(state, owner, track, cheaper);
    if (price === null) return [atTop(track)];
    if (price <= owner.drachmas) return [];
    return [{ label: reached(owner, track), why: text('why.drachmas', { short: price - owner.drachmas }) }];
  });
}

function forgetOption(owner: Player, id: string): Option {
  const [kind, colour] = id.split(':') as [Kind, Colour];
  return { id, label: tokenInWords(colour, kind), detail: known(owner, colour, -1) };
}

function impossibleAction(state: State, owner: Player, action: Action): Impossible[] {
  const why = action === 'politics' || action === 'development' ? hindrance(state, owner, action) : null;
  return why === null ? [] : [{ label: actionName(action), why }];
}

function hindrance(state: State, owner: Player, action: 'politics' | 'development'): Text | null {
  if (action === 'politics') return owner.hand.length > 0 ? null : text('why.hand');
  const piece = nextDevelopment(owner);
  return piece === null ? text('why.unlocked') : obstacle(state, owner, piece);
}
