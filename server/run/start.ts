import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Logger } from 'pino';
import { openChanges } from '../../database/changes.ts';
import { openDatabase } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { onSiteChange } from '../../database/transaction.ts';
import { createAuth } from '../../domain/accounts/auth.ts';
import { ensureAdministrator } from '../../domain/accounts/members/first-administrator.ts';
import { smtpSender } from '../../domain/mail/smtp.ts';
import { openMediaStore } from '../../domain/media/store.ts';
import type { Services } from '../../domain/services.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';
import { createApplication } from '../application.ts';
import { openFastPath } from '../fast-path/door.ts';
import { closeServer } from '../http/close-server.ts';
import { createHttpServer } from '../http/http-server.ts';
import { inheritedListener } from '../http/inherited-listener.ts';
import { createLog, noteRefusal } from '../observing/log.ts';
import { Metrics } from '../observing/metrics.ts';
import { PageCache } from '../pages/page-cache.ts';
import { SharedCaches } from '../pages/shared-caches.ts';
import type { Settings } from '../settings.ts';
import { startDailyJobs } from './daily-jobs.ts';
import { startJobs } from './jobs.ts';
import { listenForMetrics } from './metrics-listener.ts';
import { plannedPublications } from './planned-publications.ts';
import { releaseMemory } from './release-memory.ts';

export interface RunningSite {
  /** Where it listens, such as http://127.0.0.1:3000. */
  url: string;
  /** Given once, on a database without accounts and without configured administrator. */
  setupToken: string | undefined;
  services: Services;
  server: Server;
  /** Lets running requests finish, then closes everything. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** The current moment; tests set it. */
  now?: () => Date;
  log?: Logger;
}

/** Opens the database, brings it up to date, fills it when empty, and listens. */
export async function startSite(
  settings: Settings,
  options: StartOptions = {},
): Promise<RunningSite> {
  const now = options.now ?? (() => new Date());
  const log = options.log ?? createLog(settings.logLevel);
  const connection = openDatabase(settings);
  await migrate(connection);
  const store = await openMediaStore(settings);
  const isFilled = await fillEmptyDatabase(connection.db, store, {
    kind: settings.seed,
    now: now(),
  });
  // The first start makes all pictures and documents; what that took would stay with the process for days.
  if (isFilled) await releaseMemory();
  const auth = await createAuth(connection, settings.siteUrl, settings);
  const { setupToken } = await ensureAdministrator(auth, connection.db, settings.admin, now());
  const cache = new PageCache((error) =>
    log.error({ err: error }, 'a page could not be made anew; the older one is shown'),
  );
  const planned = plannedPublications({ db: connection.db, log, now });
  const changes = openChanges(
    connection,
    () => {
      cache.clear();
      planned.look();
    },
    // Not cleared: a database that comes and goes must not leave the site without pages.
    () => {
      cache.endAll();
      planned.look();
    },
  );
  const send = settings.smtpUrl
    ? smtpSender(
        settings.smtpUrl,
        settings.mailFrom ?? settings.contactEmail ?? 'noreply@localhost',
      )
    : undefined;
  const jobs = startJobs({ db: connection.db, send, log, now });
  const metrics = new Metrics();
  const sharedCaches = new SharedCaches(settings.sharedCache.purgeUrls, (error) =>
    log.error({ err: error }, 'a cache in front did not let go of its pages'),
  );
  // Only the process that made a change tells the caches in front of it.
  onSiteChange(connection.db, () => sharedCaches.letGo());
  const services: Services = {
    db: connection.db,
    kind: connection.kind,
    store,
    auth,
    siteUrl: settings.siteUrl,
    firstPasswordDays: settings.firstPasswordDays,
    secondFactor: settings.secondFactor,
    contactEmail: settings.contactEmail,
    canSendMail: send !== undefined,
    now,
    nudgeMail: jobs.nudgeMail,
    noteRefusal,
  };
  const application = createApplication({
    services,
    log,
    cache,
    metrics,
    trustedProxies: settings.trustedProxies,
    sharedCacheSeconds: settings.sharedCache.seconds,
    nextPublication: planned.nextAt,
    showsStyleguide: settings.showsStyleguide,
    assets: { client: 'build/site/client', islands: 'build/islands' },
  });
  const server = createHttpServer(application.listener);
  if (settings.fastPath) openFastPath(server, application.publicPages);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    const inherited = inheritedListener(process.env, process.pid);
    if (inherited === undefined) server.listen(settings.port, settings.host, resolve);
    else server.listen({ fd: inherited }, resolve);
  });
  const address = server.address() as AddressInfo;
  const figures =
    settings.metricsPort === undefined
      ? undefined
      : await listenForMetrics({
          port: settings.metricsPort,
          metrics,
          cache,
          db: connection.db,
          now,
        });
  planned.look();
  const daily = startDailyJobs({ db: connection.db, settings, log, now });
  return {
    url: `http://${nameOf(settings.host)}:${address.port}`,
    setupToken,
    services,
    server,
    stop: async () => {
      application.stop();
      await closeServer(server);
      sharedCaches.stop();
      await figures?.close();
      await daily.stop();
      await planned.stop();
      await jobs.stop();
      await changes.close();
      await connection.close();
    },
  };
}

/** What to write for a host in an address. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
