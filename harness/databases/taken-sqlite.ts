import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import type { Connection } from '../../database/connect.ts';
import { nodeSqliteDialect } from '../../database/node-sqlite.ts';
import { noteReadRows } from '../../database/noted-rows.ts';
import type { Tables } from '../../database/tables.ts';

/** All that stands in a SQLite, which it closes. */
export async function takeSqlite(connection: Connection): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'dimos-taken-'));
  try {
    const file = join(folder, 'taken.sqlite');
    await sql`vacuum into ${sql.lit(file)}`.execute(connection.db);
    return await readFile(file);
  } finally {
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** A SQLite in memory that begins with that; the caller closes it. */
export function openTakenSqlite(contents: Uint8Array): Connection {
  const dialect = nodeSqliteDialect(':memory:', contents);
  const db = new Kysely<Tables>({ dialect, plugins: [noteReadRows] });
  return { db, kind: 'sqlite', close: () => db.destroy() };
}
