import { type Kysely, sql } from 'kysely';

/** Entries that become public together, and what the public saw of each before. */
export async function createPublishingSets(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('publishing_sets')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('publish_at', 'text')
    .addColumn('publish_by', 'text')
    .addColumn('published_at', 'text')
    .addColumn('published_by', 'text')
    .execute();
  // Few sets ever wait for their moment, and this query runs after every change.
  await sql`create index publishing_sets_planned on publishing_sets (publish_at, id)
    where publish_at is not null`.execute(db);

  await db.schema
    .createTable('publishing_set_entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('set_id', 'text', (c) =>
      c.notNull().references('publishing_sets.id').onDelete('cascade'),
    )
    .addColumn('entry_id', 'text', (c) => c.notNull().references('entries.id').onDelete('cascade'))
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('is_open', 'integer', (c) => c.notNull())
    .addColumn('languages', 'text')
    .addColumn('added_at', 'text', (c) => c.notNull())
    .addColumn('added_by', 'text', (c) => c.notNull())
    .addColumn('became_version', 'integer')
    .addColumn('became_languages', 'text')
    .addColumn('was_state', 'text')
    .addColumn('was_published', 'text')
    .addColumn('was_languages', 'text')
    .addColumn('was_english_from', 'text')
    .addColumn('was_published_at', 'text')
    .addColumn('was_checked_at', 'text')
    .addColumn('was_checked_by', 'text')
    .addColumn('was_recheck_on', 'text')
    .addUniqueConstraint('publishing_set_entries_once', ['set_id', 'entry_id'])
    .execute();
  // Two open sets would promise two moments for one entry.
  await sql`create unique index publishing_set_entries_open on publishing_set_entries (entry_id)
    where is_open = 1`.execute(db);
  await db.schema
    .createIndex('publishing_set_entries_by_entry')
    .on('publishing_set_entries')
    .columns(['entry_id'])
    .execute();
}
