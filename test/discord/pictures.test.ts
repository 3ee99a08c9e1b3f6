import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { paintings } from '../../src/discord/messages/painting.ts';
import { type Picture, type Pictures, noPictures } from '../../src/discord/messages/pictures.ts';
import { sayAt } from '../../src/discord/messages/language.ts';
import { twinOf } from '../../src/discord/messages/status.ts';
import { source } from '../../src/engine/chance.ts';
import { type Locale, locales } from '../../src/i18n/catalogue.ts';
import type { PictureKind } from '../../src/module/game-module.ts';
import { randomPlayer } from '../../src/players/random.ts';
import { type Message, type Person, messageIn, textOf } from '../../src/playground/discord/index.ts';
import { allOf } from '../../src/playground/discord/state/layout.ts';
import { type Painter, openPainter } from '../../src/threads/painter.ts';
import { type Gathering, begin, boardOf, gather, takeFirst } from '../kit/discord/gathering.ts';
import { type Place, openPlace } from '../kit/discord/place.ts';
import { type Player, isSealed, openDesk, press } from '../kit/discord/player.ts';
import { watchSecrets } from '../kit/discord/secrets.ts';
import { expectOnly, isEphemeral, languages, sentence, traces } from '../kit/discord/language.ts';
import { registry } from '../kit/registry.ts';

/** The files and alternative texts of the pictures that stand in a message. */
function picturesIn(message: Message): { readonly file: string; readonly url: string; readonly alt: string }[] {
  const shown = allOf(message.components).flatMap(({ items }) => items ?? []);
  return shown.map(({ media, description }) => {
    const { pathname } = new URL(media.url);
    return { file: pathname.slice(pathname.lastIndexOf('/') + 1), url: media.url, alt: description ?? '' };
  });
}

/** Waits until a message has its picture. */
async function pictured(person: Person, message: Message): Promise<Message> {
  return person.until(() => {
    const now = person.look(message);
    return now !== null && picturesIn(now).length > 0 && now;
  }, 50_000);
}

/** A sentence in the right language that says what is in the picture, and a picture behind it. */
async function expectPicture(message: Message, file: string, locale: Locale): Promise<void> {
  const [shown] = picturesIn(message);
  expect(shown?.file).toBe(file);
  const alt = shown?.alt ?? '';
  expect(alt.length).toBeLessThanOrEqual(1024);
  expect(alt.length).toBeGreaterThan(40);
  expectOnly(locale, alt);
  const bytes = Buffer.from(await (await fetch(shown?.url ?? '')).arrayBuffer());
  expect(bytes.subarray(1, 4).toString()).toBe('PNG');
}

/** Everybody chooses by chance until the game is over, and after each choice somebody watches. */
async function playToTheEnd(
  place: Place,
  { people, tableId }: Gathering,
  watch: () => Promise<unknown>,
): Promise<void> {
  const random = source('pictures');
  for (let isGoing = true; isGoing;) {
    isGoing = false;
    for (const { person } of people) {
      const look = await place.tables.look(tableId, person.id);
      const thought = look.ok ? look.value.screen.thought : null;
      if (!look.ok || thought === null || thought.question.sealed !== null) continue;
      const { question, sight } = thought;
      const picks = randomPlayer(question, () => sight, random);
      const { era } = look.value.table;
      isGoing = (await place.tables.answer(tableId, person.id, { era, decision: question.id, picks })).ok;
      await watch();
    }
  }
}

