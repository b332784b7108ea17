import type { EntryTable } from '../../../database/tables.ts';
import type { Tx } from '../../../database/transaction.ts';
import type { AuditAction } from '../../audit/actions.ts';
import { leaveAddress } from '../addresses/former-addresses.ts';
import type { ContentType } from '../model/content-type.ts';
import { copyColumns, readCopies, withdrawLanguages } from '../model/copies.ts';
import { NO_PLAN, NOT_LEAVING } from '../model/plans.ts';
import { keepReferences } from '../references/keep-references.ts';
import { changeEntry, keepRevision, recordAct, type Signed } from './write-entry.ts';

/** What becomes of an entry that is over: a draft that staff alone see, or an archived one at its address. */
export type LeaveTo = NonNullable<EntryTable['leave_to']>;

interface Leaving {
  to: LeaveTo;
  /** How the audit log names it. */
  action: AuditAction;
  /** What stays planned; nothing, if omitted. */
  plan?: Partial<EntryTable>;
}

/**
 * Takes a locked entry off the site, or archives it, and ends its plans. Returns the entry after that; the site has
 * to be told of it.
 */
export async function leaveSite(
  tx: Tx,
  type: ContentType,
  before: EntryTable,
  { to, action, plan = NO_PLAN }: Leaving,
  acting: Signed,
): Promise<EntryTable> {
  const ended = { ...NOT_LEAVING, ...plan, recheck_on: null };
  const columns: Partial<EntryTable> =
    to === 'archived'
      ? { state: to, archived_at: before.archived_at ?? acting.now.toISOString() }
      : {
          ...copyColumns(type, withdrawLanguages(type, readCopies(type, before), undefined)),
          archived_at: null,
        };
  const after = await changeEntry(tx, before, { ...columns, ...ended }, acting);
  // It may get another address before it is public again.
  await leaveAddress(tx, type, before, after);
  await keepReferences(tx, type, after, acting.now);
  await keepRevision(tx, after, acting);
  await recordAct(tx, action, after, acting);
  return after;
}
