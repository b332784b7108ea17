import type { Db } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { recordChange } from '../../audit/record.ts';
import { findContentType } from '../../content-types/all.ts';
import { DomainError } from '../../errors.ts';
import { leaveAddress } from '../addresses/former-addresses.ts';
import type { ContentType } from '../model/content-type.ts';
import { copyColumns, publishCopies, readCopies } from '../model/copies.ts';
import { readLanguages, writeLanguages } from '../model/languages.ts';
import { NO_REVIEW } from '../model/review.ts';
import { keepReferences } from '../references/keep-references.ts';
import { lockEntry } from './lock-entry.ts';
import { NO_PLAN, setColumns, shownLanguages, tellSite } from './write-entry.ts';

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
    const languages = readLanguages(before.publish_languages ?? '');
    const copies = publishCopies(type, readCopies(type, before), languages);
    const after = await setColumns(tx, before, {
      ...copyColumns(type, copies),
      ...NO_PLAN,
      published_at: before.published_at ?? before.publish_at,
      ...NO_REVIEW,
      updated_at: now.toISOString(),
    });
    await leaveAddress(tx, type, before, after);
    await tx
      .updateTable('revisions')
      .set({
        published_at: after.updated_at,
        published_languages: writeLanguages(shownLanguages(after, languages)),
      })
      .where('entry_id', '=', id)
      .where('version', '=', after.version)
      .execute();
    await keepReferences(tx, type, after, now);
    const by = { id: null, email: before.publish_by ?? '' };
    const subject = { type: type.name, id, title: after.title_el };
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
