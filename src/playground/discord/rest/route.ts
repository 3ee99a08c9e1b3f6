import type { Hub } from '../hub.ts';
import type { Upload } from '../state/attachments.ts';
import type { Application } from '../state/world.ts';

export interface Call {
  /** A variable part of the path, decoded. */
  readonly param: (name: string) => string;
  readonly query: URLSearchParams;
  readonly json: unknown;
  readonly uploads: readonly Upload[];
}

export interface Answer {
  readonly status: number;
  readonly body?: unknown;
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

interface Shape {
  /** Method and pattern, such as `GET /channels/:channel`. */
  readonly name: string;
  readonly method: Method;
  readonly pattern: readonly string[];
}

export type Route = Shape &
  (
    | { readonly by: 'bot'; readonly handle: (hub: Hub, call: Call, application: Application) => Answer }
    | { readonly by: 'anybody'; readonly handle: (hub: Hub, call: Call) => Answer }
  );

function shape(name: string): Shape {
  const [method, path] = name.split(' ') as [Method, string];
  return { name, method, pattern: path.split('/').slice(1) };
}

/** A route that demands a bot's token. */
export function byBot(name: string, handle: (hub: Hub, call: Call, application: Application) => Answer): Route {
  return { ...shape(name), by: 'bot', handle };
}

/** A route that carries its authorisation in the path, or needs none. */
export function byAnybody(name: string, handle: (hub: Hub, call: Call) => Answer): Route {
  return { ...shape(name), by: 'anybody', handle };
}

export interface Match {
  readonly route: Route;
  readonly param: (name: string) => string;
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Map<string, string> | null {
  if (pattern.length !== segments.length) return null;
  const params = new Map<string, string>();
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? '';
    if (part.startsWith(':')) params.set(part.slice(1), segment);
    else if (part !== segment) return null;
  }
  return params;
}

/** Finds the first route that fits; `@me` and `@original` are ordinary segments once decoded. */
export function matchRoute(routes: readonly Route[], method: string, path: string): Match | null {
  const segments = path.split('/').slice(1).map(decodeURIComponent);
  for (const route of routes) {
    if (route.method !== method) continue;
    const params = paramsOf(route.pattern, segments);
    if (!params) continue;
    const param = (name: string): string => {
      const value = params.get(name);
      if (value === undefined) throw new Error(`${route.name} has no :${name}`);
      return value;
    };
    return { route, param };
  }
  return null;
}

export const done: Answer = { status: 204 };

export function ok(body: unknown): Answer {
  return { status: 200, body };
}
