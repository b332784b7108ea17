import type { Db } from '../../../database/connect.ts';
import { inTransaction, lockName } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import type { ContentType } from '../model/content-type.ts';
import { requireMayEdit, requireRemovable } from '../model/entry-refusals.ts';
import { NO_PLAN, NOT_LEAVING } from '../model/plans.ts';
import { requireUnnamed, requireUnreferred, requireUnused } from '../references/require-unused.ts';
import { requireMomentOfSet } from '../sets/planned-sets.ts';
import { leadingTo } from '../texts/settle-links.ts';
import { lockEntry } from './lock-entry.ts';
import { checkAndTellSite, recordAct, setColumns } from './write-entry.ts';

/**
 * Moves an entry to the bin, from where `restoreEntry` brings it back without its plans. Throws
 * 'forbidden', 'not-found', or 'conflict' when the site, a text or a field leads to it or needs it.
 */
export async function deleteEntry(
  db: Db,
  type: ContentType,
  id: string,
  acting: Acting,
): Promise<void> {
  requireMayEdit(type, acting.by);
  requireRemovable(type);
  await inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id);
    await lockName(tx, leadingTo(id));
    // Before anything is written: who removes many entries goes on without this one.
    await requireMomentOfSet(tx, before, { ...before, ...NO_PLAN });
    await requireUnused(tx, type, before);
    await requireUnnamed(tx, before);
    await requireUnreferred(tx, before);
    const columns = {
      deleted_at: acting.now.toISOString(),
      updated_by: acting.by.email,
      ...NO_PLAN,
      ...NOT_LEAVING,
    };
    const after = await setColumns(tx, before, columns);
    // They stay ended when the entry comes back.
    await tx.deleteFrom('preview_links').where('entry_id', '=', id).execute();
    await recordAct(tx, 'deleted', after, acting);
    await checkAndTellSite(tx, before, after, acting);
  });
}
