import { describe, expect, test } from 'vitest';
import { khora } from '../../../../src/games/khora/rules/game.ts';
import { headline, knowledge } from '../../../../src/games/khora/words/headline.ts';
import { type Locale, cataloguesOf, readMessages, speaker } from '../../../../src/i18n/catalogue.ts';
import { scenario } from '../../../kit/khora/scenario.ts';

const voice = (locale: Locale) => speaker(readMessages(cataloguesOf('khora'), locale), locale);

describe('the headline', () => {
  const read = (phase: 'action' | 'resolution' | 'achievement'): string[] =>
    headline(khora.view(scenario({ phase, event: 'drought', players: [{}, {}] }).state, null)).map(voice('en'));
  const event = 'Event: Drought — All lose 2 drachmas.';

  test('tells of the event to come until it has acted', () => {
    expect(read('action')).toContain(event);
    expect(read('resolution')).toContain(event);
    expect(read('achievement')).not.toContain(event);
  });
});

test.each([
  ['en', '2 minor blue and 1 major green', 'none'],
  ['fr', '2 mineures bleues et 1 majeure verte', 'aucune'],
  ['es', '2 complementarios azules y 1 relevante verde', 'ninguno'],
] as const)('what somebody knows agrees with its number in %s', (locale, some, none) => {
  const { state } = scenario({ players: [{ minor: { blue: 2 }, major: { green: 1 } }, {}] });
  const read = khora.view(state, null).players.map((owner) => voice(locale)(knowledge(owner)));
  expect(read).toEqual([some, none]);
});
