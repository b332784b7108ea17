import type { ColumnDataType, Kysely } from 'kysely';
import type { DatabaseKind } from '../connect.ts';

/** Sign-in with a code of an authenticator app (RFC 6238); columns are named by better-auth. */
export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const moment: ColumnDataType = kind === 'postgres' ? 'timestamptz' : 'text';
  const truth: ColumnDataType = kind === 'postgres' ? 'boolean' : 'integer';
  await db.schema.alterTable('user').addColumn('twoFactorEnabled', truth).execute();
  await db.schema
    .createTable('twoFactor')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('userId', 'text', (c) =>
      c.notNull().unique().references('user.id').onDelete('cascade'),
    )
    .addColumn('secret', 'text', (c) => c.notNull())
    .addColumn('backupCodes', 'text', (c) => c.notNull())
    .addColumn('verified', truth)
    .addColumn('failedVerificationCount', 'integer')
    .addColumn('lockedUntil', moment)
    .execute();
}
