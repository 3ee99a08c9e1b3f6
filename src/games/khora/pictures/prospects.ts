import { type Piece, card, facts } from '../facts/facts.ts';
import type { When } from '../facts/schema.ts';
import { type Action, type Resource, resources } from '../facts/terms.ts';
import { gainable, measure } from '../rules/gains.ts';
import { bill, knowledgePrice, pieceAt, pieceCount } from '../rules/prices.ts';
import type { PlayerView } from '../rules/view.ts';
import { type Text, text } from '../../../engine/text.ts';
import { lacks } from './lacks.ts';
import { counting } from '../words/points.ts';

export type Gains = Readonly<Partial<Record<Resource | 'cards', number>>>;

/** What an action would do for its player now. */
export interface Prospect {
  /** Gained for sure, standing effects included. */
  readonly gains: Gains;
  /** What it leads to in words; null if to nothing else. */
  readonly then: Text | null;
  /** Nothing would come of it. */
  readonly isVoid: boolean;
}

const phase = { phase: 'action' } as const;

export function prospectOf(owner: PlayerView, hand: readonly string[], action: Action): Prospect {
  const gains = gainsOf(owner, action);
  switch (action) {
    case 'philosophy':
    case 'legislation':
    case 'culture':
      return { gains, then: null, isVoid: false };
    case 'trade':
      return { gains, then: text('picture.then.trade', { price: knowledgePrice(phase, owner) }), isVoid: false };
    case 'military': {
      const troops = owner.troops + (gains.troops ?? 0);
      return { gains, then: text('picture.then.military', { troops }), isVoid: false };
    }
    case 'politics':
      return politics(owner, hand);
    case 'development':
      return development(owner);
  }
}

/** What the action itself brings and what lies open adds to it, up to the limits. */
function gainsOf(owner: PlayerView, action: Action): Gains {
  const more = triggered(owner, (when) => typeof when === 'object' && when.action === action);
  const own = ownGains(owner, action);
  const all: Partial<Record<Resource | 'cards', number>> = { ...own };
  for (const what of resources) {
    const added = more[what] ?? 0;
    if (added === 0) continue;
    const before = own[what] ?? 0;
    all[what] = before + gainable({ ...counting(owner), [what]: owner[what] + before }, what, added);
  }
  return all;
}

function ownGains(owner: PlayerView, action: Action): Gains {
  const { philosophy, legislation, trade } = facts.rules;
  switch (action) {
    case 'philosophy':
      return { philosophy: philosophy.tokens };
    case 'legislation':
      return { citizens: legislation.citizens, cards: 1 };
    case 'culture':
      return { vp: owner.culture };
    case 'trade':
      return { drachmas: owner.economy + trade.drachmas };
    case 'military':
      return { troops: owner.military };
    case 'politics':
    case 'development':
      return {};
  }
}

/** The sum of what open pieces give on an occasion. */
function triggered(owner: PlayerView, isMeant: (when: When) => boolean): Partial<Record<Resource, number>> {
  const sum: Partial<Record<Resource, number>> = {};
  for (let index = 0; index < pieceCount(owner); index += 1) {
    const { when, effects } = pieceAt(owner, index);
    if (when === null || !isMeant(when)) continue;
    for (const effect of effects) {
      if (!('gain' in effect) || 'forget' in effect) continue;
      for (const what of resources) {
        const amount = effect.gain[what];
        if (amount !== undefined) sum[what] = (sum[what] ?? 0) + measure(counting(owner), amount);
      }
    }
  }
  return sum;
}

function politics(owner: PlayerView, hand: readonly string[]): Prospect {
  const gains = triggered(owner, (when) => when === 'card-played');
  if (hand.length === 0) return { gains: {}, then: text('picture.then.politics-none'), isVoid: true };
  if (!hand.some((id) => bill(phase, owner, card(id)).payable))
    return { gains: {}, then: text('picture.then.politics-short'), isVoid: true };
  return { gains, then: text('picture.then.politics'), isVoid: false };
}

/** The development that comes next in a city, and its number; null when all are unlocked. */
export function nextDevelopment(owner: PlayerView): { piece: Piece; number: number } | null {
  const piece = facts.cities.get(owner.city)?.[owner.developments];
  return piece === undefined ? null : { piece, number: owner.developments + 1 };
}

function development(owner: PlayerView): Prospect {
  const next = nextDevelopment(owner);
  if (next === null) return { gains: {}, then: text('picture.then.development-none'), isVoid: true };
  const { number, piece } = next;
  const asked = bill(phase, owner, piece);
  if (!asked.payable)
    return {
      gains: {},
      then: text('picture.then.development-short', { number, lacks: lacks(owner, piece, asked) }),
      isVoid: true,
    };
  const gains = triggered(owner, (when) => typeof when === 'object' && when.action === 'development');
  return { gains, then: text('picture.then.development', { number, drachmas: asked.drachmas }), isVoid: false };
}
