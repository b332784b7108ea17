import { hostname } from 'node:os';
import type { Logger } from 'pino';
import type { Db } from '../../../database/connect.ts';
import { nextGreekHour, offsetInHour } from '../../../domain/jobs/greek-hours.ts';
import { type Job, runWhenDue } from '../../../domain/jobs/run-when-due.ts';
import { checkLinks } from '../../../domain/links/check-links.ts';
import { readUnreadDocuments } from '../../../domain/media/documents/read-documents.ts';
import type { FileProcess } from '../../../domain/media/files/file-process.ts';
import { emptyMediaBin } from '../../../domain/media/library/empty-bin.ts';
import type { MediaStore } from '../../../domain/media/store/store.ts';
import { dropAbandonedUploads } from '../../../domain/media/uploads/drop-uploads.ts';
import { deleteExpired } from '../../../domain/retention/delete-expired.ts';
import { isClockSteady } from '../../../domain/retention/steady-clock.ts';
import { warnOfEnding } from '../../../domain/retention/warn-of-ending.ts';
import { renewSearchTexts } from '../../../domain/search/index/renew-search-texts.ts';
import { checkPromises } from '../../../domain/search/promises/check-promises.ts';
import { HOUR_MS } from '../../../domain/time/durations.ts';
import { noteRestoreTrial } from '../../../domain/upkeep/backup-state.ts';
import { noteRetention } from '../../../domain/upkeep/moments.ts';
import { runBackup } from '../../operations/backup/run-backup.ts';
import { tryInChild } from '../../operations/restore/try-in-child.ts';
import type { Settings } from '../../settings.ts';
import { restful } from './renew-search.ts';
import { restAfter } from './rest.ts';

const LOOK_INTERVAL_MS = 60_000;
const DOCUMENTS_MS = 60_000;
/** At night, and not while the backup runs by default. */
const RETENTION_HOUR = 4;
const SEARCH_HOUR = 4;
const LINKS_HOUR = 5;
const PROMISES_HOUR = 5;
/** Between two visits to one host. */
const LINKS_PAUSE_MS = 1000;
/** A backup may take minutes: it is begun again after the next start rather than waited for. */
const STOP_WAIT_MS = 5000;

export interface DailyJobsOptions {
  db: Db;
  store: MediaStore;
  files: FileProcess;
  settings: Settings;
  log: Logger;
  now: () => Date;
  /** Restores a backup into a temporary place and says how that went. */
  tryBackup?: typeof tryInChild;
}

/**
 * The backup, the deletion of expired data, a look at where links lead and one at what the search must find, each
 * once a day for all processes of a database, the deletion of abandoned uploads, each hour, and the
 * reading of documents that nobody has read, each minute.
 */
