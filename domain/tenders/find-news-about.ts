import type { Db } from '../../database/connect.ts';
import { type Entry, PUBLIC_COLUMNS, toEntry } from '../content/model/entry.ts';
import { inOrder } from '../content/reading/published-entries.ts';
import { news } from '../content-types/news.ts';
import { tender } from '../content-types/tender.ts';

/** More would be a list of its own. */
const MOST = 5;

/** The published news about the tender with that slug, newest first. */
export async function findNewsAbout(db: Db, slug: string): Promise<Entry<typeof news>[]> {
  const rows = await inOrder(
    db
      .selectFrom('entries')
      .where('type', '=', news.name)
      .where('state', '=', 'published')
      .where('deleted_at', 'is', null)
      .where('id', 'in', (e) =>
        e
          .selectFrom('entry_references')
          .where('kind', '=', 'entry')
          .where('target', '=', `${tender.name}/${slug}`)
          .where('copy', '=', 'published')
          .select('entry_id'),
      ),
    news.order,
  )
    .limit(MOST)
    .select(PUBLIC_COLUMNS)
    .execute();
  return rows.map((row) => toEntry(news, row));
}
