import { describe, expect, test } from 'vitest';
import type { Standing } from '../../../../src/engine/game.ts';
import { text } from '../../../../src/engine/text.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { pictures } from '../../../../src/games/khora/pictures/index.ts';
import { locales } from '../../../../src/i18n/catalogue.ts';
import { countOf, identified, parsed, words } from '../../../kit/khora/parsed.ts';
import { moments, sayIn } from '../../../kit/khora/tables.ts';

const names = ['Penelope', 'Odysseus', 'Nausicaa', 'Telemachus'];

describe.each(locales)('in %s', (locale) => {
  test.each([2, 3, 4])('the points of %i players add up line by line and are plotted round by round', (seats) => {
    const last = moments(seats, 'final', 5000).at(-1);
    if (last === undefined) throw new Error('The game has no end.');
    const standings = khora.standings(last);
    const view = khora.view(last, null);
    const parts = identified(parsed(pictures.final(view, standings, sayIn(locale), names.slice(0, seats))));
    for (const { seat, vp, lines } of standings) {
      const column = words(parts.get(`score-${seat}`));
      const points = column
        .filter((word) => /^\+?\d+$/.test(word))
        .map(Number)
        .slice(1);
      expect(column).toContain(names[seat]);
      expect(points).toEqual([...lines.map((line) => line.vp), vp]);
      expect(points.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(points.at(-1));
      for (const { what } of lines) expect(column.join(' ')).toContain(sayIn(locale)(what));
      const line = parts.get(`line-${seat}`);
      expect(line === undefined ? 0 : countOf(line, 'marker')).toBe(view.history.length + 2);
    }
  });
});

test('a shared victory names everybody who shares it', () => {
  const last = moments(2, 'shared', 5000).at(-1);
  if (last === undefined) throw new Error('The game has no end.');
  const lines = [{ what: text('score.track'), vp: 20 }];
  const standings: Standing[] = [0, 1].map((seat) => ({ seat, vp: 20, rank: 1, lines }));
  const parts = identified(parsed(pictures.final(khora.view(last, null), standings, sayIn('en'), names.slice(0, 2))));
  expect(words(parts.get('winner')).join(' ')).toContain('Penelope and Odysseus share the victory with 20 VP');
});
