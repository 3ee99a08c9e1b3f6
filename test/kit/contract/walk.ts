import fc from 'fast-check';
import { type Random, roll, source } from '../../../src/engine/chance.ts';
import type { Given, OpenQuestion } from '../../../src/engine/decision.ts';
import type { Game } from '../../../src/engine/game.ts';
import type { Pace } from '../../../src/engine/machine.ts';
import { randomPlayer } from '../../../src/players/random.ts';

/** More answers than any game here can take. */
const LONGEST = 2000;
/** How often a pick that is sealed is changed while others are awaited. */
const CHANGE = 0.1;

const { FUZZ_SEED, FUZZ_SECONDS } = process.env;

/** Whether `npm run fuzz` runs the properties: then their cases are others every time, as many as there is time for. */
export const fuzzing = FUZZ_SEED !== undefined;

/** The same cases on every run, so that a failure is there again tomorrow; while fuzzing, and then made small. */
export function cases(numRuns: number): fc.Parameters<unknown> {
  if (!fuzzing) return { numRuns, seed: 7, endOnFailure: true };
  return {
    numRuns: Number.MAX_SAFE_INTEGER,
    seed: Number(FUZZ_SEED),
    plugins: [fc.interruptAfterTimeLimit(Number(FUZZ_SECONDS) * 1000)],
  };
}

export interface Start<State = unknown> {
  readonly seats: number;
  readonly seed: string;
  readonly pace: Pace;
  /** Lays out the table otherwise before anybody answers. */
  prepare?(state: State): void;
}

/** How a random game begins. */
export function starts(game: Game<unknown, unknown, unknown>, paces: readonly Pace[] = ['auto', 'step']) {
  const [min, max] = game.seats;
  return fc.record({
    seats: fc.integer({ min, max }),
    seed: fc.nat().map((number) => `hush-${number}`),
    pace: fc.constantFrom(...paces),
  });
}

/** Somewhere in a random game, before its end: what was given up to there is played again without a look at questions. */
export function moments(game: Game<unknown, unknown, unknown>): fc.Arbitrary<Walked> {
  return fc.tuple(starts(game), fc.integer({ min: 0, max: 999 })).map(([start, part]) => {
    const whole = walk(game, start);
    const answers = whole.answers.slice(0, Math.floor((whole.answers.length * part) / 1000));
    const { state, news } = game.setup(start.seats, start.seed, start.pace);
    for (const given of answers) news.push(...game.play(state, given));
    return { start, state, news, answers, random: source(`${start.seed}/moment`) };
  });
}

export function picksFor(question: OpenQuestion, random: Random): readonly string[] {
  return randomPlayer(question, () => null, random);
}

/** A legal answer at random, by whichever seat, or the word to go on; null when the game is over. */
export function anyAnswer(game: Game<unknown, unknown, unknown>, state: unknown, random: Random): Given | null {
  const checkpoint = game.checkpoint(state);
  if (checkpoint !== null) return { advance: checkpoint, seat: 0 };
  const open = game.questions(state);
  const awaited = open.filter(({ sealed }) => sealed === null);
  const changeable = open.filter(({ sealed }) => sealed !== null);
  const among = changeable.length > 0 && random() < CHANGE ? changeable : awaited;
  if (among.length === 0) return null;
  const question = among[roll(random, among.length)] as OpenQuestion;
  return { decision: question.id, seat: question.seat, picks: picksFor(question, random) };
}

export interface Walked<State = unknown> {
  readonly start: Start;
  readonly state: State;
  readonly news: readonly unknown[];
  readonly answers: readonly Given[];
  readonly random: Random;
}

/** Plays at random in place, for so many answers at most. `visit` sees the state before every answer and at the end. */
export function walk<State>(
  game: Game<State, unknown, unknown>,
  start: Start<State>,
  most = LONGEST,
  visit?: (state: State, news: readonly unknown[]) => void,
): Walked<State> {
  const { seats, seed, pace } = start;
  const random = source(`${seed}/walk`);
  const { state, news } = game.setup(seats, seed, pace);
  start.prepare?.(state);
  const answers: Given[] = [];
  visit?.(state, news);
  while (answers.length < most) {
    const answer = anyAnswer(game, state, random);
    if (answer === null) break;
    answers.push(answer);
    const told = game.play(state, answer);
    news.push(...told);
    visit?.(state, told);
  }
  return { start, state, news, answers, random };
}

/** Freezes data all the way down: whoever writes to it throws. */
export function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}
