import type { Seat } from '../../../engine/decision.ts';
import type { Resource, Thing } from '../facts/terms.ts';
import type { Cause } from './cause.ts';

/** Who was fought, and whether the attacker had more swords, as many or fewer. */
export interface Fight {
  readonly against: 'tribe' | 'barbarians' | Seat;
  readonly swords: 'more' | 'equal' | 'fewer';
}

/** Points of the final scoring and where they come from. */
export interface Score {
  readonly from: Cause | 'track' | 'prestige' | 'territories' | 'discoveries' | 'cards';
  readonly points: number;
}

interface Drawn<Kind extends string> {
  readonly kind: Kind;
  readonly seat: Seat;
  readonly count: number;
  readonly cards: readonly string[] | null;
  readonly from: Cause;
}

/** What happened, as facts. `cards` is null for those who may only hear how many there were. */
export type News =
  /** The tokens on the first space, the lowest first. */
  | { readonly kind: 'stack'; readonly seats: readonly Seat[] }
  | { readonly kind: 'condemned'; readonly seat: Seat; readonly zone: string }
  | { readonly kind: 'barbarians'; readonly seat: Seat; readonly zone: string }
  | { readonly kind: 'turn'; readonly turn: number; readonly seat: Seat; readonly last: boolean }
  | {
      readonly kind: 'gained';
      readonly seat: Seat;
      readonly what: Thing;
      readonly amount: number;
      readonly from: Cause;
    }
  | { readonly kind: 'lost'; readonly seat: Seat; readonly what: Thing; readonly amount: number; readonly from: Cause }
  | {
      readonly kind: 'expanded';
      readonly seat: Seat;
      /** Where the settler came from, and whether it is a new one. */
      readonly start: string;
      readonly fresh: boolean;
      readonly zone: string;
      readonly fight: Fight | null;
      readonly total: number;
    }
  | { readonly kind: 'withdrawn'; readonly seat: Seat; readonly zone: string; readonly from: Cause }
  /** A territory, with the tokens that go with it, passes from one to another; null is nobody. */
  | { readonly kind: 'control'; readonly zone: string; readonly seat: Seat | null; readonly before: Seat | null }
  | { readonly kind: 'tribe-gone'; readonly zone: string }
  | { readonly kind: 'paid'; readonly seat: Seat; readonly total: number; readonly hourglasses: number }
  | { readonly kind: 'moved'; readonly seat: Seat; readonly spaces: number; readonly space: number }
  | {
      readonly kind: 'discovered';
      readonly seat: Seat;
      readonly discovery: string;
      readonly resource: Resource | null;
      readonly cell: string;
    }
  | { readonly kind: 'bonus'; readonly seat: Seat; readonly cell: string; readonly number: number }
  | { readonly kind: 'built'; readonly seat: Seat; readonly wonder: string }
  | { readonly kind: 'played'; readonly seat: Seat; readonly card: string }
  | Drawn<'drew'>
  | Drawn<'looked'>
  | { readonly kind: 'kept'; readonly seat: Seat; readonly count: number; readonly cards: readonly string[] | null }
  /** Cards that go face up on the discard pile without being played. */
  | { readonly kind: 'discarded'; readonly seat: Seat; readonly faces: readonly string[]; readonly from: Cause }
  | { readonly kind: 'reshuffled' }
  | { readonly kind: 'zeus-space'; readonly seat: Seat; readonly space: number }
  | { readonly kind: 'god'; readonly god: string; readonly space: number }
  | { readonly kind: 'prayed'; readonly seat: Seat; readonly count: number }
  | {
      readonly kind: 'judged';
      readonly god: string;
      readonly symbols: readonly number[];
      readonly seats: readonly Seat[];
    }
  /** The mark of a god is laid before a player, or goes away. */
  | { readonly kind: 'marked'; readonly seat: Seat; readonly god: string }
  | { readonly kind: 'unmarked'; readonly seat: Seat; readonly god: string }
  | { readonly kind: 'passed'; readonly seat: Seat }
  | { readonly kind: 'waited'; readonly seat: Seat }
  | { readonly kind: 'finished'; readonly seat: Seat }
  | { readonly kind: 'scored'; readonly seat: Seat; readonly from: Score['from']; readonly points: number }
  | { readonly kind: 'won'; readonly seats: readonly Seat[]; readonly points: number };

/** Cards that change hands face down are named to their owner alone. */
export function heard(news: News, seat: Seat | null): News {
  if (!('cards' in news) || news.seat === seat) return news;
  return { ...news, cards: null };
}
