import type { Kysely } from 'kysely';

interface Rows {
  entries: { id: string; type: string; working: string; published: string | null };
  revisions: { id: string; entry_id: string; data: string };
}

const BATCH_SIZE = 200;

/**
 * The author of a news item has two languages. What was written stays in Greek; English is empty,
 * and so the public sees the Greek name on English pages as before, until staff translate it.
 */
export async function up(unknownDb: Kysely<unknown>): Promise<void> {
  const db = unknownDb as Kysely<Rows>;
  for (const ids of batches(await idsOf(db))) {
    const entries = await db
      .selectFrom('entries')
      .select(['id', 'working', 'published'])
      .where('id', 'in', ids)
      .execute();
    for (const { id, working, published } of entries) {
      await db
        .updateTable('entries')
        .set({
          working: withBilingualAuthor(working),
          published: published === null ? null : withBilingualAuthor(published),
        })
        .where('id', '=', id)
        .execute();
    }
    const revisions = await db
      .selectFrom('revisions')
      .select(['id', 'data'])
      .where('entry_id', 'in', ids)
      .execute();
    for (const { id, data } of revisions) {
      await db
        .updateTable('revisions')
        .set({ data: withBilingualAuthor(data) })
        .where('id', '=', id)
        .execute();
    }
  }
}

async function idsOf(db: Kysely<Rows>): Promise<string[]> {
  const rows = await db.selectFrom('entries').select('id').where('type', '=', 'news').execute();
  return rows.map(({ id }) => id);
}

function batches(ids: string[]): string[][] {
  return Array.from({ length: Math.ceil(ids.length / BATCH_SIZE) }, (_, number) =>
    ids.slice(number * BATCH_SIZE, (number + 1) * BATCH_SIZE),
  );
}

function withBilingualAuthor(json: string): string {
  const data = JSON.parse(json) as Record<string, unknown>;
  if (typeof data.author !== 'string') return json;
  return JSON.stringify({ ...data, author: { el: data.author, en: '' } });
}
