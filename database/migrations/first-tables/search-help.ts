import type { Kysely } from 'kysely';

/** What staff should know of searches: those that found nothing, and those that must find something and do not. */
export async function createSearchHelpTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('missed_searches')
    .addColumn('words', 'text', (c) => c.primaryKey())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('is_partial', 'integer', (c) => c.notNull())
    .addColumn('times', 'integer', (c) => c.notNull())
    .addColumn('first_on', 'text', (c) => c.notNull())
    .addColumn('last_on', 'text', (c) => c.notNull())
    .addColumn('is_ignored', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createTable('broken_promises')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .addColumn('query', 'text', (c) => c.notNull())
    .addColumn('found', 'text', (c) => c.notNull())
    .addColumn('broken_since', 'text', (c) => c.notNull())
    .execute();
}
