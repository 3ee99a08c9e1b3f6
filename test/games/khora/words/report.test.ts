import { describe, expect, test } from 'vitest';
import type { News } from '../../../../src/games/khora/rules/news.ts';
import { report } from '../../../../src/games/khora/words/report.ts';
import { cataloguesOf, readMessages, speaker } from '../../../../src/i18n/catalogue.ts';

const say = speaker(readMessages(cataloguesOf('khora'), 'en'), 'en');
const read = (...news: readonly News[]): string[] => report(news).map(say);

const trade = { by: 'action', action: 'trade', level: 2 } as const;
const phase = (name: Extract<News, { kind: 'phase' }>['phase']): News => ({ kind: 'phase', phase: name });

describe('the report of a round', () => {
  test('puts what came of an action into one line, with its causes', () => {
    expect(
      read(
        { kind: 'acted', seat: 0, action: 'trade' },
        { kind: 'gained', seat: 0, what: 'drachmas', amount: 3, from: trade },
        { kind: 'gained', seat: 0, what: 'vp', amount: 2, from: { by: 'card', id: 'council' } },
      ),
    ).toEqual(['Seat 0 · Trade: +3 drachmas (level 2) and +2 VP (Council)']);
  });

  test('begins a new line for somebody else', () => {
    const gain = (seat: number): News => ({ kind: 'gained', seat, what: 'troops', amount: 1, from: trade });
    expect(read(gain(0), gain(1))).toHaveLength(2);
  });

  test('counts a philosophy token to the level that it helped to pay for', () => {
    const military = (level: number) => ({ track: 'military', level }) as const;
    const bought = (level: number): News[] => [
      { kind: 'lost', seat: 0, what: 'drachmas', amount: level, from: { by: 'level', ...military(level) } },
      ...(level === 3 ? [token] : []),
      { kind: 'raised', seat: 0, ...military(level), from: null },
    ];
    const token: News = { kind: 'lost', seat: 0, what: 'philosophy', amount: 1, from: { by: 'level', ...military(3) } };
    expect(read(...bought(2), ...bought(3))).toEqual([
      'Seat 0 raises Military to 2: −2 drachmas',
      'Seat 0 raises Military to 3: −3 drachmas and −1 philosophy token',
    ]);
  });

  test('says what somebody gains after a whole sentence in a line of its own', () => {
    const guard: News = { kind: 'gained', seat: 0, what: 'vp', amount: 4, from: { by: 'card', id: 'old-guard' } };
    expect(read({ kind: 'declined', seat: 0, what: 'raise-level' }, guard)).toEqual([
      'Seat 0 raises nothing more.',
      'Seat 0: +4 VP (Old Guard)',
    ]);
    const turned = { by: 'philosophy' } as const;
    expect(
      read(
        { kind: 'revealed', seat: 0, actions: ['politics'], dice: [3] },
        { kind: 'lost', seat: 0, what: 'philosophy', amount: 1, from: turned },
        { kind: 'gained', seat: 0, what: 'citizens', amount: 3, from: turned },
      ),
    ).toEqual(['Seat 0 reveals Politics on 3.', 'Seat 0: −1 philosophy token and +3 citizens']);
  });

  test('names a level that is reached for free as a level', () => {
    expect(
      read(
        { kind: 'played', seat: 0, card: 'peripteros' },
        { kind: 'raised', seat: 0, track: 'culture', level: 3, from: { by: 'card', id: 'peripteros' } },
      ),
    ).toEqual(['Seat 0 plays Peripteros: Culture to level 3']);
  });

  test('names the event at the beginning of a round and tells what it does when it acts', () => {
    const [round, event] = read({ kind: 'round', round: 3, event: 'drought' }, { kind: 'event', event: 'drought' });
    expect([round, event]).toEqual(['Round 3: Drought.', 'Drought — All lose 2 drachmas.']);
  });

  test('leaves out phases in which nothing happened', () => {
    const gain: News = { kind: 'gained', seat: 0, what: 'drachmas', amount: 1, from: trade };
    expect(read(phase('tax'), phase('progress'), gain, phase('achievement'))).toEqual([
      expect.stringContaining('Progress'),
      expect.stringContaining('+1 drachma'),
    ]);
  });
});
