import type { ColumnDataType, Kysely } from 'kysely';
import type { DatabaseKind } from '../../connect.ts';

/** better-auth's tables, whose columns it names; `kind` decides their types (see tables.ts). */
export async function createAccountTables(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const moment: ColumnDataType = kind === 'postgres' ? 'timestamptz' : 'text';
  const truth: ColumnDataType = kind === 'postgres' ? 'boolean' : 'integer';
  await db.schema
    .createTable('user')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('name', 'text', (c) => c.notNull())
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', truth, (c) => c.notNull())
    .addColumn('image', 'text')
    .addColumn('role', 'text')
    .addColumn('banned', truth)
    .addColumn('banReason', 'text')
    .addColumn('banExpires', moment)
    .addColumn('createdAt', moment, (c) => c.notNull())
    .addColumn('updatedAt', moment, (c) => c.notNull())
    .addColumn('twoFactorEnabled', truth)
    // ISO 8601 in UTC, in both databases.
    .addColumn('firstPasswordExpiresAt', 'text')
    .addColumn('secondFactorLostAt', 'text')
    .addColumn('lastSignedInAt', 'text')
    .addColumn('language', 'text')
    .execute();
  await db.schema
    .createTable('session')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('expiresAt', moment, (c) => c.notNull())
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('createdAt', moment, (c) => c.notNull())
    .addColumn('updatedAt', moment, (c) => c.notNull())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('impersonatedBy', 'text')
    .addColumn('signedInWith', 'text')
    .execute();
  await db.schema.createIndex('session_by_user').on('session').columns(['userId']).execute();
  await db.schema
    .createTable('account')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('accountId', 'text', (c) => c.notNull())
    .addColumn('providerId', 'text', (c) => c.notNull())
    .addColumn('userId', 'text', (c) => c.notNull().references('user.id').onDelete('cascade'))
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', moment)
    .addColumn('refreshTokenExpiresAt', moment)
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .addColumn('createdAt', moment, (c) => c.notNull())
    .addColumn('updatedAt', moment, (c) => c.notNull())
    .execute();
  await db.schema.createIndex('account_by_user').on('account').columns(['userId']).execute();
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('identifier', 'text', (c) => c.notNull())
    .addColumn('value', 'text', (c) => c.notNull())
    .addColumn('expiresAt', moment, (c) => c.notNull())
    .addColumn('createdAt', moment, (c) => c.notNull())
    .addColumn('updatedAt', moment, (c) => c.notNull())
    .execute();
  await db.schema
    .createIndex('verification_by_identifier')
    .on('verification')
    .columns(['identifier'])
    .execute();
  // Signing in with a code of an authenticator app (RFC 6238).
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
