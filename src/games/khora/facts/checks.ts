import type { Files } from './schema.ts';
import type { Effect } from './verbs.ts';

type RawPiece = Files['cities'][number]['developments'][number];

/** What is wrong with a card or development although each of its fields is right: the field and why; null if nothing. */
export function faultOf({ when, if: condition, effects, modify }: RawPiece): string | null {
  if ((effects !== undefined) !== (when !== undefined)) return 'when: effects need a "when"';
  if (effects === undefined && modify === undefined) return 'effects: it does nothing';
  if (condition !== undefined && when !== 'now' && when !== 'tax')
    return 'if: players are compared only when a card is played, "now", or in the Tax phase, "tax"';
  if (when === 'end' && !(effects ?? []).every(givesPointsOnly)) return 'effects: at the end only "vp" are gained';
  if (when === 'any-time' && !isTrade(effects ?? []))
    return 'effects: what can be done at any time is to "lose" something and "gain" something for it';
  return null;
}

function givesPointsOnly(effect: Effect): boolean {
  return effect.verb === 'gain' && Object.keys(effect.gain).every((what) => what === 'vp');
}

function isTrade(effects: readonly Effect[]): boolean {
  return effects.some(({ verb }) => verb === 'lose') && effects.every(({ verb }) => verb === 'lose' || verb === 'gain');
}

/** An event can only wait for a space that is on the board. */
export function checkSpaces({ events, board }: Files): void {
  for (const event of events) {
    if (event.in === 'dice' || event.if === undefined) continue;
    const { explored } = event.if;
    if (!board.some(({ id }) => id === explored))
      throw new Error(`data/khora/events.json: ${event.id} > if > explored: there is no space "${explored}"`);
  }
}