describe('with the painter', () => {
  const painter = openPainter({ registry });
  const secrets = watchSecrets();
  let place: Place;
  let here: Gathering;
  let stranger: Person;
  beforeAll(async () => {
    const pictures = paintings({ painter, languages, log: pino({ level: 'silent' }), patience: 30_000 });
    place = await openPlace({ seed: () => 'pictures', pictures, onCommit: secrets.learn });
    here = await gather(place, { anna: 'en-US', bruno: 'fr', clara: 'es-ES', dora: 'en-GB' });
    stranger = place.person('stranger');
    secrets.follow(stranger, 'en', () => secrets.known.open);
    here.people.forEach(({ person }, seat) =>
      secrets.follow(person, (['en', 'fr', 'es', 'en'] as const)[seat] ?? 'en', () => {
        return secrets.known.seats[seat] ?? secrets.known.open;
      }),
    );
    await begin(here);
  });
  afterAll(async () => {
    await place.close();
    await painter.close();
  });

  it('the message of the round has a picture and words for it', async () => {
    const board = await boardOf(here);
    await expectPicture(await pictured(stranger, board), 'board.png', 'en');
  });

  it.each([
    [0, 'en'],
    [1, 'fr'],
    [2, 'es'],
  ] as const)(
    'the desk of seat %i is acknowledged first and pictured in an edit, for its owner alone',
    async (at, own) => {
      const player = here.people[at] as Player;
      const counts: number[] = [];
      const stop = player.person.on((event) => {
        if (event.what === 'message' && isEphemeral(event.message)) counts.push(picturesIn(event.message).length);
      });
      const desk = await pictured(player.person, await openDesk(player, place.channelId));
      stop();
      expect(counts).toEqual([0, 1]);
      await expectPicture(desk, 'desk.png', own);
      for (const person of [stranger, ...here.people.filter((one) => one !== player).map((one) => one.person)])
        expect(person.look(desk)).toBeNull();
      const open = stranger.sees(place.channelId).flatMap(picturesIn);
      expect(open.map(({ file }) => file)).not.toContain('desk.png');
    },
  );

  it('the status has one too, in the language of the reader, and shared in that of the table', async () => {
    const [, bruno] = here.people as [Player, Player];
    const own = messageIn(await bruno.person.command(place.channelId, ['status']));
    await expectPicture(await pictured(bruno.person, own), 'board.png', 'fr');
    const shared = messageIn(await bruno.person.command(place.channelId, ['status'], { share: true }));
    await expectPicture(await pictured(stranger, shared), 'board.png', 'en');
  });

  it.each(locales)('everything stands in words in %s', async (locale) => {
    const reader = place.person(`reader-${locale}`, locale === 'en' ? 'en-US' : locale === 'es' ? 'es-ES' : 'fr');
    const look = await place.tables.look(here.tableId, null);
    if (!look.ok) throw new Error(look.why);
    const twin = twinOf(look.value, sayAt({ languages }, look.value.table, locale)).join('\n');
    await reader.command(place.channelId, ['status'], { text: true });
    const words = (): string[] => reader.sees(place.channelId).filter(isEphemeral).map(textOf);
    await reader.until(() => words().join('\n').length >= twin.length);
    expect(words().join('\n')).toBe(twin);
    for (const page of words()) expect(page.length).toBeLessThanOrEqual(4000);
    expect(traces(locale, twin).length).toBeGreaterThan(3);
    expectOnly(locale, twin);
    for (const { person } of here.people) expect(twin).toContain(person.user.username);
  });

  it('the end has its own, and nothing public ever told of a hand', async () => {
    await playToTheEnd(place, here, () => stranger.command(place.channelId, ['status'], { share: true }));
    const final = await stranger.until(
      () =>
        stranger.sees(place.channelId).find((message) => textOf(message).includes(sentence('en', 'bot.final.title'))),
      50_000,
    );
    await expectPicture(await pictured(stranger, final), 'final.png', 'en');
    expect(secrets.leaks).toEqual([]);
    expect(secrets.told).toBeGreaterThan(50);
    expect(place.discord.problems).toEqual([]);
    const wrong = place.discord.requests.filter(({ status }) => status >= 400);
    expect(wrong.map(({ route, code }) => `${route} ${code ?? ''}`)).toEqual([]);
  });
});

