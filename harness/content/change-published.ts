import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Changes fields of what the public sees of an entry, where a test needs facts that the sample does not have. */
export async function changePublished(
  db: Kysely<Tables>,
  { type, slug }: { type: string; slug: string },
  changes: Record<string, unknown>,
): Promise<void> {
  const entry = db.selectFrom('entries').where('type', '=', type).where('slug', '=', slug);
  const { id, published } = await entry.select(['id', 'published']).executeTakeFirstOrThrow();
  const data = { ...JSON.parse(published ?? '{}'), ...changes };
  await db
    .updateTable('entries')
    .set({ published: JSON.stringify(data) })
    .where('id', '=', id)
    .execute();
}
