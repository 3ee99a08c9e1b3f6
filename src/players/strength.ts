/** How well a computer player plays, the weakest first. */
export const strengths = ['random', 'novice', 'citizen', 'strategos'] as const;
export type Strength = (typeof strengths)[number];
