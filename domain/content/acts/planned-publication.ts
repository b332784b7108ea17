import type { Db } from '../../../database/connect.ts';
import type { Acting } from '../../acting.ts';
import { recordChange } from '../../audit/record.ts';
import { findContentType } from '../../content-types/all.ts';
import { leaveAddress } from '../addresses/former-addresses.ts';
import type { ContentType } from '../model/content-type.ts';
import { type StaffEntry, toStaffEntry } from '../model/entry.ts';
import { promotedColumns } from '../model/promoted-columns.ts';
import { changeRow, getRow, requireMayEdit } from './entry-rows.ts';

/** Ends what was planned for an entry; what the public sees and the working copy stay. Throws 'not-found'. */
export async function cancelPlan<T extends ContentType>(
  db: Db,
  type: T,
  id: string,
  acting: Acting,
): Promise<StaffEntry<T>> {
  requireMayEdit(type, acting.by);
  return db.transaction().execute(async (tx) => {
    const stored = await getRow(tx, type, id);
    if (stored.publish_at === null) return toStaffEntry(type, stored);
    const row = await changeRow(tx, stored, { publish_at: null, publish_by: null }, acting);
    return toStaffEntry(type, row);
  });
}

export interface PublishedByPlan {
  /** How many entries this call has made public. */
  published: number;
  /** What went wrong with an entry that is due; it stays due, and the others come about. */
  failures: { id: string; error: unknown }[];
  /** The next moment that is planned, after `now`. */
  next: Date | undefined;
}

/**
 * Makes public what is due. Any number of processes may ask at once: the row of an entry decides, so that
 * each is published and written down once. Throws what the database throws before an entry is reached.
 */
export async function publishDue(db: Db, now: Date): Promise<PublishedByPlan> {
  const at = now.toISOString();
  const due = await db
    .selectFrom('entries')
    .select('id')
    .where('publish_at', '<=', at)
    .where('deleted_at', 'is', null)
    .orderBy('publish_at')
    .orderBy('id')
    .execute();
  let published = 0;
  const failures: PublishedByPlan['failures'] = [];
  for (const { id } of due) {
    try {
      if (await publishPlanned(db, id, now)) published++;
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

/** Whether this call made the entry public, rather than another process or nobody. */
async function publishPlanned(db: Db, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('entries')
      .selectAll()
      .where('id', '=', id)
      .where('publish_at', '<=', now.toISOString())
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (!row) return false;
    const type = findContentType(row.type) as ContentType | undefined;
    if (!type) throw new Error(`There is no content type '${row.type}'.`);
    const promoted = promotedColumns(type, JSON.parse(row.working));
    const result = await tx
      .updateTable('entries')
      .set({
        state: 'published',
        published: row.working,
        published_at: row.published_at ?? row.publish_at,
        publish_at: null,
        publish_by: null,
        updated_at: now.toISOString(),
        ...promoted,
      })
      .where('id', '=', id)
      // The working copy is the one that was read, and the plan still stands.
      .where('version', '=', row.version)
      .where('publish_at', '=', row.publish_at)
      .executeTakeFirst();
    if (result.numUpdatedRows === 0n) return false;
    await leaveAddress(tx, type, row, { slug: row.slug, published: row.working });
    await recordChange(
      tx,
      { id: null, email: row.publish_by ?? '' },
      'published',
      { type: type.name, id, title: promoted.title_el },
      now,
    );
    return true;
  });
}
