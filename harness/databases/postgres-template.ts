import type { TestProject } from 'vitest/node';
import { openPostgres } from '../../database/connect.ts';
import { migrate } from '../../database/migrate.ts';
import { createTestPostgres } from './create-test-postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The name of a migrated, empty database on the server of `TEST_POSTGRES_URL`; '' without one. */
    postgresTemplate: string;
  }
}

/** Migrates one database before all tests; each test file begins with a copy of it. */
export default async function makeTemplate(project: TestProject) {
  const server = process.env.TEST_POSTGRES_URL;
  if (!server) {
    project.provide('postgresTemplate', '');
    return;
  }
  const { url, drop } = await createTestPostgres(server);
  const connection = openPostgres(url);
  await migrate(connection);
  await connection.close();
  project.provide('postgresTemplate', new URL(url).pathname.slice(1));
  return drop;
}
