import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../harness/databases/databases.ts';
import { changeStoredData } from './change-stored-data.ts';
import type { Connection } from './connect.ts';
import type { EntryTable, RevisionTable } from './tables.ts';

const OLD = { title: { el: 'Τίτλος', en: 'Title' }, author: 'Γραφείο Τύπου' };
const NEW = { ...OLD, author: { el: 'Γραφείο Τύπου', en: '' } };
const AT = '2026-03-04T10:00:00.000Z';

const entryOf = (id: string, type: string, published: string | null): EntryTable => ({
  id,
  type,
  slug: id,
  state: published === null ? 'draft' : 'published',
  position: 0,
  version: 1,
  is_sample: 0,
  working: JSON.stringify(OLD),
  published,
  public_languages: published === null ? '' : 'el en',
  english_from: '{}',
  public_english_from: '{}',
  english: 'ok',
  title_el: OLD.title.el,
  title_en: OLD.title.en,
  sort_date: '',
  category: '',
  search_text: '',
  document_words: '',
  created_at: AT,
  updated_at: AT,
  updated_by: null,
  published_at: null,
  publish_at: null,
  publish_by: null,
  leave_at: null,
  leave_to: null,
  leave_by: null,
  archived_at: null,
  checked_at: null,
  checked_by: null,
  recheck_months: null,
  recheck_on: null,
  publish_languages: null,
  review_state: null,
  review_by: null,
  review_at: null,
  review_version: null,
  review_back_by: null,
  review_note: null,
  deleted_at: null,
});

const revisionOf = ({ id, state, working }: EntryTable): RevisionTable => ({
  id: `revision-${id}`,
  entry_id: id,
  version: 1,
  state,
  slug: id,
  data: working,
  created_at: AT,
  created_by: null,
  name: '',
  published_at: null,
  published_languages: '',
});

/** What is stored of an entry: working copy, published copy, revision. */
async function copiesOf({ db }: Connection, id: string): Promise<unknown[]> {
  const { working, published, data } = await db
    .selectFrom('entries')
    .innerJoin('revisions', 'entry_id', 'entries.id')
    .select(['working', 'published', 'data'])
    .where('entries.id', '=', id)
    .executeTakeFirstOrThrow();
  return [working, published, data].map((json) => JSON.parse(json ?? 'null') as unknown);
}

describe.each(TEST_DATABASES)('a migration of content on $name', ({ open }) => {
  test('changes every stored copy of the entries of its type, and no others', async () => {
    const connection = await open();
    const rows = [
      entryOf('public', 'news', JSON.stringify(OLD)),
      entryOf('draft', 'news', null),
      entryOf('other', 'page', JSON.stringify(OLD)),
      ...Array.from({ length: 250 }, (_, number) => entryOf(`more-${number}`, 'news', null)),
    ];
    await connection.db.insertInto('entries').values(rows).execute();
    await connection.db.insertInto('revisions').values(rows.map(revisionOf)).execute();
    await changeStoredData(connection.db as unknown as Kysely<unknown>, 'news', (data) => ({
      ...data,
      author: { el: data.author, en: '' },
    }));
    expect(await copiesOf(connection, 'public')).toEqual([NEW, NEW, NEW]);
    expect(await copiesOf(connection, 'draft')).toEqual([NEW, null, NEW]);
    expect(await copiesOf(connection, 'more-249')).toEqual([NEW, null, NEW]);
    expect(await copiesOf(connection, 'other')).toEqual([OLD, OLD, OLD]);
  });
});
