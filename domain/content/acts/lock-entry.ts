import { isSqlite } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import type { Tx } from '../../../database/transaction.ts';
import { DomainError } from '../../errors.ts';
import type { ContentType } from '../model/content-type.ts';
import { toStaffEntry } from '../model/entry.ts';
import { entryNotFound } from '../model/entry-refusals.ts';
import { findTextChange } from '../reading/text-change.ts';

/**
 * The entry as stored. Nobody else changes it until the end of this transaction, so what an act has read stays true
 * until it has written. Throws 'not-found' when `place` has no such entry.
 */
export async function lockEntry(
  tx: Tx,
  type: ContentType,
  id: string,
  place: 'living' | 'bin' = 'living',
): Promise<EntryTable> {
  const row = await tx
    .selectFrom('entries')
    .selectAll()
    .where('id', '=', id)
    .where('type', '=', type.name)
    .where('deleted_at', place === 'living' ? 'is' : 'is not', null)
    // On SQLite, writing transactions run one after another.
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw entryNotFound();
  return row;
}

/**
 * Refuses a save that began from an older version, with 'conflict', the stored entry, and who has changed its text
 * since, so that nothing is lost.
 */
export async function requireVersion(
  tx: Tx,
  type: ContentType,
  stored: EntryTable,
  version: number | undefined,
): Promise<void> {
  if (version === undefined || version === stored.version) return;
  const change = await findTextChange(tx, stored.id);
  const textChange = change && change.version > version ? { at: change.at, by: change.by } : null;
  throw new DomainError(
    'conflict',
    {
      el: 'Κάποιος άλλος αποθήκευσε αυτή την εγγραφή στο μεταξύ.',
      en: 'Somebody else has saved this entry in the meantime.',
    },
    { details: { current: toStaffEntry(type, stored), textChange } },
  );
}
