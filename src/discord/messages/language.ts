import type { Text } from '../../engine/text.ts';
import type { Locale, Say } from '../../i18n/catalogue.ts';
import { type Languages, nearest } from '../../i18n/languages.ts';
import type { Store } from '../../table/store.ts';
import type { Table } from '../../table/table.ts';
import { occupantNames } from './names.ts';

/** The language somebody reads: the one asked for, else the one of their Discord. */
export async function readerOf(
  { store }: { readonly store: Store },
  user: { readonly id: string },
  discord: string,
): Promise<Locale> {
  return (await store.language(user.id)) ?? nearest(discord);
}

/** Speaks about a table, with the names of those who sit there. */
export function sayAt(
  { languages }: { readonly languages: Languages },
  table: Table,
  locale = table.options.language,
): Say {
  return languages.say(locale, table.game, occupantNames(table.occupants));
}

export function lines(say: Say, texts: readonly Text[]): string[] {
  return texts.map((one) => say(one));
}
