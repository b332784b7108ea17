import { isSqlite } from '../../../database/connect.ts';
import type { MediaTable } from '../../../database/tables.ts';
import type { Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import type { AuditAction } from '../../audit/actions.ts';
import { recordChange } from '../../audit/record.ts';
import { DomainError } from '../../errors.ts';
import { type Medium, mediumNotFound } from '../library/medium.ts';
import { renditionFolder } from '../pictures/renditions.ts';
import { keepFile } from '../store/loose-files.ts';

/**
 * A medium as stored. Nobody else changes it, and no entry that uses it is saved, until the end of this transaction.
 * Throws 'not-found' when `place` has no such medium.
 */
export async function lockMedium(
  tx: Tx,
  id: string,
  place: 'living' | 'bin' = 'living',
): Promise<MediaTable> {
  const row = await tx
    .selectFrom('media')
    .selectAll()
    .where('id', '=', id)
    .where('deleted_at', place === 'living' ? 'is' : 'is not', null)
    .$if(!isSqlite(tx), (query) => query.forUpdate())
    .executeTakeFirst();
  if (!row) throw mediumNotFound();
  return row;
}

/** Writes the named columns of a locked medium as its next version. Returns the medium after that. */
export async function changeMedium(
  tx: Tx,
  before: MediaTable,
  columns: Partial<MediaTable>,
  acting: Acting,
): Promise<MediaTable> {
  const changes = {
    ...columns,
    version: before.version + 1,
    updated_at: acting.now.toISOString(),
    updated_by: acting.by.email,
  };
  if (columns.address_digest !== undefined) {
    // An address that it had before: what was made for it is needed again.
    await keepFile(tx, `${renditionFolder(before.id)}${columns.address_digest}/`);
  }
  await tx.updateTable('media').set(changes).where('id', '=', before.id).execute();
  return { ...before, ...changes };
}

/** Records who did what to a medium. */
export function recordMediumAct(
  tx: Tx,
  action: AuditAction,
  medium: MediaTable,
  acting: Acting,
): Promise<void> {
  const title = medium.alt_el || medium.file_name;
  return recordChange(tx, acting.by, action, { type: 'media', id: medium.id, title }, acting.now);
}

/** The error when somebody else has changed media since, with what is stored now. */
export function changedMeanwhile(media: readonly Medium[]): DomainError {
  return new DomainError(
    'conflict',
    {
      el: 'Κάποιος άλλος άλλαξε στο μεταξύ τα στοιχεία του αρχείου.',
      en: 'Somebody else has changed the details of the file in the meantime.',
    },
    { details: { media } },
  );
}
