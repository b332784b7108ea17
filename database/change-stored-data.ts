import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

const BATCH_SIZE = 200;

/**
 * For migrations: changes the data of every stored copy of the entries of one type, which are the working copy, the
 * published one, each revision, and what publishing sets would bring back. Columns made from the data, such as the
 * title, stay as they are.
 */
export async function changeStoredData(
  db: Kysely<unknown>,
  type: string,
  change: (data: Record<string, unknown>) => Record<string, unknown>,
): Promise<void> {
  // The columns below are as old as the first migration.
  const tables = db as Kysely<Pick<Tables, 'entries' | 'revisions' | 'publishing_set_entries'>>;
  const changed = (json: string) => JSON.stringify(change(JSON.parse(json)));
  const rows = await tables.selectFrom('entries').select('id').where('type', '=', type).execute();
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const ids = rows.slice(start, start + BATCH_SIZE).map(({ id }) => id);
    const entries = await tables
      .selectFrom('entries')
      .select(['id', 'working', 'published'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, working, published } of entries) {
      const copies = {
        working: changed(working),
        published: published === null ? null : changed(published),
      };
      await tables.updateTable('entries').set(copies).where('id', '=', id).execute();
    }
    const revisions = await tables
      .selectFrom('revisions')
      .select(['id', 'data'])
      .where('entry_id', 'in', ids)
      .execute();
    for (const { id, data } of revisions) {
      await tables
        .updateTable('revisions')
        .set({ data: changed(data) })
        .where('id', '=', id)
        .execute();
    }
    const kept = await tables
      .selectFrom('publishing_set_entries')
      .select(['id', 'was_published'])
      .where('entry_id', 'in', ids)
      .where('was_published', 'is not', null)
      .execute();
    for (const { id, was_published } of kept) {
      await tables
        .updateTable('publishing_set_entries')
        .set({ was_published: changed(was_published ?? '{}') })
        .where('id', '=', id)
        .execute();
    }
  }
}
