import { describe, expect, it } from 'vitest';
import { locales, cataloguesOf, readMessages } from '../../src/i18n/catalogue.ts';

/** The names that stand in braces in a message. */
function names(message: string): string[] {
  return [...new Set([...message.matchAll(/\{(\w+)[,}]/g)].map((match) => match[1] ?? ''))].sort();
}

describe("the page's words", () => {
  const english = readMessages(cataloguesOf('playground'), 'en');
  it.each(locales)('are complete in %s and take the same names', (locale) => {
    const messages = readMessages(cataloguesOf('playground'), locale);
    expect([...messages.keys()]).toEqual([...english.keys()]);
    for (const [key, message] of messages) {
      expect([key, names(message)]).toEqual([key, names(english.get(key) ?? '')]);
    }
  });
});
