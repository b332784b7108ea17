import { type Kysely, sql } from 'kysely';

/** The media library, what its files were before, what its documents say, and bytes that nothing names. */
export async function createMediaTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('media')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('mime_type', 'text', (c) => c.notNull())
    .addColumn('storage_key', 'text', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('address_digest', 'text', (c) => c.notNull())
    .addColumn('made_digest', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'integer', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('alt_el', 'text', (c) => c.notNull())
    .addColumn('alt_en', 'text', (c) => c.notNull())
    .addColumn('is_decorative', 'integer', (c) => c.notNull())
    .addColumn('credit_el', 'text', (c) => c.notNull())
    .addColumn('credit_en', 'text', (c) => c.notNull())
    .addColumn('licence', 'text', (c) => c.notNull())
    .addColumn('licence_note', 'text', (c) => c.notNull())
    .addColumn('tags', 'text', (c) => c.notNull())
    .addColumn('focus_x', 'integer', (c) => c.notNull())
    .addColumn('focus_y', 'integer', (c) => c.notNull())
    .addColumn('crop', 'text', (c) => c.notNull())
    .addColumn('is_sample', 'integer', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text')
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .addColumn('deleted_at', 'text')
    .addColumn('deleted_by', 'text')
    .execute();
  await sql`create index media_by_age on media (created_at, id)
    where deleted_at is null`.execute(db);
  await sql`create index media_in_bin on media (deleted_at, id)
    where deleted_at is not null`.execute(db);

  await db.schema
    .createTable('earlier_files')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('medium_id', 'text', (c) => c.notNull().references('media.id').onDelete('cascade'))
    .addColumn('address_digest', 'text', (c) => c.notNull())
    .addColumn('storage_key', 'text')
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('mime_type', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'integer', (c) => c.notNull())
    .addColumn('width', 'integer', (c) => c.notNull())
    .addColumn('height', 'integer', (c) => c.notNull())
    .addColumn('crop', 'text', (c) => c.notNull())
    .addColumn('replaced_at', 'text', (c) => c.notNull())
    .addColumn('replaced_by', 'text')
    .execute();
  await db.schema
    .createIndex('earlier_files_by_medium')
    .on('earlier_files')
    .columns(['medium_id', 'address_digest'])
    .execute();

  await db.schema
    .createTable('document_facts')
    .addColumn('medium_id', 'text', (c) =>
      c.primaryKey().references('media.id').onDelete('cascade'),
    )
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('pages', 'integer', (c) => c.notNull())
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('language', 'text', (c) => c.notNull())
    .addColumn('is_tagged', 'integer', (c) => c.notNull())
    .addColumn('is_scanned', 'integer', (c) => c.notNull())
    .addColumn('personal_data', 'text', (c) => c.notNull())
    .addColumn('read_at', 'text', (c) => c.notNull())
    // Last, so that SQLite need not pass over it to read the others.
    .addColumn('text', 'text', (c) => c.notNull())
    .execute();
  await sql`create index document_facts_unexplained on document_facts (medium_id)
    where personal_data = 'found'`.execute(db);

  await db.schema
    .createTable('loose_files')
    .addColumn('key', 'text', (c) => c.primaryKey())
    .addColumn('delete_after', 'text', (c) => c.notNull())
    .execute();
}
