import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as build from 'virtual:react-router/server-build';
import { getRequestListener } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { RouterContextProvider, type ServerBuild } from 'react-router';
import { createApi } from '../api/create-api.ts';
import { requestContext } from '../app/request-context.ts';
import type { Db } from '../database/connect.ts';
import { findNewAddress } from '../domain/content/addresses/former-addresses.ts';
import type { Services } from '../domain/services.ts';
import type { AnswerAtOnce } from './fast-path/connections.ts';
import { answerFailure } from './http/answer-failure.ts';
import { clientAddress } from './http/client-address.ts';
import { mediaFiles } from './http/media-files.ts';
import { findRedirect } from './http/redirects.ts';
import { REMEMBERED_ADDRESSES, remember } from './http/remember.ts';
import { requestAddress } from './http/request-address.ts';
import { adminHeaders, PUBLIC_HEADERS, STRICT_TRANSPORT } from './http/security-headers.ts';
import type { Metrics, RequestKind } from './observing/metrics.ts';
import { RequestObserver } from './observing/observe-requests.ts';
import type { PageCache } from './pages/page-cache.ts';
import { PageKeys } from './pages/page-keys.ts';
import { PageWarmer } from './pages/page-warmer.ts';
import { getPage, publicPages } from './pages/public-pages.ts';
import { documentRenderer, logFailure } from './pages/render-documents.ts';
import { sharePictures } from './pages/share-pictures.ts';

export interface ApplicationOptions {
  services: Services;
  log: Logger;
  trustedProxies: readonly string[];
  cache: PageCache;
  metrics: Metrics;
  /** For how long caches in front may give a page without asking. */
  sharedCacheSeconds: number;
  /** The next moment (milliseconds since 1970) at which content is planned to change by itself, if any. */
  nextPublication(): number | undefined;
  /** Folders of built files, from the working directory. */
  assets: { client: string; islands: string };
  /** Given in development alone: no page is held, and the admin's data may be asked for by themselves. */
  development?: Development;
}

export interface Development {
  /** The same for all documents: a hot update asks for data anew, and those name the nonce of their document. */
  nonce: string;
}

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;
interface Bindings {
  incoming: IncomingMessage;
}

const ADMIN = /^\/(?:login|admin(?:\/.*)?)$/i;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const FILES = /^\/(?:assets|islands)\/|^\/[^/]+\.[a-z0-9]{2,11}$/;
/** Answers made by loaders that only look like files. */
const MADE = /^\/(?:robots\.txt|sitemap\.xml)$/;
const PROBES = /^\/(?:healthz|readyz)$/;

export interface Application {
  listener: Listener;
  /** What the listener would answer with a page that is held. */
  answerAtOnce: AnswerAtOnce;
  /** Begins no more pages ahead of their visitors. */
  stop(): void;
}

