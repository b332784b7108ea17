import type { Db } from '../../../database/connect.ts';
import { inTransaction, lockName } from '../../../database/transaction.ts';
import { requireMayPublish } from '../../accounts/may-publish.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { DomainError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { lockMembers, lockSet } from './lock-set.ts';
import { endPlanOfEntry } from './plan-entry.ts';
import { readSetName, SET_SUBJECT } from './publishing-set.ts';
import { MOST_OPEN_SETS } from './set-limits.ts';

/** Makes an empty set and gives its id. Throws 'invalid', or 'conflict' where too many are open. */
export async function createSet(db: Db, name: string, acting: Acting): Promise<string> {
  const title = readSetName(name);
  return inTransaction(db, async (tx) => {
    await lockName(tx, 'publishing sets');
    const { count } = await tx
      .selectFrom('publishing_sets')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('state', '=', 'open')
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST_OPEN_SETS) throw tooManySets();
    const id = newId(acting.now);
    await tx
      .insertInto('publishing_sets')
      .values({
        id,
        name: title,
        state: 'open',
        created_at: acting.now.toISOString(),
        created_by: acting.by.email,
        publish_at: null,
        publish_by: null,
        published_at: null,
        published_by: null,
      })
      .execute();
    await recordChange(tx, acting.by, 'created', { type: SET_SUBJECT, id, title }, acting.now);
    return id;
  });
}

/** Gives a set another name. Throws 'invalid' or 'not-found'. */
export async function renameSet(db: Db, id: string, name: string, acting: Acting): Promise<void> {
  const title = readSetName(name);
  await inTransaction(db, async (tx) => {
    const set = await lockSet(tx, id);
    if (set.name === title) return;
    await tx.updateTable('publishing_sets').set({ name: title }).where('id', '=', id).execute();
    const subject = { type: SET_SUBJECT, id, title };
    await recordChange(tx, acting.by, 'changed', subject, acting.now);
  });
}

/**
 * Deletes a set; its entries stay as they are, without a plan. A published one then has no way back. Throws
 * 'not-found', or 'forbidden' where that changes what visitors see, now or later.
 */
export async function deleteSet(db: Db, id: string, acting: Acting): Promise<void> {
  await inTransaction(db, async (tx) => {
    const set = await lockSet(tx, id);
    if (set.state === 'published') await requireMayPublish(tx, acting.by);
    const members = await lockMembers(tx, id);
    await tx.deleteFrom('publishing_sets').where('id', '=', id).execute();
    if (set.publish_at !== null) {
      for (const { entry } of members) await endPlanOfEntry(tx, entry, acting);
    }
    const subject = { type: SET_SUBJECT, id, title: set.name };
    await recordChange(tx, acting.by, 'deleted', subject, acting.now);
  });
}

function tooManySets(): DomainError {
  return new DomainError('conflict', {
    el: `Υπάρχουν ήδη ${MOST_OPEN_SETS} ανοιχτές ομάδες. Δημοσιεύστε ή διαγράψτε πρώτα μία.`,
    en: `There are ${MOST_OPEN_SETS} open sets already. Publish or delete one first.`,
  });
}
