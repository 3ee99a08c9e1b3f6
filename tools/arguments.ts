import { type Strength, isStrength, strengths } from '../src/players/strength.ts';

/** Ends the tool with a sentence on stderr. */
export function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}

export function whole(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (Number.isInteger(number) && number >= min && number <= max) return number;
  return refuse(`--${name} must be a whole number from ${min} to ${max}, not "${value}".`);
}

export function strength(name: string, value: string): Strength {
  if (isStrength(value)) return value;
  return refuse(`--${name} must be one of ${strengths.join(', ')}, not "${value}".`);
}
