import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** What is asked for: the page itself may be opened from anywhere, its parts and its line only by the page. */
export type Asked = 'page' | 'part' | 'line';

/** Lets in only what comes from the page itself, so that no other site can act through the visitor's browser. */
export interface Gate {
  admits(request: IncomingMessage, asked: Asked): boolean;
  /** The cookie that the page's parts and its line must bring. */
  readonly cookie: string;
}

function isSame(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)];
  return a.length === b.length && timingSafeEqual(a, b);
}

export function gate(port: number): Gate {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const name = `playground-${port}`;
  const secret = randomBytes(24).toString('base64url');

  const holdsCookie = (request: IncomingMessage): boolean =>
    (request.headers.cookie ?? '')
      .split(/;\s*/)
      .some((pair) => pair.startsWith(`${name}=`) && isSame(pair.slice(name.length + 1), secret));

  return {
    cookie: `${name}=${secret}; HttpOnly; SameSite=Strict; Path=/`,
    admits(request, asked) {
      const { host, origin } = request.headers;
      const site = request.headers['sec-fetch-site'];
      if (host === undefined || !hosts.includes(host)) return false;
      if (origin !== undefined && origin !== `http://${host}`) return false;
      if (asked === 'page') return true;
      if (asked === 'line' && origin === undefined) return false;
      if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
      return holdsCookie(request);
    },
  };
}
