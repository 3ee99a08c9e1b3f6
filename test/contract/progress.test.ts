import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { subjects } from '../kit/contract/subjects.ts';
import { cases, starts, walk } from '../kit/contract/walk.ts';

/** Far above what any game needs, far below forever. */
const TOO_LONG = 1500;

describe.each(subjects)('%s', (_, subject) => {
  const { game } = subject;

  test('somebody must move, it waits to go on or it is over; nothing is lost or out of bounds; it ends', () => {
    const property = fc.property(starts(game), (start) => {
      const { state, answers } = walk(game, start, TOO_LONG, (now) => {
        const moments = [game.firstAwaited(now) !== null, game.checkpoint(now) !== null, game.over(now)];
        if (moments.filter(Boolean).length !== 1)
          expect(moments).toBe('one of: somebody to move, at a checkpoint, over');
        subject.verify(now);
      });
      expect(answers.length).toBeLessThan(TOO_LONG);
      expect(game.over(state)).toBe(true);
      expect(game.questions(state)).toEqual([]);
    });
    fc.assert(property, cases(1200));
  });

  test('near the limits nothing goes beyond them either', () => {
    const property = fc.property(starts(game), (start) => {
      const prepare = (state: unknown): void => subject.enrich(state);
      walk(game, { ...start, prepare }, TOO_LONG, (now) => subject.verify(now));
    });
    fc.assert(property, cases(300));
  });

  test.each(['first', 'last'])('it ends, too, when everybody always takes the %s option', (which) => {
    const property = fc.property(starts(game, ['auto']), ({ seats, seed }) => {
      const { state } = game.setup(seats, seed);
      for (let count = 0; count < TOO_LONG; count += 1) {
        const question = game.firstAwaited(state);
        if (question === null) return;
        const { id, seat, options, min } = question;
        const picks = which === 'first' ? options.slice(0, min) : options.slice(options.length - min);
        game.play(state, { decision: id, seat, picks });
      }
      expect.fail(`still not over after ${TOO_LONG} answers`);
    });
    fc.assert(property, cases(100));
  });

  test('whoever is awaited is in the list of questions, and the first of them is next', () => {
    const property = fc.property(starts(game), (start) => {
      walk(game, start, TOO_LONG, (now) => {
        const awaited = game.questions(now).filter(({ sealed }) => sealed === null);
        expect(game.firstAwaited(now)).toEqual(awaited[0] ?? null);
        for (const { options, min, max, freeActions } of game.questions(now)) {
          expect(new Set([...options, ...freeActions]).size).toBe(options.length + freeActions.length);
          if (min < 0 || min > max || max > options.length) expect.fail(`${min} to ${max} of ${options.length}`);
        }
      });
    });
    fc.assert(property, cases(40));
  });

  test('checkpoints change nothing but the pace, and each has a number of its own', () => {
    const property = fc.property(starts(game, ['auto']), (start) => {
      const answers = walk(game, start).answers;
      const auto = game.setup(start.seats, start.seed, 'auto');
      const step = game.setup(start.seats, start.seed, 'step');
      const passed: number[] = [];
      const goOn = (): void => {
        for (let now = game.checkpoint(step.state); now !== null; now = game.checkpoint(step.state)) {
          expect(passed).not.toContain(now);
          passed.push(now);
          step.news.push(...game.play(step.state, { advance: now, seat: 0 }));
        }
      };
      for (const answer of answers) {
        auto.news.push(...game.play(auto.state, answer));
        step.news.push(...game.play(step.state, answer));
        goOn();
      }
      expect(JSON.stringify(step.news)).toBe(JSON.stringify(auto.news));
      expect(game.over(step.state)).toBe(true);
      expect(game.view(step.state, 0)).toEqual(game.view(auto.state, 0));
    });
    fc.assert(property, cases(100));
  });

  test('the ranks follow the points, and the lines of each seat add up to them', () => {
    const property = fc.property(starts(game), (start) => {
      const standings = game.standings(walk(game, start).state);
      expect(standings.map(({ seat }) => seat)).toEqual(Array.from({ length: start.seats }, (_seat, seat) => seat));
      for (const { points: vp, rank, lines } of standings) {
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(vp);
        expect(rank === 1).toBe(!standings.some((other) => other.rank < rank));
        for (const other of standings) if (other.points > vp) expect(other.rank).toBeLessThan(rank);
      }
    });
    fc.assert(property, cases(300));
  });
});
