import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import { inTransaction, type Tx } from '../../../database/transaction.ts';
import type { Acting } from '../../acting.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { endCopies } from '../../open-forms/end-copies.ts';
import { claimSlug } from '../addresses/claim-slug.ts';
import type { ContentType } from '../model/content-type.ts';
import { copyColumns, newCopies } from '../model/copies.ts';
import { type StaffEntry, toStaffEntry } from '../model/entry.ts';
import { requireMayEdit } from '../model/entry-refusals.ts';
import { withLeftOut } from '../model/fields/left-out.ts';
import { NOT_LEAVING } from '../model/plans.ts';
import { NO_REVIEW } from '../model/review.ts';
import { addOccurrences } from '../occurrences/keep-occurrences.ts';
import { addReferences } from '../references/keep-references.ts';
import { requireTargets } from '../references/require-targets.ts';
import { settleLinks } from '../texts/settle-links.ts';
import { type EntryInput, type ParsedInput, parseData } from './entry-input.ts';
import { type Publication, plannedColumns, readPublication } from './publication.ts';
import { publishedColumns } from './published-columns.ts';
import { handedInColumns } from './review/hand-in.ts';
import { checkAndTellSite, keepRevision, lockList, recordAct } from './write-entry.ts';

/**
 * Creates an entry at the end of its list; {@link EntryInput} says when it becomes public. Throws 'invalid',
 * 'forbidden', or 'conflict' when the slug is taken or the type has exactly one entry.
 */
export async function createEntry<T extends ContentType>(
  db: Db,
  type: T,
  input: EntryInput,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  requireMany(type);
  const publication = readPublication(input, undefined, acting);
  const sent = withLeftOut(type.fields, input.data);
  const parsed = parseData(type, { ...input, data: sent }, publication);
  return inTransaction(db, async (tx) => {
    await lockList(tx, type);
    const data = await settleLinks(tx, type, parsed.data);
    await requireTargets(tx, type, data);
    const slug = await claimSlug(tx, type, input.slug, data);
    const position = await nextPosition(tx, type);
    const row = newRow(type, { slug, position, publication, ...parsed, data }, acting);
    await tx.insertInto('entries').values(row).execute();
    await addReferences(tx, type, [row], acting.now);
    await addOccurrences(tx, type, [row]);
    await keepRevision(tx, row, acting, publication.isNow ? parsed.languages : []);
    await recordAct(tx, 'created', row, acting);
    if (row.publish_at) await recordAct(tx, 'planned', row, acting);
    await endCopies(tx, { type: type.name, entryId: null }, input.kept ?? [], acting);
    if (publication.isHandedIn) await recordAct(tx, 'handed-in', row, acting);
    await checkAndTellSite(tx, undefined, row, acting);
    return toStaffEntry(type, row);
  });
}

function requireMany(type: ContentType): void {
  if (type.singleton) {
    throw new DomainError('conflict', {
      el: 'Υπάρχει ήδη και είναι μοναδικό.',
      en: 'It exists already, and there is only one.',
    });
  }
}

/** After the last entry of its list. */
async function nextPosition(tx: Tx, type: ContentType): Promise<number> {
  const last = await tx
    .selectFrom('entries')
    .where('type', '=', type.name)
    .where('deleted_at', 'is', null)
    .select((e) => e.fn.max('position').as('position'))
    .executeTakeFirst();
  return Number(last?.position ?? 0) + 1;
}

/** The row of an entry that was never stored. */
export function newRow(
  type: ContentType,
  entry: ParsedInput & { slug: string; position: number; publication: Publication },
  acting: Acting,
): EntryTable {
  const { publication, languages } = entry;
  const at = acting.now.toISOString();
  const id = newId(acting.now);
  const unpublished = { id, recheck_months: null, published_at: null, public_since: null };
  const copies = newCopies(entry.data);
  const columns = publication.isNow
    ? publishedColumns(type, unpublished, copies, { languages, firstAt: at, signed: acting })
    : {
        ...copyColumns(type, copies),
        ...plannedColumns(publication, languages),
        ...NO_REVIEW,
        ...(publication.isHandedIn ? handedInColumns(1, acting) : {}),
        checked_at: null,
        checked_by: null,
        recheck_on: null,
      };
  return {
    ...unpublished,
    ...columns,
    ...NOT_LEAVING,
    type: type.name,
    slug: entry.slug,
    position: entry.position,
    version: 1,
    is_sample: 0,
    created_at: at,
    updated_at: at,
    updated_by: acting.by.email,
    document_words: '',
    archived_at: null,
    deleted_at: null,
  };
}
