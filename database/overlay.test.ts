import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { news } from '../domain/content-types/news.ts';
import { newsData } from '../harness/content/entry-data.ts';
import { testDocumentRow } from '../harness/content/medium-row.ts';
import { publishedRow } from '../harness/content/published-row.ts';
import { TEST_DATABASES } from '../harness/databases/databases.ts';
import type { Connection } from './connect.ts';
import { overlay } from './overlay.ts';
import type { EntryOccurrenceTable } from './tables.ts';

const AT = '2026-03-04T10:00:00.000Z';
const row = (id: string, title: string, date = '2026-03-01') =>
  publishedRow(news, { id, slug: id, data: newsData(title, date), at: AT });

describe.each(TEST_DATABASES)('rows on top of those on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
    await connection.db
      .insertInto('entries')
      .values([row('a', 'Πρώτο', '2026-03-01'), row('b', 'Δεύτερο', '2026-03-02')])
      .execute();
  });
  afterEach(() => connection.close());

  const titles = async (db = connection.db) =>
    (await db.selectFrom('entries').select('title_el').orderBy('sort_date').execute()).map(
      ({ title_el }) => title_el,
    );

  test('take the place of stored rows and stand beside them, in every part of a query', async () => {
    const top = overlay(connection.db, {
      entries: [row('b', 'Άλλο', '2026-02-01'), row('c', 'Νέο', '2026-03-03')],
    });
    expect(await titles(top)).toEqual(['Άλλο', 'Πρώτο', 'Νέο']);
    const within = await top
      .with('late', (with_) =>
        with_.selectFrom('entries').select('id').where('sort_date', '>', '2026-03-02'),
      )
      .selectFrom('entries')
      .select('title_el')
      .where('id', 'in', (e) => e.selectFrom('late').select('id'))
      .execute();
    expect(within).toEqual([{ title_el: 'Νέο' }]);
    const { count } = await top
      .selectFrom('entries')
      .select((e) => e.fn.countAll<number>().as('count'))
      .where('state', '=', 'published')
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(3);
  });

  test('take the place of each stored row that one of them is for', async () => {
    const top = overlay(connection.db, {
      entries: [row('c', 'Νέο', '2026-03-03'), row('a', 'Αλλιώς', '2026-03-04'), row('b', 'Άλλο')],
    });
    expect(await titles(top)).toEqual(['Άλλο', 'Νέο', 'Αλλιώς']);
  });

  test('have every column as the table has it', async () => {
    const top = overlay(connection.db, { entries: [row('c', 'Νέο')] });
    const read = (db: typeof top, id: string) =>
      db.selectFrom('entries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
    expect(await read(top, 'c')).toEqual(row('c', 'Νέο'));
    expect(await read(top, 'a')).toEqual(await read(connection.db, 'a'));
  });

  test('are seen through their own database alone, and nothing is stored', async () => {
    const before = await connection.db.selectFrom('entries').selectAll().execute();
    const top = overlay(connection.db, { entries: [row('b', 'Άλλο')] });
    await titles(top);
    expect(await titles()).toEqual(['Πρώτο', 'Δεύτερο']);
    expect(await connection.db.selectFrom('entries').selectAll().execute()).toEqual(before);
  });

  test('are never written: whoever would write through them is refused', async () => {
    const top = overlay(connection.db, { entries: [row('b', 'Άλλο')] });
    await expect(async () => top.deleteFrom('entries').execute()).rejects.toThrow();
    await expect(async () =>
      top.updateTable('entries').set({ state: 'draft' }).execute(),
    ).rejects.toThrow();
    await expect(async () =>
      top.insertInto('facts').values({ name: 'x', value: 'y' }).execute(),
    ).rejects.toThrow();
    expect(await titles()).toEqual(['Πρώτο', 'Δεύτερο']);
  });

  test('of pictures too; without rows a table is as it is', async () => {
    const medium = testDocumentRow();
    await connection.db.insertInto('media').values(medium).execute();
    const top = overlay(connection.db, { entries: [], media: [{ ...medium, alt_en: 'Harbour' }] });
    expect(await top.selectFrom('media').select('alt_en').execute()).toEqual([
      { alt_en: 'Harbour' },
    ]);
    expect(await titles(top)).toEqual(['Πρώτο', 'Δεύτερο']);
  });

  test('of days too: an event has those of its row on top, be it none', async () => {
    const stored = { ends_at: null, over_from: AT, last_day: '2026-03-04', starts_at: AT };
    await connection.db
      .insertInto('entry_occurrences')
      .values([
        { id: 'a1', entry_id: 'a', ...stored },
        { id: 'b1', entry_id: 'b', ...stored },
      ])
      .execute();
    const days = async (entry_occurrences: EntryOccurrenceTable[]) => {
      const top = overlay(connection.db, { entries: [row('b', 'Άλλο')], entry_occurrences });
      const read = top.selectFrom('entry_occurrences').select('id').orderBy('id');
      return (await read.execute()).map(({ id }) => id);
    };
    expect(await days([{ id: 'b2', entry_id: 'b', ...stored }])).toEqual(['a1', 'b2']);
    expect(await days([])).toEqual(['a1']);
  });

  test('of days too, however many a whole programme of repeated events has', async () => {
    const ids = ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n', 'o', 'p'];
    const entry_occurrences = ids.flatMap((entry_id) =>
      Array.from({ length: 400 }, (_, at) => ({
        id: `${entry_id} ${at}`,
        entry_id,
        starts_at: `2026-03-04T10:00 "${at}"`,
        ends_at: at === 0 ? null : 'ΐ',
        over_from: AT,
        last_day: '2026-03-04',
      })),
    );
    const entries = ids.map((id) => row(id, 'Άλλο'));
    const top = overlay(connection.db, { entries, entry_occurrences });
    const read = await top.selectFrom('entry_occurrences').selectAll().orderBy('id').execute();
    const sorted = entry_occurrences.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    expect(read).toEqual(expect.arrayContaining([sorted[0], sorted[1], sorted.at(-1)]));
    expect(read).toHaveLength(6000);
  });

  test('leave alone what does not read their table', async () => {
    const top = overlay(connection.db, { entries: [row('b', 'Άλλο')] });
    expect((await sql<{ one: number }>`select 1 as one`.execute(top)).rows).toEqual([{ one: 1 }]);
    expect(await top.selectFrom('facts').select('name').execute()).toEqual([]);
  });
});
