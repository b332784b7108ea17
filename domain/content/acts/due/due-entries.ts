import type { Db } from '../../../../database/connect.ts';
import type { EntryTable } from '../../../../database/tables.ts';
import { inTransaction, type Tx } from '../../../../database/transaction.ts';
import { findContentType } from '../../../content-types/all.ts';
import { DomainError } from '../../../errors.ts';
import type { ContentType } from '../../model/content-type.ts';
import { isPlannedInSet, plannedMembers } from '../../sets/planned-sets.ts';
import { lockEntry } from '../lock-entry.ts';

/** What came about by itself at planned moments. */
export interface Due {
  /** How many of them this call carried out. */
  done: number;
  /** The error of one that is due, by its id; it stays due, and the others are carried out. */
  failures: { id: string; error: unknown }[];
  /** The next planned moment after now. */
  next: Date | undefined;
}

/** Carries out, on one locked entry that is due, what was planned for it. */
type CarryOut = (tx: Tx, type: ContentType, before: EntryTable) => Promise<void>;

/**
 * Carries out what is due by a column with a moment, the earliest first; what is published with a set is left to
 * `publishSetsDue`. Any number of processes may call this at
 * once: each locks the row of an entry first, so that each is done and recorded once. Errors of the database before
 * the first entry are thrown.
 */
export async function carryOutDue(
  db: Db,
  column: 'publish_at' | 'leave_at',
  now: Date,
  carryOut: CarryOut,
): Promise<Due> {
  const at = now.toISOString();
  const due = await db
    .selectFrom('entries')
    .select(['id', 'type'])
    .where(column, '<=', at)
    .where('deleted_at', 'is', null)
    .$if(column === 'publish_at', (query) =>
      query.where('id', 'not in', plannedMembers(db).select('publishing_set_entries.entry_id')),
    )
    .orderBy(column)
    .orderBy('id')
    .execute();
  const outcome: Due = { done: 0, failures: [], next: undefined };
  for (const { id, type } of due) {
    try {
      const isDone = await inTransaction(db, async (tx) => {
        const before = await lockDue(tx, typeOf(type), id);
        // Another process was first, or somebody has changed the plan since.
        if (!before?.[column] || before[column] > at) return false;
        if (column === 'publish_at' && (await isPlannedInSet(tx, id))) return false;
        // It could not be published yet: it leaves after that.
        if (column === 'leave_at' && before.state === 'draft') return false;
        await carryOut(tx, typeOf(type), before);
        return true;
      });
      if (isDone) outcome.done++;
    } catch (error) {
      outcome.failures.push({ id, error });
    }
  }
  outcome.next = await nextMoment(db, column, at);
  return outcome;
}

function typeOf(name: string): ContentType {
  const type = findContentType(name);
  if (!type) throw new Error(`There is no content type '${name}'.`);
  return type;
}

/** The entry, or undefined where it was deleted before it could be locked. */
async function lockDue(tx: Tx, type: ContentType, id: string): Promise<EntryTable | undefined> {
  try {
    return await lockEntry(tx, type, id);
  } catch (error) {
    if (error instanceof DomainError && error.code === 'not-found') return undefined;
    throw error;
  }
}

async function nextMoment(
  db: Db,
  column: 'publish_at' | 'leave_at',
  at: string,
): Promise<Date | undefined> {
  const later = await db
    .selectFrom('entries')
    .select(column)
    .where(column, '>', at)
    .where('deleted_at', 'is', null)
    .orderBy(column)
    .limit(1)
    .executeTakeFirst();
  const moment = (later as Partial<Pick<EntryTable, typeof column>> | undefined)?.[column];
  return moment ? new Date(moment) : undefined;
}
