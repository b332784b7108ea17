import pg from 'pg';
import { inject } from 'vitest';
import { type Connection, openPostgres } from '../../database/connect.ts';
import { fillEmptyDatabase } from '../../seed/fill.ts';
import { TEST_NOW } from '../services.ts';
import { createTestPostgres, filledTemplate, runOnServer } from './create-test-postgres.ts';
import { openTestPglite, openTestPostgres } from './databases.ts';
import { NO_STORE, openFilledSqlite } from './filled-sqlite.ts';

const SERVER = process.env.TEST_POSTGRES_URL;

type Kind = 'sample' | 'none';

interface FilledDatabase {
  name: string;
  /** A database of the test's own with the first content of {@link TEST_NOW}; the caller closes it. */
  openFilled(kind: Kind): Promise<Connection>;
}

/**
 * As `TEST_DATABASES`, with the first content, of which pictures and documents have their rows alone. To fill a
 * database takes three seconds of the processor: one is filled for all test files, and copied.
 */
export const FILLED_DATABASES: FilledDatabase[] = [
  { name: 'SQLite', openFilled: openFilledSqlite },
  SERVER
    ? { name: 'PostgreSQL', openFilled: (kind) => openFilledPostgres(SERVER, kind) }
    : { name: 'PGlite', openFilled: async (kind) => fill(await openTestPglite(), kind) },
];

async function fill(connection: Connection, kind: Kind): Promise<Connection> {
  await fillEmptyDatabase(connection.db, NO_STORE, { kind, now: TEST_NOW });
  return connection;
}

async function openFilledPostgres(server: string, kind: Kind): Promise<Connection> {
  const template = filledTemplate(inject('postgresTemplate'), kind);
  const there = await runOnServer(
    server,
    `select 1 from pg_database where datname = '${template}'`,
  );
  if (there.length === 0) await makeTemplate(server, kind, template);
  return openTestPostgres(server, template);
}

/** PostgreSQL's code for a database whose name is taken. */
const TAKEN = '42P04';

/** Two workers may fill one each at once: the first that takes the name counts. */
async function makeTemplate(server: string, kind: Kind, template: string): Promise<void> {
  const { url, drop } = await createTestPostgres(server, inject('postgresTemplate'));
  await (await fill(openPostgres(url), kind)).close();
  const name = new URL(url).pathname.slice(1);
  try {
    await runOnServer(server, `alter database ${name} rename to ${template}`);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== TAKEN) throw error;
    await drop();
  }
}
