import { type Kysely, sql } from 'kysely';
import { createMediaTables } from './media.ts';

/**
 * Entries with their revisions and former addresses, media, the audit log, small facts, and the counter of changes.
 */
export async function createContentTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('entries')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('position', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('is_sample', 'integer', (c) => c.notNull())
    .addColumn('working', 'text', (c) => c.notNull())
    .addColumn('published', 'text')
    .addColumn('public_languages', 'text', (c) => c.notNull())
    .addColumn('english_from', 'text', (c) => c.notNull())
    .addColumn('public_english_from', 'text', (c) => c.notNull())
    .addColumn('english', 'text', (c) => c.notNull())
    .addColumn('title_el', 'text', (c) => c.notNull())
    .addColumn('title_en', 'text', (c) => c.notNull())
    .addColumn('sort_date', 'text', (c) => c.notNull())
    .addColumn('category', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('document_words', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .addColumn('published_at', 'text')
    .addColumn('public_since', 'text')
    .addColumn('deleted_at', 'text')
    .addColumn('publish_at', 'text')
    .addColumn('publish_by', 'text')
    .addColumn('leave_at', 'text')
    .addColumn('leave_to', 'text')
    .addColumn('leave_by', 'text')
    .addColumn('archived_at', 'text')
    .addColumn('checked_at', 'text')
    .addColumn('checked_by', 'text')
    .addColumn('recheck_months', 'integer')
    .addColumn('recheck_on', 'text')
    .addColumn('publish_languages', 'text')
    .addColumn('review_state', 'text')
    .addColumn('review_by', 'text')
    .addColumn('review_at', 'text')
    .addColumn('review_version', 'integer')
    .addColumn('review_back_by', 'text')
    .addColumn('review_note', 'text')
    .execute();
  await indexEntries(db);

  await db.schema
    .createTable('revisions')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('entry_id', 'text', (c) => c.notNull().references('entries.id').onDelete('cascade'))
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text')
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('published_at', 'text')
    .addColumn('published_languages', 'text', (c) => c.notNull())
    .addUniqueConstraint('revisions_version', ['entry_id', 'version'])
    .execute();

  await db.schema
    .createTable('entry_references')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('entry_id', 'text', (c) => c.notNull().references('entries.id').onDelete('cascade'))
    .addColumn('copy', 'text', (c) => c.notNull())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('target', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('entry_references_by_entry')
    .on('entry_references')
    .columns(['entry_id'])
    .execute();
  await db.schema
    .createIndex('entry_references_by_target')
    .on('entry_references')
    .columns(['kind', 'target'])
    .execute();

  await db.schema
    .createTable('entry_occurrences')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('entry_id', 'text', (c) => c.notNull().references('entries.id').onDelete('cascade'))
    .addColumn('starts_at', 'text', (c) => c.notNull())
    .addColumn('ends_at', 'text')
    .addColumn('over_from', 'text', (c) => c.notNull())
    .addColumn('last_day', 'text', (c) => c.notNull())
    .execute();
  for (const [name, columns] of [
    ['entry_occurrences_by_entry', ['entry_id', 'starts_at']],
    // What is to come or under way ends after now; what a month shows ends in it or later.
    ['entry_occurrences_by_end', ['over_from', 'entry_id', 'starts_at']],
    ['entry_occurrences_by_last_day', ['last_day', 'starts_at', 'entry_id']],
  ] as const) {
    await db.schema
      .createIndex(name)
      .on('entry_occurrences')
      .columns([...columns])
      .execute();
  }

  await db.schema
    .createTable('former_addresses')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .execute();

  await createMediaTables(db);

  await db.schema
    .createTable('audit')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('at', 'text', (c) => c.notNull())
    .addColumn('user_id', 'text')
    .addColumn('user_email', 'text', (c) => c.notNull())
    .addColumn('action', 'text', (c) => c.notNull())
    .addColumn('subject_type', 'text', (c) => c.notNull())
    .addColumn('subject_id', 'text', (c) => c.notNull())
    .addColumn('subject_title', 'text', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull().defaultTo(''))
    .addColumn('times', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.createIndex('audit_by_time').on('audit').columns(['at']).execute();

  await db.schema
    .createTable('facts')
    .addColumn('name', 'text', (c) => c.primaryKey())
    .addColumn('value', 'text', (c) => c.notNull())
    .execute();

  await db.schema
    .createTable('site_version')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('version', 'bigint', (c) => c.notNull())
    .execute();
  await sql`insert into site_version (id, version) values (1, 0)`.execute(db);
  await db.schema
    .createTable('site_withdrawals')
    .addColumn('version', 'bigint', (c) => c.notNull())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addPrimaryKeyConstraint('site_withdrawals_key', ['version', 'subject'])
    .execute();
}

/**
 * Public lists ask for one state, lists of staff for all; neither asks for entries in the bin. The dashboard counts
 * rows of which there are few or none, so its indexes are small.
 */
async function indexEntries(db: Kysely<unknown>): Promise<void> {
  // A slug names one living entry; an entry in the bin may keep its old slug.
  await sql`create unique index entries_slug on entries (type, slug) where deleted_at is null`.execute(
    db,
  );
  for (const [name, columns] of [
    ['entries_by_date', 'type, state, sort_date, id'],
    ['entries_by_category', 'type, state, category, sort_date, id'],
    ['entries_by_position', 'type, state, position, id'],
    ['entries_living_by_date', 'type, sort_date, id'],
    ['entries_living_by_category', 'type, category, sort_date, id'],
    ['entries_living_by_position', 'type, position, id'],
    // As lists order their titles (domain/content/reading/), and lists of staff English ones.
    ['entries_living_by_title', 'type, substr(search_text, 1, 200), id'],
    ['entries_living_by_english_title', 'type, lower(title_en), id'],
    // Has the slug too, so that looking for a part of one reads no rows.
    ['entries_living_by_update', 'type, updated_at, id, slug'],
    ['entries_by_english', 'english, type, sort_date, id'],
  ] as const) {
    await sql`create index ${sql.id(name)} on entries (${sql.raw(columns)}) where deleted_at is null`.execute(
      db,
    );
  }
  // What staff changed last; nobody changed the first content.
  await sql`create index entries_by_update on entries (updated_at, id)
    where deleted_at is null and updated_by is not null`.execute(db);
  // Has those without changes, too: PostgreSQL keeps count of what an index is made of, and so knows how few
  // entries have some. Without that it expects nearly all to have some, and compares every copy of every entry.
  await sql`create index entries_with_changes
    on entries ((case when published = working then 0 else 1 end), updated_at, id)
    where deleted_at is null`.execute(db);
  await sql`create index entries_samples on entries (type)
    where deleted_at is null and is_sample = 1`.execute(db);
  await sql`create index entries_in_bin on entries (deleted_at, id)
    where deleted_at is not null`.execute(db);
  await sql`create index entries_with_reviewers on entries (review_state, review_at, id)
    where review_state is not null`.execute(db);
  // Few entries ever wait to be published, and this query runs after every change.
  await sql`create index entries_planned on entries (publish_at, id)
    where publish_at is not null`.execute(db);
  await sql`create index entries_leaving on entries (leave_at, id)
    where leave_at is not null`.execute(db);
  await sql`create index entries_to_recheck on entries (recheck_on, type)
    where recheck_on is not null and deleted_at is null`.execute(db);
}
