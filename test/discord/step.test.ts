import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { source } from '../../src/engine/chance.ts';
import { type Locale, locales } from '../../src/i18n/catalogue.ts';
import { type Message, formIn, messageIn, textOf } from '../../src/playground/discord/index.ts';
import { kept } from '../kit/discord/gathering.ts';
import { type Place, openPlace } from '../kit/discord/place.ts';
import { type Player, answers, choose, controls, isAsked, openDesk, press, tableIn } from '../kit/discord/player.ts';
import { expectOnly, expectSaid, formText, isEphemeral, sentence, traces } from '../kit/discord/language.ts';

/** What somebody saw, by the language it should be in. */
interface Seen {
  readonly locale: Locale;
  readonly words: string;
}

describe('a game of two, step by step, in a thread and in three languages', () => {
  let place: Place;
  let threadId = '';
  const seen: Seen[] = [];
  let chloe: Player;
  let dario: Player;
  let pauses = 0;
  let old: Message;

  function follow({ person }: Player, locale: Locale): void {
    person.on((event) => {
      if (event.what === 'message' && event.how !== 'gone')
        seen.push({ locale: isEphemeral(event.message) ? locale : 'en', words: textOf(event.message) });
      if (event.what === 'form' && event.form !== null) seen.push({ locale, words: formText(event.form) });
    });
  }

  beforeAll(async () => {
    place = await openPlace({ seed: () => 'step by step' });
    chloe = { person: place.person('chloe', 'fr'), desk: null };
    dario = { person: place.person('dario', 'es-419'), desk: null };
    const { channelId } = place;
    threadId = place.discord.createThread({ channelId, name: 'khora', ownerId: chloe.person.id }).id;
    follow(chloe, 'fr');
    follow(dario, 'es');
  });
  afterAll(() => place.close());

  const board = (): Message | undefined =>
    chloe.person.sees(threadId).findLast((message) => !isEphemeral(message) && controls(message, 'desk').length > 0);

  /** Whether the button of this pause stands in a message, and not that of an earlier one. */
  const goesOnFrom = (message: Message, checkpoint: number | null): boolean =>
    controls(message, 'advance').some(({ custom_id }) => custom_id?.split('.').at(-1) === String(checkpoint));

  it('opens, is set to go step by step in a form, and starts', async () => {
    const lobby = messageIn(await chloe.person.slash(threadId, '/table nouvelle langue:English'));
    expect(textOf(lobby)).toContain(sentence('en', 'bot.lobby.missing', { count: 1 }));
    await press(dario.person, lobby, 'join');
    const form = formIn(await press(chloe.person, lobby, 'options'));
    expect(form.title).toBe(sentence('fr', 'bot.button.options'));
    await chloe.person.submit({ pace: 'step' });
    expect(textOf(chloe.person.look(lobby) ?? lobby)).toContain(sentence('en', 'bot.option.pace.step'));
    await press(chloe.person, lobby, 'start');
  });

  it('names those awaited when somebody wants to go on', async () => {
    old = await openDesk(dario, threadId);
    expectSaid(await dario.person.slash(threadId, '/avanzar'), 'es', 'bot.mistake.no-checkpoint');
    const words = textOf(messageIn(await chloe.person.slash(threadId, '/avancer')));
    expect(words).toContain(sentence('fr', 'bot.mistake.no-checkpoint'));
    for (const name of ['chloe', 'dario']) expect(words).toContain(`**${name}** ${sentence('fr', 'awaited.draft')}`);
  });

  it('goes on by the button and by the command, to the end', { timeout: 40_000 }, async () => {
    const random = source('step');
    for (;;) {
      let chosen = 0;
      for (const player of [chloe, dario])
        while (isAsked(await openDesk(player, threadId))) {
          await choose(player, random);
          chosen += 1;
        }
      const standing = board();
      const table = await place.tables.inChannel(threadId);
      if (table?.stage !== 'playing') break;
      const look = await place.tables.look(table.id, null);
      const checkpoint = look.ok ? look.value.screen.checkpoint : null;
      if (chosen > 0 && checkpoint === null) continue;
      expect(checkpoint).not.toBeNull();
      pauses += 1;
      if (pauses % 2 === 0) {
        expectSaid(await dario.person.slash(threadId, '/avanzar'), 'es', 'bot.advance.done');
        continue;
      }
      const message = await chloe.person.until(() => {
        const now = board() ?? standing;
        return now !== undefined && goesOnFrom(now, checkpoint) && now;
      });
      expectSaid(await press(chloe.person, message, 'advance'), 'fr', 'bot.advance.done');
    }
    expect(pauses).toBeGreaterThan(20);
    await chloe.person.until(() =>
      chloe.person.sees(threadId).some((message) => textOf(message).includes(sentence('en', 'bot.final.title'))),
    );
  });

  it('is over then, and says so to whoever presses an old button or wants to close it', async () => {
    const before = await kept(place, tableIn(old));
    const id = answers(old)[0]?.custom_id ?? '';
    expectSaid(await dario.person.press(old, id), 'es', 'bot.mistake.table-over');
    expectSaid(await chloe.person.slash(threadId, '/table end'), 'fr', 'bot.mistake.table-over');
    expectSaid(await chloe.person.slash(threadId, '/avancer'), 'fr', 'bot.mistake.table-over');
    expect(await kept(place, tableIn(old))).toEqual(before);
  });

  it('said everything in the language of its reader', () => {
    for (const { locale, words } of seen) expectOnly(locale, words);
    for (const locale of locales) {
      const own = seen.filter((one) => one.locale === locale);
      expect(own.length).toBeGreaterThan(20);
      const silent = own.filter(({ words }) => traces(locale, words).length === 0);
      expect(silent.map(({ words }) => words)).toEqual([]);
    }
  });
});
