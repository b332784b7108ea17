import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import type { ContentType } from '../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../model/entry.ts';
import { requireMayEdit, requireRemovable } from '../model/entry-refusals.ts';
import { requireUnused } from '../references/require-unused.ts';
import { leaveSite } from './leave-site.ts';
import { lockEntry } from './lock-entry.ts';
import { showOnSite } from './write-entry.ts';

/**
 * Takes a published or archived entry off the site; its working copy stays, and its plans are cancelled. Throws
 * 'forbidden', 'not-found', or 'conflict' when the site links to it or needs it.
 */
export async function unpublishEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  requireRemovable(type);
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id);
    await requireUnused(tx, type, before);
    const after = await leaveSite(tx, type, before, { to: 'draft', action: 'unpublished' }, acting);
    await showOnSite(tx, before, after, acting);
    return toStaffEntry(type, after);
  });
}
