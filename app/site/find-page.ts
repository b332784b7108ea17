import type { Entry } from '../../domain/content/model/entry.ts';
import { findEntry } from '../../domain/content/reading/published-entries.ts';
import { page } from '../../domain/content-types/page.ts';
import type { Db } from '../../domain/services.ts';
import { showTextsOf } from './texts/show-texts.ts';

/**
 * The page whose text a fixed screen shows, such as `municipality/history`. Staff may have deleted
 * it: the screen then shows its own title and its lists.
 */
export async function findPageText(db: Db, slug: string): Promise<Entry<typeof page> | undefined> {
  const entry = await findEntry(db, page, slug);
  return entry && showTextsOf(db, page, entry);
}