export function dailyJobs(options: DailyJobsOptions): Job[] {
  const { db, store, files, settings, log, now } = options;
  const { backupHour, retention } = settings;
  const offset = offsetInHour(settings.siteUrl);
  const next = (hour: number, from: Date) =>
    new Date(nextGreekHour(hour, new Date(from.getTime() - offset)).getTime() + offset);
  const jobs: Job[] = [
    {
      name: 'links',
      next: (from) => next(LINKS_HOUR, from),
      run: async () => {
        const { looked, broken } = await checkLinks(db, {
          now,
          siteUrl: settings.siteUrl,
          visitsOthers: settings.checkLinks,
          pauseMs: LINKS_PAUSE_MS,
          userAgent: `Dimos link check (+${settings.siteUrl})`,
        });
        log.info({ looked, broken }, 'looked where links lead');
      },
    },
    {
      // What a server of an earlier version saved beside this one has its words.
      name: 'search texts',
      next: (from) => next(SEARCH_HOUR, from),
      run: async () => {
        const renewed = await renewSearchTexts(db, restful(log));
        log.info({ renewed }, 'looked at what is searched of entries');
      },
    },
    {
      // Time alone changes what is found: newer before older, and what has left the site.
      name: 'promises',
      next: (from) => next(PROMISES_HOUR, from),
      run: async () => {
        const checked = await checkPromises(db, now(), { rest: restAfter });
        log.info(checked, 'checked what the search must find');
      },
    },
    {
      name: 'retention',
      next: (from) => next(RETENTION_HOUR, from),
      run: async () => {
        if (!(await isClockSteady(db, now()))) {
          log.error(
            'the clock jumped since the last night, or the site was away: nothing is deleted',
          );
          return;
        }
        const warned = await warnOfEnding(db, {
          now: now(),
          messagesDays: retention.messagesDays,
          officeEmail: settings.contactEmail,
          siteUrl: settings.siteUrl,
        });
        if (warned > 0) log.info({ messages: warned }, 'said that messages will be deleted');
        const deleted = await deleteExpired(db, now(), retention);
        // After the entries, which let go of what they used.
        const media = await emptyMediaBin({ db, store }, now(), (error) =>
          log.error(
            { err: error },
            'the media store did not delete a file; it is tried again tomorrow',
          ),
        );
        await noteRetention(db, now());
        log.info({ ...deleted, media }, 'deleted what was kept long enough');
      },
    },
    {
      name: 'uploads',
      next: (from) => new Date(from.getTime() + HOUR_MS),
      run: async () => {
        const uploads = await dropAbandonedUploads({ db, store }, now());
        if (uploads > 0) log.info({ uploads }, 'deleted the pieces of abandoned uploads');
      },
    },
    {
      // Uploads are read as they come; these are the first content's, and those where that broke off.
      name: 'documents',
      next: (from) => new Date(from.getTime() + DOCUMENTS_MS),
      run: async () => {
        const documents = await readUnreadDocuments({ db, store, files }, now);
        if (documents > 0) log.info({ documents }, 'read what documents say');
      },
    },
  ];
  if (backupHour !== undefined) {
    jobs.push({
      name: 'backup',
      next: (from) => next(backupHour, from),
      run: async () => {
        const { folder, manifest, pruned } = await runBackup(settings, { now: now() });
        log.info({ folder, tables: manifest.tables, pruned: pruned.length }, 'backup made');
        if (manifest.damaged.length > 0) {
          log.error({ originals: manifest.damaged }, 'media are missing or damaged');
        }
        await tryBackup(options, folder);
      },
    });
  }
  return jobs;
}

/** Restores the new backup into a temporary place, and records whether that works. */
async function tryBackup(options: DailyJobsOptions, folder: string): Promise<void> {
  const { db, settings, log, now } = options;
  const tried = await (options.tryBackup ?? tryInChild)(folder, settings);
  if (tried.isGood) log.info({ folder }, 'backup restored on trial');
  else log.error({ folder, problem: tried.text }, 'the backup cannot be restored');
  await noteRestoreTrial(db, { at: now().toISOString(), host: hostname(), folder, ...tried });
}

/** Looks every minute which jobs are due. One that takes hours, as links to a slow host do, holds up no other. */
export function startDailyJobs(options: DailyJobsOptions): { stop(): Promise<void> } {
  const { db, log, now } = options;
  const jobs = dailyJobs(options);
  const looking = new Map<Job, Promise<void>>();

  async function look(job: Job): Promise<void> {
    try {
      await runWhenDue(db, job, now, (error) =>
        log.error({ err: error, job: job.name }, 'a daily job failed'),
      );
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a daily job could not be looked up');
    }
    looking.delete(job);
  }

  function tick(): void {
    for (const job of jobs) if (!looking.has(job)) looking.set(job, look(job));
  }

  const timer = setInterval(tick, LOOK_INTERVAL_MS);
  tick();
  return {
    stop: async () => {
      clearInterval(timer);
      let enough: NodeJS.Timeout | undefined;
      const patience = new Promise<void>((resolve) => {
        enough = setTimeout(resolve, STOP_WAIT_MS);
      });
      await Promise.race([Promise.all(looking.values()), patience]);
      clearTimeout(enough);
    },
  };
}
