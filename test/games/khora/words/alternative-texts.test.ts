import { describe, expect, test } from 'vitest';
import type { Text } from '../../../../src/engine/text.ts';
import { alt, deskAlt, finalAlt } from '../../../../src/games/khora/words/alternative-texts.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import type { State } from '../../../../src/games/khora/rules/state.ts';
import { worthNow } from '../../../../src/games/khora/words/points.ts';
import { twin } from '../../../../src/games/khora/words/board-in-words.ts';
import { type Locale, locales, cataloguesOf, readMessages, speaker } from '../../../../src/i18n/catalogue.ts';
import { crowded, loaded, moments } from '../../../kit/khora/tables.ts';

const MOST = 1024;
const names = Array.from({ length: 4 }, (_, seat) => String(seat).repeat(32));

function said(texts: readonly Text[], locale: Locale): string {
  const named = ({ key, with: gaps }: Text): string | null =>
    key === 'seat' ? (names[Number(gaps?.['seat'])] ?? null) : null;
  return texts.map(speaker(readMessages(cataloguesOf('khora'), locale), locale, named)).join('\n');
}

describe.each(locales)('in %s', (locale) => {
  test('alt texts of every moment are short enough, also with the longest names', () => {
    const longest = (state: State): number => Array.from(said(alt(khora.view(state, null)), locale)).length;
    for (const state of [...moments(4, 'alt', 9), crowded(4)]) expect(longest(state)).toBeLessThanOrEqual(MOST);
  });

  test('alt texts of desks are short enough, whatever is asked and held', () => {
    for (const state of [...moments(3, 'alt', 17), loaded()])
      for (const question of khora.questions(state)) {
        const words = said(deskAlt(khora.view(state, question.seat), khora.decision(state, question)), locale);
        expect(Array.from(words).length).toBeLessThanOrEqual(MOST);
      }
  });

  test('the alt text of the end names the winner and every score', () => {
    const last = moments(4, 'alt end', 5000).at(-1);
    const words = said(finalAlt(last === undefined ? [] : khora.standings(last)), locale);
    if (last === undefined) throw new Error('The game has no end.');
    for (const { seat, points: vp, rank } of khora.standings(last)) {
      expect(words).toContain(`${rank}. ${names[seat] ?? ''}`);
      expect(words).toContain(String(vp));
    }
    expect(Array.from(words).length).toBeLessThanOrEqual(MOST);
  });

  test('the twin can be said at every moment', () => {
    for (const state of [...moments(4, 'twin', 29), crowded(3)])
      expect(said(twin(khora.view(state, null)), locale)).not.toBe('');
  });
});

test('the alt text says round, event, who is awaited and who leads first', () => {
  const [state] = moments(3, 'words', 1).filter(({ round, phase }) => round === 3 && phase === 'dice');
  if (state === undefined) throw new Error('There is no such moment.');
  const [when = '', , awaited = '', first = '', ...others] = said(alt(khora.view(state, null)), 'en').split('\n');
  const points = [first, ...others].map((line) => Number(/: (\d+) VP/.exec(line)?.[1]));
  expect(when).toBe('Khôra, round 3 of 9, phase: Dice.');
  expect(awaited).toContain('(is assigning tiles)');
  expect(points).toEqual(points.toSorted((a, b) => b - a));
  expect(points).toHaveLength(3);
});

test('the twin says everything the public may know of a player, and nothing of a hand', () => {
  const last = moments(2, 'all', 10).at(-3);
  if (last === undefined) throw new Error('There is no such moment.');
  const view = khora.view(last, null);
  const words = said(twin(view), 'en');
  const name = speaker(readMessages(cataloguesOf('khora'), 'en'), 'en');
  for (const owner of view.players) {
    for (const card of owner.played) expect(words).toContain(name({ key: `politics.${card}.name` }));
    for (const number of [1, 2, 3, 4]) expect(words).toContain(name({ key: `cities.${owner.city}.${number}` }));
    expect(words).toContain(`Economy ${owner.economy}`);
    expect(words).toContain(`if the game ended now: ${worthNow(owner)} VP.`);
  }
  const order = view.players.map((_, index) => names[(view.start + index) % 2] ?? '');
  expect(words).toContain(`Turn order: ${order.join(' and ')}.`);
  const hidden = last.players.flatMap(({ hand }) => hand).map((card) => name({ key: `politics.${card}.name` }));
  for (const card of hidden) expect(words.includes(`${card},`) || words.includes(`${card}.`)).toBe(false);
});
