import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { startWeb, type Web } from '../../src/playground/web/server.ts';

let web: Web;
let port: number;
let cookie: string;
const served: (string | null)[] = [];

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
}

function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, headers: response.headers });
    });
    asked.on('error', reject);
    asked.end();
  });
}

/** Whether a line could be opened. */
function dial(headers: Readonly<Record<string, string>>, path = '/line?as=black'): Promise<boolean> {
  return new Promise((resolve) => {
    const line = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
    line.on('open', () => {
      line.terminate();
      resolve(true);
    });
    line.on('error', () => resolve(false));
  });
}

beforeAll(async () => {
  web = await startWeb({ port: 0, filesFrom: 'http://127.0.0.1:9', serve: (as) => served.push(as) });
  port = Number(new URL(web.url).port);
  const { headers } = await ask('/');
  cookie = (headers['set-cookie']?.[0] ?? '').split(';')[0] ?? '';
});
afterAll(() => web.close());

describe('the page', () => {
  it('is served to this machine with a strict policy and a cookie for this site alone', async () => {
    const { status, headers } = await ask('/');
    expect(status).toBe(200);
    expect(web.url).toBe(`http://127.0.0.1:${port}/`);
    expect(headers['set-cookie']?.[0]).toMatch(/; HttpOnly; SameSite=Strict; Path=\/$/);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|\*|http/);
  });

  it('takes a free port if its own is in use', async () => {
    const other = await startWeb({ port, filesFrom: '', serve: () => undefined });
    expect(other.url).not.toBe(web.url);
    await other.close();
  });

  it.each([
    ['another host, as after rebinding a name', '/', { host: 'evil.example' }],
    ['another port', '/', { host: '127.0.0.1:1' }],
    ['another origin', '/', { origin: 'http://evil.example' }],
    ['a part without the cookie', '/page.js', {}],
    ['a part with a wrong cookie', '/page.js', { cookie: 'playground=1' }],
  ])('refuses %s', async (_, path, headers) => {
    expect((await ask(path, headers)).status).toBe(403);
  });

  it('refuses a part that another site asks for, even with the cookie', async () => {
    expect((await ask('/page.js', { cookie })).status).toBe(200);
    expect((await ask('/page.js', { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await ask('/page.js', { cookie, 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await ask('/', { cookie }, 'POST')).status).toBe(403);
  });

  it('passes nothing but attachments on', async () => {
    expect((await ask('/attachments/1/2/..%2f..%2fapi', { cookie })).status).toBe(404);
    expect((await ask('/api/v10/gateway', { cookie })).status).toBe(404);
  });
});

describe('its line', () => {
  it('opens only for the page', async () => {
    const origin = `http://127.0.0.1:${port}`;
    expect(await dial({ origin, cookie })).toBe(true);
    expect(served).toEqual(['black']);
    expect(await dial({ origin })).toBe(false);
    expect(await dial({ cookie })).toBe(false);
    expect(await dial({ origin: 'http://evil.example', cookie })).toBe(false);
    expect(await dial({ origin, cookie, host: 'evil.example' })).toBe(false);
    expect(await dial({ origin, cookie, 'sec-fetch-site': 'cross-site' })).toBe(false);
    expect(await dial({ origin, cookie }, '/other')).toBe(false);
    expect(served).toEqual(['black']);
  });
});
