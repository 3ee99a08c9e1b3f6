import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { type Locale, cataloguesOf, locales, readMessages } from '../../src/i18n/catalogue.ts';

type Parts = ReturnType<IntlMessageFormat['getAst']>;
type Part = Parts[number];

/** What texts call a number that counts something, also where they do not make a plural of it. */
const counted = (
  'amount cards citizens count developments dice discards drachmas earlier left level loses loss lost majors max min ' +
  'number of pick points price rounds short tokens troops unlocked vp'
).split(' ');

/** Words that end like a plural without being one, or follow a number that does not count them. */
const single: Readonly<Record<Locale, readonly string[]>> = {
  en: ['Politics'],
  fr: ['fois', 'dans'],
  es: ['más', 'tus'],
};

/** The endings of a plural that is more than its singular. */
const plural: Readonly<Record<Locale, RegExp>> = {
  en: /(?<![\d.,])1 (?:dice|\p{L}{3,}(?<!s)s)\b/gu,
  fr: /(?<![\d.,])1 \p{L}{3,}[sx](?!\p{L})/gu,
  es: /(?<![\d.,])1 \p{L}{3,}s(?!\p{L})/gu,
};

function pluralsAfterOne(sentence: string, locale: Locale): string[] {
  return [...sentence.matchAll(plural[locale])]
    .map(([found]) => found)
    .filter((found) => !single[locale].includes(found.slice(2)));
}

/** The gaps of a message that hold a number, and those that hold words. */
function gapsOf(parts: Parts): { readonly name: string; readonly counts: boolean }[] {
  return parts.flatMap((part: Part) => {
    if ('options' in part) {
      const inside = Object.values(part.options).flatMap(({ value }) => gapsOf(value));
      return [{ name: part.value, counts: 'pluralType' in part }, ...inside];
    }
    return 'value' in part && part.type === ARGUMENT
      ? [{ name: part.value, counts: counted.includes(part.value) }]
      : [];
  });
}
const ARGUMENT = new IntlMessageFormat('{x}', 'en').getAst()[0]?.type;

/** The messages of a catalogue that count something, in every language, with the gaps that hold the counts. */
const countable = [null, 'khora'].flatMap((owner) =>
  locales.flatMap((locale) =>
    [...readMessages(cataloguesOf(owner), locale)].flatMap(([key, message]) => {
      const format = new IntlMessageFormat(message, locale);
      const gaps = gapsOf(format.getAst());
      const counts = new Set(gaps.filter(({ counts: isCount }) => isCount).map(({ name }) => name));
      return counts.size === 0 ? [] : [{ locale, key, format, counts, gaps }];
    }),
  ),
);

function said({ format, counts, gaps }: (typeof countable)[number], number: number): string {
  return String(format.format(Object.fromEntries(gaps.map(({ name }) => [name, counts.has(name) ? number : '…']))));
}

test.each(locales)('every text that counts can be said with none, one, two and five in %s', (locale) => {
  const texts = countable.filter((text) => text.locale === locale);
  expect(texts.length).toBeGreaterThan(60);
  for (const text of texts)
    for (const number of [0, 1, 2, 5]) expect(said(text, number), text.key).not.toMatch(/[{}#]|undefined|^$/);
});

test.each(locales)('no text counts one of something in the plural in %s', (locale) => {
  const wrong = countable
    .filter((text) => text.locale === locale)
    .flatMap((text) => pluralsAfterOne(said(text, 1), locale).map((found) => `${text.key}: ${found}`));
  expect(wrong).toEqual([]);
});

test.each(locales)('no text that stands as it is counts one of something in the plural in %s', (locale) => {
  const messages = [null, 'khora'].flatMap((owner) => [...readMessages(cataloguesOf(owner), locale)]);
  const wrong = messages.flatMap(([key, message]) =>
    message.includes('plural') ? [] : pluralsAfterOne(message, locale).map((found) => `${key}: ${found}`),
  );
  expect(wrong).toEqual([]);
});

test('a plural after one is found', () => {
  expect(pluralsAfterOne('+1 citizens, 1 dice and 1 Taxes', 'en')).toEqual(['1 citizens', '1 dice', '1 Taxes']);
  expect(pluralsAfterOne('1 développements, 1 Impôts et 1 jeux', 'fr')).toHaveLength(3);
  expect(pluralsAfterOne('1 Tributos y 11 Tributos', 'es')).toEqual(['1 Tributos']);
  expect(pluralsAfterOne('1 citizen, 21 citizens', 'en')).toEqual([]);
});

/** Where a French line would break before its own punctuation. */
const breaking = / [:;!?»]|« /u;
/** Never wrapped by an app: pictures break their own lines, and what describes them is heard. */
const unwrapped = ['describe.', 'picture.'];

test('French keeps its punctuation with the word before it', () => {
  const messages = [null, 'khora'].flatMap((owner) => [...readMessages(cataloguesOf(owner), 'fr')]);
  const wrapped = messages.filter(([key]) => !unwrapped.some((group) => key.startsWith(group)));
  const loose = wrapped.filter(([, message]) => breaking.test(message));
  expect(loose.map(([key]) => key)).toEqual([]);
});
