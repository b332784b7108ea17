import type { EntryTable } from '../../../database/tables.ts';
import type { Tx } from '../../../database/transaction.ts';
import type { AuditAction } from '../../audit/actions.ts';
import type { Lang } from '../../text/bilingual.ts';
import { leaveAddress } from '../addresses/former-addresses.ts';
import type { ContentType } from '../model/content-type.ts';
import { readCopies } from '../model/copies.ts';
import { writeLanguages } from '../model/languages/languages.ts';
import { keepReferences } from '../references/keep-references.ts';
import { publishedColumns } from './published-columns.ts';
import { recordAct, type Signed, setColumns, shownLanguages } from './write-entry.ts';

interface PublishedWorking {
  languages: readonly Lang[];
  /** The moment of its first publication, if this is the first. */
  firstAt: string;
  signed: Signed;
  /** How the audit log names it. */
  action?: AuditAction;
}

/**
 * Makes the working copy of a locked entry public as it is stored, in those languages, and ends its plan. No text
 * changes: version and author stay, so that a form that was opened before is saved without a conflict (decision 9), and
 * the revision that is there says that it is public. Returns the entry after that; the site has to be told of it.
 */
export async function publishWorking(
  tx: Tx,
  type: ContentType,
  before: EntryTable,
  { languages, firstAt, signed, action = 'published' }: PublishedWorking,
): Promise<EntryTable> {
  const columns = publishedColumns(type, before, readCopies(type, before), {
    languages,
    firstAt,
    signed,
  });
  const after = await setColumns(tx, before, { ...columns, updated_at: signed.now.toISOString() });
  await leaveAddress(tx, type, before, after);
  await tx
    .updateTable('revisions')
    .set({
      published_at: after.updated_at,
      published_languages: writeLanguages(shownLanguages(after, languages)),
    })
    .where('entry_id', '=', before.id)
    .where('version', '=', after.version)
    .execute();
  await keepReferences(tx, type, after, signed.now);
  await recordAct(tx, action, after, signed);
  return after;
}
