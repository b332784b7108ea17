import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordChange } from '../../audit/record.ts';
import { findContentType } from '../../content-types/all.ts';
import { DomainError } from '../../errors.ts';
import { leaveAddress } from '../addresses/former-addresses.ts';
import type { ContentType } from '../model/content-type.ts';
import { promotedColumns } from '../model/promoted-columns.ts';
import { NO_REVIEW } from '../model/review.ts';
import { readStored } from '../model/stored-data.ts';
import { keepReferences } from '../references/keep-references.ts';
import { lockEntry } from './lock-entry.ts';
import { setColumns, tellSite } from './write-entry.ts';

export interface PublishedByPlan {
  /** How many entries this call has made public. */
  published: number;
  /** The error of an entry that is due; it stays due, and the others are published. */
  failures: { id: string; error: unknown }[];
  /** The next planned moment after `now`. */
  next: Date | undefined;
}

/**
 * Publishes the entries that are due. Any number of processes may call this at once: each locks the row of an entry
 * first, so that each entry is published and recorded once. Errors of the database before the first entry are
 * thrown.
 */
export async function publishDue(db: Db, now: Date): Promise<PublishedByPlan> {
  const at = now.toISOString();
  const due = await db
    .selectFrom('entries')
    .select(['id', 'type'])
    .where('publish_at', '<=', at)
    .where('deleted_at', 'is', null)
    .orderBy('publish_at')
    .orderBy('id')
    .execute();
  let published = 0;
  const failures: PublishedByPlan['failures'] = [];
  for (const { id, type } of due) {
    try {
      if (await publishPlanned(db, type, id, now)) published++;
    } catch (error) {
      failures.push({ id, error });
    }
  }
  const later = await db
    .selectFrom('entries')
    .select('publish_at')
    .where('publish_at', '>', at)
    .where('deleted_at', 'is', null)
    .orderBy('publish_at')
    .limit(1)
    .executeTakeFirst();
  return { published, failures, next: later?.publish_at ? new Date(later.publish_at) : undefined };
}

/** Carries out the planned publication of one entry. Returns whether this call published it. */
async function publishPlanned(db: Db, typeName: string, id: string, now: Date): Promise<boolean> {
  const type = findContentType(typeName) as ContentType | undefined;
  if (!type) throw new Error(`There is no content type '${typeName}'.`);
  return inTransaction(db, async (tx) => {
    const before = await lockEntry(tx, type, id).catch(nothingThere);
    if (!before?.publish_at || before.publish_at > now.toISOString()) return false;
    const promoted = promotedColumns(type, readStored(type, before.working));
    const after = await setColumns(tx, before, {
      state: 'published',
      published: before.working,
      published_at: before.published_at ?? before.publish_at,
      publish_at: null,
      publish_by: null,
      ...NO_REVIEW,
      updated_at: now.toISOString(),
      ...promoted,
    });
    await leaveAddress(tx, type, before, after);
    await tx
      .updateTable('revisions')
      .set({ published_at: after.updated_at })
      .where('entry_id', '=', id)
      .where('version', '=', after.version)
      .execute();
    await keepReferences(tx, type, after, now);
    const by = { id: null, email: before.publish_by ?? '' };
    const subject = { type: type.name, id, title: promoted.title_el };
    await recordChange(tx, by, 'published', subject, now);
    // Whoever planned it was allowed to publish.
    tellSite(tx, before, after);
    return true;
  });
}

/** It was deleted before it could be locked: there is nothing to publish. */
function nothingThere(error: unknown): undefined {
  if (error instanceof DomainError && error.code === 'not-found') return undefined;
  throw error;
}
