import { beforeEach, describe, expect, test } from 'vitest';
import { news } from '../domain/content-types/news.ts';
import { newsData } from '../harness/content/entry-data.ts';
import { publishedRow } from '../harness/content/published-row.ts';
import { TEST_DATABASES } from '../harness/databases/databases.ts';
import type { Connection } from './connect.ts';
import { NotedRows, noteRows } from './noted-rows.ts';

const AT = '2026-03-04T10:00:00.000Z';

describe.each(TEST_DATABASES)('reading $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
    const row = publishedRow(news, {
      id: 'n1',
      slug: 'new-bridge',
      data: newsData('Γέφυρα', '2026-03-01'),
      at: AT,
    });
    await connection.db.insertInto('entries').values(row).execute();
  });

  const find = (slug: string) =>
    connection.db.selectFrom('entries').select('id').where('slug', '=', slug).execute();

  test('finds nothing by a text with U+0000, as anybody can put it into an address', async () => {
    expect(await find('new-bridge')).toHaveLength(1);
    expect(await find('new-bridge\u0000')).toEqual([]);
    expect(await find('new\u0000-bridge')).toEqual([]);
  });

  test('notes the rows from which a result was made', async () => {
    const { rows } = await noteRows(() => find('new-bridge'));
    expect(rows.has('n1')).toBe(true);
    expect(rows.has('n2')).toBe(false);
  });
});

test('a result from very many rows may have been made from any', () => {
  const noted = (count: number) =>
    new NotedRows(new Set(Array.from({ length: count }, (_, at) => `r${at}`)));
  expect(noted(2000).has('r1999')).toBe(true);
  expect(noted(2000).has('r2000')).toBe(false);
  expect(noted(2001).has('another')).toBe(true);
});
