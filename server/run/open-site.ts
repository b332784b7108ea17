import * as build from 'virtual:react-router/server-build';
import type { ServerBuild } from 'react-router';
import { openChanges } from '../../database/changes.ts';
import type { Connection } from '../../database/connect.ts';
import { onSiteChange } from '../../database/transaction.ts';
import { createAuth } from '../../domain/accounts/auth.ts';
import { ensureAdministrator } from '../../domain/accounts/members/first-administrator.ts';
import { offsetInHour } from '../../domain/jobs/greek-hours.ts';
import { chooseServerKey } from '../../domain/keys/choose-server-key.ts';
import { smtpSender } from '../../domain/mail/smtp.ts';
import { FileProcess } from '../../domain/media/files/file-process.ts';
import { onUnkept } from '../../domain/media/pictures/renditions.ts';
import { openMediaStore } from '../../domain/media/store/store.ts';
import { MissedTally } from '../../domain/missed/missed-tally.ts';
import { SearchTally } from '../../domain/missed/search-tally.ts';
import type { Services } from '../../domain/services.ts';
import { Admission } from '../admission/admission.ts';
import { type Application, type ApplicationOptions, createApplication } from '../application.ts';
import { createLog, noteRefusal } from '../observing/log.ts';
import { Metrics } from '../observing/metrics.ts';
import { PageCache } from '../pages/held/page-cache.ts';
import { SharedCaches } from '../pages/held/shared-caches.ts';
import type { Settings } from '../settings.ts';
import { endForRestore } from './end-for-restore.ts';
import { startDailyJobs } from './jobs/daily-jobs.ts';
import { watchEmergencyMode } from './jobs/emergency-watch.ts';
import { startJobs } from './jobs/jobs.ts';
import { startMakingPictures } from './jobs/make-pictures.ts';
import { plannedChanges } from './jobs/planned-changes.ts';
import { memoryOf, startReleasingMemory } from './jobs/release-memory.ts';
import { startRenewingSearch } from './jobs/renew-search.ts';
import { watchPromises } from './jobs/watch-promises.ts';
import { startWritingMissed } from './jobs/write-missed.ts';
import { listenForMetrics } from './metrics-listener.ts';

/** The site over a database that is prepared, without the server that takes its requests. */
export interface OpenSite {
  services: Services;
  application: Application;
  /** The one-time token of the set-up link, on a database without accounts and without a configured administrator. */
  ensureAdministrator(): Promise<string | undefined>;
  /** Begins what happens by the clock, and offers the figures. */
  begin(): Promise<void>;
  /** Takes no new work, finishes what is begun, and lets go of everything but the connection. */
  stop(): Promise<void>;
}

export interface OpenSiteOptions extends Pick<ApplicationOptions, 'assets' | 'development'> {
  /** The clock of the services. */
  now(): Date;
  /** Takes the lines of the log in place of standard output. */
  logTo?: { write(line: string): void };
}

/**
 * Makes the services, the jobs and the application. In development this is done anew with every change of
 * the code: only the connection outlives it, which needs nothing but database/.
 */
