import type { EntryTable } from '../../../database/tables.ts';
import type { Tx } from '../../../database/transaction.ts';
import type { AuditAction } from '../../audit/actions.ts';
import type { ContentType } from '../model/content-type.ts';
import { promotedColumns } from '../model/promoted-columns.ts';
import { readStored } from '../model/stored-data.ts';
import { keepReferences } from '../references/keep-references.ts';
import { changeEntry, keepRevision, recordAct, type Signed } from './write-entry.ts';

/** What becomes of an entry that is over: a draft that staff alone see, or an archived one at its address. */
export type LeaveTo = NonNullable<EntryTable['leave_to']>;

/** The columns of an entry that no longer leaves by itself. */
export const NOT_LEAVING = { leave_at: null, leave_to: null, leave_by: null } as const;

/** The columns of an entry for which nothing is planned. */
export const NOT_PLANNED = { publish_at: null, publish_by: null, ...NOT_LEAVING } as const;

/**
 * Takes a locked entry off the site, or archives it, and ends its plans. Returns the entry after that; the site has
 * to be told of it.
 */
export async function leaveSite(
  tx: Tx,
  type: ContentType,
  before: EntryTable,
  { to, action }: { to: LeaveTo; action: AuditAction },
  acting: Signed,
): Promise<EntryTable> {
  const columns =
    to === 'archived'
      ? { state: to, archived_at: before.archived_at ?? acting.now.toISOString() }
      : {
          state: to,
          published: null,
          archived_at: null,
          ...promotedColumns(type, readStored(type, before.working)),
        };
  const after = await changeEntry(
    tx,
    before,
    { ...columns, ...NOT_PLANNED, recheck_on: null },
    acting,
  );
  await keepReferences(tx, type, after, acting.now);
  await keepRevision(tx, after, acting);
  await recordAct(tx, action, after, acting);
  return after;
}
