import {
  emptyWorld,
  type Account,
  type Application,
  type Channel,
  type Guild,
  type Interaction,
  type Member,
  type Ping,
  type Post,
  type StoredFile,
  type World,
} from './state/world.ts';
import type { Id } from './state/ids.ts';

type Flat<Thing, Key extends keyof Thing, As> = Omit<Thing, Key> & { readonly [K in Key]: As };

/** Everything worth keeping over a restart, as JSON. Forms and gateway sessions are not. */
export interface Snapshot {
  readonly version: 1;
  /** The address attachments were served from, replaced when the server comes back at another. */
  readonly origin: string;
  readonly lastId: Id;
  readonly accounts: readonly Account[];
  readonly applications: readonly Application[];
  readonly guilds: readonly Flat<Guild, 'members', readonly Member[]>[];
  readonly channels: readonly (
    Channel | (object & { readonly kind: 'thread'; readonly members: readonly [Id, number][] })
  )[];
  readonly posts: readonly { readonly channelId: Id; readonly posts: readonly Post[] }[];
  readonly files: readonly Flat<StoredFile, 'bytes', string>[];
  readonly interactions: readonly Interaction[];
  readonly pings: readonly Ping[];
}

export function takeSnapshot(world: World, origin: string, lastId: Id): Snapshot {
  const snapshot: Snapshot = {
    version: 1,
    origin,
    lastId,
    accounts: [...world.accounts.values()],
    applications: [...world.applications.values()],
    guilds: [...world.guilds.values()].map((guild) => ({ ...guild, members: [...guild.members.values()] })),
    channels: [...world.channels.values()].map((channel) =>
      channel.kind === 'thread' ? { ...channel, members: [...channel.members] } : channel,
    ),
    posts: [...world.posts].map(([channelId, posts]) => ({ channelId, posts: [...posts.values()] })),
    files: [...world.files.values()].map((file) => ({ ...file, bytes: file.bytes.toString('base64') })),
    interactions: [...world.interactions.values()],
    pings: world.pings,
  };
  return structuredClone(snapshot);
}

function byId<Thing>(things: readonly Thing[], id: (thing: Thing) => Id): [Id, Thing][] {
  return things.map((thing) => [id(thing), thing]);
}

export function worldFrom(snapshot: Snapshot, origin: string): World {
  const { accounts, applications, guilds, channels, posts, files, interactions, pings } = JSON.parse(
    JSON.stringify(snapshot).replaceAll(snapshot.origin, origin),
  ) as Snapshot;
  const world = emptyWorld();
  for (const [id, account] of byId(accounts, (one) => one.user.id)) world.accounts.set(id, account);
  for (const [id, application] of byId(applications, (one) => one.id)) world.applications.set(id, application);
  for (const guild of guilds) {
    world.guilds.set(guild.id, { ...guild, members: new Map(byId(guild.members, (one) => one.userId)) });
  }
  for (const channel of channels) {
    const full = (channel.kind === 'thread' ? { ...channel, members: new Map(channel.members) } : channel) as Channel;
    world.channels.set(full.id, full);
  }
  for (const { channelId, posts: list } of posts)
    world.posts.set(channelId, new Map(byId(list, (one) => one.message.id)));
  for (const file of files) world.files.set(file.id, { ...file, bytes: Buffer.from(file.bytes, 'base64') });
  for (const interaction of interactions) world.interactions.set(interaction.id, interaction);
  world.pings.push(...pings);
  return world;
}
