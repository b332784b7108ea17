import type { Db } from '../../../../database/connect.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Acting } from '../../../acting.ts';
import { invalid } from '../../../errors.ts';
import { sayRange } from '../../../text/validation-texts.ts';
import type { ContentType } from '../../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../../model/entry.ts';
import { notOnSite, requireMayEdit } from '../../model/entry-refusals.ts';
import { confirmedColumns, MOST_RECHECK_MONTHS, recheckDay } from '../../model/recheck.ts';
import { lockEntry } from '../lock-entry.ts';
import { recordAct, setColumns } from '../write-entry.ts';

/**
 * Writes down that what the public sees of an entry is still true, and when it is to be looked through again. Neither
 * text nor version nor the day of the last change becomes another. Throws 'forbidden', 'not-found', or 'conflict' for
 * an entry that is not on the site.
 */
export async function confirmEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id);
    if (before.state === 'draft') throw notOnSite();
    const columns = confirmedColumns(type, before, acting.by.email, acting.now);
    const after = await setColumns(tx, before, columns);
    await recordAct(tx, 'confirmed', after, acting);
    return toStaffEntry(type, after);
  });
}

/**
 * Says after how many months an entry is to be looked through again: null as its type says, 0 never. The new interval
 * counts from the last confirmation, or from now. Throws 'invalid' with a message for `months`, 'forbidden' or
 * 'not-found'.
 */
export async function setRecheckInterval<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  months: number | null,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  if (
    months !== null &&
    !(Number.isInteger(months) && months >= 0 && months <= MOST_RECHECK_MONTHS)
  ) {
    throw invalid({ months: sayRange(0, MOST_RECHECK_MONTHS) });
  }
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id);
    const own = { ...before, recheck_months: months };
    const from = before.checked_at ? new Date(before.checked_at) : acting.now;
    const recheck_on = before.state === 'published' ? recheckDay(type, own, from) : null;
    const after = await setColumns(tx, before, { recheck_months: months, recheck_on });
    await recordAct(tx, 'recheck-changed', after, acting);
    return toStaffEntry(type, after);
  });
}
