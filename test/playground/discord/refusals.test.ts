import type { Client, Interaction } from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../../../src/playground/discord/index.ts';
import { connect, flawedPaths, openPlace, send, type Answer, type Place } from '../../kit/playground/place.ts';

let place: Place;
let clock: ManualClock;

beforeEach(async () => {
  clock = manualClock();
  place = await openPlace({ clock });
});

afterEach(async () => {
  await place.discord.close();
  expect(place.discord.problems).toEqual([]);
});

const post = (body: unknown): Promise<Answer> => send(place, 'POST', `/channels/${place.channelId}/messages`, body);
const button = (id: string, more: object = {}): object => ({ type: 2, style: 1, label: 'Go', custom_id: id, ...more });
const row = (...components: object[]): object => ({ type: 1, components });
const menu = (id: string, values: readonly string[], more: object = {}): object => ({
  type: 3,
  custom_id: id,
  options: values.map((value) => ({ label: value, value })),
  ...more,
});
const V2 = 1 << 15;
const text = (length: number): object => ({ type: 10, content: 'x'.repeat(length) });

/** What Discord refuses although its published schema allows it, and the place it complains about. */
const bad: readonly (readonly [what: string, body: object, path: string | null])[] = [
  ['content over 2,000 characters', { content: 'x'.repeat(2001) }, 'content'],
  ['nothing at all', {}, null],
  ['more than 5 rows', { content: 'x', components: [1, 2, 3, 4, 5, 6].map((n) => row(button(`b${n}`))) }, 'components'],
  [
    '6 buttons in a row',
    { content: 'x', components: [row(...[1, 2, 3, 4, 5, 6].map((n) => button(`b${n}`)))] },
    'components.0.components',
  ],
  ['two selects in a row', { content: 'x', components: [row(menu('a', ['1']), menu('b', ['1']))] }, 'components.0'],
  [
    'the same custom id twice',
    { content: 'x', components: [row(button('a'), button('a'))] },
    'components.0.components.1.custom_id',
  ],
  [
    'the same value twice',
    { content: 'x', components: [row(menu('a', ['1', '1']))] },
    'components.0.components.0.options.1.value',
  ],
  [
    'more to choose than there is',
    { content: 'x', components: [row(menu('a', ['1'], { max_values: 2 }))] },
    'components.0.components.0.max_values',
  ],
  [
    'a button label over 80 characters',
    { content: 'x', components: [row(button('a', { label: 'x'.repeat(81) }))] },
    'components.0.components.0.label',
  ],
  ['new components without their flag', { components: [text(1)] }, 'components.0'],
  ['new components beside content', { flags: V2, content: 'x', components: [text(1)] }, 'content'],
  ['over 4,000 characters of text', { flags: V2, components: [text(3000), text(1001)] }, 'components'],
  ['over 40 components', { flags: V2, components: Array.from({ length: 41 }, () => text(1)) }, 'components'],
];

describe('messages that Discord refuses', () => {
  it.each(bad)('%s', async (_what, body, path) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    if (path === null) expect(answer.body.code).toBe(50006);
    else {
      expect(answer.body.code).toBe(50035);
      const paths = flawedPaths(answer.body.errors);
      expect(
        paths.some((one) => one.startsWith(path)),
        paths.join(' '),
      ).toBe(true);
    }
    expect(place.ada.sees(place.channelId)).toEqual([]);
  });

  it('takes the same without the mistake', async () => {
    for (const body of [
      { content: 'x'.repeat(2000) },
      { content: 'x', components: [row(button('a'), button('b'))] },
      { flags: V2, components: [text(3000), text(1000)] },
    ])
      expect((await post(body)).status).toBe(200);
  });
});

describe('rights', () => {
  it('needs a token that exists', async () => {
    expect((await send(place, 'GET', '/users/@me', undefined, 'nobody')).status).toBe(401);
  });

  it('needs the permission to write, and to see', async () => {
    place.discord.overwrite(place.channelId, place.guildId, { deny: ['sendMessages'] });
    place.discord.overwrite(place.channelId, place.application.botId, { deny: ['sendMessages'] });
    expect(await post({ content: 'x' })).toMatchObject({ status: 403, body: { code: 50013 } });
    place.discord.overwrite(place.channelId, place.application.botId, { deny: ['viewChannel'] });
    expect(await post({ content: 'x' })).toMatchObject({ status: 403, body: { code: 50001 } });
  });

  it('knows no channel that was deleted', async () => {
    place.discord.deleteChannel(place.channelId);
    expect(await post({ content: 'x' })).toMatchObject({ status: 404, body: { code: 10003 } });
  });
});

describe('the life of an interaction', () => {
  let client: Client<true> | null = null;
  afterEach(() => client?.destroy());

  /** A command that the bot hears and does not answer by itself. */
  async function asked(): Promise<{ readonly id: string; readonly token: string; readonly done: Promise<unknown> }> {
    const heard: Interaction[] = [];
    client = await connect(place, (interaction) => Promise.resolve(heard.push(interaction)));
    await client.application.commands.set([{ name: 'wait', description: 'Waits' }]);
    const done = place.ada.command(place.channelId, ['wait']);
    await expect.poll(() => heard.length).toBe(1);
    const [{ id, token }] = heard as [Interaction];
    return { id, token, done };
  }

  const callback = (id: string, token: string): Promise<Answer> =>
    send(place, 'POST', `/interactions/${id}/${token}/callback`, { type: 4, data: { content: 'hello' } });
  const followUp = (token: string): Promise<Answer> =>
    send(place, 'POST', `/webhooks/${place.application.id}/${token}`, { content: 'more' });

  it('is acknowledged once, in time, and followed up for a quarter of an hour', async () => {
    const { id, token, done } = await asked();
    expect(await followUp(token)).toMatchObject({ status: 404, body: { code: 10015 } });
    expect((await callback(id, token)).status).toBe(204);
    expect(await callback(id, token)).toMatchObject({ status: 400, body: { code: 40060 } });
    expect(await done).toMatchObject({ kind: 'reply' });
    clock.advance(15 * 60_000 - 1);
    expect((await followUp(token)).status).toBe(200);
    clock.advance(2);
    expect(await followUp(token)).toMatchObject({ status: 401, body: { code: 50027 } });
  });

  it('is unknown after three seconds, and the person is told that nobody answered', async () => {
    const { id, token, done } = await asked();
    clock.advance(3_001);
    expect(await callback(id, token)).toMatchObject({ status: 404, body: { code: 10062 } });
    expect(await done).toMatchObject({ kind: 'failed', why: 'too late' });
  });
});
