import type { Kysely } from 'kysely';

/** Where the public found entries before: who has an old link is led to the new address. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('former_addresses')
    .addColumn('path', 'text', (c) => c.primaryKey())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .execute();
}
