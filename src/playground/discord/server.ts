import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { administration, type Administration } from './administration.ts';
import { realClock, type Clock } from './clock.ts';
import { feed } from './feed.ts';
import { gateway, type Gateway } from './gateway/gateway.ts';
import type { Hub } from './hub.ts';
import type { Faults } from './rest/faults.ts';
import { rest, type Request } from './rest/rest.ts';
import { takeSnapshot, worldFrom, type Snapshot } from './snapshot.ts';
import { idSource } from './state/ids.ts';
import { emptyWorld } from './state/world.ts';

export interface DiscordOptions {
  /** A free one is taken if none is given. */
  readonly port?: number;
  readonly clock?: Clock;
  /** Goes on from where another server stopped. */
  readonly snapshot?: Snapshot;
}

/** A Discord on this machine: bots connect to `api`, people act through `person(id)`. */
export interface Discord extends Administration {
  /** What a bot is given as the address of the API, without its version. */
  readonly api: string;
  readonly origin: string;
  /** Requests this server does not know and failures of its own; a test should find none. */
  readonly problems: readonly string[];
  /** How the latest requests were answered. */
  readonly requests: readonly Request[];
  readonly faults: Faults;
  readonly gateway: Pick<Gateway, 'drop' | 'sessions'>;
  /** Whether a bot is connected. */
  isOnline(applicationId: string): boolean;
  snapshot(): Snapshot;
  close(): Promise<void>;
}

function serveFile(hub: Hub, path: string, response: ServerResponse): void {
  const id = path.split('/')[3] ?? '';
  const file = hub.world.files.get(id) ?? hub.fading.get(id);
  if (!file) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    'content-type': file.type,
    'content-length': file.bytes.length,
    'cache-control': 'private, max-age=3600',
    'x-content-type-options': 'nosniff',
  });
  response.end(file.bytes);
}

export async function startDiscord(options: DiscordOptions = {}): Promise<Discord> {
  const { clock = realClock, snapshot } = options;
  const server = createServer({ keepAliveTimeout: 60_000 });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const nextId = idSource(() => Math.floor(clock.now()), BigInt(snapshot?.lastId ?? 0));
  const hub: Hub = {
    world: snapshot ? worldFrom(snapshot, origin) : emptyWorld(),
    clock,
    nextId,
    changes: feed(),
    origin,
    problems: [],
    waiting: new Map(),
    forms: new Map(),
    fading: new Map(),
    reachable: new Set(),
    online: new Set(),
  };
  const api = rest(hub);
  const line = gateway(hub);

  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '/';
    if (path.startsWith('/attachments/')) serveFile(hub, path, response);
    else void api.handle(request, response);
  });
  server.on('upgrade', (request, socket, head) => line.upgrade(request, socket, head));

  return {
    ...administration(hub),
    api: `${origin}/api`,
    origin,
    problems: hub.problems,
    requests: api.requests,
    faults: api.faults,
    gateway: line,
    isOnline: (applicationId) => hub.online.has(applicationId),
    snapshot: () => takeSnapshot(hub.world, origin, nextId()),
    close() {
      line.close();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
