import type { Db } from '../../../database/connect.ts';

/** The tags of the library with the number of media that have each, the most used first. */
export async function listMediaTags(db: Db): Promise<{ tag: string; count: number }[]> {
  const rows = await db
    .selectFrom('media')
    .select('tags')
    .where('deleted_at', 'is', null)
    .where('tags', '<>', '[]')
    .execute();
  const counts = new Map<string, number>();
  for (const row of rows) {
    for (const tag of JSON.parse(row.tags) as string[]) {
      counts.set(tag, (counts.get(tag) ?? 0) + 1);
    }
  }
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || a.tag.localeCompare(b.tag, 'el'));
}
