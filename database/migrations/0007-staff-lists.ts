import { type Kysely, sql } from 'kysely';

/**
 * Makes the lists of staff quick, who see drafts too: the indexes of 0003-search-index are of one state.
 * What the dashboard counts among all entries is in indexes of its own, since it is little or nothing.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('entries_by_update').execute();
  for (const [name, columns] of [
    ['entries_living_by_date', 'type, sort_date, id'],
    ['entries_living_by_category', 'type, category, sort_date, id'],
    ['entries_living_by_position', 'type, position, id'],
    ['entries_living_by_title', 'type, title_el, id'],
    // Has the slug too, so that looking for a part of one reads no rows.
    ['entries_living_by_update', 'type, updated_at, id, slug'],
    ['entries_by_update', 'updated_at, id'],
  ] as const) {
    await sql`create index ${sql.id(name)} on entries (${sql.raw(columns)}) where deleted_at is null`.execute(
      db,
    );
  }
  await sql`create index entries_unpublished on entries (id)
    where deleted_at is null and (published is null or published <> working)`.execute(db);
  await sql`create index entries_samples on entries (type)
    where deleted_at is null and is_sample = 1`.execute(db);
}
