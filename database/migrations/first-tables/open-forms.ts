import type { Kysely } from 'kysely';

/** What staff have typed into forms and not saved, and who has which form open. */
export async function createOpenFormTables(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('kept_copies')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'text')
    .addColumn('base_version', 'integer')
    .addColumn('title', 'text', (c) => c.notNull())
    .addColumn('data', 'text')
    .addColumn('sequence', 'integer', (c) => c.notNull())
    .addColumn('kept_at', 'text', (c) => c.notNull())
    .addColumn('device', 'text', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('kept_copies_by_user')
    .on('kept_copies')
    .columns(['user_id', 'kept_at'])
    .execute();

  await db.schema
    .createTable('presence')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('user_id', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .addColumn('since', 'text', (c) => c.notNull())
    .addColumn('seen_at', 'text', (c) => c.notNull())
    .addColumn('is_open', 'integer', (c) => c.notNull())
    .addColumn('sign', 'integer', (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('presence_by_entry')
    .on('presence')
    .columns(['type', 'entry_id'])
    .execute();
}
