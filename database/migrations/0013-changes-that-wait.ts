import { type Kysely, sql } from 'kysely';

/**
 * An index of whether an entry has changes that the public does not see. It has those without, too: PostgreSQL
 * keeps count of what an index is made of, and so knows how few entries have some. Without that it expects
 * nearly all to have some, and compares every copy of every entry.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index entries_unpublished`.execute(db);
  await sql`create index entries_with_changes
    on entries ((case when published = working then 0 else 1 end), id)
    where deleted_at is null`.execute(db);
}
