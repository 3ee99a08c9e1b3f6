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
    for (const { seat, points: vp, lines } of standings) {
      const column = words(parts.get(`score-${seat}`));
      const points = column.filter((word) => /^\+?\d+$/.test(word)).map(Number);
      const [, ...rest] = points;
      expect(column).toContain(names[seat]);
      expect(rest.slice(0, -1).reduce((sum, one) => sum + one, 0)).toBe(vp);
      expect(rest.at(-1)).toBe(vp);
      expect(rest[0]).toBe(lines[0]?.points);
      const cards = lines
        .filter(({ what }) => what.key.startsWith('politics.'))
        .reduce((sum, one) => sum + one.points, 0);
      expect(rest[2]).toBe(cards);
      const line = parts.get(`line-${seat}`);
      expect(line === undefined ? 0 : countOf(line, 'mark')).toBe(view.history.length + 2);
    }
  });
});

test('a shared victory names everybody who shares it', () => {
  const last = moments(2, 'shared', 5000).at(-1);
  if (last === undefined) throw new Error('The game has no end.');
  const lines = [{ what: text('score.track'), points: 20 }];
  const standings: Standing[] = [0, 1].map((seat) => ({ seat, points: 20, rank: 1, lines }));
  const parts = identified(parsed(pictures.final(khora.view(last, null), standings, sayIn('en'), names.slice(0, 2))));
  expect(words(parts.get('winner')).join(' ')).toContain('Penelope and Odysseus share the victory with 20 VP');
});

test("a round that is over leaves everybody's points and what it brought", () => {
  const [state] = moments(3, 'report', 1).filter(({ round, phase }) => round === 6 && phase === 'dice');
  if (state === undefined) throw new Error('There is no such moment.');
  const view = khora.view(state, null);
  const parts = identified(parsed(pictures.report(view, sayIn('en'), names.slice(0, 3))));
  expect(words(parts.get('heading'))[0]).toBe('Round 5 of 9');
  expect(words(parts.get('heading'))[1]).toBe(sayIn('en')(text(`events.${view.past[4] ?? ''}.name`)));
  view.players.forEach((_, seat) => {
    const [after = 0, before = 0] = [view.history[4]?.[seat], view.history[3]?.[seat]];
    const shown = words(parts.get(`round-${seat}`));
    expect(shown.slice(1)).toEqual([
      names[seat],
      ...(after === before ? [] : [after > before ? `+${after - before}` : `−${before - after}`]),
      String(after),
    ]);
  });
});
