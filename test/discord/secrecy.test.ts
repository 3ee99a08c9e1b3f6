import { describe, expect, it } from 'vitest';
import { source } from '../../src/engine/chance.ts';
import type { State } from '../../src/games/khora/state.ts';
import { facts } from '../../src/games/khora/facts.ts';
import type { Locale } from '../../src/i18n/catalogue.ts';
import { type Message, controlsOf, messageIn, textOf } from '../../src/playground/discord/index.ts';
import { type Place, openPlace } from './place.ts';
import { type Player, choose, controls, isAsked, openDesk, press } from './player.ts';
import { isEphemeral, sentence } from './speech.ts';

const spoken: readonly (readonly [string, Locale])[] = [
  ['en-US', 'en'],
  ['fr', 'fr'],
  ['es-ES', 'es'],
];

/** What everybody may read at any time, and what may have the name of a card in it. */
function withoutSigns(words: string, locale: Locale): string {
  const told = [...facts.events.keys()].flatMap((id) => [`events.${id}.text`, `events.${id}.name`]);
  return [...told, 'bot.button.hint'].reduce((left, key) => left.replaceAll(sentence(locale, key), ''), words);
}

/** Every card with its name, the longest first: one name may be a part of another. */
function named(locale: Locale): { readonly id: string; readonly name: string }[] {
  const cards = [...facts.politics.keys()].map((id) => ({ id, name: sentence(locale, `politics.${id}.name`) }));
  return cards.sort((a, b) => b.name.length - a.name.length);
}

/** Cards whose names are told in a message, or whose ids stand in its controls. */
function cardsIn(shown: { readonly words: string; readonly ids: readonly string[] }, locale: Locale): string[] {
  let words = withoutSigns(shown.words, locale);
  const ids = new Set(shown.ids.flatMap((id) => id.split(/[.:]/)));
  return named(locale).flatMap(({ id, name }) => {
    const isTold = words.includes(name);
    words = words.replaceAll(name, '');
    return isTold || ids.has(id) ? [id] : [];
  });
}

const idsIn = (message: Message): string[] =>
  controlsOf(message).flatMap(({ custom_id, options }) => [
    custom_id ?? '',
    ...(options ?? []).map(({ value }) => value),
  ]);

/** Every card that somebody may have heard of: those that lie open, and for a seat those that lay before it. */
interface Known {
  readonly open: Set<string>;
  readonly seats: readonly Set<string>[];
}

function learn({ open, seats }: Known, { players }: State): void {
  for (const card of players.flatMap(({ played }) => played)) open.add(card);
  players.forEach(({ hand, pack, looking }, seat) => {
    for (const card of [...open, ...hand, ...pack, ...looking]) seats[seat]?.add(card);
  });
}

const publicId = /^1\.(desk|status|rules|continue|rematch|log|join|leave|options|start|computer)\.[\w-]{8}(\.\d+)*$/;

async function gather(place: Place, count: number): Promise<Player[]> {
  const people = spoken.slice(0, count).map(([locale], at): Player => {
    const name = ['anna', 'bela', 'cora'][at] ?? '';
    return { person: place.person(name, locale), desk: null };
  });
  const [host, ...others] = people as [Player, ...Player[]];
  const lobby = messageIn(await host.person.slash(place.channelId, '/table new'));
  for (const { person } of others) await press(person, lobby, 'join');
  return people;
}

async function begin(place: Place, [host]: readonly Player[]): Promise<void> {
  const lobby = host?.person.sees(place.channelId).find((message) => controls(message, 'start').length > 0);
  if (host !== undefined && lobby !== undefined) await press(host.person, lobby, 'start');
}

describe.each(['first', 'second', 'third'])('in the %s game', (seed) => {
  it('nobody ever sees a card that is not theirs to see', { timeout: 30_000 }, async () => {
    const known: Known = { open: new Set(), seats: [new Set(), new Set(), new Set()] };
    const place = await openPlace({
      seed: () => seed,
      onCommit: ({ state }) => {
        if (state !== null) learn(known, state as State);
      },
    });
    const leaks: string[] = [];
    let told = 0;
    const people = await gather(place, 3);
    const stranger = place.person('stranger');
    const follow = (person: Player['person'], own: Locale, allowed: () => ReadonlySet<string>): void => {
      const check = (locale: Locale, shown: { words: string; ids: readonly string[] }): void => {
        const cards = cardsIn(shown, locale);
        told += cards.length;
        for (const card of cards)
          if (!allowed().has(card)) leaks.push(`${person.user.username}: ${card}: ${shown.words}`);
      };
      person.on((event) => {
        if (event.what === 'form' && event.form !== null)
          check(own, { words: JSON.stringify(event.form.components), ids: [event.form.customId] });
        if (event.what !== 'message') return;
        const { message } = event;
        check(isEphemeral(message) ? own : 'en', { words: textOf(message), ids: idsIn(message) });
        if (isEphemeral(message)) return;
        for (const { custom_id } of controlsOf(message)) expect(custom_id).toMatch(publicId);
      });
    };
    people.forEach(({ person }, seat) =>
      follow(person, spoken[seat]?.[1] ?? 'en', () => known.seats[seat] ?? known.open),
    );
    follow(stranger, 'en', () => known.open);
    await begin(place, people);

    const random = source(`players of the ${seed} game`);
    for (let rest = 0; rest < 3;) {
      for (const player of people) {
        if (!isAsked(await openDesk(player, place.channelId))) {
          rest += 1;
          continue;
        }
        rest = 0;
        await choose(player, random);
        if (random() < 0.1) await player.person.command(place.channelId, ['log']);
        if (random() < 0.1) await stranger.command(place.channelId, ['status'], { text: true, share: random() < 0.5 });
        if (random() < 0.1) await stranger.command(place.channelId, ['desk']);
      }
    }
    await place.close();
    expect(leaks).toEqual([]);
    expect(told).toBeGreaterThan(500);
    const log = place.logged.join('');
    expect(log).not.toContain(place.token);
    expect([...facts.politics.keys()].filter((card) => log.includes(card))).toEqual([]);
    expect(log).not.toMatch(/aW50ZXJhY3Rpb24/);
    expect(place.discord.problems).toEqual([]);
  });
});
