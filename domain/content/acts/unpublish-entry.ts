import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import type { ContentType } from '../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../model/entry.ts';
import { requireMayEdit, requireRemovable } from '../model/entry-refusals.ts';
import { promotedColumns } from '../model/promoted-columns.ts';
import { readStored } from '../model/stored-data.ts';
import { keepReferences } from '../references/keep-references.ts';
import { requireUnused } from '../references/require-unused.ts';
import { lockEntry } from './lock-entry.ts';
import { changeEntry, keepRevision, recordAct, showOnSite } from './write-entry.ts';

/**
 * Takes a published entry off the site; its working copy stays, and its plan is cancelled. Throws 'forbidden',
 * 'not-found', or 'conflict' when the site links to it or needs it.
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
    const columns = {
      state: 'draft' as const,
      published: null,
      publish_at: null,
      publish_by: null,
      ...promotedColumns(type, readStored(type, before.working)),
    };
    const after = await changeEntry(tx, before, columns, acting);
    await keepReferences(tx, type, after, acting.now);
    await keepRevision(tx, after, acting);
    await recordAct(tx, 'changed', after, acting);
    await showOnSite(tx, before, after, acting);
    return toStaffEntry(type, after);
  });
}
