import { type Db, isSqlite } from '../../../database/connect.ts';
import { inTransaction, type Tx, touchSite } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { keepDocumentWords } from '../../content/references/document-words.ts';
import { describeRows, type Medium } from '../library/medium.ts';
import { changeMedium, lockMedium, recordMediumAct } from './lock-medium.ts';

/** Brings a medium back from the bin, at the address that it had. Throws 'not-found' when it is not in the bin. */
export async function restoreMedium(db: Db, id: string, acting: Acting): Promise<Medium> {
  return inTransaction(db, async (tx) => {
    const before = await lockMedium(tx, id, 'bin');
    const after = await changeMedium(tx, before, { deleted_at: null, deleted_by: null }, acting);
    await recordMediumAct(tx, 'restored', after, acting);
    touchSite(tx);
    const [medium] = await describeRows(tx, [after]);
    return medium as Medium;
  });
}

/**
 * Brings back the media that an entry, which itself is being brought back, uses: it comes back as it was, and what its
 * documents say is searched. While they were in the bin, the words of the entry were made anew without them.
 */
export async function restoreMediaOf(tx: Tx, entryId: string, acting: Acting): Promise<void> {
  const used = await tx
    .selectFrom('media')
    .select(['id', 'deleted_at'])
    .where('id', 'in', (e) =>
      e
        .selectFrom('entry_references')
        .where('entry_id', '=', entryId)
        .where('kind', '=', 'medium')
        .select('target'),
    )
    .orderBy('id')
    // Whoever deletes one of them at this moment waits, and sees the use.
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .execute();
  for (const { id, deleted_at } of used) if (deleted_at) await restoreMedium(tx, id, acting);
  if (used.length > 0) await keepDocumentWords(tx, [entryId]);
}
