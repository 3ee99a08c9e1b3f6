import { describe, expect, test } from 'vitest';
import { source } from '../../../../src/engine/chance.ts';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import type { State, TableStep } from '../../../../src/games/khora/rules/state.ts';
import { rules } from '../../../../src/games/khora/rules/steps.ts';
import { players } from '../../../../src/games/khora/players/index.ts';
import { locales, cataloguesOf, readMessages, speaker } from '../../../../src/i18n/catalogue.ts';
import { scenario } from '../../../kit/khora/scenario.ts';
import { encounters } from '../../../kit/khora/encounters.ts';

const voices = locales.map((locale) => speaker(readMessages(cataloguesOf('khora'), locale), locale));

/** Says the advice on an open question in every language and gives it in English. */
function advised(state: State, seat: number): string {
  const question = khora.questions(state).find((open) => open.seat === seat);
  if (question === undefined) throw new Error(`Seat ${seat} is not asked.`);
  const view = khora.view(state, seat);
  const { picks, reason } = players.advise(question, view);
  const citizen = players.player('citizen', { samples: 1 })(question, () => view, source('any'));
  expect(picks).toEqual(citizen);
  const said = voices.map((say) => say(reason));
  for (const sentence of said) expect(sentence).toMatch(/^[\p{Lu}\d].*\.$/u);
  return said[0] ?? '';
}

const kinds = Object.entries(rules.seat)
  .filter(([, rule]) => 'ask' in rule)
  .map(([kind]) => kind);

test('every kind of question gets advice in every language', { timeout: 60_000 }, () => {
  const met = new Set<string>();
  const games: [number, string][] = [
    [4, 'random'],
    [4, 'random'],
    [4, 'random'],
    [3, 'novice'],
    [2, 'citizen'],
    [4, 'citizen'],
  ];
  games.forEach(([seats, strength], index) => {
    for (const { state, question } of encounters(seats, `advised ${index}`, strength)) {
      advised(state, question.seat);
      met.add(question.kind);
    }
  });
  for (const { state, kind } of rare()) {
    advised(state, 0);
    met.add(kind);
  }
  expect([...met].sort()).toEqual([...kinds].sort());
});

/** Questions that few games ask. */
function rare(): { readonly state: State; readonly kind: string }[] {
  const event = (id: string, group: 'all' | 'highest' | 'lowest' | 'one-by-one'): TableStep => ({
    do: 'affect',
    seats: [0],
    of: { by: 'event', id },
    group,
  });
  const tokens = { minor: { red: 2, green: 1 }, major: { blue: 1 } };
  const table = (...steps: TableStep[]): State =>
    scenario({
      phase: 'resolution',
      players: [
        { ...tokens, city: 'thebes', developments: 2, glory: 1, drachmas: 9, hand: ['bank', 'archives', 'oracle'] },
        {},
      ],
    }).table(...steps).state;
  const asked = (...step: Parameters<ReturnType<typeof scenario>['does']>): State =>
    scenario({ players: [{ ...tokens, city: 'argos', drachmas: 9, played: ['bank', 'archives', 'quarry'] }, {}] }).does(
      ...step,
    ).state;
  const card = { by: 'card', id: 'ostracism' } as const;
  return [
    { kind: 'discard', state: table(event('thirty-tyrants', 'lowest')) },
    { kind: 'forget', state: table(event('oracle-of-delphi', 'all')) },
    { kind: 'buy-level', state: table(event('military-victory', 'highest')) },
    { kind: 'choose-action', state: table(event('conquest-of-the-persians', 'one-by-one')) },
    { kind: 'between-phases', state: table({ do: 'offer' }) },
    { kind: 'last-call', state: table({ do: 'last-call' }) },
    { kind: 'take-back', state: asked(0, { do: 'take-back', of: card }) },
    { kind: 'choose-colour', state: asked(0, { do: 'choose-colour', of: card }) },
    { kind: 'choose-tracks', state: asked(0, { do: 'choose-tracks', of: card, count: 2 }) },
    { kind: 'choose-gain', state: asked(0, { do: 'choose-gain', of: card, options: [{ vp: 4 }, { troops: 2 }] }) },
    { kind: 'choose-reward', state: asked(0, { do: 'choose-reward', achievement: 'ten-vp' }) },
  ];
}

describe('a reason names what counts', () => {
  test('the points of a strong Culture', () => {
    const t = scenario({ phase: 'dice', round: 9, players: [{ culture: 6, rolled: [2, 1], citizens: 0 }, {}] });
    expect(advised(t.does(0, { do: 'assign-tiles' }).state, 0)).toContain('Culture gives 6 VP at once');
  });

  test('the development that a token is taken for', () => {
    const t = scenario({ players: [{ city: 'miletus' }, {}] });
    const step = { do: 'choose-colour', of: { by: 'card', id: 'scholarly-welcome' } } as const;
    expect(advised(t.does(0, step).state, 0)).toBe('It brings you closer to Miletus, development 2.');
  });

  test('the third die', () => {
    const t = scenario({
      phase: 'progress',
      round: 2,
      players: [{ culture: 3, economy: 7, military: 7, drachmas: 6 }, {}],
    });
    expect(advised(t.does(0, { do: 'raise-level', left: 1 }).state, 0)).toContain('It gives you a third die');
  });

  test.each([
    [3, { played: ['heavy-taxes'] }, 'Taxes bring a drachma a round, with 6 rounds left: more than Glory will score.'],
    [3, { major: { red: 9 } }, 'Glory scores for every major token at the end; you have 9 and more may come.'],
    [9, {}, 'Neither changes your points any more.'],
    [9, { played: ['heavy-taxes'] }, 'Taxes score at the end through what you have in play.'],
  ])('the reward of an achievement in round %i with %o', (round, setting, reason) => {
    const t = scenario({ phase: 'achievement', round, players: [setting, {}] });
    expect(advised(t.does(0, { do: 'choose-reward', achievement: 'ten-vp' }).state, 0)).toBe(reason);
  });

  test('nothing worth its price is left alone', () => {
    const t = scenario({ round: 9, players: [{ hand: ['archives'], drachmas: 9, philosophy: 0 }, {}] });
    expect(advised(t.does(0, { do: 'buy-knowledge' }).state, 0)).toMatch(/^Keep your drachmas/);
  });
});
