import { EventEmitter } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { listen } from '../http/connections/listen.ts';
import { openEntrance } from './entrance.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function start(patienceMs: number) {
  const entrance = openEntrance({ patienceMs, sendingPatienceMs: patienceMs });
  server = createServer(entrance.listener);
  const url = await listen(server, { host: '127.0.0.1', port: 0 });
  return { entrance, ask: (path: string, init?: RequestInit) => fetch(url + path, init) };
}
const LONG_MS = 60_000;

describe('while the site starts', () => {
  test('it says at once that it lives and that it is not ready', async () => {
    const { ask } = await start(LONG_MS);
    const alive = await ask('/healthz');
    expect([alive.status, await alive.text()]).toEqual([200, 'ok']);
    const ready = await ask('/readyz');
    expect([ready.status, ready.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
  });

  test.each(['/', '/?lang=en', '/news', '/admin', '/assets/x.js'])(
    '%s is told to come again, in both languages, and kept by nobody',
    async (path) => {
      const { ask } = await start(1);
      const answer = await ask(path);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('Retry-After')).toBe('5');
      expect(answer.headers.get('Cache-Control')).toBe('no-store');
      expect(answer.headers.get('Content-Type')).toBe('text/html; charset=utf-8');
      expect(answer.headers.get('Content-Security-Policy')).toContain("default-src 'none'");
      const text = await answer.text();
      expect(text).toContain('<p>Ο ιστότοπος ξεκινά. Δοκιμάστε ξανά σε λίγα δευτερόλεπτα.</p>');
      expect(text).toContain('<p lang="en">The site is starting.');
    },
  );

  test('a call of the API is told so as JSON', async () => {
    const { ask } = await start(1);
    const answer = await ask('/api/pages?limit=1', { method: 'POST', body: '{}' });
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
    expect(answer.headers.get('Content-Type')).toBe('application/json');
    expect(await answer.json()).toEqual({ message: expect.stringContaining('is starting') });
  });

  test('whoever waits is answered by the site as soon as it is there, with all that was sent', async () => {
    const { entrance, ask } = await start(LONG_MS);
    const waiting = [ask('/news'), ask('/api/x', { method: 'POST', body: 'what was sent' })];
    // Their turn comes after them: both wait then.
    await ask('/healthz');
    entrance.open(async (incoming, outgoing) => {
      let body = '';
      for await (const part of incoming) body += part;
      outgoing.end(`${incoming.url} ${body}`);
    });
    const texts = await Promise.all(waiting.map(async (answer) => (await answer).text()));
    expect(texts).toEqual(['/news ', '/api/x what was sent']);
    expect(await (await ask('/healthz')).text()).toBe('/healthz ');
  });

  test('whoever goes away is forgotten', async () => {
    const { entrance, ask } = await start(LONG_MS);
    const leaving = new AbortController();
    const left = ask('/news', { signal: leaving.signal });
    await ask('/healthz');
    leaving.abort();
    await expect(left).rejects.toThrow('abort');
    await ask('/healthz');
    const asked: unknown[] = [];
    entrance.open((incoming, outgoing) => {
      asked.push(incoming.url);
      outgoing.end();
    });
    await ask('/after');
    expect(asked).toEqual(['/after']);
  });

  test.each([
    { method: 'GET', waitsMs: 2000 },
    { method: 'HEAD', waitsMs: 2000 },
    { method: 'OPTIONS', waitsMs: 2000 },
    { method: 'POST', waitsMs: 20_000 },
    { method: 'PUT', waitsMs: 20_000 },
    { method: 'DELETE', waitsMs: 20_000 },
  ])(
    '$method waits $waitsMs ms, no longer, and who was answered hears nothing more',
    ({ method, waitsMs }) => {
      vi.useFakeTimers();
      try {
        const entrance = openEntrance();
        const ask = () => {
          const writeHead = vi.fn(() => ({ end: () => {} }));
          const outgoing = Object.assign(new EventEmitter(), { writeHead });
          const incoming = { method, url: '/news' } as unknown as IncomingMessage;
          entrance.listener(incoming, outgoing as unknown as ServerResponse);
          return writeHead;
        };
        const first = ask();
        vi.advanceTimersByTime(waitsMs - 1);
        expect(first).not.toHaveBeenCalled();
        const second = ask();
        vi.advanceTimersByTime(1);
        expect(first).toHaveBeenCalledExactlyOnceWith(503, expect.anything());
        const site = vi.fn();
        entrance.open(site);
        vi.advanceTimersByTime(60_000);
        expect(site).toHaveBeenCalledTimes(1);
        expect(second).not.toHaveBeenCalled();
      } finally {
        vi.useRealTimers();
      }
    },
  );
});
