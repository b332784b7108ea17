import type { Logger } from 'pino';
import type { Db } from '../../../database/connect.ts';
import { carryOutPlans } from '../../../domain/content/acts/due/carry-out-plans.ts';
import { oneAtATime } from './one-at-a-time.ts';

/** However far the next moment: a clock may be set, and another process may have planned something unheard. */
const LONGEST_WAIT_MS = 60_000;
/** After a failure: what is due stays due, and asking again at once would keep the processor and the log busy. */
const RETRY_MS = 5000;

export interface PlannedChanges {
  /** Looks now at what is due and what comes next: at the start, and after every change. */
  look(): void;
  /** The next planned moment in milliseconds since 1970, as far as is known. */
  nextAt(): number | undefined;
  stop(): Promise<void>;
}

export interface PlannedChangesOptions {
  db: Db;
  log: Logger;
  now: () => Date;
  /** Called by each process when a warning has begun or ended by the clock: caches in front have to let go. */
  onAlert?(): void;
}

/**
 * Makes entries public, and takes them off the site, at the moments that staff planned, once for all processes of
 * a database. Warnings begin and end by themselves: for them it only knows the moments.
 */
export function plannedChanges(options: PlannedChangesOptions): PlannedChanges {
  const { db, log, now, onAlert = () => {} } = options;
  let timer: NodeJS.Timeout | undefined;
  let next: Date | undefined;
  let alertAt: Date | undefined;

  /** Gives how many milliseconds later to look again, at the latest. */
  async function carryOut(): Promise<number> {
    try {
      const at = now();
      const { published, publishedSets, left, failures, ...following } = await carryOutPlans(
        db,
        at,
      );
      const isAlertDue = alertAt !== undefined && alertAt <= at;
      next = following.next;
      alertAt = following.nextAlert;
      if (isAlertDue) onAlert();
      for (const { id, error } of failures) {
        log.error({ err: error, id }, 'what is planned for an entry, or a set, could not be done');
      }
      if (published > 0) log.info({ published }, 'published as planned');
      if (publishedSets > 0) log.info({ publishedSets }, 'sets published as planned');
      if (left > 0) log.info({ left }, 'taken off the site, or archived, as planned');
      return next ? next.getTime() - now().getTime() : LONGEST_WAIT_MS;
    } catch (error) {
      log.error({ err: error }, 'what is planned could not be read');
      return RETRY_MS;
    }
  }

  const looking = oneAtATime(async () => {
    clearTimeout(timer);
    const wait = await carryOut();
    timer = setTimeout(looking.ask, Math.min(Math.max(wait, 0), LONGEST_WAIT_MS));
  });

  return {
    look: looking.ask,
    nextAt: () => next?.getTime(),
    stop: async () => {
      await looking.stop();
      clearTimeout(timer);
    },
  };
}
