import type { Kysely } from 'kysely';

/** The maps that staff put in the place of the built-in ones. */
export async function createSiteMapsTable(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('site_maps')
    .addColumn('extent', 'text', (c) => c.primaryKey())
    .addColumn('geojson', 'text')
    .addColumn('file_name', 'text', (c) => c.notNull())
    .addColumn('version', 'integer', (c) => c.notNull())
    .addColumn('changed_at', 'text', (c) => c.notNull())
    .addColumn('changed_by', 'text', (c) => c.notNull())
    .execute();
}
