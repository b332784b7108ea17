import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Due } from '../acts/due/due-entries.ts';
import { tellSite } from '../acts/write-entry.ts';
import { lockMembers, lockSet } from './lock-set.ts';
import { publishMembers } from './publish-set.ts';
import { requireReady } from './readiness.ts';

/**
 * Publishes the sets that are due, each whole or not at all, the earliest first. Any number of processes may call this
 * at once: each locks the row of a set first, so that each is published and recorded once. One that cannot be stays
 * due; the first screen of staff names it. The next moment is that of its entries.
 */
export async function publishSetsDue(db: Db, now: Date): Promise<Omit<Due, 'next'>> {
  const at = now.toISOString();
  const due = await db
    .selectFrom('publishing_sets')
    .select('id')
    .where('publish_at', '<=', at)
    .orderBy('publish_at')
    .orderBy('id')
    .execute();
  const outcome: Omit<Due, 'next'> = { done: 0, failures: [] };
  for (const { id } of due) {
    try {
      if (await publishDue(db, id, now)) outcome.done++;
    } catch (error) {
      outcome.failures.push({ id, error });
    }
  }
  return outcome;
}

async function publishDue(db: Db, id: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const set = await lockSet(tx, id);
    // Another process was first, or somebody has changed the plan since.
    if (set.publish_at === null || set.publish_at > now.toISOString()) return false;
    const members = await lockMembers(tx, id);
    const ready = await requireReady(tx, members, null);
    const signed = { by: { id: null, email: set.publish_by ?? '' }, now };
    await publishMembers(tx, { set, ready }, signed, async (before, after) =>
      // Whoever planned it was allowed to publish.
      tellSite(tx, before, after, now),
    );
    return true;
  });
}
