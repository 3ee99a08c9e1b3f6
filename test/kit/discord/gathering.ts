import { expect } from 'vitest';
import type { Locale } from '../../../src/i18n/catalogue.ts';
import { type Message, type Outcome, messageIn, textOf } from '../../../src/playground/discord/index.ts';
import type { Place } from './place.ts';
import { type Player, answers, controls, openDesk, press, tableIn } from './player.ts';
import { expectSaid, isEphemeral } from './language.ts';

/** A table with its people; the first is the host. */
export interface Gathering {
  readonly people: readonly Player[];
  readonly channelId: string;
  readonly tableId: string;
  readonly lobby: Message;
}

/** Opens a table for these people, each with the language of their Discord. */
export async function gather(
  place: Place,
  speakers: Readonly<Record<string, string>>,
  channelId = place.channelId,
): Promise<Gathering> {
  const people = Object.entries(speakers).map(([name, locale]): Player => ({
    person: place.person(name, locale),
    desk: null,
  }));
  const [host, ...others] = people as [Player, ...Player[]];
  const lobby = messageIn(await host.person.slash(channelId, '/table new'));
  for (const { person } of others) await press(person, lobby, 'join');
  return { people, channelId, tableId: tableIn(lobby), lobby };
}

export async function begin({ people: [host], lobby }: Gathering): Promise<void> {
  if (host !== undefined) await press(host.person, lobby, 'start');
}

/** The message of the round in play, once it stands in the channel. */
export function boardOf({ people: [host], channelId }: Gathering, older: readonly string[] = []): Promise<Message> {
  const { person } = host as Player;
  return person.until(() =>
    person
      .sees(channelId)
      .findLast((one) => !isEphemeral(one) && controls(one, 'desk').length > 0 && !older.includes(one.id)),
  );
}

/** Everything that is kept of a table, but where its messages stand. */
export async function kept(place: Place, tableId: string): Promise<unknown> {
  const stored = await place.store.table(tableId);
  return { ...stored, posts: null, answers: await place.store.answers(tableId) };
}

/** Expects that somebody is told why not, in their language, and that nothing was changed. */
export async function expectRefused(
  place: Place,
  tableId: string,
  act: () => Promise<Outcome>,
  [locale, key]: readonly [Locale, string],
): Promise<void> {
  const before = await kept(place, tableId);
  expectSaid(await act(), locale, `bot.mistake.${key}`);
  expect(await kept(place, tableId)).toEqual(before);
}

/** Takes the first option of whatever the desk asks. */
export async function takeFirst(player: Player, channelId: string): Promise<Outcome> {
  const desk = await openDesk(player, channelId);
  const [part] = answers(desk);
  if (part === undefined) throw new Error(`Nothing to choose: ${textOf(desk)}`);
  const id = part.custom_id ?? '';
  return part.options ? player.person.choose(desk, id, [part.options[0]?.value ?? '']) : player.person.press(desk, id);
}
