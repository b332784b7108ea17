import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { inject } from 'vitest';
import { type Connection, openPostgres, openSqlite } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { TABLE_NAMES } from '../../database/portable-rows.ts';
import type { Tables } from '../../database/tables.ts';
import { acceptNul } from '../../database/without-nul.ts';
import { createTestPostgres } from './create-test-postgres.ts';

/** A database to run data tests against. */
export interface TestDatabase {
  name: string;
  /** Gives the test file a migrated, empty database of its own; the next call empties it and gives it again. */
  open: () => Promise<Connection>;
}

const SERVER = process.env.TEST_POSTGRES_URL;

/**
 * SQLite and PostgreSQL: a real server where `TEST_POSTGRES_URL` names one (an address that may create
 * databases), else PGlite in memory, which takes seconds to begin.
 */
export const TEST_DATABASES: TestDatabase[] = [
  { name: 'SQLite', open: reused(openTestSqlite) },
  SERVER
    ? { name: 'PostgreSQL', open: reused(() => openTestPostgres(SERVER)) }
    : { name: 'PGlite', open: reused(openTestPglite) },
];

/** What a test file opened, by what made it. */
const opened = new Map<() => Promise<Connection>, Connection>();

/** Closes what the test file opened; the next file begins with databases of its own. */
export async function closeTestDatabases(): Promise<void> {
  const connections = [...opened.values()];
  opened.clear();
  for (const connection of connections) await connection.close();
}

/** Making a database takes a second; emptying one takes milliseconds. */
function reused(make: () => Promise<Connection>): () => Promise<Connection> {
  return async () => {
    let made = opened.get(make);
    if (made) await empty(made);
    else {
      made = await make();
      opened.set(make, made);
    }
    return { ...made, close: async () => {} };
  };
}

/** Children before parents, so that no reference is left hanging. */
const EMPTIED = TABLE_NAMES.toReversed();

async function empty({ db }: Connection): Promise<void> {
  for (const table of EMPTIED) await db.deleteFrom(table).execute();
}

/** A migrated SQLite in memory; the caller closes it. */
export async function openTestSqlite(): Promise<Connection> {
  return migrated(openSqlite(':memory:'));
}

async function openTestPglite(): Promise<Connection> {
  const pglite = new PGlite({ parsers: { 20: Number } });
  const db = new Kysely<Tables>({ dialect: acceptNul(new PGliteDialect({ pglite })) });
  return migrated({ db, kind: 'postgres', close: () => db.destroy() });
}

async function openTestPostgres(serverUrl: string): Promise<Connection> {
  const { url, drop } = await createTestPostgres(serverUrl, inject('postgresTemplate'));
  const connection = openPostgres(url);
  return {
    ...connection,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

async function migrated(connection: Connection): Promise<Connection> {
  await migrate(connection);
  return connection;
}
