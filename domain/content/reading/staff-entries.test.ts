import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { TEST_DATABASES } from '../../../harness/databases.ts';
import { newsData } from '../../../harness/entry-data.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { news } from '../../content-types/news.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { listForStaff } from './staff-entries.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('the list of staff on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const add = (title: string, date: string, publish = true) =>
    createEntry(connection.db, news, { data: newsData(title, date), publish }, acting);
  const days = async (asked: Partial<Parameters<typeof listForStaff>[2]>) => {
    const query = { limit: 9, offset: 0, ...asked };
    const { entries, total } = await listForStaff(connection.db, news, query);
    return { total, days: entries.map(({ data }) => data.date) };
  };

  test('of what words find is newest first, drafts among them, and nothing from the bin', async () => {
    await add('Διακοπή νερού', '2026-02-01');
    await add('Διακοπή ρεύματος', '2026-02-04');
    await add('Διακοπές νερού', '2026-02-03', false);
    await add('Νερό και διακοπή', '2026-02-02');
    const { id } = await add('Διακοπή νερού', '2026-02-05');
    await deleteEntry(connection.db, news, id, acting);
    expect(await days({ search: 'διακοπη νερου' })).toEqual({
      total: 3,
      days: ['2026-02-03', '2026-02-02', '2026-02-01'],
    });
    expect(await days({ search: 'διακοπη νερου', limit: 1, offset: 1 })).toEqual({
      total: 3,
      days: ['2026-02-02'],
    });
    expect((await days({ search: 'διακοπη νερου', state: 'draft' })).days).toEqual(['2026-02-03']);
    expect((await days({ search: 'διακοπη νερου', sort: 'title' })).total).toBe(3);
    expect((await days({ search: 'διακοπη χιονι' })).total).toBe(0);
  });

  test('follows an entry to another day and other words', async () => {
    await add('Διακοπή νερού', '2026-02-01');
    const { id } = await add('Διακοπή νερού', '2026-02-02');
    await saveEntry(
      connection.db,
      news,
      id,
      { data: newsData('Διακοπή νερού και ρεύματος', '2026-01-01'), version: 1 },
      acting,
    );
    expect((await days({ search: 'νερου' })).days).toEqual(['2026-02-01', '2026-01-01']);
    expect((await days({ search: 'ρευματος' })).days).toEqual(['2026-01-01']);
  });
});
