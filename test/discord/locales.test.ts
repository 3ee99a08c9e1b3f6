import { readFileSync, readdirSync } from 'node:fs';
import { ApplicationCommandOptionType } from 'discord.js';
import { expect, it } from 'vitest';
import { IntlMessageFormat } from 'intl-messageformat';
import { commands } from '../../commands/index.ts';
import { commandWords } from '../../src/discord/interactions/command.ts';
import { type Locale, locales, cataloguesOf, readMessages } from '../../src/i18n/catalogue.ts';
import type { Languages } from '../../src/i18n/languages.ts';
import { games } from '../../src/games/index.ts';
import { gameTexts } from '../../src/module/game-module.ts';
import { languages } from '../kit/discord/language.ts';

const english = readMessages(cataloguesOf(null), 'en');

type Ast = ReturnType<IntlMessageFormat['getAst']>;

/** The names of the gaps of a message, also of those within a plural. */
function gaps(message: string): string[] {
  const inside = (ast: Ast): string[] =>
    ast.flatMap((element) => {
      const own = 'value' in element && ![0, 7].includes(element.type) ? [element.value] : [];
      const nested = 'options' in element ? Object.values(element.options).flatMap(({ value }) => inside(value)) : [];
      return [...own, ...nested];
    });
  return [...new Set(inside(new IntlMessageFormat(message, 'en').getAst()))].sort();
}

it.each(locales)('has every text with the same gaps in %s', (locale) => {
  const messages = readMessages(cataloguesOf(null), locale);
  expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
  for (const [key, message] of messages) expect(gaps(message), key).toEqual(gaps(english.get(key) ?? ''));
});

it.each(['fr', 'es'] as const)('leaves nothing in English in %s', (locale) => {
  const messages = readMessages(cataloguesOf(null), locale);
  const sentences = [...english].filter(([key, message]) => !key.includes('locale') && /\p{L}+ \p{L}+/u.test(message));
  expect(sentences.filter(([key, message]) => messages.get(key) === message)).toEqual([]);
});

function read(path: string): string {
  return readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');
}

/** Source files that speak the bot's own words. */
const sources = ['src/discord/', 'commands/', 'src/table/'].flatMap((folder) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url), { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => read(`${folder}${name}`)),
);

/** Keys as they stand in the code: whole, or with a gap that stands for one part of them. */
function keysIn(source: string): RegExp[] {
  const code = source.replace(/\/\*\*.*?\*\//gs, '');
  return [...code.matchAll(/['`](bot\.[^'`\s]+)['`]/g)].map(([, key = '']) => {
    const parts = key.split(/\$\{[^}]*\}/).map((part) => part.replaceAll('.', '\\.'));
    return new RegExp(`^${parts.join('([^.]+)')}$`);
  });
}

/** Where the words stand that fill the gaps of keys. */
const vocabulary = [...sources, ...['src/engine/decision.ts', 'src/i18n/catalogue.ts'].map(read)]
  .join('\n')
  .replaceAll('refused-', '');

function isWord(word: string): boolean {
  return vocabulary.includes(`'${word}'`) || new RegExp(`^  (async )?${word}[:(]`, 'm').test(vocabulary);
}

it('uses every text of the bot, and none that is not there', () => {
  const used = sources.flatMap(keysIn);
  const keys = [...english.keys()].filter((key) => key.startsWith('bot.'));
  const isUsed = (key: string): boolean =>
    used.some((one) => {
      const [, ...filled] = one.exec(key) ?? [];
      return one.test(key) && filled.every((word) => isWord(word.replace('refused-', '')));
    });
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
  expect(used.filter((one) => !keys.some((key) => one.test(key))).map(String)).toEqual([]);
});

it('takes from every game the texts that it asks of them, and no others', () => {
  const taken = sources.flatMap((source) => [...source.matchAll(/['`](game\.[^'`\s]+)['`]/g)].map(([, key]) => key));
  expect([...new Set(taken)].sort()).toEqual([...gameTexts].sort());
});

it('uses every name and description of the commands', () => {
  const asked = new Set<string>();
  const listening: Languages = {
    say: (locale, game, instead) => {
      const say = languages.say(locale, game, instead);
      return (text) => {
        asked.add(text.key);
        return say(text);
      };
    },
  };
  for (const command of commands) command.describe(commandWords(listening), games);
  const keys = [...english.keys()].filter((key) => key.startsWith('command.'));
  expect(keys.filter((key) => !asked.has(key))).toEqual([]);
});

interface Part {
  readonly name: string;
  readonly name_localizations?: object | null | undefined;
}

const described = commands.map((command) => command.describe(commandWords(languages), games));

/** What a part of a command is called in a language. */
function nameIn(locale: Locale, { name, name_localizations: names }: Part): string {
  const known = new Map<string, string>(Object.entries(names ?? {}));
  return known.get(locale === 'es' ? 'es-ES' : locale) ?? name;
}

/** The commands that a text mentions, with their parts, by the names they were made with. */
function mentions(locale: Locale, message: string): string[] {
  const called = <T extends Part>(parts: readonly T[], word: string): T | undefined =>
    parts.find((part) => nameIn(locale, part) === word);
  const whole = [...message.matchAll(/(?<![\p{L}<])\/([\p{L}-]+)(?: ([\p{L}-]+))?/gu)].map(
    ([said, name = '', next = '']) => {
      const command = called(described, name);
      if (command === undefined) return `unknown: ${said}`;
      const part = called(command.options ?? [], next);
      const hasParts = (command.options ?? []).some(({ type }) => type === ApplicationCommandOptionType.Subcommand);
      if (part === undefined && hasParts) return `unknown: ${said}`;
      return part === undefined ? `/${command.name}` : `/${command.name} ${part.name}`;
    },
  );
  const options = [...message.matchAll(/([\p{L}-]+):true/gu)].map(([said, name = '']) => {
    const option = described.flatMap(({ options: parts }) => called(parts ?? [], name) ?? []);
    return option[0] === undefined ? `unknown: ${said}` : `${option[0].name}:true`;
  });
  return [...whole, ...options].sort();
}

it.each(locales)('calls every command by the name it has in %s', (locale) => {
  const messages = readMessages(cataloguesOf(null), locale);
  const mentioned = [...english].map(([key, message]) => [key, mentions('en', message)] as const);
  expect(mentioned.flatMap(([, all]) => all).length).toBeGreaterThan(20);
  for (const [key, expected] of mentioned) {
    expect(mentions(locale, messages.get(key) ?? ''), key).toEqual(expected);
    expect(expected.join(), key).not.toContain('unknown');
  }
});
