import type { Kysely } from 'kysely';

/** Where staff lead visitors from addresses at which there is nothing, and which of those were asked for. */
export async function createRedirectTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('redirects')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('path', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'text')
    .addColumn('target', 'text', (c) => c.notNull())
    .addColumn('status', 'integer', (c) => c.notNull())
    .addColumn('note', 'text', (c) => c.notNull())
    .addColumn('search_text', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text')
    .addUniqueConstraint('redirects_from', ['path', 'query'])
    .execute();
  await db.schema
    .createTable('missed_addresses')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('times', 'integer', (c) => c.notNull())
    .addColumn('first_on', 'text', (c) => c.notNull())
    .addColumn('last_on', 'text', (c) => c.notNull())
    .addColumn('linked_from', 'text', (c) => c.notNull())
    .addColumn('is_ignored', 'integer', (c) => c.notNull())
    .execute();
}