/** The whole site as a listener for Node's HTTP server: pages from the cache first, then everything else. */
export function createApplication(options: ApplicationOptions): Application {
  const { services, log, trustedProxies, cache, development } = options;
  const serverBuild = build as unknown as ServerBuild;
  const renderDocument = documentRenderer(serverBuild, log);
  const observer = new RequestObserver(log, options.metrics);
  const secure = services.siteUrl.startsWith('https:');

  const render = async (
    request: Request,
    incoming: IncomingMessage | undefined,
    nonce = '',
  ): Promise<Response> => {
    const context = new RouterContextProvider();
    context.set(requestContext, {
      services,
      clientAddress: incoming ? clientAddress(incoming, trustedProxies) : '',
      nonce,
    });
    return renderDocument(request, context);
  };

  const pages = {
    cache,
    keys: new PageKeys(serverBuild, { uncached: development !== undefined }),
    now: services.now,
    sharedSeconds: options.sharedCacheSeconds,
    nextPublication: options.nextPublication,
    render: async (url: string, incoming: IncomingMessage | undefined) => {
      const response = await render(new Request(services.siteUrl + url), incoming);
      return (
        (response.status === 404 && (await redirectToNewAddress(services.db, url))) || response
      );
    },
  };
  const pageHeaders = secure
    ? { ...PUBLIC_HEADERS, 'Strict-Transport-Security': STRICT_TRANSPORT }
    : PUBLIC_HEADERS;
  const publicSite = publicPages({ ...pages, headers: pageHeaders, observer });
  const warmer = new PageWarmer({
    make: (url) => getPage(pages, { url, uncached: false }, undefined),
    onFailure: (error) => logFailure(log, error, 'GET', 'ahead of visitors'),
  });
  cache.onClear((held) => warmer.cleared(held));

  const app = new Hono<{ Bindings: Bindings }>();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(PUBLIC_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  });
  app.route(
    '/api',
    createApi(services, {
      clientAddress: (env) => clientAddress((env as Bindings).incoming, trustedProxies),
      onUnexpected: (error, request) =>
        logFailure(log, error, request.method, new URL(request.url).pathname),
    }),
  );
  app.get('/healthz', (c) => c.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.get('/readyz', async (c) => {
    const ready = await canReadDatabase(services.db);
    return c.text(ready ? 'ready' : 'database unavailable', ready ? 200 : 503, {
      'Cache-Control': 'no-store',
    });
  });
  app.get('/media/:medium/:name', mediaFiles(services));
  app.get(
    '/share/*',
    sharePictures(services, async (address, incoming) =>
      isPageAddress(address) ? getPage(pages, pages.keys.of(address), incoming) : undefined,
    ),
  );
  app.get(
    '/islands/*',
    serveStatic({
      root: options.assets.islands,
      rewriteRequestPath: (path) => path.replace(/^\/islands/, ''),
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),
    }),
  );
  app.get(
    '/assets/*',
    serveStatic({
      root: options.assets.client,
      precompressed: true,
      onFound: (_path, c) => c.header('Cache-Control', IMMUTABLE),
    }),
  );
  app.get('*', (c, next) =>
    FILES.test(c.req.path)
      ? serveStatic({
          root: options.assets.client,
          precompressed: true,
          onFound: (path, found) => {
            found.header('Cache-Control', 'public, max-age=3600');
            if (path.endsWith('speculation-rules.json')) {
              found.header('Content-Type', 'application/speculationrules+json');
            }
          },
        })(c, next)
      : next(),
  );
  app.all('*', async (c) => {
    // Public routes are whole documents; the addresses of their data are not served.
    const isAdmin = ADMIN.test(c.req.path);
    if (c.req.path.endsWith('.data') && !(development && isAdmin)) return c.text('Not found', 404);
    const nonce = isAdmin ? (development?.nonce ?? newNonce()) : '';
    const response = await render(c.req.raw, c.env.incoming, nonce);
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'no-store');
    if (isAdmin) {
      for (const [name, value] of Object.entries(adminHeaders(nonce))) headers.set(name, value);
    }
    return new Response(response.body, { status: response.status, headers });
  });
  app.onError((error, c) => {
    logFailure(log, error, c.req.method, c.req.path);
    return answerFailure(error, c);
  });

  const serveApp = getRequestListener(app.fetch);

  const failed = (incoming: IncomingMessage, outgoing: ServerResponse, error: unknown) => {
    logFailure(log, error, incoming.method ?? '', (incoming.url ?? '').split('?', 1)[0] ?? '');
    if (outgoing.headersSent) outgoing.destroy();
    else {
      outgoing
        .writeHead(503, {
          ...pageHeaders,
          'Content-Type': 'text/plain; charset=utf-8',
          'Retry-After': '5',
        })
        .end('Unexpected Application Error!');
    }
  };

  const listener: Listener = (incoming, outgoing) => {
    const { address, path, isPage, redirect } = targetOf(incoming.url ?? '/');
    incoming.url = address;
    if (isPage && (incoming.method === 'GET' || incoming.method === 'HEAD')) {
      if (redirect !== undefined) {
        observer.follow('redirect', incoming, outgoing, () =>
          outgoing.writeHead(301, { ...pageHeaders, Location: redirect }).end(),
        );
        return;
      }
      publicSite.serve(incoming, outgoing)?.catch((error) => failed(incoming, outgoing, error));
      return;
    }
    if (secure) outgoing.setHeader('Strict-Transport-Security', STRICT_TRANSPORT);
    void observer.follow(kindOf(path), incoming, outgoing, () => serveApp(incoming, outgoing));
  };
  const answerAtOnce: AnswerAtOnce = (request) => {
    const { address, isPage, redirect } = targetOf(request.target);
    if (!isPage || redirect !== undefined) return undefined;
    return publicSite.answerAtOnce({ ...request, target: address });
  };
  return { listener, answerAtOnce, stop: () => warmer.stop() };
}

/** What a document's own scripts and styles are known by. */
export const newNonce = () => randomBytes(16).toString('base64');

/** Leads from an address where something was before to where it is now, in the language that was asked for. */
async function redirectToNewAddress(db: Db, url: string): Promise<Response | undefined> {
  const [path = '', query] = url.split('?', 2);
  const target = await findNewAddress(db, path);
  if (!target) return undefined;
  const location = new URLSearchParams(query).get('lang') === 'en' ? `${target}?lang=en` : target;
  return new Response(null, { status: 301, headers: { Location: location } });
}

async function canReadDatabase(db: Db): Promise<boolean> {
  try {
    await db.selectFrom('facts').select('name').limit(1).execute();
    return true;
  } catch {
    return false;
  }
}

/** What a request is for that is not a page's. */
function kindOf(path: string): RequestKind {
  if (/^\/api(?:\/|$)/.test(path)) return 'api';
  if (/^\/(?:media|share)\//.test(path)) return 'media';
  if (PROBES.test(path)) return 'probe';
  if (ADMIN.test(path)) return 'admin';
  return FILES.test(path) && !MADE.test(path) ? 'file' : 'page';
}

/** What is known of a request by its target alone. */
const targetOf = remember((target) => {
  const address = requestAddress(target);
  const path = address.split('?', 1)[0] ?? '/';
  return isPage(path)
    ? { address, path, isPage: true, redirect: findRedirect(address) }
    : { address, path, isPage: false };
}, REMEMBERED_ADDRESSES);

/** Whether an address is a page's own: not one from which visitors are led to it. */
function isPageAddress(address: string): boolean {
  return isPage(address.split('?', 1)[0] ?? '/') && findRedirect(address) === undefined;
}

/** Whether a path is a public page's or a feed's, rather than the API's, the admin's or a file's. */
function isPage(path: string): boolean {
  if (path.startsWith('/api/') || path === '/api' || /^\/(?:media|share)\//.test(path))
    return false;
  if (path.endsWith('.data') || PROBES.test(path)) return false;
  return !ADMIN.test(path) && (MADE.test(path) || !FILES.test(path));
}
