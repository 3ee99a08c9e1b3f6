import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../src/i18n/catalogue.ts';
import { type Person, messageIn, textOf } from '../../src/playground/discord/index.ts';
import { type Place, openPlace } from '../kit/discord/place.ts';
import { expectOnly, expectSaid, sentence } from '../kit/discord/language.ts';

const readers = { en: 'en-GB', fr: 'fr', es: 'es-ES' } as const;

interface Part {
  readonly name: string;
  readonly name_localizations?: Readonly<Record<string, string>>;
  readonly description?: string;
  readonly description_localizations?: Readonly<Record<string, string>>;
  readonly options?: readonly Part[];
  readonly choices?: readonly Part[];
}

function partsOf(part: Part): Part[] {
  return [part, ...[...(part.options ?? []), ...(part.choices ?? [])].flatMap(partsOf)];
}

describe('commands', () => {
  let place: Place;
  const people = new Map<Locale, Person>();
  const reader = (locale: Locale): Person => people.get(locale) as Person;

  beforeAll(async () => {
    place = await openPlace();
    for (const locale of locales) people.set(locale, place.person(`reader-${locale}`, readers[locale]));
  });
  afterAll(() => place.close());

  const puts = (): number => place.discord.requests.filter(({ route }) => route.startsWith('PUT /applications')).length;

  it('are registered once, and not again when the bot comes back unchanged', async () => {
    expect(puts()).toBe(1);
    await place.restart();
    expect(puts()).toBe(1);
  });

  it('have names, descriptions and choices in every language', () => {
    const entries = reader('en').commands(place.channelId);
    expect(entries.map(({ name }) => name).sort()).toMatchInlineSnapshot(`
      [
        "advance",
        "desk",
        "help",
        "hint",
        "language",
        "log",
        "rules",
        "status",
        "table",
      ]
    `);
    for (const part of entries.flatMap(({ command }) => partsOf(command as Part)))
      for (const texts of [
        part.name_localizations,
        part.description === undefined ? null : part.description_localizations,
      ])
        if (texts !== null) expect(Object.keys(texts ?? {}).sort(), part.name).toEqual(['es-419', 'es-ES', 'fr']);
  });

  it.each(locales)('describe themselves in %s alone', (locale) => {
    for (const { name, description } of reader(locale).commands(place.channelId)) {
      expect(description).not.toBe('');
      expectOnly(locale, description);
      expect(name).toMatch(/^[\p{Ll}-]+$/u);
    }
  });

  it.each([
    ['fr', '/langue choix:Français', 'bot.language.set'],
    ['es', '/idioma elección:Español', 'bot.language.set'],
    ['fr', '/bureau', 'bot.mistake.no-table'],
    ['es', '/mesa unirse', 'bot.mistake.no-table'],
    ['en', '/status', 'bot.mistake.no-table'],
  ] as const)('in %s: %s', async (locale, line, said) => {
    expectSaid(await reader(locale).slash(place.channelId, line), locale, said);
  });

  it('follow the language somebody asked for, and forget it again', async () => {
    const nomad = place.person('nomad', 'de');
    expectSaid(await nomad.slash(place.channelId, '/desk'), 'en', 'bot.mistake.no-table');
    await nomad.slash(place.channelId, '/language choice:fr');
    expectSaid(await nomad.slash(place.channelId, '/desk'), 'fr', 'bot.mistake.no-table');
    expectSaid(await nomad.slash(place.channelId, '/language choice:auto'), 'en', 'bot.language.auto');
    expectSaid(await nomad.slash(place.channelId, '/desk'), 'en', 'bot.mistake.no-table');
  });

  it.each(locales)('explain in %s, in direct messages too', async (locale) => {
    const person = reader(locale);
    const direct = person.directMessages(place.botId);
    expect(
      person
        .commands(direct)
        .map(({ command }) => (command as Part).name)
        .sort(),
    ).toEqual(['help', 'language', 'rules']);
    for (const where of [direct, place.channelId]) {
      const help = textOf(messageIn(await person.command(where, ['help'])));
      expect(help).toBe(sentence(locale, 'bot.help'));
      const rules = textOf(messageIn(await person.command(where, ['rules'])));
      expect(rules).toContain(sentence(locale, 'phases.progress.name'));
      expectOnly(locale, `${help}\n${rules}`);
    }
  });

  it.each([
    ['en', 'legislation', 'actions.legislation'],
    ['fr', 'legislation', 'actions.legislation'],
    ['fr', 'LÉGISLATION', 'actions.legislation'],
    ['es', 'legislacion', 'actions.legislation'],
  ] as const)('find topics in %s: %s', async (locale, typed, topic) => {
    const person = reader(locale);
    const direct = person.directMessages(place.botId);
    for (const where of [direct, place.channelId]) {
      const found = await person.suggestions(where, `/rules topic:${typed}`);
      expect(found.map(({ value }) => value)).toContain(`khora:${topic}`);
      expect(found.length).toBeLessThanOrEqual(25);
    }
    const answer = textOf(messageIn(await person.command(direct, ['rules'], { topic: `khora:${topic}` })));
    expect(answer).toContain(sentence(locale, `${topic}.text`));
    const guessed = textOf(messageIn(await person.command(direct, ['rules'], { topic: typed })));
    expect(guessed).toContain(sentence(locale, `${topic}.name`));
  });

  it.each(locales)('say in %s that nothing was found', async (locale) => {
    const person = reader(locale);
    expect(await person.suggestions(place.channelId, '/rules topic:xyzzy')).toEqual([]);
    expect((await person.suggestions(place.channelId, '/rules topic:')).length).toBe(25);
    for (const topic of ['xyzzy', 'khora:politics.xyzzy', 'chess:king', ':'])
      expectSaid(await person.command(place.channelId, ['rules'], { topic }), locale, 'bot.rules.nothing');
  });
});
