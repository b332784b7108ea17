import type { Kysely } from 'kysely';

/** Records of the audit log that stand for several attempts, and when somebody signed in last (ISO 8601 in UTC). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('audit')
    .addColumn('times', 'integer', (c) => c.notNull().defaultTo(1))
    .execute();
  await db.schema.alterTable('user').addColumn('lastSignedInAt', 'text').execute();
}
