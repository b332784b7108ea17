import { type Kysely, sql } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import type { Connection, DatabaseKind, Db } from './connect.ts';
import { up as initial } from './migrations/0001-initial.ts';
import { up as twoFactor } from './migrations/0002-two-factor.ts';
import { up as searchIndex } from './migrations/0003-search-index.ts';
import { up as newsletterIssues } from './migrations/0004-newsletter-issues.ts';
import { up as bilingualAuthor } from './migrations/0005-bilingual-author.ts';
import { up as searchByWords } from './migrations/0006-search-by-words.ts';
import { up as staffLists } from './migrations/0007-staff-lists.ts';
import { up as plannedPublication } from './migrations/0008-planned-publication.ts';
import { up as formerAddresses } from './migrations/0009-former-addresses.ts';
import { up as searchInOrder } from './migrations/0010-search-in-order.ts';
import { up as firstPasswords } from './migrations/0011-first-passwords.ts';
import { up as searchInOrderOnPostgres } from './migrations/0012-search-in-order-on-postgres.ts';
import { up as changesThatWait } from './migrations/0013-changes-that-wait.ts';
import { up as signInRecords } from './migrations/0014-sign-in-records.ts';

/** Every migration there is, in order: its name and what it does. */
const MIGRATIONS = {
  '0001-initial': initial,
  '0002-two-factor': twoFactor,
  '0003-search-index': searchIndex,
  '0004-newsletter-issues': newsletterIssues,
  '0005-bilingual-author': bilingualAuthor,
  '0006-search-by-words': searchByWords,
  '0007-staff-lists': staffLists,
  '0008-planned-publication': plannedPublication,
  '0009-former-addresses': formerAddresses,
  '0010-search-in-order': searchInOrder,
  '0011-first-passwords': firstPasswords,
  '0012-search-in-order-on-postgres': searchInOrderOnPostgres,
  '0013-changes-that-wait': changesThatWait,
  '0014-sign-in-records': signInRecords,
} as const;

/** The names of all migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MIGRATIONS);

/**
 * Brings the tables up to date, or up to the migration named `to`, as they were when a backup was made.
 * Safe when several processes start at once: on PostgreSQL a lock orders them.
 */
export async function migrate({ db, kind }: Connection, to?: string): Promise<void> {
  if (kind === 'sqlite') return migrateOn(db, kind, to);
  await db.connection().execute(async (one) => {
    // What a connection allows a statement is meant for requests: changing a large site takes longer, and so
    // does waiting for another process that does it.
    await sql`set statement_timeout = 0`.execute(one);
    try {
      await migrateOn(one, kind, to);
    } finally {
      await sql`reset statement_timeout`.execute(one);
    }
  });
}

async function migrateOn(db: Db, kind: DatabaseKind, to?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(MIGRATIONS).map(([name, up]) => [
            name,
            { up: (transaction: Kysely<unknown>) => up(transaction, kind) },
          ]),
        ),
    },
  });
  const { error, results }: MigrationResultSet = await (to
    ? migrator.migrateTo(to)
    : migrator.migrateToLatest());
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(
      `The database could not be brought up to date${failed ? ` (${failed})` : ''}.`,
      {
        cause: error,
      },
    );
  }
}

/** The newest migration that a database has had, or undefined where there are no tables yet. */
export async function findMigration(db: Db): Promise<string | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === MIGRATION_TABLE)) return undefined;
  const row = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom(MIGRATION_TABLE)
    .select('name')
    .orderBy('name', 'desc')
    .executeTakeFirst();
  return row?.name;
}

const MIGRATION_TABLE = 'kysely_migration';
