import { expect, test } from 'vitest';
import { text } from '../../../../src/engine/text.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { pictures } from '../../../../src/games/khora/pictures/index.ts';
import type { State } from '../../../../src/games/khora/rules/state.ts';
import { locales } from '../../../../src/i18n/catalogue.ts';
import { scenario } from '../../../kit/khora/scenario.ts';
import { type Part, identified, parsed, words } from '../../../kit/khora/parsed.ts';
import { sayIn } from '../../../kit/khora/tables.ts';

function desk(state: State, seat: number, locale: (typeof locales)[number] = 'en'): Map<string, Part> {
  const question = khora.questions(state).find((open) => open.seat === seat);
  const decision = question === undefined ? null : khora.decision(state, question);
  return identified(parsed(pictures.desk(khora.view(state, seat), decision, sayIn(locale))));
}

const joined = (part: Part | undefined): string => words(part).join(' ');

test.each(locales)('a card shows its name, price and effect in %s', (locale) => {
  const { state } = scenario({ players: [{ hand: ['bank', 'diolkos', 'ostracism'] }, {}] });
  const parts = desk(state, 0, locale);
  const say = sayIn(locale);
  for (const [card, cost] of Object.entries({ bank: 0, diolkos: 0, ostracism: 3 })) {
    const shown = joined(parts.get(`hand-${card}`));
    expect(shown).toContain(say(text(`politics.${card}.name`)));
    expect(shown).toContain(say(text(`politics.${card}.text`)));
    expect(words(parts.get(`hand-${card}`))).toContain(String(cost));
  }
});

test('a card says what is missing', () => {
  const { state } = scenario({
    players: [
      {
        drachmas: 1,
        philosophy: 0,
        minor: { red: 1 },
        hand: ['bank', 'quarry', 'silver-mining', 'colossus-of-rhodes'],
      },
      {},
    ],
  });
  const parts = desk(state, 0);
  expect(joined(parts.get('hand-bank'))).toContain('missing knowledge: 1 red');
  expect(joined(parts.get('hand-quarry'))).toContain('you can play it');
  expect(joined(parts.get('hand-silver-mining'))).toContain('2 drachmas short');
  expect(joined(parts.get('hand-colossus-of-rhodes'))).toContain(
    'missing knowledge: 1 green and 1 blue · 5 drachmas short',
  );
});

test('philosophy tokens stand in for knowledge, but not in an event (R17)', () => {
  const players = [{ philosophy: 2, minor: { red: 1 }, hand: ['bank'] }, {}];
  expect(joined(desk(scenario({ players }).state, 0).get('hand-bank'))).toContain(
    'you can play it with 2 philosophy tokens',
  );
  const { state } = scenario({ players, phase: 'resolution' });
  expect(joined(desk(state, 0).get('hand-bank'))).toContain('missing knowledge: 1 red');
});

test('the tiles say what they cost on each die', () => {
  const table = scenario({ players: [{ rolled: [5, 2] }, {}], phase: 'dice' }).does(0, { do: 'assign-tiles' });
  const parts = desk(table.state, 0);
  expect(words(parts.get('tile-3')).slice(-2)).toEqual(['free', '1 citizen']);
  expect(words(parts.get('tile-6')).slice(-2)).toEqual(['1 citizen', '4 citizens']);
});

test('the draft shows the pack, and what was sealed in it', () => {
  const { state } = khora.setup(2, 'draft');
  const [first = ''] = state.players[0]?.pack ?? [];
  const [question] = khora.questions(state);
  const outcome = khora.apply(state, { decision: question?.id, seat: 0, picks: [first] });
  if (!outcome.ok) throw new Error(outcome.why);
  const parts = desk(outcome.state, 0);
  expect(joined(parts.get('pack'))).toContain('Choose one of these (5)');
  expect(joined(parts.get(`hand-${first}`))).toContain('chosen');
});

test('a desk without a seat is a mistake', () => {
  const { state } = khora.setup(2, 'nobody');
  expect(() => pictures.desk(khora.view(state, null), null, sayIn('en'))).toThrow('belongs to a seat');
});
