import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A database of its own on a PostgreSQL server: empty and without tables, or a copy of the one named `template`. */
export async function createTestPostgres(
  serverUrl: string,
  template = 'template1',
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `dimos_test_${randomBytes(6).toString('hex')}`;
  // Its files are copied, which takes a third of what writing them to the log does.
  await runOnServer(serverUrl, `create database ${name} template ${template} strategy file_copy`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => dropTestPostgres(serverUrl, name) };
}

/** The name of the database with the first content that a test file makes for the others from an empty one. */
export const filledTemplate = (template: string, kind: string) => `${template}_${kind}`;

/** Drops a database, if it is there. */
export async function dropTestPostgres(serverUrl: string, name: string): Promise<void> {
  await runOnServer(serverUrl, `drop database if exists ${name} with (force)`);
}

/** Runs a statement about whole databases; the rows that it gives. */
export async function runOnServer(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}
