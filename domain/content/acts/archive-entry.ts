import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import type { ContentType } from '../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../model/entry.ts';
import { notOnSite, requireArchive, requireMayEdit } from '../model/entry-refusals.ts';
import { confirmedColumns } from '../model/recheck.ts';
import { requireOwnScreen } from '../references/require-unused.ts';
import { leaveSite } from './leave-site.ts';
import { lockEntry } from './lock-entry.ts';
import { changeEntry, checkAndTellSite, keepRevision, recordAct } from './write-entry.ts';

/**
 * Archives a published entry: it stays at its address, with a note that says so, and leaves every list. Its plans are
 * cancelled. An archived one stays as it is. Throws 'forbidden', 'not-found', or 'conflict' where the type has no
 * archive, the entry is not on the site, or a fixed screen shows its text.
 */
export async function archiveEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  requireArchive(type);
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id);
    if (before.state === 'archived') return toStaffEntry(type, before);
    if (before.state === 'draft') throw notOnSite();
    requireOwnScreen(type, before);
    const after = await leaveSite(tx, type, before, { to: 'archived', action: 'archived' }, acting);
    await checkAndTellSite(tx, before, after, acting);
    return toStaffEntry(type, after);
  });
}

/**
 * Puts an archived entry into the lists again, as the public sees it now. One that is published stays as it is.
 * Throws 'forbidden', 'not-found', or 'conflict' where the entry is not on the site.
 */
export async function unarchiveEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id);
    if (before.state === 'published') return toStaffEntry(type, before);
    if (before.state === 'draft') throw notOnSite();
    const state = 'published';
    const confirmed = confirmedColumns(type, { ...before, state }, acting.by.email, acting.now);
    const columns = { state, archived_at: null, ...confirmed } as const;
    const after = await changeEntry(tx, before, columns, acting);
    await keepRevision(tx, after, acting);
    await recordAct(tx, 'unarchived', after, acting);
    await checkAndTellSite(tx, before, after, acting);
    return toStaffEntry(type, after);
  });
}