export async function openSite(
  settings: Settings,
  connection: Connection,
  { now, logTo, ...options }: OpenSiteOptions,
): Promise<OpenSite> {
  const { db } = connection;
  const log = createLog(settings.logLevel, logTo);
  const store = await openMediaStore(settings);
  const files = new FileProcess({
    entry: options.assets.fileProcess,
    onBroken: (job, how) => log.warn({ job, how }, 'the process for files ended in the middle'),
  });
  const key = await chooseServerKey(db, settings.secretKey?.value, now());
  if (key.isNew) log.warn({ lostApps: key.lostApps }, 'the key is new: everybody signs in anew');
  const auth = await createAuth(connection, settings.siteUrl, settings);
  const cache = new PageCache({
    onFailure: (error) =>
      log.error({ err: error }, 'a page could not be made anew; the older one is shown'),
    isDown: () => !changes.isFresh(),
  });
  const planned = plannedChanges({ db, log, now, onAlert: () => void sharedCaches.letGo() });
  const emergency = watchEmergencyMode({ db, log });
  const promises = watchPromises({ db, log, now });
  const changes = openChanges(connection, {
    onChange: (withdrawn) => {
      cache.change(withdrawn);
      planned.look();
      emergency.look();
      promises.look();
    },
    onLine: () => {
      const { dataDir } = settings;
      void endForRestore(connection, { dataDir, log, end: (status) => process.exit(status) });
      cache.resume();
      planned.look();
    },
  });
  const send = settings.smtpUrl
    ? smtpSender(
        settings.smtpUrl,
        settings.mailFrom ?? settings.contactEmail ?? 'noreply@localhost',
      )
    : undefined;
  const sweepOffsetMs = offsetInHour(settings.siteUrl);
  const jobs = startJobs({ db, send, log, now, sweepOffsetMs });
  const metrics = new Metrics();
  const missed = new MissedTally();
  const searches = new SearchTally();
  const writingMissed = startWritingMissed({ db, tally: missed, searches, log, now });
  onUnkept(store, (error) => {
    metrics.countUnkept();
    log.error({ err: error }, 'a picture that was made could not be kept; it is sent all the same');
  });
  const sharedCaches = new SharedCaches(settings.sharedCache.purgeUrls, (error) =>
    log.error({ err: error }, 'a cache in front did not let go of its pages'),
  );
  // Only the process that made a change tells the caches in front of it.
  const stopTelling = onSiteChange(db, () => sharedCaches.letGo());
  const services: Services = {
    db,
    kind: connection.kind,
    store,
    files,
    virusScanner: settings.clamav,
    uploadBytesPerDay: settings.uploadBytesPerDay,
    auth,
    siteUrl: settings.siteUrl,
    firstPasswordDays: settings.firstPasswordDays,
    kept: { messages: settings.retention.messagesDays, backups: settings.backupKeepDays },
    secondFactor: settings.secondFactor,
    contactEmail: settings.contactEmail,
    canSendMail: send !== undefined,
    now,
    nudgeMail: jobs.nudgeMail,
    noteSearch: (search) => searches.note(search),
    noteRefusal,
  };
  const admission = new Admission({ perMinute: settings.networkBudget, noteRefusal });
  const application = createApplication({
    build: build as unknown as ServerBuild,
    services,
    admission,
    log,
    cache,
    metrics,
    missed,
    trustedProxies: settings.trustedProxies,
    sharedCacheSeconds: settings.sharedCache.seconds,
    nextPublication: planned.nextAt,
    isEmergency: emergency.isOn,
    isFresh: changes.isFresh,
    showsStyleguide: settings.showsStyleguide,
    ...options,
  });
  let figures: Awaited<ReturnType<typeof listenForMetrics>> | undefined;
  let daily: ReturnType<typeof startDailyJobs> | undefined;
  let pictures: ReturnType<typeof startMakingPictures> | undefined;
  let memory: ReturnType<typeof startReleasingMemory> | undefined;
  let search: ReturnType<typeof startRenewingSearch> | undefined;
  return {
    services,
    application,
    ensureAdministrator: async () =>
      (await ensureAdministrator(auth, db, settings.admin, now())).setupToken,
    begin: async () => {
      const { metricsPort } = settings;
      if (metricsPort !== undefined) {
        figures = await listenForMetrics({
          port: metricsPort,
          metrics,
          cache,
          upkeep: { db, store, dataDir: settings.dataDir, isListening: changes.isFresh, now },
        });
      }
      planned.look();
      emergency.look();
      promises.look();
      // In development Vite is in the same process, which then always holds more: half of the time went into
      // collecting.
      if (!options.development) {
        memory = startReleasingMemory(settings.collectBeyond ?? (await memoryOf(db)), {
          turnedAway: () => metrics.turnedAwayForNumber,
          waiting: () => admission.waitingForDocuments,
        });
      }
      daily = startDailyJobs({ db, store, files, settings, log, now });
      search = startRenewingSearch({ db, log });
      if (settings.picturesAhead) pictures = startMakingPictures({ db, store, files, log, now });
    },
    stop: async () => {
      application.stop();
      // A letter that is being sent has all the time that there is.
      const mailEnds = jobs.stop();
      stopTelling();
      memory?.stop();
      sharedCaches.stop();
      await figures?.close();
      await pictures?.stop();
      await search?.stop();
      await daily?.stop();
      await writingMissed.stop();
      await planned.stop();
      await emergency.stop();
      await promises.stop();
      await mailEnds;
      await changes.close();
      files.stop();
    },
  };
}
