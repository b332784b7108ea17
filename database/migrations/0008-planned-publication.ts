import { type Kysely, sql } from 'kysely';

/**
 * A working copy may become public by itself: `publish_at` says when, `publish_by` who decided so. Few
 * entries ever wait, so the index that is asked after every change is of those alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('entries').addColumn('publish_at', 'text').execute();
  await db.schema.alterTable('entries').addColumn('publish_by', 'text').execute();
  await sql`create index entries_planned on entries (publish_at, id)
    where publish_at is not null`.execute(db);
}
