import type { Db } from '../../../database/connect.ts';
import { hasPages, publicAddress } from '../../screens/public-address.ts';
import type { Lang } from '../../text/bilingual.ts';
import { MINUTE_MS } from '../../time/durations.ts';
import { reachedInGreece } from '../../time/greek-time.ts';
import type { ContentType } from '../model/content-type.ts';
import { readLanguages } from '../model/languages/languages.ts';
import { countEntries } from '../reading/published-entries.ts';

/** The address of a published entry, and when it was published last (ISO 8601, UTC). */
export interface EntryPath {
  path: string;
  updatedAt: string;
  /** In which it is public. */
  languages: Lang[];
}

/** What ends at its date, such as a warning, asks search engines to forget it from that minute on. */
const stillTrue = (type: ContentType, now: Date | undefined) =>
  now && type.search?.endsAtDate
    ? { from: reachedInGreece(new Date(now.getTime() + MINUTE_MS)) }
    : {};

/** How many published entries of a type have a page that is true at that moment. */
export async function countPaths(db: Db, type: ContentType, now?: Date): Promise<number> {
  return hasPages(type) ? countEntries(db, type, stillTrue(type, now)) : 0;
}

/**
 * The pages of some published entries of a type, the oldest first, so that a range keeps its entries when new ones
 * are added; none where the type has no pages. With `now`, those that are true at that moment. Addresses consist only
 * of the slug and the promoted category, so the entries' data are not read.
 */
export async function listPaths(
  db: Db,
  type: ContentType,
  { limit, offset, now }: { limit: number; offset: number; now?: Date | undefined },
): Promise<EntryPath[]> {
  if (!hasPages(type)) return [];
  const { from } = stillTrue(type, now);
  const rows = await db
    .selectFrom('entries')
    // The id is for noteRows: a site map that names an entry is dropped when the entry is withdrawn.
    .select(['id', 'slug', 'category', 'updated_at', 'public_since', 'public_languages'])
    .where('type', '=', type.name)
    .where('state', '=', 'published')
    .where('deleted_at', 'is', null)
    .$if(from !== undefined, (query) => query.where('sort_date', '>=', from ?? ''))
    .orderBy('sort_date')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.flatMap((row) => {
    const path = pathOf(type, row.slug, row.category);
    const languages = readLanguages(row.public_languages);
    return path === null
      ? []
      : [{ path, updatedAt: row.public_since ?? row.updated_at, languages }];
  });
}

function pathOf(type: ContentType, slug: string, category: string): string | null {
  const data = type.promoted.category ? { [type.promoted.category]: category } : {};
  return publicAddress(type, { slug, data });
}
