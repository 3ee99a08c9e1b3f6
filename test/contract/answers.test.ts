import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Random, roll, shuffled } from '../../src/engine/chance.ts';
import type { OpenQuestion, Refusal } from '../../src/engine/decision.ts';
import { subjects } from '../kit/contract/subjects.ts';
import { anyAnswer, cases, frozen, moments, walk } from '../kit/contract/walk.ts';

/** Answers that together use every option and freeAction, every count of picks, and for slots many orders. */
function legal({ options, freeActions, min, max }: OpenQuestion, random: Random): string[][] {
  const alone = freeActions.map((freeAction) => [freeAction]);
  const counts = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  const picked = counts.flatMap((count) => {
    if (count === 0) return [[]];
    return options.map((option) => {
      const others = shuffled(
        random,
        options.filter((other) => other !== option),
      );
      return shuffled(random, [option, ...others.slice(0, count - 1)]);
    });
  });
  return [...alone, ...picked];
}

/** Everything about a question that must not be taken, and the code it must be refused with. */
function illegal(open: readonly OpenQuestion[], question: OpenQuestion, gone: readonly number[], random: Random) {
  const { id, seat, options, min, max } = question;
  const good = shuffled(random, options).slice(0, Math.max(min, 1));
  const wrong = (picks: unknown, why: Refusal): [unknown, Refusal] => [{ decision: id, seat, picks }, why];
  const list: [unknown, Refusal][] = [
    ...gone.map((decision): [unknown, Refusal] => [{ decision, seat, picks: good }, 'stale']),
    [{ decision: -1, seat, picks: [] }, 'stale'],
    [{ advance: 1, seat }, 'stale'],
    [{ advance: null, seat }, 'nonsense'],
    [{ decision: id + 1_000_000, seat, picks: good }, 'stale'],
    [{ decision: id, seat: seat + 1, picks: good }, 'not-yours'],
    [{ decision: id, seat: -1, picks: good }, 'not-yours'],
    wrong(['no such option'], 'not-an-option'),
    wrong(['__proto__'], 'not-an-option'),
    wrong([...good, 'constructor'], 'not-an-option'),
    wrong([...good, good[0]], 'twice'),
    wrong(good.join(), 'nonsense'),
    wrong([0], 'nonsense'),
    wrong([...good, null], 'nonsense'),
    wrong(null, 'nonsense'),
    [{ decision: String(id), seat, picks: good }, 'nonsense'],
    [{ decision: id + 0.5, seat, picks: good }, 'nonsense'],
    [{ decision: id, seat: NaN, picks: good }, 'nonsense'],
    [{ decision: id, picks: good }, 'nonsense'],
    [{ seat, picks: good }, 'nonsense'],
  ];
  if (min > 0) list.push(wrong(good.slice(0, min - 1), 'too-few'));
  if (max < options.length) list.push(wrong(shuffled(random, options).slice(0, max + 1), 'too-many'));
  for (const other of open) {
    if (other.seat !== seat) list.push([{ decision: other.id, seat, picks: good }, 'not-yours']);
  }
  return list;
}

describe.each(subjects)('%s', (_, { game }) => {
  test('everything listed is accepted, and the state it is given to stays as it was', () => {
    const property = fc.property(moments(game), ({ state, random }) => {
      const before = JSON.stringify(frozen(state));
      for (const question of game.questions(state)) {
        for (const picks of legal(question, random)) {
          const outcome = game.apply(state, { decision: question.id, seat: question.seat, picks });
          if (!outcome.ok) expect.fail(`${question.kind}: ${picks.join()} is refused: ${outcome.why}`);
          if (question.sealed === null && JSON.stringify(outcome.state) === before)
            expect.fail(`${question.kind}: ${picks.join()} does nothing`);
        }
      }
      expect(JSON.stringify(state)).toBe(before);
    });
    fc.assert(property, cases(250));
  });

  test('anything else is refused with its code, and nothing changes', () => {
    const property = fc.property(moments(game), ({ start, state, answers, random }) => {
      const before = JSON.stringify(frozen(state));
      const open = game.questions(state);
      const gone = answers
        .flatMap((given) => ('decision' in given ? [given.decision] : []))
        .filter((id) => !open.some((question) => question.id === id))
        .slice(-3);
      for (const question of open) {
        for (const [answer, why] of illegal(open, question, gone, random)) {
          expect([answer, game.apply(state, answer)]).toEqual([answer, { ok: false, why }]);
        }
      }
      const checkpoint = game.checkpoint(state);
      if (checkpoint !== null) {
        const wrong: [unknown, Refusal][] = [
          [{ advance: checkpoint - 1, seat: 0 }, 'stale'],
          [{ advance: checkpoint + 1, seat: 0 }, 'stale'],
          [{ advance: checkpoint, seat: -1 }, 'not-yours'],
          [{ advance: checkpoint, seat: start.seats }, 'not-yours'],
          [{ advance: String(checkpoint), seat: 0 }, 'nonsense'],
          [{ advance: checkpoint }, 'nonsense'],
          [{ decision: 0, seat: 0, picks: [] }, 'stale'],
        ];
        for (const [given, why] of wrong)
          expect([given, game.apply(state, given)]).toEqual([given, { ok: false, why }]);
      }
      expect(JSON.stringify(state)).toBe(before);
    });
    fc.assert(property, cases(250));
  });

  test('any JSON at all is refused as nonsense', () => {
    const { state } = walk(game, { seats: 3, seed: 'nonsense', pace: 'auto' }, 20);
    const before = JSON.stringify(frozen(state));
    const nonsense = fc.oneof(
      fc.jsonValue(),
      fc.anything(),
      fc.record({ decision: fc.jsonValue(), seat: fc.jsonValue(), picks: fc.jsonValue() }),
      fc.record({ advance: fc.string(), seat: fc.nat() }),
    );
    const property = fc.property(nonsense, (answer) => {
      expect(game.apply(state, answer)).toEqual({ ok: false, why: 'nonsense' });
      expect(JSON.stringify(state)).toBe(before);
    });
    fc.assert(property, cases(1000));
  });

  test('looking changes nothing', () => {
    const property = fc.property(moments(game), ({ start, state, news }) => {
      const before = JSON.stringify(frozen([state, news]));
      game.standings(state);
      game.firstAwaited(state);
      for (const question of game.questions(state)) game.decision(state, question);
      for (const seat of [null, roll(() => 0.5, start.seats)]) {
        game.view(state, seat);
        for (const item of news) game.tell(game.heard(item, seat) ?? item);
      }
      expect(JSON.stringify([state, news])).toBe(before);
    });
    fc.assert(property, cases(60));
  });

  test('an answer played in place and one applied to a copy come to the same', () => {
    const property = fc.property(moments(game), ({ state, random }) => {
      const answer = anyAnswer(game, state, random);
      if (answer === null) return;
      const outcome = game.apply(state, answer);
      const news = game.play(state, answer);
      expect(outcome).toEqual({ ok: true, state, news });
    });
    fc.assert(property, cases(200));
  });
});
