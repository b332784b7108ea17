import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ServerBuild } from 'react-router';
import { createApi } from '../api/create-api.ts';
import { isAdminPath } from '../app/admin/screens.ts';
import { ICON_NAMES } from '../domain/media/pictures/icons.ts';
import type { MissedTally } from '../domain/missed/missed-tally.ts';
import type { Services } from '../domain/services.ts';
import type { Admission } from './admission/admission.ts';
import { refuseVisitors } from './admission/refuse-visitors.ts';
import { isGone, Visitors } from './admission/visitors.ts';
import { answerFailure } from './http/answer-failure.ts';
import { hangUpOnFlood } from './http/connections/hang-up.ts';
import { builtFiles } from './http/files/built-files.ts';
import { FilesInFlight } from './http/files/files-in-flight.ts';
import { mediaFiles } from './http/files/media-files.ts';
import { siteIcons } from './http/files/site-icons.ts';
import { previewLinks } from './http/preview-links.ts';
import { probes } from './http/probes.ts';
import { clientAddress } from './http/requests/client-address.ts';
import { refuseOtherMethods } from './http/requests/methods.ts';
import { trustProxies } from './http/requests/trusted-proxies.ts';
import { isPageAddress, kindOf, loggedPath, targetOf } from './http/requests/what-is-asked.ts';
import {
  adminHeaders,
  BUILT_FILE_HEADERS,
  PUBLIC_HEADERS,
  STRICT_TRANSPORT,
} from './http/security-headers.ts';
import type { Metrics } from './observing/metrics.ts';
import { RequestObserver } from './observing/observe-requests.ts';
import { framedPreviews } from './pages/framed-preview.ts';
import type { PageCache } from './pages/held/page-cache.ts';
import { PageKeys } from './pages/held/page-keys.ts';
import { PageWarmer } from './pages/held/page-warmer.ts';
import { TighterPages } from './pages/held/tighter-pages.ts';
import { leadElsewhere } from './pages/lead-elsewhere.ts';
import { findPage, getPage, type PublicPages, publicPages } from './pages/public-pages.ts';
import { logFailure } from './pages/render-documents.ts';
import { sharePictures } from './pages/share-pictures.ts';
import { siteDocuments } from './pages/site-documents.ts';

export interface ApplicationOptions {
  /** The routes of the screens. */
  build: ServerBuild;
  /** What is made anew, and when. */
  admission: Admission;
  services: Services;
  log: Logger;
  trustedProxies: readonly string[];
  cache: PageCache;
  metrics: Metrics;
  /** Counts addresses at which there is nothing. */
  missed?: MissedTally;
  /** For how long caches in front may give a page without asking. */
  sharedCacheSeconds: number;
  /** The next moment (milliseconds since 1970) at which content is planned to change by itself, if any. */
  nextPublication(): number | undefined;
  /** Whether emergency mode is on; left out, it never is. */
  isEmergency?(): boolean;
  /** Whether this process has heard of every change up to a moment ago. */
  isFresh(): boolean;
  /** Whether `/styleguide` and `/admin/styleguide` are there. */
  showsStyleguide: boolean;
  /** Folders of built files, and what the process for files runs, from the working directory. */
  assets: { client: string; islands: string; fileProcess: string };
  /** Given only in development: no page is held, and the admin's data may be requested alone. */
  development?: Development;
}

export interface Development {
  /** The same for all documents: a hot update asks for data anew, and those name the nonce of their document. */
  nonce: string;
}

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;
interface Bindings {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
}

export interface Application {
  listener: Listener;
  publicPages: PublicPages;
  /** Stops rendering pages ahead of their visitors. */
  stop(): void;
}

