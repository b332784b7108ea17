import type { Kysely } from 'kysely';

/**
 * Links that show the working copy of an entry, or of all entries of a publishing set, to somebody without an account.
 */
export async function createPreviewLinks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preview_links')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('token_hash', 'text', (c) => c.notNull().unique())
    .addColumn('entry_id', 'text', (c) => c.references('entries.id').onDelete('cascade'))
    .addColumn('set_id', 'text', (c) => c.references('publishing_sets.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('created_by', 'text', (c) => c.notNull())
    .addColumn('expires_at', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('preview_links_by_entry')
    .on('preview_links')
    .columns(['entry_id'])
    .execute();
  await db.schema
    .createIndex('preview_links_by_set')
    .on('preview_links')
    .columns(['set_id'])
    .execute();
}
