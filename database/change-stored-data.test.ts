import type { Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../harness/databases/databases.ts';
import { changeStoredData } from './change-stored-data.ts';
import type { Connection } from './connect.ts';
import type { EntryTable, PublishingSetEntryTable, RevisionTable } from './tables.ts';

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
  public_since: null,
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

const PUBLISHED_SET = {
  state: 'published',
  publish_at: null,
  publish_by: null,
  published_at: AT,
  published_by: 'e@example.org',
} as const;

/** An entry of a set that was published, with what the public saw of it before. */
const memberOf = (entry_id: string, was_published: string | null): PublishingSetEntryTable => ({
  id: `member-${entry_id}`,
  set_id: 'set',
  entry_id,
  position: ['public', 'draft', 'other'].indexOf(entry_id),
  is_open: 0,
  languages: null,
  added_at: AT,
  added_by: 'e@example.org',
  became_version: 1,
  became_languages: 'el en',
  was_state: was_published === null ? 'draft' : 'published',
  was_published,
  was_languages: '',
  was_english_from: '{}',
  was_published_at: null,
  was_checked_at: null,
  was_checked_by: null,
  was_recheck_on: null,
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
    const set = { name: 'Όλα', created_at: AT, created_by: 'e@example.org' };
    await connection.db
      .insertInto('publishing_sets')
      .values({ id: 'set', ...set, ...PUBLISHED_SET })
      .execute();
    const members = ['public', 'draft', 'other'].map((id) =>
      memberOf(id, id === 'draft' ? null : JSON.stringify(OLD)),
    );
    await connection.db.insertInto('publishing_set_entries').values(members).execute();
    await changeStoredData(connection.db as unknown as Kysely<unknown>, 'news', (data) => ({
      ...data,
      author: { el: data.author, en: '' },
    }));
    expect(await copiesOf(connection, 'public')).toEqual([NEW, NEW, NEW]);
    expect(await copiesOf(connection, 'draft')).toEqual([NEW, null, NEW]);
    expect(await copiesOf(connection, 'more-249')).toEqual([NEW, null, NEW]);
    expect(await copiesOf(connection, 'other')).toEqual([OLD, OLD, OLD]);
    const kept = connection.db.selectFrom('publishing_set_entries').select('was_published');
    const before = await kept.orderBy('position').execute();
    expect(before.map(({ was_published: json }) => json && JSON.parse(json))).toEqual([
      NEW,
      null,
      OLD,
    ]);
  });
});
