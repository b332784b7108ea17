import type { Kysely } from 'kysely';

/**
 * A password that an administrator gave is for the first sign-in alone, until the moment in
 * `firstPasswordExpiresAt` (ISO 8601 in UTC, in both databases). Accounts from before keep theirs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('user').addColumn('firstPasswordExpiresAt', 'text').execute();
}
