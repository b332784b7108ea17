import type { Kysely } from 'kysely';

/** Where the links of public entries lead: the latest state of each. */
export async function createLinkTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('link_checks')
    .addColumn('address', 'text', (c) => c.primaryKey())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('checked_at', 'text', (c) => c.notNull())
    .addColumn('failing_since', 'text')
    .execute();
}
