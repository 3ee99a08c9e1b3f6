/** How well a computer player plays, the weakest first. */
export const strengths = ['random', 'novice', 'citizen', 'strategos'] as const;
export type Strength = (typeof strengths)[number];

/** The next weaker one, which stands in where one fails; null below the weakest. */
export function weaker(strength: Strength): Strength | null {
  return strengths[strengths.indexOf(strength) - 1] ?? null;
}