describe.each<[string, () => Promise<Uint8Array>]>([
  ['fails', () => Promise.reject(new Error('no colours left'))],
  ['never answers', () => new Promise(() => undefined)],
])('with a painter that %s', (_, paint) => {
  it('the words stand and the game goes on', async () => {
    const lines: string[] = [];
    let asked = 0;
    const painter: Painter = {
      paint() {
        asked += 1;
        return paint();
      },
      close: () => Promise.resolve(),
    };
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
    const place = await openPlace({
      pictures: paintings({ painter, languages, log, patience: 50 }),
      channelSync: { lead: 5, spacing: 20, patience: 0, grace: 10 },
    });
    const here = await gather(place, { anna: 'en-US', bruno: 'en-US' });
    await begin(here);
    const [anna] = here.people as [Player];
    const board = await boardOf(here);
    for (const player of here.people) await takeFirst(player, here.channelId);
    await anna.person.until(() => textOf(anna.person.look(board) ?? board).includes('pick 2 of 5'));
    expect(textOf(await openDesk(anna, here.channelId))).toContain(sentence('en', 'bot.button.refresh'));
    await anna.person.until(() => textOf(anna.person.look(board) ?? board).includes('pick 2 of 5'));
    await expect.poll(() => lines.length).toBe(asked);
    expect(asked).toBeGreaterThan(4);
    for (const line of lines) expect(line).toContain('no picture');
    for (const message of anna.person.sees(here.channelId)) expect(picturesIn(message)).toEqual([]);
    await place.close();
    expect(place.discord.problems).toEqual([]);
  });
});

describe('with a painter that takes its time', () => {
  const waiting: ((shown: Picture) => void)[] = [];
  const slowly = (): Promise<Picture> => new Promise((resolve) => waiting.push(resolve));
  /** Takes its time for pictures of this kind; there are no others. */
  const slow =
    (wanted: PictureKind): Pictures =>
    (kind, ...asked) =>
      kind === wanted ? slowly() : noPictures(kind, ...asked);
  /** Finishes the picture that was asked for as the first, second, ... */
  const finish = (at: number): void => waiting[at]?.({ file: 'p.png', bytes: Buffer.from('p'), alt: `picture ${at}` });
  const altsIn = (message: Message | null): string[] =>
    (message === null ? [] : picturesIn(message)).map(({ alt }) => alt);

  async function open(kind: PictureKind): Promise<[Place, Gathering]> {
    waiting.length = 0;
    const channelSync = { lead: 5, spacing: 20, patience: 0, grace: 30 };
    const place = await openPlace({ seed: () => 'slowly', pictures: slow(kind), channelSync });
    const here = await gather(place, { anna: 'en-US', bruno: 'en-US' });
    await begin(here);
    return [place, here];
  }

  /** Everything that was ever seen as a picture's text from now on. */
  function seen({ person }: Player): string[] {
    const alts: string[] = [];
    person.on((event) => {
      if (event.what === 'message') alts.push(...altsIn(event.message));
    });
    return alts;
  }

  it('a newer desk is never covered by an older picture', async () => {
    const [place, here] = await open('desk');
    const [anna] = here.people as [Player];
    const alts = seen(anna);
    const desk = await openDesk(anna, here.channelId);
    await press(anna.person, desk, 'desk');
    await press(anna.person, desk, 'pick');
    expect(waiting).toHaveLength(3);
    for (const at of [0, 2, 1]) finish(at);
    const now = await pictured(anna.person, desk);
    expect(isSealed(now)).toBe(true);
    await press(anna.person, desk, 'desk');
    expect(altsIn(anna.person.look(desk))).toEqual([]);
    finish(3);
    await pictured(anna.person, desk);
    expect([...new Set(alts)]).toEqual(['picture 2', 'picture 3']);
    await place.close();
  });

  it('the words of the round are there at once, and the latest picture follows', async () => {
    const [place, here] = await open('board');
    const [anna] = here.people as [Player];
    const alts = seen(anna);
    const board = await boardOf(here);
    expect(altsIn(board)).toEqual([]);
    for (const player of here.people) await takeFirst(player, here.channelId);
    await anna.person.until(() => textOf(anna.person.look(board) ?? board).includes('pick 2 of 5'));
    const finishAll = (): number => {
      for (const at of waiting.keys()) finish(at);
      return altsIn(anna.person.look(board)).length;
    };
    await expect.poll(finishAll).toBe(1);
    expect(alts.length).toBeGreaterThan(0);
    expect(alts).not.toContain('picture 0');
    expect(textOf(anna.person.look(board) ?? board)).toContain('pick 2 of 5');
    await place.close();
    expect(place.discord.problems).toEqual([]);
  });
});
