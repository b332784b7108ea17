import type { Db } from '../../database/connect.ts';
import type { ContentType } from './content-type.ts';

/** Where a published entry is, and when it was saved last (ISO 8601, UTC). */
export interface EntryPath {
  path: string;
  updatedAt: string;
}

/**
 * The pages of all published entries of a type, the newest first; empty where the type has none.
 * Addresses are made of the slug and the promoted category alone, so what the entries say is not read.
 */
export async function listPaths(db: Db, type: ContentType): Promise<EntryPath[]> {
  const pathOf = (slug: string, category: string) =>
    type.path({
      slug,
      data: (type.promoted.category ? { [type.promoted.category]: category } : {}) as never,
    });
  if (pathOf('slug', 'category') === null) return [];
  const rows = await db
    .selectFrom('entries')
    .select(['slug', 'category', 'updated_at'])
    .where('type', '=', type.name)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .orderBy('sort_date', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap((row) => {
    const path = pathOf(row.slug, row.category);
    return path === null ? [] : [{ path, updatedAt: row.updated_at }];
  });
}
