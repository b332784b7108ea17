import { sql } from 'kysely';
import { type Db, isSqlite } from '../../database/connect.ts';
import { TABLE_NAMES } from '../../database/portable-rows.ts';

/** Children before parents, so that no reference is left hanging. */
export const DELETIONS = TABLE_NAMES.toReversed().map((name) => `delete from "${name}"`);

/** Removes all rows of a test's database. */
export const emptyDatabase = (db: Db) => runAll(db, DELETIONS);

/** Runs statements that give nothing: on PostgreSQL in one round trip. */
export async function runAll(db: Db, statements: readonly string[]): Promise<void> {
  if (isSqlite(db)) for (const one of statements) await sql.raw(one).execute(db);
  else await sql.raw(`do $$ begin ${statements.join('; ')}; end $$`).execute(db);
}
