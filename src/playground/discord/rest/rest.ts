import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Hub } from '../hub.ts';
import { Refusal, refuse } from '../refusal.ts';
import type { Application } from '../state/world.ts';
import { contentOf } from './body.ts';
import { callbackRoutes } from './callback.ts';
import { channelRoutes } from './channels.ts';
import { commandRoutes } from './commands.ts';
import { faults, type Fault, type Faults } from './faults.ts';
import { guildRoutes } from './guilds.ts';
import { messageRoutes } from './messages.ts';
import { matchRoute, type Answer, type Match, type Route } from './route.ts';
import { webhookRoutes } from './webhooks.ts';

const routes: readonly Route[] = [
  ...callbackRoutes,
  ...webhookRoutes,
  ...messageRoutes,
  ...channelRoutes,
  ...commandRoutes,
  ...guildRoutes,
];

/** One request as it was answered; `code` is Discord's error code, or null. */
export interface Request {
  readonly route: string;
  readonly path: string;
  readonly status: number;
  readonly code: number | null;
  readonly at: number;
  readonly ms: number;
}

export interface Rest {
  handle(request: IncomingMessage, response: ServerResponse): Promise<void>;
  /** The latest requests, oldest first. */
  readonly requests: readonly Request[];
  readonly faults: Faults;
}

const remembered = 10_000;

function applicationFor(hub: Hub, request: IncomingMessage): Application {
  const token = /^Bot (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  for (const application of hub.world.applications.values()) if (application.token === token) return application;
  return refuse('unauthorized');
}

async function answer(hub: Hub, request: IncomingMessage, url: URL, match: Match): Promise<Answer> {
  const { route, param } = match;
  const { json, uploads } = await contentOf(request);
  const call = { param, query: url.searchParams, json, uploads };
  return route.by === 'bot' ? route.handle(hub, call, applicationFor(hub, request)) : route.handle(hub, call);
}

/** What Discord would answer, whatever goes wrong here. */
async function answerOrRefuse(hub: Hub, request: IncomingMessage, url: URL, match: Match | null): Promise<Answer> {
  if (!match) {
    hub.problems.push(`${request.method ?? ''} ${url.pathname} is not part of this server.`);
    return { status: 501, body: { message: 'Not part of this server', code: 0 } };
  }
  try {
    return await answer(hub, request, url, match);
  } catch (error) {
    if (error instanceof Refusal) return { status: error.status, body: error.body() };
    hub.problems.push(
      `${match.route.name} failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`,
    );
    return { status: 500, body: { message: '500: Internal Server Error', code: 0 } };
  }
}

function send(
  response: ServerResponse,
  { status, body }: Answer,
  headers: Readonly<Record<string, string>> = {},
): void {
  if (body === undefined) {
    response.writeHead(status, { via: '1.1 local', ...headers }).end();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json', via: '1.1 local', ...headers });
  response.end(JSON.stringify(body));
}

function rateLimited(retryAfter: number): Answer {
  return { status: 429, body: { message: 'You are being rate limited.', retry_after: retryAfter, global: false } };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Answers under a fault; null means that the connection is to be cut. */
async function answerUnder(
  fault: Fault | null,
  request: IncomingMessage,
  work: () => Promise<Answer>,
): Promise<Answer | null> {
  if (!fault) return work();
  if (fault.kind === 'slow') {
    await pause(fault.ms);
    return work();
  }
  if (fault.kind === 'rate limit') {
    request.resume();
    return rateLimited(fault.retryAfter);
  }
  if (fault.when === 'after') await work();
  else request.resume();
  return fault.kind === 'reset'
    ? null
    : { status: fault.status, body: { message: `${fault.status}: on purpose`, code: 0 } };
}

export function rest(hub: Hub): Rest {
  const requests: Request[] = [];
  const planned = faults(routes.map((route) => route.name));
  return {
    requests,
    faults: planned,
    async handle(request, response) {
      const started = performance.now();
      const at = hub.clock.now();
      const url = new URL(request.url ?? '/', hub.origin);
      const match = matchRoute(routes, request.method ?? 'GET', url.pathname.replace(/^\/api\/v10/, ''));
      const route = match?.route.name ?? 'unknown';
      const fault = match ? planned.take(route) : null;
      const given = await answerUnder(fault, request, () => answerOrRefuse(hub, request, url, match));
      const status = given?.status ?? 0;
      const code = status >= 400 ? ((given?.body as { code?: number } | undefined)?.code ?? null) : null;
      requests.push({ route, path: url.pathname, status, code, at, ms: performance.now() - started });
      if (requests.length > remembered) requests.shift();
      if (!given) {
        request.socket.resetAndDestroy();
        return;
      }
      const limit =
        fault?.kind === 'rate limit' ? { 'retry-after': String(fault.retryAfter), 'x-ratelimit-scope': 'user' } : {};
      send(response, given, limit);
    },
  };
}
