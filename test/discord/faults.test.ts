import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, messageIn, textOf } from '../../src/playground/discord/index.ts';
import { type Gathering, begin, boardOf, gather, takeFirst } from '../kit/discord/gathering.ts';
import { type Place, openPlace } from '../kit/discord/place.ts';
import { type Player, answers, controls, isSealed, openDesk } from '../kit/discord/player.ts';
import { isEphemeral, sentence } from '../kit/discord/language.ts';

const callback = 'POST /interactions/:interaction/:token/callback';
const post = 'POST /channels/:channel/messages';
const change = 'PATCH /channels/:channel/messages/:message';

/** How often discord.js tries by itself. */
const patience = 4;

describe('trouble with Discord', { timeout: 15_000 }, () => {
  let place: Place;
  let here: Gathering;
  let anna: Player;
  let bruno: Player;
  let count = 0;
  beforeAll(async () => {
    place = await openPlace({ seed: () => 'faults' });
  });
  afterAll(() => place.close());
  beforeEach(async () => {
    place.discord.faults.clear();
    count += 1;
    const channelId = place.discord.createChannel({ guildId: place.guildId, name: `c${count}` }).id;
    here = await gather(place, { [`anna${count}`]: 'en-US', [`bruno${count}`]: 'fr' }, channelId);
    [anna, bruno] = here.people as [Player, Player];
  });

  const turn = async (): Promise<number> => (await place.tables.find(here.tableId))?.turn ?? -1;

  /** The others go on and the channel comes up to date, with one message of the game and no more. */
  async function expectGoesOn(): Promise<void> {
    if ((await turn()) === 0) await takeFirst(anna, here.channelId);
    await takeFirst(bruno, here.channelId);
    expect(await turn()).toBe(2);
    const { person } = anna;
    const boards = (): ReturnType<typeof person.sees> =>
      person.sees(here.channelId).filter((one) => !isEphemeral(one) && controls(one, 'desk').length > 0);
    await person.until(() => boards().some((one) => textOf(one).includes('pick 2 of 5')), 5_000);
    expect(boards()).toHaveLength(1);
    const calls = person.sees(here.channelId).filter(({ content }) => content.includes(`<@${person.id}>`));
    expect(calls.length).toBeLessThanOrEqual(1);
  }

  it.each<[string, Fault]>([
    ['too many requests', { kind: 'rate limit', retryAfter: 0.2 }],
    ['an error', { kind: 'error', status: 500, when: 'before' }],
    ['an error after it was done', { kind: 'error', status: 502, when: 'after' }],
    ['a reset', { kind: 'reset', when: 'before' }],
    ['a reset after it was done', { kind: 'reset', when: 'after' }],
    ['a slow answer', { kind: 'slow', ms: 300 }],
  ])('on messages of the channel: %s', async (_, fault) => {
    place.discord.faults.add(post, fault, fault.kind === 'reset' ? patience + 1 : 2);
    place.discord.faults.add(change, fault, 1);
    await begin(here);
    await expectGoesOn();
  });

  it.each<[string, Fault]>([
    ['too many requests', { kind: 'rate limit', retryAfter: 0.2 }],
    ['an error', { kind: 'error', status: 500, when: 'before' }],
    ['an error after it was done', { kind: 'error', status: 502, when: 'after' }],
    ['a slow answer', { kind: 'slow', ms: 300 }],
  ])('on the answer to a click: %s', async (_, fault) => {
    await begin(here);
    const desk = await openDesk(anna, here.channelId);
    place.discord.faults.add(callback, fault);
    const outcome = await anna.person.press(desk, answers(desk)[0]?.custom_id ?? '');
    expect(isSealed(messageIn(outcome))).toBe(true);
    expect(await turn()).toBe(1);
    await expectGoesOn();
    const follow = anna.person
      .sees(here.channelId)
      .filter((one) => textOf(one).includes(sentence('en', 'bot.mistake.unexpected')));
    expect(follow).toEqual([]);
  });

  it('on the answer to a click: a reset is excused, and nothing is lost', async () => {
    await begin(here);
    const desk = await openDesk(anna, here.channelId);
    place.discord.faults.add(callback, { kind: 'reset', when: 'before' }, patience);
    const outcome = await anna.person.press(desk, answers(desk)[0]?.custom_id ?? '');
    expect(textOf(messageIn(outcome))).toBe(sentence('en', 'bot.mistake.unexpected'));
    expect(await turn()).toBe(1);
    await expectGoesOn();
  });

  it.each(['cut', 'closed', 'reconnect'] as const)('a connection that is %s is taken up again', async (how) => {
    await begin(here);
    await boardOf(here);
    place.discord.gateway.drop(how);
    await expectGoesOn();
  });

  it.each(['invalid', 'lost'] as const)('a session that is %s begins anew', async (how) => {
    await begin(here);
    await boardOf(here);
    const before = [...place.discord.gateway.sessions.keys()];
    place.discord.gateway.drop(how);
    const isBack = (): boolean =>
      place.discord.isOnline(place.applicationId) &&
      ![...place.discord.gateway.sessions.keys()].some((id) => before.includes(id));
    await anna.person.until(isBack, 10_000);
    await expectGoesOn();
  });

  it('leaves no secret in the log', () => {
    const log = place.logged.join('');
    expect(log).not.toContain(place.token);
    expect(log).not.toContain('aW50ZXJhY3Rpb246');
    expect(log).not.toContain('/callback');
  });
});
