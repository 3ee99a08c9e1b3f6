import type { Seat } from '../../../engine/decision.ts';
import { eventEffects } from '../facts/facts.ts';
import type { Effect } from '../facts/verbs.ts';
import { type Resource, resources } from '../facts/terms.ts';
import type { View } from '../rules/view.ts';
import type { Icon } from './icons.ts';
import { signed } from '../words/points.ts';

/** What an event would do to a seat: an amount, its sign, and whether it is good. */
export interface Strike {
  readonly amount: string;
  readonly icon: Icon;
  readonly good: boolean;
}

/** The resource that an event to come looks at or changes; null if there is none. */
export function eventLooksAt({ event, phase }: View): Resource | null {
  if (event === null || phase === 'achievement' || phase === 'end') return null;
  if (comparesTroops(event)) return 'troops';
  const [effect] = eventEffects(event, 'all');
  if (effect === undefined) return null;
  if ('lose' in effect) return resourceIn(effect.lose);
  return 'gain' in effect && !('forget' in effect) ? resourceIn(effect.gain) : null;
}

export function comparesTroops(event: string): boolean {
  return eventEffects(event, 'highest').length + eventEffects(event, 'lowest').length > 0;
}

function resourceIn(amounts: Readonly<Record<string, unknown>>): Resource | null {
  return resources.find((resource) => resource in amounts) ?? null;
}

/** What an event that compares troops would do to this seat if it struck now. */
export function eventStrikes(view: View, seat: Seat): Strike[] {
  const { event, phase, players } = view;
  if (event === null || phase === 'resolution' || phase === 'achievement' || phase === 'end') return [];
  const troops = players.map((owner) => owner.troops);
  const own = troops[seat] ?? 0;
  const gains = own === Math.max(...troops) ? eventEffects(event, 'highest') : [];
  const losses = own === Math.min(...troops) ? eventEffects(event, 'lowest') : [];
  return [...gains, ...losses].flatMap((effect) => strikesOf(effect, view, seat));
}

function strikesOf(effect: Effect, view: View, seat: Seat): Strike[] {
  if ('draw' in effect) return [{ amount: signed(effect.draw), icon: 'cards', good: true }];
  if ('discard' in effect) return [{ amount: signed(-effect.discard), icon: 'cards', good: false }];
  if ('buy-level' in effect) return [{ amount: '', icon: 'raise', good: true }];
  if ('act' in effect) return [{ amount: '', icon: effect.act, good: true }];
  if ('lose' in effect)
    return Object.entries(effect.lose).map(([what, amount]) => {
      const resource = what as Resource;
      const lost = amount === 'all' ? (view.players[seat]?.[resource] ?? 0) : amount;
      return { amount: signed(-lost), icon: resource, good: false };
    });
  if ('gain' in effect && !('forget' in effect))
    return Object.entries(effect.gain).flatMap(([what, amount]) =>
      typeof amount === 'number' ? [{ amount: signed(amount), icon: what as Resource, good: true }] : [],
    );
  return [];
}
