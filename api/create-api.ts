import { OpenAPIHono } from '@hono/zod-openapi';
import { createMiddleware } from 'hono/factory';
import { DomainError } from '../domain/errors.ts';
import type { Services } from '../domain/services.ts';
import { authRoutes } from './accounts/auth-routes.ts';
import { invitationsRoutes } from './accounts/invitations-routes.ts';
import { passkeySignInRoutes } from './accounts/passkey-sign-in-routes.ts';
import { passkeysRoutes } from './accounts/passkeys-routes.ts';
import { peopleRoutes } from './accounts/people-routes.ts';
import { profileRoutes } from './accounts/profile-routes.ts';
import { sessionsRoutes } from './accounts/sessions-routes.ts';
import { totpRoutes } from './accounts/totp-routes.ts';
import { usersRoutes } from './accounts/users-routes.ts';
import { type CallAdmission, countCallers, signInInTurn } from './admit-callers.ts';
import { lettersRoutes } from './correspondence/letters-routes.ts';
import { messagesRoutes } from './correspondence/messages-routes.ts';
import { newsletterRoutes } from './correspondence/newsletter-routes.ts';
import { subscribersRoutes } from './correspondence/subscribers-routes.ts';
import { renderDocsPage } from './description/docs-page.ts';
import { describeApi } from './description/openapi-document.ts';
import { binRoutes } from './entries/bin-routes.ts';
import { contentRoutes } from './entries/content-routes.ts';
import { draftsRoutes } from './entries/drafts-routes.ts';
import { findRoutes } from './entries/find-routes.ts';
import { historyRoutes } from './entries/history-routes.ts';
import { openFormsRoutes } from './entries/open-forms-routes.ts';
import { pagesRoutes } from './entries/pages-routes.ts';
import { samplesRoutes } from './entries/samples-routes.ts';
import { tagsRoutes } from './entries/tags-routes.ts';
import { translationsRoutes } from './entries/translations-routes.ts';
import type { ApiEnv } from './env.ts';
import { answerError, REFUSALS } from './errors.ts';
import { libraryRoutes } from './media/library-routes.ts';
import { mediaRoutes } from './media/media-routes.ts';
import { replaceRoutes } from './media/replace-routes.ts';
import { takeUploadTurn } from './media/take-upload-turn.ts';
import { uploadRoutes } from './media/upload-routes.ts';
import { refuseOtherMethods } from './methods.ts';
import { OnceOnly } from './once-only.ts';
import { adviceRoutes } from './publishing/advice-routes.ts';
import { entryTimeRoutes } from './publishing/entry-time-routes.ts';
import type { MakeFrame } from './publishing/make-preview.ts';
import { previewLinksRoutes } from './publishing/preview-links-routes.ts';
import { previewRoutes } from './publishing/preview-routes.ts';
import { publishingSetPreviewRoutes } from './publishing/publishing-set-preview-routes.ts';
import { publishingSetsRoutes } from './publishing/publishing-sets-routes.ts';
import { recheckRoutes } from './publishing/recheck-routes.ts';
import { reviewsRoutes } from './publishing/reviews-routes.ts';
import { isSignIn, isUpload, receiveBodies } from './receive-bodies.ts';
import { alertsRoutes } from './site/alerts-routes.ts';
import { dashboardRoutes } from './site/dashboard-routes.ts';
import { launchRoutes } from './site/launch-routes.ts';
import { linksRoutes } from './site/links-routes.ts';
import { mapsRoutes } from './site/maps-routes.ts';
import { menusRoutes } from './site/menus-routes.ts';
import { missedRoutes } from './site/missed-routes.ts';
import { redirectsRoutes } from './site/redirects-routes.ts';
import { searchesRoutes } from './site/searches-routes.ts';

export interface ApiOptions {
  /** Called with unforeseen errors; the client learns nothing about them. */
  onUnexpected(error: unknown, request: Request): void;
  /** The address of the client, from the HTTP server's data about the request. */
  clientAddress(env: unknown): string;
  /** Renders public screens with drafts in them; left out, none can be shown. */
  makeFrame?: MakeFrame;
  /** Left out, everybody may call as often as they like. */
  admission?: CallAdmission;
  /** Whether whoever made a call is there no more. */
  isGone?(env: unknown): boolean;
  /** Breaks off whoever made a call. */
  hangUp?(env: unknown): void;
}

/**
 * Bodies must be declared as JSON, so that a form of another site cannot pass for one (specification, section 7).
 */
const requireJson = createMiddleware<ApiEnv>(async (c, next) => {
  const type = c.req.header('Content-Type') ?? '';
  const isEmpty =
    !c.req.header('Transfer-Encoding') && Number(c.req.header('Content-Length') ?? 0) === 0;
  // A call without a body needs no type.
  const isFine = type === '' ? isEmpty : /^application\/json\s*(?:;|$)/i.test(type);
  if (!isFine && c.req.method !== 'GET' && c.req.method !== 'DELETE') {
    throw new DomainError('unsupported', {
      el: 'Στείλτε τα δεδομένα ως application/json.',
      en: 'Send the data as application/json.',
    });
  }
  // Hono puts a mark in place of each letter of another encoding, and what staff wrote would be stored without them.
  c.req.json = async () => JSON.parse(UTF_8.decode(await c.req.arrayBuffer()));
  await next();
});

