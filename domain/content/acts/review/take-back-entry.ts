import type { Db } from '../../../../database/connect.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Acting } from '../../../acting.ts';
import type { ContentType } from '../../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../../model/entry.ts';
import { requireMayEdit } from '../../model/entry-refusals.ts';
import { NO_REVIEW } from '../../model/review.ts';
import { lockEntry } from '../lock-entry.ts';
import { recordAct, setColumns } from '../write-entry.ts';
import { notHandedIn } from './hand-back-entry.ts';

/**
 * Takes an entry back from the reviewers: it is a draft again. Anybody who may edit it may do that. Throws
 * 'forbidden', 'not-found', or 'conflict' when it is not handed in.
 */
export async function takeBackEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id);
    if (before.review_state !== 'handed-in') throw notHandedIn();
    const after = await setColumns(tx, before, NO_REVIEW);
    await recordAct(tx, 'taken-back', after, acting);
    return toStaffEntry(type, after);
  });
}
