import type { Db } from '../../../../database/connect.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Acting } from '../../../acting.ts';
import { invalid } from '../../../errors.ts';
import type { ContentType } from '../../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../../model/entry.ts';
import {
  notOnSite,
  requireArchive,
  requireMayEdit,
  requireRemovable,
} from '../../model/entry-refusals.ts';
import { NOT_LEAVING } from '../../model/plans.ts';
import { requireOwnScreen } from '../../references/require-unused.ts';
import type { LeaveTo } from '../leave-site.ts';
import { lockEntry } from '../lock-entry.ts';
import { parseMoment } from '../publication.ts';
import { checkAndTellSite, recordAct, setColumns } from '../write-entry.ts';

/** When an entry leaves the site by itself, and what it then becomes. */
export interface LeavingInput {
  /** ISO 8601 with its offset from UTC, in the future. */
  leaveAt: string;
  leaveTo: LeaveTo;
}

/**
 * Plans when an entry that is on the site, or will be by its own plan, goes off it or into the archive by itself; an
 * earlier such plan is replaced. The version stays: no text changes. Throws 'invalid' with a message for `leaveAt`,
 * 'forbidden', 'not-found', or 'conflict' where it never may leave, is not to be on the site, or has no archive.
 */
export async function planLeaving<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  { leaveAt, leaveTo }: LeavingInput,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  requireRemovable(type);
  if (leaveTo === 'archived') requireArchive(type);
  const leave_at = parseMoment('leaveAt', leaveAt, acting.now);
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id);
    const isArchivedTwice = before.state === 'archived' && leaveTo === 'archived';
    if ((before.state === 'draft' && !before.publish_at) || isArchivedTwice) throw notOnSite();
    requireOwnScreen(type, before);
    if (before.publish_at && leave_at <= before.publish_at) throw beforePublication();
    const columns = { leave_at, leave_to: leaveTo, leave_by: acting.by.email };
    const after = await setColumns(tx, before, columns);
    await recordAct(tx, 'leave-planned', after, acting);
    await checkAndTellSite(tx, before, after, acting);
    return toStaffEntry(type, after);
  });
}

/** Cancels that plan: the entry stays where it is. Throws 'forbidden' or 'not-found'. */
export async function cancelLeaving<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id);
    if (before.leave_at === null) return toStaffEntry(type, before);
    const after = await setColumns(tx, before, NOT_LEAVING);
    await recordAct(tx, 'leave-cancelled', after, acting);
    await checkAndTellSite(tx, before, after, acting);
    return toStaffEntry(type, after);
  });
}

function beforePublication() {
  return invalid({
    leaveAt: {
      el: 'Ως τότε δεν θα έχει δημοσιευτεί ακόμη. Διαλέξτε στιγμή μετά την προγραμματισμένη δημοσίευση.',
      en: 'By then it will not be published yet. Choose a moment after its planned publication.',
    },
  });
}
