import { describe, expect, it } from 'vitest';
import { source } from '../../src/engine/chance.ts';
import { facts } from '../../src/games/khora/facts/facts.ts';
import type { Locale } from '../../src/i18n/catalogue.ts';
import { messageIn } from '../../src/playground/discord/index.ts';
import { type Place, openPlace } from '../kit/discord/place.ts';
import { type Player, choose, controls, isAsked, openDesk, press } from '../kit/discord/player.ts';
import { watchSecrets } from '../kit/discord/secrets.ts';

const spoken: readonly (readonly [string, Locale])[] = [
  ['en-US', 'en'],
  ['fr', 'fr'],
  ['es-ES', 'es'],
];

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
    const secrets = watchSecrets();
    const { known } = secrets;
    const place = await openPlace({ seed: () => seed, onCommit: secrets.learn });
    const people = await gather(place, 3);
    const stranger = place.person('stranger');
    people.forEach(({ person }, seat) =>
      secrets.follow(person, spoken[seat]?.[1] ?? 'en', () => known.seats[seat] ?? known.open),
    );
    secrets.follow(stranger, 'en', () => known.open);
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
    expect(secrets.leaks).toEqual([]);
    expect(secrets.told).toBeGreaterThan(500);
    const log = place.logged.join('');
    expect(log).not.toContain(place.token);
    expect([...facts.politics.keys()].filter((card) => log.includes(card))).toEqual([]);
    expect(log).not.toMatch(/aW50ZXJhY3Rpb24/);
    expect(place.discord.problems).toEqual([]);
  });
});
