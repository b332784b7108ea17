import { sql } from 'kysely';
import type { Db } from '../../database/connect.ts';
import { type PortableRow, readRows, TABLE_NAMES } from '../../database/portable-rows.ts';

/** The tables that have a row. */
const FILLED = TABLE_NAMES.map(
  (name) => `select '${name}' as name where exists (select 1 from "${name}")`,
).join(' union all ');

/**
 * Every row of every table of a migrated database. Most have none: to ask which tables there are, and then each of
 * them, takes PostgreSQL 26 milliseconds of the processor instead of 3.
 */
export async function readContents(db: Db): Promise<Record<string, PortableRow[]>> {
  const { rows: filled } = await sql.raw<{ name: string }>(FILLED).execute(db);
  const names = new Set(filled.map(({ name }) => name));
  const contents: Record<string, PortableRow[]> = {};
  for (const table of TABLE_NAMES) {
    contents[table] = [];
    if (!names.has(table)) continue;
    for await (const rows of readRows(db, table)) contents[table].push(...rows);
  }
  return contents;
}
