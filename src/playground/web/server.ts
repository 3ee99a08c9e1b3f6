import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocketServer, type WebSocket } from 'ws';
import { bundle } from './bundle.ts';
import { gate } from './gate.ts';

export interface WebOptions {
  readonly port: number;
  /** The origin that attachments are fetched from. */
  readonly filesFrom: string;
  /** Takes over a new line of the page; `as` is who it says it is for. */
  readonly serve: (as: string | null, build: string, socket: WebSocket) => void;
}

export interface Web {
  readonly url: string;
  close(): Promise<void>;
}

const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

const careful = {
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
}

async function listenSomewhere(server: Server, port: number): Promise<number> {
  try {
    await listen(server, port);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    await listen(server, 0);
  }
  return (server.address() as AddressInfo).port;
}

/** Pictures come through the page's own origin, and can do nothing there even if they are documents. */
async function passFile(from: string, path: string, response: ServerResponse): Promise<void> {
  const file = await fetch(`${from}${path}`).catch(() => null);
  if (!file?.ok) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, {
    ...careful,
    'cache-control': 'private, max-age=3600',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    'content-type': file.headers.get('content-type') ?? 'application/octet-stream',
  });
  response.end(Buffer.from(await file.arrayBuffer()));
}

/** Serves the page and its lines on this machine, to this machine alone. */
export async function startWeb(options: WebOptions): Promise<Web> {
  const page = await bundle();
  const server = createServer();
  const lines = new WebSocketServer({ noServer: true, maxPayload: 64 * 1024 });
  const port = await listenSomewhere(server, options.port);
  const door = gate(port);

  const parts = new Map([
    ['/page.js', { type: 'text/javascript; charset=utf-8', body: page.script }],
    ['/page.css', { type: 'text/css; charset=utf-8', body: page.style }],
    ['/icon.svg', { type: 'image/svg+xml', body: page.icon }],
  ]);

  function answer(request: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const isPage = pathname === '/';
    if (request.method !== 'GET' || !door.admits(request, isPage ? 'page' : 'part')) {
      response.writeHead(403, careful).end();
      return;
    }
    const part = isPage ? { type: 'text/html; charset=utf-8', body: page.html } : parts.get(pathname);
    if (part) {
      const cookie = isPage ? { 'set-cookie': door.cookie } : {};
      response.writeHead(200, { ...careful, 'content-security-policy': policy, 'content-type': part.type, ...cookie });
      response.end(part.body);
    } else if (/^\/attachments\/\d+\/\d+\/[^/]+$/.test(pathname)) void passFile(options.filesFrom, pathname, response);
    else response.writeHead(404, careful).end();
  }

  server.on('request', answer);
  server.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://page');
    if (pathname !== '/line' || !door.admits(request, 'line')) {
      socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
      return;
    }
    lines.handleUpgrade(request, socket, head, (line) => options.serve(searchParams.get('as'), page.id, line));
  });

  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      for (const line of lines.clients) line.terminate();
      lines.close();
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}