/** The whole site as a listener for Node's HTTP server: pages from the cache first, then everything else. */
export function createApplication(options: ApplicationOptions): Application {
  const { build, services, log, admission, cache, development } = options;
  const isTrusted = trustProxies(options.trustedProxies);
  const observer = new RequestObserver(log, options.metrics);
  const secure = services.siteUrl.startsWith('https:');

  const clientOf = (incoming: IncomingMessage) => clientAddress(incoming, isTrusted);
  const documents = siteDocuments({
    build,
    log,
    services,
    admission,
    showsStyleguide: options.showsStyleguide,
    holdsNotFound: development === undefined,
    clientAddress: clientOf,
  });
  const styles = build.assets.routes.root?.css ?? [];
  const refusalOf = refuseVisitors(styles);

  const lead = leadElsewhere(services, options.missed);
  const pages = {
    lead,
    cache,
    keys: new PageKeys(build, { uncached: development !== undefined }),
    now: services.now,
    sharedSeconds: options.sharedCacheSeconds,
    nextPublication: options.nextPublication,
    isEmergency: () => options.isEmergency?.() ?? false,
    visitors: new Visitors(),
    render: documents.page,
    renderNotFound: documents.notFound,
  };
  const pageHeaders = secure
    ? { ...PUBLIC_HEADERS, 'Strict-Transport-Security': STRICT_TRANSPORT }
    : PUBLIC_HEADERS;
  const tighter = new TighterPages({
    onFailure: (error) => logFailure(log, error, 'GET', 'compressed again'),
  });
  const publicSite = publicPages({ ...pages, headers: pageHeaders, observer, tighter });
  const warmer = new PageWarmer({
    make: (url) => getPage(pages, { url, uncached: false, isChosen: false }, undefined),
    onFailure: (error) => logFailure(log, error, 'GET', 'ahead of visitors'),
  });
  cache.onChange((held) => warmer.cleared(held));
  cache.onRenewed((page, before) => tighter.renewed(page, before));

  const app = new Hono<{ Bindings: Bindings }>();
  app.use(async (c, next) => {
    await next();
    const isBuilt = c.res.ok && /^\/(?:assets|islands)\//.test(c.req.path);
    for (const [name, value] of Object.entries(isBuilt ? BUILT_FILE_HEADERS : PUBLIC_HEADERS)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
    // What is not there now may be there soon; a cache would decide by itself for how long it is not.
    if (c.res.status >= 400 && !c.res.headers.has('Cache-Control')) {
      c.res.headers.set('Cache-Control', 'no-store');
    }
  });
  app.route(
    '/api',
    createApi(services, {
      clientAddress: (env) => clientOf((env as Bindings).incoming),
      makeFrame: framedPreviews(documents.preview),
      admission,
      isGone: (env) => isGone((env as Bindings).incoming),
      hangUp: (env) => void (env as Bindings).incoming.destroy(),
      onUnexpected: (error, request) =>
        logFailure(log, error, request.method, new URL(request.url).pathname),
    }),
  );
  app.use(
    refuseOtherMethods({
      takesForms: (address) => targetOf(address).isPage && pages.keys.takesForms(address),
      statusOfGet: async (c) => {
        const { address, isPage, redirect } = targetOf(c.env.incoming.url ?? '/');
        if (redirect !== undefined) return 301;
        if (isPage) {
          const { incoming } = c.env;
          return (await findPage(pages, pages.keys.of(address), incoming, address)).status;
        }
        return (await app.fetch(new Request(c.req.url, { method: 'HEAD' }), c.env)).status;
      },
    }),
  );
  app.route('/', probes(services.db, options.isFresh));
  app.get('/media/:medium/:name', mediaFiles(services));
  app.get(
    '/share/*',
    sharePictures(services, async (address, incoming) =>
      isPageAddress(address) ? getPage(pages, pages.keys.of(address), incoming) : undefined,
    ),
  );
  app.on(
    'GET',
    ['/preview', '/preview/*'],
    previewLinks({ services, admission, styles, clientOf, make: documents.preview }),
  );
  app.on(
    'GET',
    ICON_NAMES.map((name) => `/${name}`),
    siteIcons(services),
  );
  app.route('/', builtFiles(options.assets));
  app.all('*', async (c) => {
    // Public routes are whole documents; the addresses of their data are not served.
    const forAdmin = isAdminPath(c.req.path);
    if (c.req.path.endsWith('.data') && !(development && forAdmin)) return c.text('Not found', 404);
    // An address such as /index.php?id=5, which a former system had, is asked for as a file.
    if (kindOf(c.req.path) === 'file' && ['GET', 'HEAD'].includes(c.req.method)) {
      const { incoming } = c.env;
      await admission.spend(clientOf(incoming));
      const led = await lead(incoming.url ?? '/', incoming);
      if (led) return led;
      admission.giveBack(clientOf(incoming));
    }
    const nonce = forAdmin ? (development?.nonce ?? newNonce()) : '';
    const response = forAdmin
      ? await documents.staffScreen(c.req.raw, c.env.incoming, nonce)
      : await documents.form(c.req.raw, c.env.incoming);
    const headers = new Headers(response.headers);
    headers.set('Cache-Control', 'no-store');
    if (forAdmin) {
      for (const [name, value] of Object.entries(adminHeaders(nonce))) headers.set(name, value);
    }
    return new Response(response.body, { status: response.status, headers });
  });
  app.onError((error, c) => {
    const refusal = refusalOf(error, c.env.incoming.url ?? '/');
    if (refusal) return c.body(refusal.body, refusal.status, refusal.headers);
    logFailure(log, error, c.req.method, loggedPath(c.req.path));
    return answerFailure(error, c);
  });

  const serveApp = getRequestListener(app.fetch);
  // By themselves: whoever takes all turns of pictures does not take away the styles of pages.
  const inFlight = { media: new FilesInFlight(), file: new FilesInFlight() };

  const failed = (incoming: IncomingMessage, outgoing: ServerResponse, error: unknown) => {
    const refusal = refusalOf(error, incoming.url ?? '/');
    if (refusal && !outgoing.headersSent) {
      outgoing.writeHead(refusal.status, { ...pageHeaders, ...refusal.headers });
      outgoing.end(incoming.method === 'HEAD' ? undefined : refusal.body);
      return;
    }
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
    hangUpOnFlood(incoming, outgoing, admission);
    const kind = kindOf(path);
    if (path.startsWith('/api/auth/') && isAbsurd(incoming)) {
      // To read on until it ends would cost more than the refusal.
      outgoing.setHeader('Connection', 'close');
      outgoing.once('finish', () => incoming.socket.destroySoon());
    }
    void observer.follow(kind, incoming, outgoing, () => {
      const isRefused =
        (kind === 'media' || kind === 'file') &&
        !inFlight[kind].admit(clientOf(incoming), outgoing);
      return isRefused ? undefined : serveApp(incoming, outgoing);
    });
  };
  const stop = () => {
    warmer.stop();
    tighter.stop();
  };
  return { listener, publicPages: publicSite, stop };
}

/** Bodies of calls about signing in that no client of ours sends, by several times the limit (bytes). */
const ABSURD_BYTES = 64 * 1024;
const isAbsurd = ({ headers }: IncomingMessage) =>
  Number(headers['content-length'] ?? 0) > ABSURD_BYTES;

/** What a document's own scripts and styles are known by. */
const newNonce = () => randomBytes(16).toString('base64');
