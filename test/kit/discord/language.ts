import { IntlMessageFormat } from 'intl-messageformat';
import { expect } from 'vitest';
import { type Word, text } from '../../../src/engine/text.ts';
import { games } from '../../../src/games/index.ts';
import { type Locale, locales, cataloguesOf, readMessages } from '../../../src/i18n/catalogue.ts';
import { openLanguages } from '../../../src/i18n/languages.ts';
import {
  type Component,
  type Message,
  type Outcome,
  messageIn,
  textOf,
} from '../../../src/playground/discord/index.ts';

export const languages = openLanguages(games.values());

/** A sentence of the bot in a language. */
export function sentence(locale: Locale, key: string, words?: Readonly<Record<string, Word>>): string {
  return languages.say(locale, 'khora')(text(key, words));
}

/** Expects an answer that only the person sees and that says this. */
export function expectSaid(
  outcome: Outcome,
  locale: Locale,
  key: string,
  words?: Readonly<Record<string, Word>>,
): void {
  const message = messageIn(outcome);
  expect(textOf(message)).toContain(sentence(locale, key, words));
  expect(isEphemeral(message)).toBe(true);
}

export function isEphemeral({ flags }: Message): boolean {
  return (flags & 64) !== 0;
}

type Ast = ReturnType<IntlMessageFormat['getAst']>;

const LITERAL: readonly number[] = [0];

function literalsOf(ast: Ast): string[] {
  return ast.flatMap((element) => {
    if ('options' in element) return Object.values(element.options).flatMap(({ value }) => literalsOf(value));
    return LITERAL.includes(element.type) && 'value' in element ? [element.value] : [];
  });
}

/** The gaps between the words of a text, that is all of it that is the same whatever it speaks of. */
function literals(message: string): string[] {
  return literalsOf(new IntlMessageFormat(message, 'en').getAst()).map((part) => part.trim());
}

const catalogues = new Map(
  locales.map(
    (locale) =>
      [locale, [...readMessages(cataloguesOf(null), locale), ...readMessages(cataloguesOf('khora'), locale)]] as const,
  ),
);

const shortest = 9;

/** Pieces of sentences that are found in one language and in no text of the others. */
const tellTale = new Map(
  locales.map((locale) => {
    const others = locales
      .filter((other) => other !== locale)
      .flatMap((other) => (catalogues.get(other) ?? []).map(([, message]) => message))
      .join('\n')
      .toLowerCase();
    const own = (catalogues.get(locale) ?? []).flatMap(([, message]) => literals(message));
    const pieces = new Set(own.filter((piece) => piece.length >= shortest && !others.includes(piece.toLowerCase())));
    return [locale, [...pieces]] as const;
  }),
);

/** The pieces of a language that stand in a text. */
export function traces(locale: Locale, words: string): string[] {
  return (tellTale.get(locale) ?? []).filter((piece) => words.includes(piece));
}

/** Expects words of one language alone; `said` collects that there were any. */
export function expectOnly(locale: Locale, words: string): void {
  for (const other of locales) if (other !== locale) expect(traces(other, words), `in ${locale}: ${words}`).toEqual([]);
}

/** Everything that can be read in a form. */
export function formText(form: { readonly title: string; readonly components: readonly Component[] }): string {
  const fields = form.components.flatMap(({ label, component }) => [
    label ?? '',
    ...(component?.options ?? []).flatMap((option) => [option.label, option.description ?? '']),
  ]);
  return [form.title, ...fields].join('\n');
}
