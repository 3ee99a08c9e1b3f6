import type { Seat } from '../../../engine/decision.ts';
import type { Cause } from './cause.ts';
import type { Action, Colour, Kind, Phase, Resource, Track } from '../facts/terms.ts';

/** What happened, as facts. `cards` is null for those who may only hear how many there were (R36). */
export type News =
  | { readonly kind: 'city'; readonly seat: Seat; readonly city: string }
  | { readonly kind: 'drafted'; readonly seat: Seat; readonly count: number; readonly cards: readonly string[] | null }
  | { readonly kind: 'round'; readonly round: number; readonly event: string }
  | { readonly kind: 'phase'; readonly phase: Phase }
  | { readonly kind: 'rolled'; readonly seat: Seat; readonly dice: readonly number[] }
  | { readonly kind: 'start'; readonly seat: Seat }
  | {
      readonly kind: 'revealed';
      readonly seat: Seat;
      readonly dice: readonly number[];
      readonly actions: readonly Action[];
    }
  | { readonly kind: 'set-aside'; readonly seat: Seat; readonly action: Action }
  | {
      readonly kind: 'gained';
      readonly seat: Seat;
      readonly what: Resource;
      readonly amount: number;
      readonly from: Cause;
    }
  | {
      readonly kind: 'lost';
      readonly seat: Seat;
      readonly what: Resource;
      readonly amount: number;
      readonly from: Cause;
    }
  | {
      readonly kind: 'learned';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly token: Kind;
      readonly from: Cause;
    }
  | {
      readonly kind: 'forgot';
      readonly seat: Seat;
      readonly colour: Colour;
      readonly token: Kind;
      readonly from: Cause;
    }
  | {
      readonly kind: 'raised';
      readonly seat: Seat;
      readonly track: Track;
      readonly level: number;
      readonly from: Cause | null;
    }
  | { readonly kind: 'die'; readonly seat: Seat; readonly dice: number }
  | {
      readonly kind: 'drew';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly string[] | null;
      readonly from: Cause;
    }
  | { readonly kind: 'kept'; readonly seat: Seat; readonly count: number; readonly cards: readonly string[] | null }
  | {
      readonly kind: 'discarded';
      readonly seat: Seat;
      readonly count: number;
      readonly cards: readonly string[] | null;
      readonly from: Cause;
    }
  | { readonly kind: 'reshuffled' }
  | { readonly kind: 'explored'; readonly seat: Seat; readonly space: string }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: string }
  | { readonly kind: 'took-back'; readonly seat: Seat; readonly card: string; readonly from: Cause }
  | { readonly kind: 'unlocked'; readonly seat: Seat; readonly city: string; readonly number: number }
  | { readonly kind: 'acted'; readonly seat: Seat; readonly action: Action }
  | { readonly kind: 'declined'; readonly seat: Seat; readonly what: Declinable }
  | { readonly kind: 'event'; readonly event: string }
  | { readonly kind: 'event-void'; readonly event: string }
  | {
      readonly kind: 'compared';
      readonly group: 'highest' | 'lowest';
      readonly seats: readonly Seat[];
      readonly troops: number;
    }
  | { readonly kind: 'achieved'; readonly achievement: string; readonly seats: readonly Seat[] }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly from: Cause | 'glory'; readonly vp: number }
  | { readonly kind: 'won'; readonly seats: readonly Seat[]; readonly vp: number };

/** What may be asked and left. */
export type Declinable =
  'buy-knowledge' | 'explore' | 'play-card' | 'unlock' | 'raise-level' | 'buy-level' | 'choose-action';

/** Cards that change hands face down are named to their owner alone (R36). */
export function heard(news: News, seat: Seat | null): News {
  if (!('cards' in news) || news.seat === seat) return news;
  return { ...news, cards: null };
}
