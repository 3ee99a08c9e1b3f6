import { openArchive, readKeepsake } from './archive.ts';
import type { Discord } from './discord/index.ts';
import { openPlace, readLayout, type Layout } from './place.ts';
import { reading } from './reading.ts';
import { serveSeat } from './seat/seat.ts';
import { startWeb } from './web/server.ts';

export interface PlaygroundOptions {
  /** Where the page is served; a free port is taken if it is in use. */
  readonly port?: number;
  /** Where the place is kept over a restart. */
  readonly dataPath: string;
  /** Who and what is there at first, instead of the usual. */
  readonly layout?: Layout;
}

/** A Discord on this machine with a page to use it. Bots connect to `api` with `token`. */
export interface Playground {
  readonly url: string;
  readonly api: string;
  readonly token: string;
  readonly guildId: string;
  readonly discord: Discord;
  close(): Promise<void>;
}

export async function startPlayground(options: PlaygroundOptions): Promise<Playground> {
  const kept = readKeepsake(options.dataPath);
  const place = await openPlace(options.layout ?? readLayout(), kept);
  const { discord, applicationId, guildId, token, seats } = place;
  const reads = reading(kept?.reads ?? {});
  const archive = openArchive(options.dataPath, () => ({
    version: 1,
    applicationId,
    guildId,
    seats: seats.map(({ id }) => id),
    reads: reads.reads,
    discord: discord.snapshot(),
  }));
  const offs = [...seats.map((person) => person.on(() => archive.changed())), reads.onRead(() => archive.changed())];
  const web = await startWeb({
    port: options.port ?? 8080,
    filesFrom: discord.origin,
    serve: (as, build, socket) => serveSeat({ place, reads, build }, as, socket),
  });
  return {
    url: web.url,
    api: discord.api,
    token,
    guildId,
    discord,
    async close() {
      await web.close();
      for (const off of offs) off();
      archive.close();
      await discord.close();
    },
  };
}
