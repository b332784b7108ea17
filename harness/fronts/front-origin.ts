import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { ServerBuild } from 'react-router';
import { createHttpServer } from '../../server/http/connections/http-server.ts';
import { clientAddress } from '../../server/http/requests/client-address.ts';
import { trustProxies } from '../../server/http/requests/trusted-proxies.ts';
import { kindOf, targetOf } from '../../server/http/requests/what-is-asked.ts';
import { createLog } from '../../server/observing/log.ts';
import { Metrics } from '../../server/observing/metrics.ts';
import { RequestObserver } from '../../server/observing/observe-requests.ts';
import { PageCache } from '../../server/pages/held/page-cache.ts';
import { PageKeys } from '../../server/pages/held/page-keys.ts';
import { publicPages } from '../../server/pages/public-pages.ts';
import { openFastPath } from './ways-of-held-pages.ts';

const BUILD = {
  routes: {
    form: { id: 'form', path: 'form', module: { handle: { uncached: true } } },
    page: { id: 'page', path: '*', module: { handle: { parameters: ['page'] } } },
  },
} as unknown as ServerBuild;
const MISSING = /^\/(?:br|gzip|identity|none)/;

/** The requests that reached the origin, as it understood them. */
export interface Reached {
  method: string;
  target: string;
  headers: IncomingMessage['headers'];
  /** The client's address, as the limits count it. */
  client: string;
  bodyBytes: number;
}

/** A small site behind a front, made of the server's real parts. */
export interface FrontOrigin {
  port: number;
  /**
   * Empty it by setting its length. Held pages that were given before Node's parser are counted in {@link rendered}.
   */
  reached: Reached[];
  /** How often a page was made. */
  rendered(): number;
  /** For how long caches may give a page without asking. */
  seconds: number;
  /** New content, and nothing held any more. */
  change(to: string): void;
  close(): void;
}

/**
 * Starts it: pages say their address and the content, `/br`, `/gzip` and `/none…` are 404, `/form` is made each time;
 * `/api` is a real API where one is given.
 */
export async function startFrontOrigin(
  api: ((path: string, init: RequestInit) => Promise<Response>) | undefined,
): Promise<FrontOrigin> {
  let content = 'first';
  let made = 0;
  const cache = new PageCache();
  const reached: Reached[] = [];
  const origin = { seconds: 0 };
  const observer = new RequestObserver(createLog('silent'), new Metrics());
  const pages = publicPages({
    cache,
    observer,
    keys: new PageKeys(BUILD),
    now: () => new Date('2026-03-04T10:00:01.000Z'),
    get sharedSeconds() {
      return origin.seconds;
    },
    render: async (url) => {
      made++;
      return new Response(`<p>${url} ${content}</p>`.repeat(100), {
        status: MISSING.test(url) ? 404 : 200,
        headers: { 'Content-Type': 'text/html; charset=utf-8' },
      });
    },
  });
  const app = new Hono();
  app.all('/api/*', (c) => {
    const { method, headers, body } = c.req.raw;
    const path = c.req.url.slice(new URL(c.req.url).origin.length + '/api'.length);
    const init = { method, headers, ...(body && { body, duplex: 'half' as const }) };
    return api ? api(path, init) : c.notFound();
  });
  app.get('/media/:medium/:name', (c) =>
    c.body('m'.repeat(1000), 200, { 'Cache-Control': 'public, max-age=31536000, immutable' }),
  );
  const serveApp = getRequestListener(app.fetch);
  const server: Server = createHttpServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    const { address, path, isPage, redirect } = targetOf(incoming.url ?? '/');
    const entry: Reached = {
      method: incoming.method ?? '',
      target: incoming.url ?? '',
      headers: incoming.headers,
      client: clientAddress(incoming, trustProxies(['127.0.0.1'])),
      bodyBytes: 0,
    };
    reached.push(entry);
    incoming.url = address;
    if (isPage && (incoming.method === 'GET' || incoming.method === 'HEAD')) {
      if (redirect !== undefined) outgoing.writeHead(301, { Location: redirect }).end();
      else void pages.serve(incoming, outgoing);
    } else if (isPage) {
      const answer = () => outgoing.writeHead(405, { 'Cache-Control': 'no-store' }).end();
      incoming.on('data', (chunk: Buffer) => {
        entry.bodyBytes += chunk.length;
      });
      if (incoming.readableEnded) answer();
      else incoming.on('end', answer);
    } else {
      void observer.follow(kindOf(path), incoming, outgoing, () => serveApp(incoming, outgoing));
    }
  });
  openFastPath?.(server, () => pages);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(origin, {
    port: (server.address() as AddressInfo).port,
    reached,
    rendered: () => made,
    change: (to: string) => {
      content = to;
      cache.change('anything');
    },
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  });
}
