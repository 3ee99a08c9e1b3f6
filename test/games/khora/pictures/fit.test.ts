import { describe, expect, test } from 'vitest';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { pictures } from '../../../../src/games/khora/pictures/index.ts';
import type { State } from '../../../../src/games/khora/rules/state.ts';
import { type Locale, locales } from '../../../../src/i18n/catalogue.ts';
import { type Line, type Part, type Rect, parsed } from '../../../kit/khora/parsed.ts';
import { crowded, loaded, longNames, moments, sayIn } from '../../../kit/khora/tables.ts';

const slack = 0.6;

function inside(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x - slack &&
    inner.x + inner.width <= outer.x + outer.width + slack &&
    inner.y >= outer.y - slack &&
    inner.y + inner.height <= outer.y + outer.height + slack
  );
}

function apart(a: Rect, b: Rect): boolean {
  return (
    a.x + a.width <= b.x + slack ||
    b.x + b.width <= a.x + slack ||
    a.y + a.height <= b.y + slack ||
    b.y + b.height <= a.y + slack
  );
}

/** Texts that leave their box, boxes that leave the one around them, and texts on top of each other or under a token. */
function flaws(svg: string): string[] {
  const root = parsed(svg);
  const found = root.lines.filter((line) => !inside(line, line.box)).map(({ text }) => `leaves its box: ${text}`);
  const visit = (one: Part, around: Rect | null): void => {
    if (one.area !== null && around !== null && !inside(one.area, around))
      found.push(`box leaves its box: ${one.id ?? ''}`);
    one.parts.forEach((inner) => visit(inner, one.area ?? around));
  };
  visit(root, null);
  const lines: readonly Line[] = root.lines;
  lines.forEach((line, index) => {
    const over = lines.slice(index + 1).find((other) => !apart(line, other));
    if (over) found.push(`on top of each other: ${line.text}, ${over.text}`);
  });
  for (const token of root.tokens) {
    const under = lines.find((line) => !apart(line, token));
    if (under) found.push(`under a token: ${under.text}`);
  }
  return found;
}

test('the check finds what leaves its box and what lies on something else', () => {
  const svg = board(khora.setup(2, 'check').state, 'en');
  expect(parsed(svg).lines.length).toBeGreaterThan(150);
  expect(flaws(svg.replaceAll('font-size="17"', 'font-size="34"')).length).toBeGreaterThan(5);
  expect(flaws(svg.replace(/(id="event"[^>]*data-box=")\d+/, '$1100'))).toContainEqual(
    expect.stringContaining('leaves its box'),
  );
});

const board = (state: State, locale: Locale): string =>
  pictures.board(khora.view(state, null), sayIn(locale), longNames.slice(0, state.players.length));

describe.each(locales)('in %s', (locale) => {
  test.each([2, 3, 4])('a board of %i players holds more of everything than a game shows', (seats) => {
    expect(flaws(board(crowded(seats), locale))).toEqual([]);
  });

  test.each([2, 3, 4])('every moment of a game of %i players fits', (seats) => {
    for (const state of moments(seats, `fit ${seats}`, 23)) expect(flaws(board(state, locale))).toEqual([]);
  });

  test('a desk holds every card and three dice', () => {
    const state = loaded();
    const [question] = khora.questions(state);
    if (question === undefined) throw new Error('Nobody is asked.');
    const svg = pictures.desk(khora.view(state, 0), khora.decision(state, question), sayIn(locale));
    expect(flaws(svg)).toEqual([]);
  });

  test('a desk fits whatever is asked', () => {
    for (const state of moments(3, 'desks', 11))
      for (const question of khora.questions(state)) {
        const svg = pictures.desk(khora.view(state, question.seat), khora.decision(state, question), sayIn(locale));
        expect(flaws(svg)).toEqual([]);
      }
  });

  test.each([2, 3, 4])('the end of a game of %i players fits, also with scores over 100', (seats) => {
    const state = crowded(seats);
    const last = moments(seats, 'end', 1000).at(-1);
    if (last === undefined) throw new Error('The game has no end.');
    for (const end of [
      last,
      { ...last, players: state.players, history: last.history.map((vp) => vp.map((one) => one * 20)) },
    ]) {
      const svg = pictures.final(khora.view(end, null), khora.standings(end), sayIn(locale), longNames.slice(0, seats));
      // Markers may meet in the plot; everything written beside them may not.
      expect(flaws(svg).filter((flaw) => !/^on top of each other: [1-4], /.test(flaw))).toEqual([]);
    }
  });
});
