import type { Db } from '../../database/connect.ts';
import { listTables, type PortableRow, readRows } from '../../database/portable-rows.ts';

/** Every row of every table. */
export async function readContents(db: Db): Promise<Record<string, PortableRow[]>> {
  const contents: Record<string, PortableRow[]> = {};
  for (const table of await listTables(db)) {
    contents[table] = [];
    for await (const rows of readRows(db, table)) contents[table].push(...rows);
  }
  return contents;
}
