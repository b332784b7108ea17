import type { Kysely } from 'kysely';
import { type MigrationResultSet, Migrator } from 'kysely/migration';
import { type Connection, type DatabaseKind, type Db, isSqlite } from './connect.ts';
import { FormerVersionError, isOfFormerVersion } from './former-version.ts';
import { up as firstTables } from './migrations/0001-first-tables.ts';

interface Migration {
  up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void>;
  /** The content types and fields whose stored entries it changes, such as `news.author`: see docs/releases.md. */
  content?: readonly string[];
}

const MODULES: Record<string, Migration> = {
  '0001-first-tables': { up: firstTables },
};

/** Every migration there is, in order. */
export const MIGRATIONS = Object.entries(MODULES).map(([name, { content = [] }]) => ({
  name,
  content,
}));

/** The names of all migrations, in order. */
export const MIGRATION_NAMES: readonly string[] = Object.keys(MODULES);

/**
 * Brings the tables up to date, or up to the migration named `to`, which a backup may need. It is safe when several
 * processes start at once: on PostgreSQL a lock orders them. Throws {@link FormerVersionError}.
 */
export async function migrate(connection: Connection, to?: string): Promise<void> {
  await findMigration(connection.db);
  // A connection's limit for a statement is meant for requests: migrating a large site takes longer, and so does
  // waiting for another process that migrates.
  const patient = connection.openPatient?.();
  try {
    const { db } = patient ?? connection;
    if (connection.kind === 'sqlite') await migrateOn(db, 'sqlite', to);
    // On PostgreSQL a lock orders the processes; it belongs to one line.
    else await db.connection().execute((one) => migrateOn(one, 'postgres', to));
  } finally {
    await patient?.close();
  }
}

async function migrateOn(db: Db, kind: DatabaseKind, to?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          Object.entries(MODULES).map(([name, { up }]) => [
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

/**
 * The newest migration of a database, or undefined where there are no tables yet. Throws {@link FormerVersionError}.
 */
export async function findMigration(db: Db): Promise<string | undefined> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some((table) => table.name === MIGRATION_TABLE)) return undefined;
  const row = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom(MIGRATION_TABLE)
    .select('name')
    .orderBy('name', 'desc')
    .executeTakeFirst();
  if (isOfFormerVersion(row?.name))
    throw new FormerVersionError(isSqlite(db) ? 'sqlite' : 'postgres');
  return row?.name;
}

const MIGRATION_TABLE = 'kysely_migration';
