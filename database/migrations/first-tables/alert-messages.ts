import type { Kysely } from 'kysely';

/** What programs were told of warnings; outlives the warnings themselves. */
export async function createAlertMessages(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('alert_messages')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('entry_id', 'text', (c) => c.notNull())
    .addColumn('number', 'integer', (c) => c.notNull())
    .addColumn('slug', 'text', (c) => c.notNull())
    .addColumn('type', 'text', (c) => c.notNull())
    .addColumn('sent_at', 'text', (c) => c.notNull())
    .addColumn('shown_from', 'text', (c) => c.notNull())
    .addColumn('ends', 'text', (c) => c.notNull())
    .addColumn('data', 'text', (c) => c.notNull())
    .addUniqueConstraint('alert_messages_number', ['entry_id', 'number'])
    .execute();
  for (const column of ['slug', 'sent_at', 'ends']) {
    await db.schema
      .createIndex(`alert_messages_by_${column}`)
      .on('alert_messages')
      .columns([column])
      .execute();
  }
}
