import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import type { MediaTable } from '../../../database/tables.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { untilWaiting } from '../../../harness/databases/postgres-races.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../../harness/services.ts';
import { news } from '../../content-types/news.ts';
import type { DomainError } from '../../errors.ts';
import { newId } from '../../ids.ts';
import { deleteMedium } from '../../media/acts/delete-medium.ts';
import { mediaUrl } from '../../media/pictures/picture.ts';
import { createEntry } from '../acts/create-entry.ts';
import { publishDue } from '../acts/due/publish-due.ts';
import { saveEntry } from '../acts/save-entry.ts';
import { unpublishEntry } from '../acts/unpublish-entry.ts';
import { emptyData } from '../model/content-type.ts';

const acting = actAs(TEST_EDITOR);

/** A news item whose text leads to an address. */
const newsLeadingTo = (address: string) => ({
  ...emptyData(news.fields),
  title: { el: 'Έργα', en: 'Works' },
  category: 'projects',
  summary: { el: 'Περίληψη', en: 'Summary' },
  date: '2026-03-01',
  content: { el: `<p>Δείτε τον <a href="${address}">προϋπολογισμό</a>.</p>`, en: '' },
});

describe.each(TEST_DATABASES)('a document that only a text leads to, on $name', ({ open }) => {
  let connection: Connection;
  let opened: TestServices;
  beforeEach(async () => {
    connection = await open();
    opened = await openTestServices(connection);
  });
  afterEach(() => opened.close());

  const addDocument = async (file_name: string): Promise<MediaTable> => {
    const row = testDocumentRow({ id: newId(TEST_NOW), file_name });
    await opened.services.store.put(row.storage_key, Buffer.from('%PDF'));
    await connection.db.insertInto('media').values(row).execute();
    return row;
  };
  const remove = ({ id }: MediaTable) => deleteMedium(connection.db, id, acting);
  const save = (id: string, address: string, publish: boolean) =>
    saveEntry(connection.db, news, id, { data: newsLeadingTo(address), publish }, acting);

  test('is not deleted while the working copy or the public one leads to it', async () => {
    const document = await addDocument('budget.pdf');
    const input = { data: newsLeadingTo(mediaUrl(document)), publish: true };
    const { id } = await createEntry(connection.db, news, input, acting);
    const use = { type: 'news', id, title: { el: 'Έργα', en: 'Works' } };
    const refused = { code: 'conflict', details: { uses: [use] } };
    await expect(remove(document)).rejects.toMatchObject(refused);
    await save(id, '/contact', false);
    await expect(remove(document), 'the public copy leads there').rejects.toMatchObject(refused);
    await save(id, '/contact', true);
    await remove(document);
  });

  test('is not deleted while it is planned, published by plan, or in a draft', async () => {
    const [before, after] = [await addDocument('before.pdf'), await addDocument('after.pdf')];
    const input = { data: newsLeadingTo(mediaUrl(before)), publish: true };
    const { id } = await createEntry(connection.db, news, input, acting);
    const moment = new Date(TEST_NOW.getTime() + 60_000);
    const plan = { data: newsLeadingTo(mediaUrl(after)), publishAt: moment.toISOString() };
    await saveEntry(connection.db, news, id, plan, acting);
    await expect(remove(before), 'still public').rejects.toMatchObject({ code: 'conflict' });
    await expect(remove(after), 'planned').rejects.toMatchObject({ code: 'conflict' });
    await publishDue(connection.db, moment);
    await remove(before);
    await save(id, '/contact', false);
    await expect(remove(after), 'public by plan').rejects.toMatchObject({ code: 'conflict' });
    await unpublishEntry(connection.db, news, id, acting);
    await remove(after);
  });

  test('is not deleted under a text that is being saved at this moment', async () => {
    const document = await addDocument('budget.pdf');
    const input = { data: newsLeadingTo(mediaUrl(document)), publish: true };
    const { removal } = await inTransaction(connection.db, async (tx) => {
      await createEntry(tx, news, input, acting);
      const removal = remove(document).catch((error: DomainError) => error.code);
      if (connection.lines) await untilWaiting(connection.db, 1);
      return { removal };
    });
    expect(await removal).toBe('conflict');
  });
});
