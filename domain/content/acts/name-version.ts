import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { invalid } from '../../errors.ts';
import { cleanText, withoutLineEnds } from '../../text/clean-text.ts';
import { sayTooLong } from '../../text/validation-texts.ts';
import type { ContentType } from '../model/content-type.ts';
import { requireMayEdit } from '../model/entry-refusals.ts';
import { MAX_VERSION_NAME_LENGTH } from '../model/version-name.ts';
import { versionNotFound } from '../reading/history.ts';
import { lockEntry } from './lock-entry.ts';
import { recordAct } from './write-entry.ts';

/**
 * Gives a version of an entry a name by which it is found again; '' takes the name away. Throws 'invalid' with
 * a message for `name`, 'forbidden', or 'not-found' for the entry or the version.
 */
export async function nameVersion(
  db: Db,
  type: ContentType,
  id: string,
  { version, name }: { version: number; name: string },
  acting: Acting,
): Promise<void> {
  requireMayEdit(type, acting.by);
  const clean = withoutLineEnds(cleanText(name));
  if (clean.length > MAX_VERSION_NAME_LENGTH) {
    throw invalid({ name: sayTooLong(MAX_VERSION_NAME_LENGTH) });
  }
  await inTransaction(db, async (tx) => {
    const entry = await lockEntry(tx, type, id);
    const { numUpdatedRows } = await tx
      .updateTable('revisions')
      .set({ name: clean })
      .where('entry_id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw versionNotFound();
    await recordAct(tx, 'version-named', entry, acting);
  });
}
