import type { Text } from '../engine/text.ts';

/** Puts names in for seats: games say `text('seat', { seat })` and never know who sits there. */
export function seatNames(names: readonly string[]): (text: Text) => string | null {
  return ({ key, with: words }) => (key === 'seat' ? (names[Number(words?.['seat'])] ?? null) : null);
}
