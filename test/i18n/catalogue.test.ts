import { expect, test } from 'vitest';
import { text } from '../../src/engine/text.ts';
import { demand, cataloguesOf, readMessages, speaker } from '../../src/i18n/catalogue.ts';

const messages = new Map([
  ['gain', '{who}: +{amount, plural, one {# coin} other {# coins}}'],
  ['list', '{items}'],
  ['seat', 'Seat {seat}'],
]);

test('texts are said inside texts, lists as the language joins them', () => {
  const english = speaker(messages, 'en');
  const french = speaker(messages, 'fr');
  const seats = [0, 1, 2].map((seat) => text('seat', { seat }));
  expect(english(text('gain', { who: text('seat', { seat: 0 }), amount: 1 }))).toBe('Seat 0: +1 coin');
  expect(english(text('list', { items: seats }))).toBe('Seat 0, Seat 1, and Seat 2');
  expect(french(text('list', { items: seats }))).toBe('Seat 0, Seat 1 et Seat 2');
});

test('whoever speaks may put other words in', () => {
  const say = speaker(messages, 'en', ({ key }) => (key === 'seat' ? 'Ada' : null));
  expect(say(text('gain', { who: text('seat', { seat: 0 }), amount: 2 }))).toBe('Ada: +2 coins');
});

test('a text that is not there is named', () => {
  expect(() => speaker(messages, 'es')(text('lose'))).toThrow('No text "lose" in es.');
});

test('a missing text stops the start and is named with its language', () => {
  expect(() => demand(cataloguesOf('khora'), ['politics.bank.name', 'politics.bank.motto'])).toThrow(
    'data/khora/locales/en: politics.bank.motto: the text is missing',
  );
});

test('a missing language is named', () => {
  expect(() => readMessages(cataloguesOf('checkers'), 'fr')).toThrow('data/checkers/locales/fr: the folder is missing');
});
