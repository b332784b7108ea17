import type { Db } from '../../../../database/connect.ts';
import { nextAlertMoment } from '../../../alerts/reading.ts';
import { publishSetsDue } from '../../sets/publish-sets-due.ts';
import type { Due } from './due-entries.ts';
import { leaveDue } from './leave-due.ts';
import { publishDue } from './publish-due.ts';

/** What came about by itself, and the next moment at which something does. */
export interface PlansCarriedOut {
  published: number;
  /** Sets of entries that became public, each as one. */
  publishedSets: number;
  left: number;
  failures: Due['failures'];
  next: Date | undefined;
  /** The next moment at which a warning begins or ends; nothing is stored then, and pages show something else. */
  nextAlert: Date | undefined;
}

/**
 * Publishes what is due, sets of entries and single ones, then takes off the site what is due: what has missed both
 * moments was public, and is over. Any number of processes may call this at once. Throws errors of the database.
 */
export async function carryOutPlans(db: Db, now: Date): Promise<PlansCarriedOut> {
  const sets = await publishSetsDue(db, now);
  const published = await publishDue(db, now);
  const left = await leaveDue(db, now);
  const nextAlert = await nextAlertMoment(db, now);
  const moments = [published.next, left.next, nextAlert].filter((moment) => moment !== undefined);
  return {
    published: published.done,
    publishedSets: sets.done,
    left: left.done,
    failures: [...sets.failures, ...published.failures, ...left.failures],
    next: moments.sort((a, b) => a.getTime() - b.getTime())[0],
    nextAlert,
  };
}
