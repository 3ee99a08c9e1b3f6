import { describe, expect, test } from 'vitest';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { pictures } from '../../../../src/games/khora/pictures/index.ts';
import type { State } from '../../../../src/games/khora/rules/state.ts';
import { type Locale, locales } from '../../../../src/i18n/catalogue.ts';
import { drawable } from '../../../../src/render/type.ts';
import { LEAST_TYPE, WIDTH } from '../../../../src/render/svg.ts';
import { type Line, type Part, type Rect, parsed } from '../../../kit/khora/parsed.ts';
import { asked, crowded, loaded, longNames, moments, sayIn } from '../../../kit/khora/tables.ts';

const slack = 0.6;
/** A picture that is taller is cut off by the channel. */
const TALLEST = 1.3;

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

/** What cannot be read or lies wrong: small type, texts that leave their box or lie on something, boxes outside boxes. */
function flaws(svg: string): string[] {
  const root = parsed(svg);
  const found = root.lines.filter((line) => !inside(line, line.box)).map(({ text }) => `leaves its box: ${text}`);
  for (const { text, size, onMarker } of root.lines)
    if (!onMarker && size < LEAST_TYPE) found.push(`too small (${size}): ${text}`);
  const { width, height } = root.sheet;
  if (width !== WIDTH) found.push(`is ${width} wide`);
  if (height > width * TALLEST) found.push(`is ${height} tall`);
  const visit = (one: Part, around: Rect): void => {
    if (one.area !== null && !inside(one.area, around)) found.push(`box leaves its box: ${one.id ?? ''}`);
    one.parts.forEach((inner) => visit(inner, one.area ?? around));
  };
  visit(root, root.sheet);
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

/** Texts that had to be cut, apart from the names of people, which may be anything. */
function cuts(svg: string, names: readonly string[]): string[] {
  return parsed(svg)
    .lines.map(({ text }) => text)
    .filter((text) => text.endsWith('…') && !names.some((name) => drawable(name).startsWith(text.slice(0, 3))));
}

const board = (state: State, locale: Locale): string =>
  pictures.board(khora.view(state, null), sayIn(locale), longNames.slice(0, state.players.length));

test('the check finds small type, what leaves its box and what lies on something else', () => {
  const svg = board(khora.setup(2, 'check').state, 'en');
  expect(parsed(svg).lines.length).toBeGreaterThan(100);
  expect(flaws(svg.replaceAll('font-size="40"', 'font-size="80"')).length).toBeGreaterThan(5);
  expect(flaws(svg.replace('font-size="40"', 'font-size="33"'))).toContainEqual(expect.stringContaining('too small'));
  expect(flaws(svg.replace(/(id="event"[^>]*data-box=")\d+/, '$1100'))).toContainEqual(
    expect.stringContaining('leaves its box'),
  );
  expect(flaws(svg.replace(/(viewBox="0 0 1200 )\d+/, '$11600'))).toContainEqual('is 1600 tall');
});

const questions = asked(3);

describe.each(locales)('in %s', (locale) => {
  test.each([2, 3, 4])('a board of %i players holds more of everything than a game shows', (seats) => {
    const svg = board(crowded(seats), locale);
    expect(flaws(svg)).toEqual([]);
    expect(cuts(svg, longNames)).toEqual([]);
  });

  test.each([2, 3, 4])('every moment of a game of %i players fits', (seats) => {
    for (const state of moments(seats, `fit ${seats}`, 23)) {
      const svg = board(state, locale);
      expect(flaws(svg)).toEqual([]);
      expect(cuts(svg, longNames)).toEqual([]);
    }
  });

  test('whatever a player is asked, the board has a short word for it', () => {
    for (const state of questions) {
      const svg = board(state, locale);
      expect(flaws(svg)).toEqual([]);
      expect(cuts(svg, longNames)).toEqual([]);
    }
  });

  test('a desk holds every card and three dice', () => {
    const state = loaded();
    const [question] = khora.questions(state);
    if (question === undefined) throw new Error('Nobody is asked.');
    const svg = pictures.desk(khora.view(state, 0), khora.decision(state, question), sayIn(locale));
    expect(flaws(svg)).toEqual([]);
  });

  test('a desk fits whatever is asked', () => {
    for (const state of [...questions, ...moments(3, 'desks', 31)])
      for (const question of khora.questions(state)) {
        const svg = pictures.desk(khora.view(state, question.seat), khora.decision(state, question), sayIn(locale));
        expect(flaws(svg)).toEqual([]);
        expect(cuts(svg, [])).toEqual([]);
      }
  });

  test.each([2, 3, 4])('the end of a game of %i players fits, also with scores over 100', (seats) => {
    const state = crowded(seats);
    const names = longNames.slice(0, seats);
    const last = moments(seats, 'end', 1000).at(-1);
    if (last === undefined) throw new Error('The game has no end.');
    for (const end of [
      last,
      { ...last, players: state.players, history: last.history.map((vp) => vp.map((one) => one * 20)) },
    ]) {
      const svg = pictures.final(khora.view(end, null), khora.standings(end), sayIn(locale), names);
      expect(flaws(svg)).toEqual([]);
      expect(flaws(pictures.report(khora.view(end, null), sayIn(locale), names))).toEqual([]);
    }
  });
});
