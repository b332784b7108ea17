import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { newsData, pageData } from '../../../harness/content/entry-data.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { news } from '../../content-types/news.ts';
import { page } from '../../content-types/page.ts';
import { createEntry } from '../acts/create-entry.ts';
import { deleteEntry } from '../acts/delete-entry.ts';
import { listForStaff } from './staff-entries.ts';
import { listEntryTags } from './tags.ts';

const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('tags on $name', ({ open }) => {
  let connection: Connection;
  beforeEach(async () => {
    connection = await open();
  });
  afterEach(() => connection.close());

  const add = (title: string, ...tags: string[]) => {
    const named = tags.map((el) => ({ name: { el, en: el === 'Νερό' ? 'Water' : '' } }));
    const data = { ...newsData(title, '2026-03-01'), tags: named };
    return createEntry(connection.db, news, { data, publish: false }, acting);
  };

  test('are listed with how often they are used, without those of the bin', async () => {
    const { db } = connection;
    await add('Μία', 'Νερό', 'Έργα "του Δήμου"');
    await add('Δύο', 'Νερό');
    const gone = await add('Τρεις', 'Χιόνι');
    await deleteEntry(db, news, gone.id, acting);
    await createEntry(db, page, { data: pageData('Σελίδα') }, acting);
    expect(await listEntryTags(db, news)).toEqual([
      { name: { el: 'Νερό', en: 'Water' }, count: 2 },
      { name: { el: 'Έργα "του Δήμου"', en: '' }, count: 1 },
    ]);
    expect(await listEntryTags(db, page)).toEqual([]);
    // A draft may have rows that nobody has filled in.
    await add('Τέσσερις', '', '');
    expect(await listEntryTags(db, news)).toHaveLength(2);
    // Of those in use as often, by the alphabet.
    await add('Πέντε', 'Ωδείο', 'Αγορά');
    const names = (await listEntryTags(db, news)).map(({ name }) => name.el);
    expect(names).toEqual(['Νερό', 'Έργα "του Δήμου"', 'Αγορά', 'Ωδείο']);
  });

  test('narrow the list of their type, by the whole name', async () => {
    const { db } = connection;
    const found = async (tag: string) => {
      const { entries, total } = await listForStaff(db, news, { tag, limit: 9, offset: 0 });
      return [total, ...entries.map(({ title }) => title.el).sort()];
    };
    await add('Μία', 'Νερό', 'Έργα "του Δήμου"');
    await add('Δύο', 'Νερό');
    await add('Χωρίς');
    expect(await found('Νερό')).toEqual([2, 'Δύο', 'Μία']);
    expect(await found('Έργα "του Δήμου"')).toEqual([1, 'Μία']);
    expect(await found('Νερ')).toEqual([0]);
    expect(await found("' or 1=1 --")).toEqual([0]);
    // Anybody can write it into an address, and PostgreSQL’s texts cannot hold it.
    expect(await found('Νερό\u0000')).toEqual([0]);
  });
});
