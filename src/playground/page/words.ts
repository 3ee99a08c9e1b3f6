import { IntlMessageFormat } from 'intl-messageformat';
import en from '../../../data/playground/locales/en/page.json' with { type: 'json' };
import es from '../../../data/playground/locales/es/page.json' with { type: 'json' };
import fr from '../../../data/playground/locales/fr/page.json' with { type: 'json' };
import { languages, type Language } from '../protocol.ts';

export type Key = keyof typeof en;

const catalogues: Readonly<Record<Language, Readonly<Record<Key, string>>>> = { en, fr, es };
const formats = new Map<string, IntlMessageFormat>();
let language: Language = languages.find((one) => navigator.language.startsWith(one)) ?? 'en';

export function speak(next: Language): void {
  language = next;
  formats.clear();
  document.documentElement.lang = next;
}

export function spoken(): Language {
  return language;
}

/** The page's own words in the reader's language. */
export function say(key: Key, words: Readonly<Record<string, string | number>> = {}): string {
  const format = formats.get(key) ?? new IntlMessageFormat(catalogues[language][key], language);
  formats.set(key, format);
  return String(format.format(words));
}

export function clockTime(time: Date): string {
  return new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit' }).format(time);
}

/** When a message was sent, as it stands beside the name. */
export function sentAt(time: Date): string {
  const isToday = time.toDateString() === new Date().toDateString();
  const style = isToday
    ? ({ hour: '2-digit', minute: '2-digit' } as const)
    : ({ dateStyle: 'short', timeStyle: 'short' } as const);
  return new Intl.DateTimeFormat(language, style).format(time);
}

const units = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

const stamps: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** A time as Discord writes `<t:0:R>`; `R` counts from now. */
export function stamp(time: Date, form: string): string {
  if (form !== 'R') return new Intl.DateTimeFormat(language, stamps[form] ?? stamps['f']).format(time);
  const seconds = Math.round((time.getTime() - Date.now()) / 1_000);
  const [unit, size] = units.find(([, length]) => Math.abs(seconds) >= length) ?? units[5];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(seconds / size), unit);
}
