import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Game } from '../../src/engine/game.ts';
import type { Seat } from '../../src/engine/decision.ts';
import { subjects } from '../kit/contract/subjects.ts';
import { anyAnswer, cases, fuzzing, moments, starts, walk } from '../kit/contract/walk.ts';

/** All that reaches a seat of a state: its view, its questions in words and where everybody stands. */
function reaching(
  game: Game<unknown, unknown, unknown>,
  state: unknown,
  seat: Seat | null,
  questions = game.questions(state),
): unknown {
  const own = questions.filter((question) => question.seat === seat);
  return [game.view(state, seat), own.map((question) => game.decision(state, question)), game.standings(state)];
}

describe.each(subjects)('%s', (_, subject) => {
  const { game } = subject;

  test('what a seat may not see changes neither its view nor its questions nor the news it hears', () => {
    let changed = 0;
    const property = fc.property(moments(game), fc.nat(), ({ start, state, random }, which) => {
      const answer = anyAnswer(game, state, random);
      if (answer === null) return;
      const outcome = game.apply(state, answer);
      if (!outcome.ok) expect.fail(outcome.why);
      const seat = which % (start.seats + 1) === start.seats ? null : which % (start.seats + 1);
      const other = subject.disguise(state, outcome.state, seat, random);
      if (JSON.stringify(other.state) !== JSON.stringify(state)) changed += 1;
      expect(reaching(game, other.state, seat)).toEqual(reaching(game, state, seat));

      const translated = 'picks' in answer ? { ...answer, picks: other.picks(answer.picks) } : answer;
      const same = game.apply(other.state, translated);
      if (!same.ok) expect.fail(`In disguise it is refused: ${same.why}.`);
      const heard = (news: readonly unknown[]): unknown[] => news.map((item) => game.heard(item, seat));
      expect(heard(same.news)).toEqual(heard(outcome.news));
      expect(reaching(game, same.state, seat)).toEqual(reaching(game, outcome.state, seat));
    });
    fc.assert(property, cases(1000));
    if (!fuzzing) expect(changed).toBeGreaterThan(900);
  });

  test('the seed is in no view, no question and no news, whoever looks', () => {
    const property = fc.property(starts(game), (start) => {
      walk(game, start, Infinity, (state, news) => {
        const seed = subject.seedOf(state);
        const questions = game.questions(state);
        for (let seat: Seat | null = start.seats - 1; seat !== null; seat = seat > 0 ? seat - 1 : null) {
          if (JSON.stringify(reaching(game, state, seat, questions)).includes(seed))
            expect.fail(`seat ${seat} sees the seed`);
        }
        const open = [reaching(game, state, null, questions), news];
        if (JSON.stringify(open).includes(seed)) expect.fail('everybody sees the seed');
      });
    });
    fc.assert(property, cases(25));
  });
});
