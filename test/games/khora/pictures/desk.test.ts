import { expect, test } from 'vitest';
import { text } from '../../../../src/engine/text.ts';
import { facts } from '../../../../src/games/khora/facts/facts.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { pictures } from '../../../../src/games/khora/pictures/index.ts';
import type { State } from '../../../../src/games/khora/rules/state.ts';
import { locales } from '../../../../src/i18n/catalogue.ts';
import { scenario } from '../../../kit/khora/scenario.ts';
import { type Part, countOf, identified, parsed, words } from '../../../kit/khora/parsed.ts';
import { resources } from '../../../../src/games/khora/facts/terms.ts';
import { prospectOf } from '../../../../src/games/khora/pictures/prospects.ts';
import { moments, sayIn } from '../../../kit/khora/tables.ts';

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

const lackedIn = (part: Part | undefined, colour: string): number =>
  part === undefined ? 0 : Math.min(countOf(part, 'lacked'), countOf(part, colour));

test('a card says what is missing, and shows it as dashed tokens', () => {
  const hand = ['bank', 'quarry', 'silver-mining', 'colossus-of-rhodes'];
  const { state } = scenario({ players: [{ drachmas: 1, philosophy: 0, minor: { red: 1 }, hand }, {}] });
  const parts = desk(state, 0);
  expect(joined(parts.get('hand-bank'))).toContain('short: 1 red');
  expect(lackedIn(parts.get('hand-bank'), 'red')).toBe(1);
  expect(joined(parts.get('hand-quarry'))).toContain('can be played');
  expect(lackedIn(parts.get('hand-quarry'), 'red')).toBe(0);
  expect(joined(parts.get('hand-silver-mining'))).toContain('short: 2 drachmas');
  expect(lackedIn(parts.get('hand-colossus-of-rhodes'), 'green')).toBe(1);
  expect(lackedIn(parts.get('hand-colossus-of-rhodes'), 'blue')).toBe(1);
});

test('philosophy tokens stand in for knowledge, but not in an event (R17)', () => {
  const players = [{ philosophy: 2, minor: { red: 1 }, hand: ['bank'] }, {}];
  expect(joined(desk(scenario({ players }).state, 0).get('hand-bank'))).toContain('with 2 philosophy');
  const { state } = scenario({ players, phase: 'resolution' });
  expect(joined(desk(state, 0).get('hand-bank'))).toContain('short: 1 red');
});

test('large hands show a line for each card, and how many more there are', () => {
  const hand = [...facts.politics.keys()];
  const few = desk(scenario({ players: [{ hand: hand.slice(0, 4) }, {}] }).state, 0);
  expect(joined(few.get('hand-archives'))).toContain('Gain 3 philosophy tokens.');
  const many = desk(scenario({ players: [{ hand: hand.slice(0, 14) }, {}] }).state, 0);
  expect(joined(many.get('hand-archives'))).toBe('Archives 2');
  expect(joined(many.get('hand'))).toContain('Your hand: 14');
  const all = desk(scenario({ players: [{ hand }, {}] }).state, 0);
  const shown = hand.filter((id) => all.has(`hand-${id}`));
  expect(joined(all.get('hand'))).toContain(`Your hand: 40 (and ${40 - shown.length} more)`);
  expect(shown.length).toBeGreaterThan(20);
});

test('the tiles say what they do, and what they cost on each die', () => {
  const owner = { rolled: [5, 2], city: 'sparta', developments: 2, economy: 3, military: 4, played: ['diolkos'] };
  const table = scenario({ players: [owner, {}], phase: 'dice' }).does(0, { do: 'assign-tiles' });
  const parts = desk(table.state, 0);
  const tile = (number: number): string[] => words(parts.get(`tile-${number}`));
  expect(tile(0)).toEqual(['0', 'Philosophy', '+1 philosophy', 'free', 'free']);
  expect(tile(3)).toEqual(['3', 'Trade', '+5 drachmas, +1 troop, +1 VP', 'free', '−1']);
  expect(tile(4)).toEqual(['4', 'Military', '+4 troops, +1 Tax, then explore with 4', 'free', '−2']);
  expect(tile(5)[2]).toBe('nothing: no card in hand');
  expect(tile(6).slice(-2)).toEqual(['−1', '−4']);
});

test('what lies out of reach of the troops is in the shade', () => {
  const { state } = scenario({ players: [{ troops: 5 }, {}] }).does(0, { do: 'explore' });
  const view = khora.view(state, 0);
  const [question] = khora.questions(state);
  if (question === undefined) throw new Error('Nobody is asked.');
  const shades = (svg: string): number => svg.split('opacity="0.34"').length - 1;
  const decision = khora.decision(state, question);
  const all = {
    ...decision,
    options: [...facts.board.keys()].map((id) => ({ id, label: text('list', { items: [] }) })),
  };
  expect(shades(pictures.desk(view, all, sayIn('en')))).toBe(0);
  expect(shades(pictures.desk(view, decision, sayIn('en')))).toBeGreaterThan(9);
});

test('the draft shows the pack, and what was sealed in it', () => {
  const { state } = khora.setup(2, 'draft');
  const [first = ''] = state.players[0]?.pack ?? [];
  const [question] = khora.questions(state);
  const outcome = khora.apply(state, { decision: question?.id, seat: 0, picks: [first] });
  if (!outcome.ok) throw new Error(outcome.why);
  const parts = desk(outcome.state, 0);
  expect(joined(parts.get('pack'))).toContain('Choose one of 5');
  expect(joined(parts.get(`hand-${first}`))).toContain('chosen');
});

test('a desk without a seat is a mistake', () => {
  const { state } = khora.setup(2, 'nobody');
  expect(() => pictures.desk(khora.view(state, null), null, sayIn('en'))).toThrow('belongs to a seat');
});

test('what a tile is said to bring is what the rules give for it', () => {
  const states = moments(4, 'prospects', 7).filter(({ round }) => round > 1);
  let compared = 0;
  for (const state of states)
    for (const action of ['philosophy', 'legislation', 'culture', 'trade', 'military'] as const) {
      const { players } = state;
      const table = scenario({ players: players.map((owner) => ({ ...owner, looking: [], later: [] })), deck: [] });
      const shown = khora.view(table.state, null).players[0];
      if (shown === undefined) throw new Error('Nobody sits there.');
      const { gains } = prospectOf(shown, [], action);
      const before = { ...table.player(0) };
      table.does(0, { do: 'act', action });
      const after = table.player(0);
      for (const what of resources) expect(after[what] - before[what], `${action} ${what}`).toBe(gains[what] ?? 0);
      compared += Object.keys(gains).length;
    }
  expect(compared).toBeGreaterThan(100);
});
