import type { Db } from '../../database/connect.ts';
import type { EntryTable } from '../../database/tables.ts';
import { type ContentType, emptyData } from '../../domain/content/model/content-type.ts';
import { page } from '../../domain/content-types/page.ts';
import { publishedRow } from '../content/published-row.ts';
import { TEST_NOW } from '../services.ts';

const AT = TEST_NOW.toISOString();
const BATCH = 500;

/** What a page with that title and text says. */
export function pageData(title: string, text = '') {
  return {
    ...emptyData(page.fields),
    title: { el: title, en: 'Title' },
    content: { el: `<p>${text}</p>`, en: '' },
  };
}

/** A published page as it is stored. */
export function storedPage(slug: string, title: string, text = ''): EntryTable {
  return publishedRow(page as unknown as ContentType, {
    id: slug,
    slug,
    data: pageData(title, text),
    at: AT,
  });
}

/** Stores many pages at once, as no service does. */
export async function addPages(db: Db, rows: EntryTable[]): Promise<void> {
  for (let i = 0; i < rows.length; i += BATCH) {
    await db
      .insertInto('entries')
      .values(rows.slice(i, i + BATCH))
      .execute();
  }
}
