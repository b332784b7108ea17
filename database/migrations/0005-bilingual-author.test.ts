import { describe, expect, test } from 'vitest';
import { createTestPostgres } from '../../harness/databases.ts';
import { type Connection, openPostgres, openSqlite } from '../connect.ts';
import { migrate } from '../migrate.ts';

const SERVER = process.env.TEST_POSTGRES_URL ?? '';
const BEFORE = '0004-newsletter-issues';
const OLD = { title: { el: 'Τίτλος', en: 'Title' }, author: 'Γραφείο Τύπου' };
const NEW = { ...OLD, author: { el: 'Γραφείο Τύπου', en: '' } };

async function addEntry({ db }: Connection, id: string, type: string, published: string | null) {
  const at = '2026-03-04T10:00:00.000Z';
  await db
    .insertInto('entries')
    .values({
      id,
      type,
      slug: id,
      state: published === null ? 'draft' : 'published',
      position: 0,
      version: 1,
      is_sample: 0,
      working: JSON.stringify(OLD),
      published,
      title_el: OLD.title.el,
      title_en: OLD.title.en,
      sort_date: '',
      category: '',
      search_text: '',
      created_at: at,
      updated_at: at,
      updated_by: null,
      published_at: null,
      deleted_at: null,
    })
    .execute();
  await db
    .insertInto('revisions')
    .values({
      id: `revision-${id}`,
      entry_id: id,
      version: 1,
      state: 'draft',
      slug: id,
      data: JSON.stringify(OLD),
      created_at: at,
      created_by: null,
    })
    .execute();
}

/** What is stored of an entry: working copy, published copy, revision. */
async function copiesOf({ db }: Connection, id: string): Promise<unknown[]> {
  const { working, published } = await db
    .selectFrom('entries')
    .select(['working', 'published'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { data } = await db
    .selectFrom('revisions')
    .select('data')
    .where('entry_id', '=', id)
    .executeTakeFirstOrThrow();
  return [working, published, data].map((json) => JSON.parse(json ?? 'null') as unknown);
}

async function keepsTheName(connection: Connection): Promise<void> {
  await migrate(connection, BEFORE);
  await addEntry(connection, 'public', 'news', JSON.stringify(OLD));
  await addEntry(connection, 'draft', 'news', null);
  await addEntry(connection, 'other', 'page', JSON.stringify(OLD));
  await migrate(connection);
  expect(await copiesOf(connection, 'public')).toEqual([NEW, NEW, NEW]);
  expect(await copiesOf(connection, 'draft')).toEqual([NEW, null, NEW]);
  expect(await copiesOf(connection, 'other')).toEqual([OLD, OLD, OLD]);
}

describe('the author of a news item, written in one language before', () => {
  test('is the Greek one of every stored copy on SQLite', async () => {
    const connection = openSqlite(':memory:');
    try {
      await keepsTheName(connection);
    } finally {
      await connection.close();
    }
  });

  test.skipIf(!SERVER)('is the Greek one of every stored copy on PostgreSQL', async () => {
    const { url, drop } = await createTestPostgres(SERVER);
    const connection = openPostgres(url);
    try {
      await keepsTheName(connection);
    } finally {
      await connection.close();
      await drop();
    }
  });
});
