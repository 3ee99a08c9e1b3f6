import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { z } from 'zod';
import type { Text, Word } from '../engine/text.ts';

export const locales = ['en', 'fr', 'es'] as const;
export type Locale = (typeof locales)[number];

/** Messages by key, for one language: `politics.bank.name`. */
export type Messages = ReadonlyMap<string, string>;

interface Nested {
  readonly [key: string]: string | Nested;
}
const nested: z.ZodType<Nested> = z.lazy(() => z.record(z.string(), z.union([z.string(), nested])));

const root = fileURLToPath(new URL('../../', import.meta.url));

/** The catalogues in `data/<owner>/locales`; without an owner, the bot's own words. */
export function cataloguesOf(owner: string | null): URL {
  return new URL(`../../data/${owner === null ? '' : `${owner}/`}locales/`, import.meta.url);
}

/** Reads every file of a language in a folder of catalogues. */
export function readMessages(catalogues: URL, locale: Locale): Messages {
  const folder = new URL(`${locale}/`, catalogues);
  const name = nameOf(folder);
  const messages = new Map<string, string>();
  if (!existsSync(folder)) throw new Error(`${name}: the folder is missing`);
  for (const file of readdirSync(folder).sort()) {
    const content = nested.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
    for (const [key, message] of flattened(content, '')) {
      if (messages.has(key)) throw new Error(`${name}/${file}: ${key}: stands there twice`);
      messages.set(key, message);
    }
  }
  return messages;
}

/** A folder as an engineer would name it. */
function nameOf(folder: URL): string {
  return relative(root, fileURLToPath(folder)).replaceAll('\\', '/').replace(/\/$/, '');
}

function flattened(content: Nested, prefix: string): [string, string][] {
  return Object.entries(content).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${prefix}${key}`, value] as [string, string]] : flattened(value, `${prefix}${key}.`),
  );
}

/** Stops the start where a text that the data needs is missing in any language. */
export function demand(catalogues: URL, keys: readonly string[]): void {
  for (const locale of locales) {
    const messages = readMessages(catalogues, locale);
    const missing = keys.find((key) => !messages.has(key));
    if (missing !== undefined)
      throw new Error(`${nameOf(new URL(locale, catalogues))}: ${missing}: the text is missing`);
  }
}

/** Says a text in one language. */
export type Say = (text: Text) => string;

/** Parsed messages, shared by everybody who speaks from the same catalogue. */
const parsed = new WeakMap<Messages, Map<string, IntlMessageFormat>>();

function formatsOf(messages: Messages): Map<string, IntlMessageFormat> {
  const formats = parsed.get(messages) ?? new Map<string, IntlMessageFormat>();
  parsed.set(messages, formats);
  return formats;
}

export function speaker(messages: Messages, locale: Locale, instead: (text: Text) => string | null = () => null): Say {
  const formats = formatsOf(messages);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });

  function format(key: string): IntlMessageFormat {
    const known = formats.get(key);
    if (known !== undefined) return known;
    const message = messages.get(key);
    if (message === undefined) throw new Error(`No text "${key}" in ${locale}.`);
    const made = new IntlMessageFormat(message, locale);
    formats.set(key, made);
    return made;
  }

  function word(value: Word): string | number {
    if (typeof value !== 'object') return value;
    return 'key' in value ? say(value) : list.format(value.map(say));
  }

  function say(text: Text): string {
    const other = instead(text);
    if (other !== null) return other;
    const words = Object.fromEntries(Object.entries(text.with ?? {}).map(([name, value]) => [name, word(value)]));
    return String(format(text.key).format(words));
  }
  return say;
}
