import { PGlite } from '@electric-sql/pglite';
import { Kysely, PGliteDialect } from 'kysely';
import { inject } from 'vitest';
import { type Connection, openPostgres, openSqlite } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { noteReadRows } from '../../database/noted-rows.ts';
import type { Tables } from '../../database/tables.ts';
import { acceptNul } from '../../database/without-nul.ts';
import { createTestPostgres } from './create-test-postgres.ts';
import { emptyDatabase } from './emptying.ts';
import { openTakenSqlite, takeSqlite } from './taken-sqlite.ts';

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
    if (made) await emptyDatabase(made.db);
    else {
      made = await make();
      opened.set(make, made);
    }
    return { ...made, close: async () => {} };
  };
}

/** What a migrated SQLite has in it: to migrate one takes fifteen milliseconds, to begin with this half of one. */
let migratedSqlite: Promise<Uint8Array> | undefined;

/** A migrated SQLite in memory; the caller closes it. */
export async function openTestSqlite(): Promise<Connection> {
  migratedSqlite ??= migrated(openSqlite(':memory:')).then(takeSqlite);
  return openTakenSqlite(await migratedSqlite);
}

/** A migrated PostgreSQL in memory; the caller closes it. */
export async function openTestPglite(): Promise<Connection> {
  const pglite = new PGlite({ parsers: { 20: Number } });
  const dialect = acceptNul(new PGliteDialect({ pglite }));
  const db = new Kysely<Tables>({ dialect, plugins: [noteReadRows] });
  return migrated({ db, kind: 'postgres', close: () => db.destroy() });
}

/** A copy of a database on a server, by default of the migrated one; closing it drops it. */
export async function openTestPostgres(
  serverUrl: string,
  template = inject('postgresTemplate'),
): Promise<Connection> {
  const { url, drop } = await createTestPostgres(serverUrl, template);
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
