import type { Db } from '../../../database/connect.ts';
import type { EntryTable } from '../../../database/tables.ts';
import type { Tx } from '../../../database/transaction.ts';
import { DomainError } from '../../errors.ts';

/** The entries of sets that wait for their moment, with that moment: each becomes public with the others of its set. */
export function plannedMembers(db: Db) {
  return db
    .selectFrom('publishing_set_entries')
    .innerJoin('publishing_sets', 'publishing_sets.id', 'publishing_set_entries.set_id')
    .where('publishing_set_entries.is_open', '=', 1)
    .where('publishing_sets.publish_at', 'is not', null);
}

/** Whether an entry becomes public with a set; ask in the transaction that has locked the entry. */
export async function isPlannedInSet(tx: Tx, entryId: string): Promise<boolean> {
  const row = await plannedMembers(tx)
    .select('publishing_sets.id')
    .where('publishing_set_entries.entry_id', '=', entryId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Where somebody has chosen other languages for the plan of an entry that becomes public with a set, the set publishes
 * it in those. Call it in the transaction that has locked the entry.
 */
export async function keepLanguagesInSet(
  tx: Tx,
  before: EntryTable,
  after: EntryTable,
): Promise<void> {
  const isChosen = before.publish_languages !== after.publish_languages;
  if (!isChosen || after.publish_at === null || !(await isPlannedInSet(tx, after.id))) return;
  await tx
    .updateTable('publishing_set_entries')
    .set({ languages: after.publish_languages })
    .where('entry_id', '=', after.id)
    .where('is_open', '=', 1)
    .execute();
}

/**
 * Refuses an act that would give an entry another moment than the planned set in which it stands: the set is whole or
 * not at all. Throws 'conflict', which names the set.
 */
export async function requireMomentOfSet(
  tx: Tx,
  before: EntryTable | undefined,
  after: EntryTable,
): Promise<void> {
  if (!before || before.publish_at === after.publish_at) return;
  const set = await plannedMembers(tx)
    .select(['publishing_sets.id', 'publishing_sets.name', 'publishing_sets.publish_at'])
    .where('publishing_set_entries.entry_id', '=', after.id)
    .executeTakeFirst();
  if (!set || set.publish_at === after.publish_at) return;
  throw new DomainError(
    'conflict',
    {
      el: `Δημοσιεύεται μαζί με άλλες εγγραφές, στην ομάδα δημοσίευσης «${set.name}». Αλλάξτε την ώρα στην ομάδα ή αφαιρέστε πρώτα την εγγραφή από αυτήν.`,
      en: `It is published together with others, in the publishing set ‘${set.name}’. Change the time of the set, or take the entry out of it first.`,
    },
    { details: { set: { id: set.id, name: set.name } } },
  );
}
