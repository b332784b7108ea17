import type { Db } from '../../../database/connect.ts';

/** A save that left the text of an entry, or its address, other than it was. */
export interface TextChange {
  version: number;
  /** ISO 8601, UTC. */
  at: string;
  by: string | null;
}

/**
 * The last save that changed the text of an entry. An act such as taking it off the site counts a version, too, and
 * leaves the text as it is: whoever did it has not written what is stored.
 */
export async function findTextChange(db: Db, entryId: string): Promise<TextChange | undefined> {
  return db
    .selectFrom('revisions as after')
    .leftJoin('revisions as before', (join) =>
      join
        .onRef('before.entry_id', '=', 'after.entry_id')
        .on('before.version', '=', (e) => e('after.version', '-', 1)),
    )
    .select(['after.version', 'after.created_at as at', 'after.created_by as by'])
    .where('after.entry_id', '=', entryId)
    .where((e) =>
      e.or([
        e('before.id', 'is', null),
        e('before.data', '!=', e.ref('after.data')),
        e('before.slug', '!=', e.ref('after.slug')),
      ]),
    )
    .orderBy('after.version', 'desc')
    .limit(1)
    .executeTakeFirst();
}
