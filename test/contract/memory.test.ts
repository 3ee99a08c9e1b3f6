import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { source } from '../../src/engine/chance.ts';
import { replay } from '../../src/engine/replay.ts';
import { subjects } from '../kit/contract/subjects.ts';
import { anyAnswer, cases, moments, starts, walk } from '../kit/contract/walk.ts';

describe.each(subjects)('%s', (_, { game }) => {
  test('saved as JSON and loaded at any instant, it goes on as the same game', () => {
    const property = fc.property(moments(game), ({ start, state }) => {
      const loaded: unknown = JSON.parse(JSON.stringify(state));
      expect(loaded).toStrictEqual(state);
      const random = source(`${start.seed}/on`);
      for (let answer = anyAnswer(game, state, random); answer !== null; answer = anyAnswer(game, state, random)) {
        expect(game.questions(loaded)).toEqual(game.questions(state));
        expect(game.play(loaded, answer)).toEqual(game.play(state, answer));
      }
      expect(JSON.stringify(loaded)).toBe(JSON.stringify(state));
    });
    fc.assert(property, cases(60));
  });

  test('the record of answers gives the same game and the same news', () => {
    const property = fc.property(starts(game), (start) => {
      const { state, news, answers } = walk(game, start);
      const again = replay(game, start.seats, start.seed, answers, start.pace);
      expect(JSON.stringify(again.state)).toBe(JSON.stringify(state));
      expect(JSON.stringify(again.news)).toBe(JSON.stringify(news));
    });
    fc.assert(property, cases(80));
  });

  test('news are told once and stay as they were told', () => {
    const property = fc.property(starts(game), (start) => {
      const told: string[] = [];
      const { news } = walk(game, start, Infinity, (_state, items) =>
        told.push(...items.map((n) => JSON.stringify(n))),
      );
      expect(news.map((item) => JSON.stringify(item))).toEqual(told);
    });
    fc.assert(property, cases(60));
  });
});
