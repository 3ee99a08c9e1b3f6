import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Random, roll, source } from '../../src/engine/chance.ts';
import type { OpenQuestion } from '../../src/engine/decision.ts';
import type { Game } from '../../src/engine/game.ts';
import { subjects } from '../kit/contract/subjects.ts';
import { type Start, cases, fuzzing, picksFor, starts } from '../kit/contract/walk.ts';

/** The last option is mostly the one of leaving it, and who does nothing is in nobody's way. */
function eager(question: OpenQuestion): OpenQuestion {
  const { options, max } = question;
  return options.length > max ? { ...question, options: options.slice(0, -1) } : question;
}

/** Plays a game in which each question has its own answer, whenever it comes; `arrival` says who is quick. */
function played(game: Game<unknown, unknown, unknown>, start: Start, arrival: Random) {
  const { seats, seed, pace } = start;
  const { state, news } = game.setup(seats, seed, pace);
  start.prepare?.(state);
  const orders: number[] = [];
  for (;;) {
    const checkpoint = game.checkpoint(state);
    if (checkpoint !== null) {
      news.push(...game.play(state, { advance: checkpoint, seat: roll(arrival, seats) }));
      continue;
    }
    const awaited = game.questions(state).filter(({ sealed }) => sealed === null);
    const question = awaited[roll(arrival, awaited.length)];
    if (question === undefined) break;
    orders.push(question.seat);
    if (question.secret && awaited.length > 1) hesitate(question);
    const picks = picksFor(eager(question), source(`${seed}/${question.id}`));
    news.push(...game.play(state, { decision: question.id, seat: question.seat, picks }));
  }
  return { state, news, orders };

  /** Seals something else first, or the same. */
  function hesitate({ id, seat, freeActions, ...question }: OpenQuestion): void {
    if (freeActions.length > 0 || arrival() < 0.5) return;
    game.play(state, { decision: id, seat, picks: picksFor({ id, seat, freeActions, ...question }, arrival) });
  }
}

describe.each(subjects)('%s', (_, subject) => {
  const { game } = subject;
  const enrich = (state: unknown): void => subject.enrich(state);

  test('the same answers in any order of arrival give the same state and the same news', () => {
    let different = 0;
    const property = fc.property(starts(game), fc.nat(), (given, quick) => {
      const start = quick % 2 === 0 ? given : { ...given, prepare: enrich };
      const one = played(game, start, source(`one/${quick}`));
      const other = played(game, start, source(`other/${quick}`));
      if (one.orders.join() !== other.orders.join()) different += 1;
      expect(JSON.stringify(other.state)).toBe(JSON.stringify(one.state));
      const sorted = (news: readonly unknown[]): string =>
        news
          .map((item) => JSON.stringify(item))
          .sort()
          .join('\n');
      expect(sorted(other.news)).toBe(sorted(one.news));
    });
    fc.assert(property, cases(1000));
    if (!fuzzing) expect(different).toBeGreaterThan(800);
  });
});
