import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { startPostgres } from '../../scripts/postgres.mjs';
import { createTestPostgres, dropTestPostgres, filledTemplate } from './create-test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of a migrated, empty database on the server of `TEST_POSTGRES_URL`; '' without one. */
    postgresTemplate: string;
  }
}

/**
 * Migrates one database before all tests; each test file begins with a copy of it. A single file that is run by itself
 * has a server, too: without one what it says of PostgreSQL would be left out, and nobody would notice.
 */
export default async function makeTemplate(project: TestProject) {
  const own = process.env.TEST_POSTGRES_URL ? undefined : await startPostgres({ brief: true });
  // Workers begin later and inherit it.
  if (own) process.env.TEST_POSTGRES_URL = own.url;
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) {
    console.warn('PostgreSQL is not installed: what needs a server of it is skipped.');
    project.provide('postgresTemplate', '');
    return;
  }
  const { url, drop } = await createTestPostgres(server);
  const connection = openPostgres(url);
  await migrate(connection);
  await connection.close();
  const name = new URL(url).pathname.slice(1);
  project.provide('postgresTemplate', name);
  return async () => {
    await drop();
    for (const kind of ['sample', 'none'])
      await dropTestPostgres(server, filledTemplate(name, kind));
    own?.stop();
  };
}
