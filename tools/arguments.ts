import { type ParseArgsConfig, parseArgs } from 'node:util';
import { strengths } from '../src/games/khora/players/strengths.ts';

/** Says what is wrong with how a tool was called, in one sentence, and ends it. */
export function refuse(sentence: string): never {
  console.error(sentence);
  process.exit(1);
}

/** The options a tool was called with; nothing but these is taken. */
export function readOptions<const T extends NonNullable<ParseArgsConfig['options']>>(
  options: T,
): ReturnType<typeof parseArgs<{ options: T }>>['values'] {
  try {
    return parseArgs({ options }).values;
  } catch (mistake) {
    const [sentence = ''] = (mistake instanceof Error ? mistake.message : String(mistake)).split(/\n|\. /);
    const known = Object.keys(options).map((name) => `--${name}`);
    return refuse(`${sentence.replace(/\.$/, '')}; there are ${known.join(', ')}.`);
  }
}

export function whole(name: string, value: string, min: number, max: number): number {
  const number = Number(value);
  if (value.trim() !== '' && Number.isInteger(number) && number >= min && number <= max) return number;
  return refuse(`--${name} must be a whole number from ${min} to ${max}, not "${value}".`);
}

export function oneOf<T extends string>(name: string, value: string, known: readonly T[]): T {
  const found = known.find((one) => one === value);
  return found ?? refuse(`--${name} must be one of ${known.join(', ')}, not "${value}".`);
}

export function strength(name: string, value: string): string {
  const known = strengths.map(({ id }) => id);
  return oneOf(name, value, known);
}
