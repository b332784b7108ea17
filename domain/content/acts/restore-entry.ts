import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { restoreMediaOf } from '../../media/acts/restore-medium.ts';
import { reclaimSlug } from '../addresses/claim-slug.ts';
import { leaveAddress } from '../addresses/former-addresses.ts';
import type { ContentType } from '../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../model/entry.ts';
import { requireMayEdit } from '../model/entry-refusals.ts';
import { lockEntry } from './lock-entry.ts';
import { checkAndTellSite, recordAct, setColumns } from './write-entry.ts';

/**
 * Brings an entry back from the bin, as public as it was, with what it uses of the media library. Where another entry
 * has taken its slug since, it gets a number behind its own. Throws 'forbidden', or 'not-found' when it is not in the
 * bin.
 */
export async function restoreEntry<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id, 'bin');
    // Before the names of slugs, as a save locks the media that it uses.
    await restoreMediaOf(tx, id, acting);
    const slug = await reclaimSlug(tx, type, before.slug);
    const after = await setColumns(tx, before, { deleted_at: null, slug });
    await leaveAddress(tx, type, before, after);
    await recordAct(tx, 'restored', after, acting);
    await checkAndTellSite(tx, before, after, acting);
    return toStaffEntry(type, after);
  });
}
