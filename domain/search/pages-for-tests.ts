import type { Db } from '../../database/connect.ts';
import type { EntryTable } from '../../database/tables.ts';
import { emptyData } from '../content/content-type.ts';
import { promotedColumns } from '../content/search-text.ts';
import { page } from '../content-types/page.ts';
import { TEST_NOW } from '../open-services-for-tests.ts';

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
  const data = pageData(title, text);
  const json = JSON.stringify(data);
  return {
    id: slug,
    type: page.name,
    slug,
    state: 'published',
    position: 1,
    version: 1,
    is_sample: 0,
    working: json,
    published: json,
    ...promotedColumns(page, data),
    created_at: AT,
    updated_at: AT,
    updated_by: null,
    published_at: AT,
    publish_at: null,
    publish_by: null,
    deleted_at: null,
  };
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
