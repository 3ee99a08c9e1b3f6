import seedrandom from 'seedrandom';

/** The part of a state that chance needs. */
export interface Chance {
  /** Secret while the game is played: whoever knows it knows every card and roll to come. */
  readonly seed: string;
  /** How many occasions of chance there were. */
  occasions: number;
}

/** Numbers from 0 up to 1, as `seedrandom` gives them. */
export type Random = () => number;

/**
 * For a rule that needs chance: a fresh source for one occasion (a shuffle, a roll of all dice), seeded with its number so
 * that anybody can verify it from the seed once the game is over.
 */
export function occasion(chance: Chance): Random {
  const random = seedrandom(`${chance.seed}/${chance.occasions}`);
  chance.occasions += 1;
  return random;
}

/** For computer players, tools and tests: a source that is none of the table's. */
export function source(seed: string): Random {
  return seedrandom(seed);
}

/** A whole number from 0 to `below` - 1. */
export function roll(random: Random, below: number): number {
  return Math.floor(random() * below);
}

export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const result = [...items];
  for (let i = result.length - 1; i > 0; i -= 1) {
    const j = roll(random, i + 1);
    const moved = result[i] as T;
    result[i] = result[j] as T;
    result[j] = moved;
  }
  return result;
}
