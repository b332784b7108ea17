import type { Kysely } from 'kysely';

/**
 * Issues of the newsletter, and mailings: one text that goes to many addresses. A letter of a mailing
 * has only its address in the outbox, so that thousands of them stay small.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('newsletter_issues')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('state', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('content', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('updated_at', 'text', (c) => c.notNull())
    .addColumn('updated_by', 'text', (c) => c.notNull())
    .addColumn('recipients', 'integer', (c) => c.notNull())
    .addColumn('sent_at', 'text')
    .addColumn('sent_by', 'text')
    .execute();
  await db.schema
    .createTable('mailings')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('subject', 'text', (c) => c.notNull())
    .addColumn('body_text', 'text', (c) => c.notNull())
    .addColumn('body_html', 'text', (c) => c.notNull())
    .addColumn('created_at', 'text', (c) => c.notNull())
    .addColumn('old_sent', 'integer', (c) => c.notNull())
    .addColumn('old_failed', 'integer', (c) => c.notNull())
    .execute();
  const outbox = db.schema.alterTable('outbox');
  await outbox.addColumn('body_html', 'text', (c) => c.notNull().defaultTo('')).execute();
  await outbox.addColumn('mailing_id', 'text', (c) => c.references('mailings.id')).execute();
  await outbox.addColumn('leave_url', 'text', (c) => c.notNull().defaultTo('')).execute();
  await outbox.addColumn('given_up_at', 'text').execute();
  // Nobody gets a mailing twice, whatever happens; letters of their own have no mailing.
  await db.schema
    .createIndex('outbox_mailing')
    .on('outbox')
    .columns(['mailing_id', 'to_address'])
    .unique()
    .execute();
}
