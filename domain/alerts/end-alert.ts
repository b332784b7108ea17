import type { Db } from '../../database/connect.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Acting } from '../acting.ts';
import { lockEntry } from '../content/acts/lock-entry.ts';
import { unpublishEntry } from '../content/acts/unpublish-entry.ts';
import {
  changeEntry,
  checkAndTellSite,
  keepRevision,
  recordAct,
} from '../content/acts/write-entry.ts';
import { copyColumns, readCopies } from '../content/model/copies.ts';
import { type StaffEntry, toStaffEntry } from '../content/model/entry.ts';
import { notOnSite, requireMayEdit } from '../content/model/entry-refusals.ts';
import { alert } from '../content-types/alert.ts';
import { MINUTE_MS } from '../time/durations.ts';
import { localTimeInGreece, reachedInGreece } from '../time/greek-time.ts';
import { type AlertTimes, momentOf, stateOf } from './alert-times.ts';

/**
 * Ends a warning at this minute: it leaves every page and stays in the archive. One that has not begun goes off the
 * site, since nobody has seen it; one that has ended stays as it is, so that a second press does no harm. What staff
 * changed in the meantime stays unpublished. Throws 'not-found', or 'conflict' for one that is not on the site.
 */
export async function endAlert(
  db: Db,
  id: string,
  acting: Acting,
): Promise<StaffEntry<typeof alert>> {
  requireMayEdit(alert, acting.by);
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, alert, id);
    const copies = readCopies(alert, before);
    if (!copies.published) throw notOnSite();
    const published = copies.published as unknown as AlertTimes;
    const state = stateOf(published, acting.now);
    if (state === 'ended') return toStaffEntry(alert, before);
    if (state === 'ahead') return unpublishEntry(tx, alert, id, acting);
    // In the hour that comes again: its last minute, which has come once and is after every start in it.
    const end = reachedInGreece(acting.now).slice(0, 16);
    const ended = {
      ...copies,
      working: { ...copies.working, ...endedAt(end, copies.working as unknown as AlertTimes) },
      published: { ...copies.published, ...endedAt(end, published) },
    };
    const columns = { ...copyColumns(alert, ended), public_since: acting.now.toISOString() };
    const after = await changeEntry(tx, before, columns, acting);
    await keepRevision(tx, after, acting, copies.languages);
    await recordAct(tx, 'alert-ended', after, acting);
    await checkAndTellSite(tx, before, after, acting);
    return toStaffEntry(alert, after);
  });
}

/**
 * The times of a warning that ends at a minute. One of that very minute began a minute earlier: an end follows a start.
 */
function endedAt(end: string, { startsAt }: AlertTimes): AlertTimes {
  const minuteBefore = localTimeInGreece(new Date(momentOf(end).getTime() - MINUTE_MS));
  return { startsAt: startsAt < end ? startsAt : minuteBefore, endsAt: end };
}
