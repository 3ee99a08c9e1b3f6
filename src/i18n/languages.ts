import type { Text } from '../engine/text.ts';
import { type Locale, type Messages, type Say, cataloguesOf, locales, readMessages, speaker } from './catalogue.ts';

/** Every language of the bot: its own words, and those of one game beside them. */
export interface Languages {
  /** `instead` puts other words in for some texts, as names for seats. */
  say(locale: Locale, game?: string | null, instead?: (text: Text) => string | null): Say;
}

export function openLanguages(games: Iterable<{ readonly id: string; readonly locales: URL }>): Languages {
  const catalogues = new Map<string, Messages>();
  const all = [...games];
  for (const locale of locales) {
    const own = readMessages(cataloguesOf(null), locale);
    catalogues.set(locale, own);
    for (const game of all)
      catalogues.set(`${locale}/${game.id}`, together(own, readMessages(game.locales, locale), game.id));
  }
  return {
    say(locale, game = null, instead) {
      const messages = catalogues.get(game === null ? locale : `${locale}/${game}`);
      if (messages === undefined) throw new Error(`There are no words for the game "${game ?? ''}".`);
      return speaker(messages, locale, instead);
    },
  };
}

function together(own: Messages, more: Messages, game: string): Messages {
  const twice = [...more.keys()].find((key) => own.has(key));
  if (twice !== undefined) throw new Error(`The game "${game}" has a text "${twice}", and so has the bot itself.`);
  return new Map([...own, ...more]);
}

/** The language of the bot nearest to one that Discord names, such as `es-419`. */
export function nearest(name: string | null | undefined): Locale {
  return locales.find((locale) => name === locale || name?.startsWith(`${locale}-`)) ?? 'en';
}
