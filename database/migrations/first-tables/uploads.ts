import type { Kysely } from 'kysely';

/** Files that arrive in pieces, and which files the library has taken already. Made after `media`. */
export async function createUploadTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('account_id', 'text', (c) => c.notNull())
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('accept', 'text', (c) => c.notNull())
    .addColumn('size_bytes', 'integer', (c) => c.notNull())
    .addColumn('digest', 'text', (c) => c.notNull())
    .addColumn('received_bytes', 'integer', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('uploads_by_account').on('uploads').columns(['account_id']).execute();

  // The key is what makes one medium of two that arrive at once.
  await db.schema
    .createTable('sent_files')
    .addColumn('digest', 'text', (c) => c.primaryKey())
    .addColumn('medium_id', 'text', (c) => c.notNull().references('media.id').onDelete('cascade'))
    .addColumn('stored_digest', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('sent_files_by_medium')
    .on('sent_files')
    .columns(['medium_id'])
    .execute();
}
