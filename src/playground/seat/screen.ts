import type { Form, Person } from '../discord/index.ts';
import { channelType } from '../discord/state/codes.ts';
import type { User } from '../discord/state/wire.ts';
import type { Place } from '../place.ts';
import { languages, type ChannelEntry, type Language, type OpenForm, type SeatEntry } from '../protocol.ts';
import type { Welcome, Who } from '../protocol.ts';
import type { Reading } from '../reading.ts';
import { offeredCommands } from './offers.ts';

/** What every seat is served from. */
export interface House {
  readonly place: Place;
  readonly reads: Reading;
  readonly build: string;
}

interface ChannelPayload {
  readonly id: string;
  readonly type: number;
  readonly name?: string;
  readonly parent_id?: string | null;
  readonly thread_metadata?: { readonly archived: boolean };
}

/** How much of a channel the page shows. */
const shown = 150;

function languageOf(locale: string): Language {
  return languages.find((language) => locale.startsWith(language)) ?? 'en';
}

export const localeOf: Readonly<Record<Language, string>> = { en: 'en-US', fr: 'fr', es: 'es-ES' };

function whoIs({ place }: House, user: User): Who {
  return {
    id: user.id,
    name: user.username,
    displayName: user.global_name ?? user.username,
    isBot: user.bot === true,
    colour: place.colours.get(user.id) ?? null,
  };
}

function kindOf({ type }: ChannelPayload): ChannelEntry['kind'] {
  if (type === channelType.direct) return 'direct';
  return type === channelType.text ? 'text' : 'thread';
}

export function channelEntries(house: House, person: Person): ChannelEntry[] {
  const { place, reads } = house;
  return (person.channels() as ChannelPayload[])
    .filter((channel) => channel.thread_metadata?.archived !== true)
    .map((channel) => ({
      id: channel.id,
      name: channel.name ?? place.botName,
      kind: kindOf(channel),
      parentId: channel.parent_id ?? null,
      ...reads.badge(person, channel.id, person.sees(channel.id)),
    }));
}

export function seatEntries(house: House): SeatEntry[] {
  return house.place.seats.map((person) => ({
    ...whoIs(house, person.user),
    mentions: house.reads.mentions(person),
  }));
}

export function commandLists(person: Person): Welcome['commands'] {
  const channels = person.channels() as ChannelPayload[];
  return Object.fromEntries(channels.map(({ id }) => [id, offeredCommands(person, id)]));
}

export function openForm(form: Form | null): OpenForm | null {
  return form && { id: form.openedBy, title: form.title, components: form.components };
}

export function welcome(house: House, person: Person): Welcome {
  const { place } = house;
  const { discord, applicationId, botName, seats } = place;
  const bot: Who = { id: applicationId, name: botName, displayName: botName, isBot: true, colour: null };
  const channels = channelEntries(house, person);
  return {
    what: 'welcome',
    build: house.build,
    you: { ...whoIs(house, person.user), language: languageOf(person.locale) },
    seats: seatEntries(house),
    server: place.serverName,
    bot: { ...bot, isOnline: discord.isOnline(applicationId) },
    people: [bot, ...seats.map(({ user }) => whoIs(house, user))],
    channels,
    messages: Object.fromEntries(channels.map(({ id }) => [id, person.sees(id).slice(-shown)])),
    commands: commandLists(person),
    form: openForm(person.form),
  };
}