/**
 * What is named as a content coding and packs nothing. UTF-8 is no coding (RFC 9110, section 8.4.1), and odd clients
 * send it all the same to say of which letters their JSON is: those that are read here. A server may refuse it (section
 * 15.5.16), but to tell somebody to send without compression what is not compressed helps nobody.
 */
const UNPACKED = new Set(['', 'identity', 'utf-8', 'utf8']);

/** Nobody here reads what was packed, and a stranger's could be a thousand times as large once unpacked. */
const requirePlain = createMiddleware<ApiEnv>(async (c, next) => {
  const codings = (c.req.header('Content-Encoding') ?? '').toLowerCase().split(',');
  if (c.req.method !== 'GET' && !codings.every((coding) => UNPACKED.has(coding.trim()))) {
    // What it may be instead (RFC 9110, section 15.5.16).
    c.header('Accept-Encoding', 'identity');
    throw new DomainError('unsupported', {
      el: 'Στείλτε τα δεδομένα χωρίς συμπίεση.',
      en: 'Send the data without compression.',
    });
  }
  await next();
});

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/** The JSON API under /api. */
export function createApi(services: Services, options: ApiOptions) {
  const api = new OpenAPIHono<ApiEnv>();
  const onceOnly = new OnceOnly();
  api.onError((error, c) => {
    const response = answerError(error, c);
    if (response.status >= 500 && !(error instanceof DomainError))
      options.onUnexpected(error, c.req.raw);
    return response;
  });
  api.use(async (c, next) => {
    c.set(
      'language',
      c.req.header('Accept-Language')?.toLowerCase().startsWith('el') ? 'el' : 'en',
    );
    c.set('clientAddress', options.clientAddress(c.env));
    c.set('onceOnly', onceOnly);
    await next();
    const refusal = REFUSALS[c.res.status];
    if (refusal) services.noteRefusal(refusal);
    c.header('Cache-Control', 'no-store');
  });
  if (options.admission) api.use(countCallers(services, options.admission));
  api.use(refuseOtherMethods(api.routes));
  const { admission, isGone = () => false, hangUp = () => {} } = options;
  api.use(requirePlain);
  api.use(receiveBodies(services, admission, hangUp));
  api.use((c, next) => (isUpload(c.req) ? next() : requireJson(c, next)));
  if (admission) {
    api.use((c, next) =>
      isSignIn(c.req.path) ? signInInTurn(services, admission, isGone)(c, next) : next(),
    );
  }

  const takeTurn = takeUploadTurn();
  const routes = api
    .route('/', authRoutes(services))
    .route('/', profileRoutes(services))
    .route('/', sessionsRoutes(services))
    .route('/', totpRoutes(services))
    .route('/', passkeysRoutes(services))
    .route('/', passkeySignInRoutes(services))
    .route('/', pagesRoutes(services))
    .route('/', mediaRoutes(services, takeTurn))
    .route('/', libraryRoutes(services))
    .route('/', uploadRoutes(services, takeTurn))
    .route('/', replaceRoutes(services, takeTurn))
    .route('/', tagsRoutes(services))
    .route('/', contentRoutes(services))
    .route('/', entryTimeRoutes(services))
    .route('/', recheckRoutes(services))
    .route('/', alertsRoutes(services))
    .route('/', translationsRoutes(services))
    .route('/', previewLinksRoutes(services))
    .route('/', previewRoutes(services, options))
    .route('/', publishingSetsRoutes(services))
    .route('/', publishingSetPreviewRoutes(services, options))
    .route('/', adviceRoutes(services))
    .route('/', historyRoutes(services))
    .route('/', openFormsRoutes(services))
    .route('/', binRoutes(services))
    .route('/', draftsRoutes(services))
    .route('/', linksRoutes(services))
    .route('/', redirectsRoutes(services))
    .route('/', missedRoutes(services))
    .route('/', mapsRoutes(services))
    .route('/', searchesRoutes(services))
    .route('/', menusRoutes(services))
    .route('/', reviewsRoutes(services))
    .route('/', findRoutes(services))
    .route('/', messagesRoutes(services))
    .route('/', newsletterRoutes(services))
    .route('/', subscribersRoutes(services))
    .route('/', usersRoutes(services))
    .route('/', invitationsRoutes(services))
    .route('/', peopleRoutes(services))
    .route('/', samplesRoutes(services))
    .route('/', launchRoutes(services))
    .route('/', lettersRoutes(services))
    .route('/', dashboardRoutes(services));

  // Anybody may ask for it, and making it takes a tenth of a second, so it is made once.
  const description = once(() => describeApi(api, services.siteUrl));
  const docsPage = once(() => renderDocsPage(description()));
  // The same bytes for everybody: a copy for each reader who takes their time would be a third of a megabyte.
  const document = once(() => Buffer.from(JSON.stringify(description())));
  api.get('/openapi.json', (c) => c.body(document(), 200, { 'Content-Type': 'application/json' }));
  api.get('/docs', (c) => c.html(docsPage()));
  api.all('*', () => {
    throw new DomainError('not-found', {
      el: 'Δεν υπάρχει τέτοια κλήση.',
      en: 'There is no such call.',
    });
  });
  return routes;
}

/** The value that `make` returns, made at the first request. */
function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** The type of the API, from which the admin's client is made. */
export type Api = ReturnType<typeof createApi>;
