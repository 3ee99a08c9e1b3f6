import { readFileSync } from 'node:fs';
import { z } from 'zod';
import type { Keepsake } from './archive.ts';
import { startDiscord, type Discord, type Person } from './discord/index.ts';

const layout = z.object({
  bot: z.string(),
  server: z.string(),
  channels: z.array(z.string()).min(1),
  people: z
    .array(z.object({ name: z.string(), displayName: z.string(), locale: z.string(), colour: z.string() }))
    .min(1),
});

/** How the place looks when it is opened for the first time. */
export type Layout = z.infer<typeof layout>;

export function readLayout(): Layout {
  const file = new URL('../../data/playground/place.json', import.meta.url);
  return layout.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** A server with a bot installed and the people the page can be used as. */
export interface Place {
  readonly discord: Discord;
  readonly applicationId: string;
  readonly token: string;
  readonly guildId: string;
  readonly serverName: string;
  readonly botName: string;
  readonly seats: readonly Person[];
  readonly colours: ReadonlyMap<string, string>;
}

function reopened(discord: Discord, kept: Keepsake): Pick<Place, 'applicationId' | 'token' | 'guildId' | 'seats'> {
  const { applicationId, guildId, seats } = kept;
  const application = kept.discord.applications.find((one) => one.id === applicationId);
  if (!application) throw new Error(`The playground's file knows no bot ${applicationId}.`);
  return { applicationId, token: application.token, guildId, seats: seats.map((id) => discord.person(id)) };
}

function founded(discord: Discord, { bot, server, channels, people }: Layout): ReturnType<typeof reopened> {
  const application = discord.createApplication({ name: bot });
  const seats = people.map(({ name, displayName, locale }) => discord.createPerson({ name, displayName, locale }));
  const guild = discord.createGuild({ name: server, ownerId: seats[0]?.id ?? '' });
  for (const name of channels) discord.createChannel({ guildId: guild.id, name });
  for (const { id } of seats.slice(1)) discord.join(guild.id, id);
  discord.install(application.id, guild.id);
  return { applicationId: application.id, token: application.token, guildId: guild.id, seats };
}

/** Opens the place as it was left, or a new one. */
export async function openPlace(wanted: Layout, kept: Keepsake | null): Promise<Place> {
  const discord = await startDiscord(kept ? { snapshot: kept.discord } : {});
  const place = kept ? reopened(discord, kept) : founded(discord, wanted);
  const colours = new Map(
    place.seats.flatMap(({ id, user }): [string, string][] => {
      const person = wanted.people.find(({ name }) => name === user.username);
      return person ? [[id, person.colour]] : [];
    }),
  );
  return { ...place, discord, serverName: wanted.server, botName: wanted.bot, colours };
}
