import seedrandom from 'seedrandom';

/** The part of a state that chance needs: a secret seed and how often it was used. */
export interface Chance {
  readonly seed: string;
  occasions: number;
}

/** Numbers from 0 up to 1, as `seedrandom` gives them. */
export type Random = () => number;

/** A fresh source for one occasion (a shuffle, a roll of all dice), so that anybody can verify it from the seed. */
export function occasion(chance: Chance): Random {
  const random = seedrandom(`${chance.seed}/${chance.occasions}`);
  chance.occasions += 1;
  return random;
}

/** A source of its own, for whoever plays rather than for the rules. */
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
