import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Adviser } from '../../src/discord/interactions/adviser.ts';
import { sayAt } from '../../src/discord/messages/language.ts';
import { text } from '../../src/engine/text.ts';
import { games } from '../../src/games/index.ts';
import type { Locale } from '../../src/i18n/catalogue.ts';
import { type Outcome, messageIn, textOf } from '../../src/playground/discord/index.ts';
import { openThinker } from '../../src/threads/thinker.ts';
import { type Gathering, begin, expectRefused, gather, takeFirst } from '../kit/discord/gathering.ts';
import { type Place, openPlace } from '../kit/discord/place.ts';
import { type Player, controls, openDesk, press } from '../kit/discord/player.ts';
import { expectOnly, expectSaid, isEphemeral, languages, traces } from '../kit/discord/language.ts';
import { registry } from '../kit/registry.ts';

const spoken: readonly Locale[] = ['en', 'fr', 'es'];
const command = { en: '/hint', fr: '/conseil', es: '/consejo' } as const;

describe('advice', () => {
  const thinker = openThinker({ games, registry, workers: 1, budget: { samples: 1 } });
  let place: Place;
  let here: Gathering;
  let advice: Awaited<ReturnType<Adviser>> = null;
  const reasons = new Map<Locale, Set<string>>(spoken.map((locale) => [locale, new Set()]));

  beforeAll(async () => {
    const adviser: Adviser = async (game, thought) => {
      advice = await thinker.advise({ game, thought });
      return advice;
    };
    place = await openPlace({ seed: () => 'advice', adviser });
    here = await gather(place, { anna: 'en-US', bruno: 'fr', clara: 'es-ES' });
  });
  afterAll(async () => {
    await place.close();
    await thinker.close();
    expect(place.discord.problems).toEqual([]);
  });

  const player = (seat: number): Player => here.people[seat] as Player;
  const ask = (seat: number): Promise<Outcome> =>
    player(seat).person.slash(here.channelId, command[spoken[seat] ?? 'en']);

  /** Expects the advice that was given, in private and in the language of this seat, and gives what it advises. */
  async function expectAdvice(seat: number, outcome: Outcome): Promise<readonly string[]> {
    const locale = spoken[seat] ?? 'en';
    const look = await place.tables.look(here.tableId, player(seat).person.id);
    const question = look.ok ? look.value.screen.question : null;
    if (!look.ok || question === null || advice === null) throw new Error('Nothing was advised.');
    const labels = advice.picks.map(
      (pick) => [...question.options, ...question.freeActions].find(({ id }) => id === pick)?.label,
    );
    expect(labels).not.toContain(undefined);
    const say = sayAt({ languages }, look.value.table, locale);
    const picks = labels.flatMap((label) => label ?? []);
    const message = messageIn(outcome);
    expect(textOf(message)).toContain(`> ${say(text('bot.hint', { picks, reason: advice.reason }))}`);
    expect(isEphemeral(message)).toBe(true);
    const reason = say(advice.reason);
    expectOnly(locale, reason);
    reasons.get(locale)?.add(reason);
    return advice.picks;
  }

  it('is not given before the game, to a stranger, or where nothing is asked', async () => {
    expectSaid(await ask(1), 'fr', 'bot.mistake.not-started');
    await begin(here);
    const stranger = place.person('stranger', 'es-ES');
    const refused = (act: () => Promise<Outcome>, key: string): Promise<void> =>
      expectRefused(place, here.tableId, act, ['es', key]);
    await refused(() => stranger.slash(here.channelId, '/consejo'), 'not-seated');
  });

  it('comes by the command and by the button, and nobody else sees it', async () => {
    const anna = player(0);
    await expectAdvice(0, await ask(0));
    const desk = await openDesk(anna, here.channelId);
    const outcome = await press(anna.person, desk, 'hint');
    await expectAdvice(0, outcome);
    expect(messageIn(outcome).id).toBe(desk.id);
    expect(player(1).person.look(desk)).toBeNull();
  });

  it('is refused politely where the table is without', async () => {
    const anna = player(0);
    const desk = await openDesk(anna, here.channelId);
    await anna.person.command(here.channelId, ['table', 'settings'], { hints: 'off' });
    for (const [seat, locale] of spoken.entries()) expectSaid(await ask(seat), locale, 'bot.mistake.no-hints');
    expectSaid(await press(anna.person, desk, 'hint'), 'en', 'bot.mistake.no-hints');
    expect(controls(await openDesk(anna, here.channelId), 'hint')).toEqual([]);
    await anna.person.command(here.channelId, ['table', 'settings'], { hints: 'on' });
    await expectAdvice(0, await ask(0));
  });

  it('can be followed to the end of the game, with a reason in the language of its reader', async () => {
    let followed = 0;
    let unasked = 0;
    for (let isGoing = true; isGoing;) {
      isGoing = false;
      for (const seat of spoken.keys()) {
        const { person } = player(seat);
        const look = await place.tables.look(here.tableId, person.id);
        if (!look.ok || look.value.table.stage !== 'playing') continue;
        const { table, screen } = look.value;
        const { question } = screen;
        if (question === null) {
          unasked += 1;
          expectSaid(await ask(seat), spoken[seat] ?? 'en', 'bot.mistake.nothing-asked');
          continue;
        }
        if (question.sealed !== null) continue;
        const picks = await expectAdvice(seat, await ask(seat));
        const given = await place.tables.answer(table.id, person.id, { era: table.era, decision: question.id, picks });
        expect(given.ok ? null : given.why).toBeNull();
        followed += 1;
        isGoing = true;
      }
    }
    expect((await place.tables.find(here.tableId))?.stage).toBe('finished');
    expect(followed).toBeGreaterThan(50);
    expect(unasked).toBeGreaterThan(0);
    for (const [locale, given] of reasons) {
      expect(given.size, locale).toBeGreaterThan(3);
      expect([...given].some((reason) => traces(locale, reason).length > 0)).toBe(true);
    }
    await expect(takeFirst(player(0), here.channelId)).rejects.toThrow();
    expectSaid(await ask(1), 'fr', 'bot.mistake.nothing-asked');
  });
});
