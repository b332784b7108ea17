import type { Db } from '../../../../database/connect.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Acting } from '../../../acting.ts';
import type { ContentType } from '../../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../../model/entry.ts';
import { requireMayEdit } from '../../model/entry-refusals.ts';
import { NO_PLAN, NOT_LEAVING } from '../../model/plans.ts';
import { lockEntry } from '../lock-entry.ts';
import { changeEntry, checkAndTellSite, keepRevision, recordAct } from '../write-entry.ts';

/**
 * Cancels the planned publication of an entry; the published copy and the working copy stay. What is not public then
 * has no moment to leave, either. Throws 'forbidden' or 'not-found'.
 */
export async function cancelPlan<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id);
    if (before.publish_at === null) return toStaffEntry(type, before);
    const columns = { ...NO_PLAN, ...(before.state === 'draft' && NOT_LEAVING) };
    const after = await changeEntry(tx, before, columns, acting);
    await keepRevision(tx, after, acting);
    await recordAct(tx, 'plan-cancelled', after, acting);
    await checkAndTellSite(tx, before, after, acting);
    return toStaffEntry(type, after);
  });
}
