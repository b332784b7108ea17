import { expect, test } from 'vitest';
import { newsData } from '../../../harness/content/entry-data.ts';
import { testDocumentRow, testFactsRow } from '../../../harness/content/medium-row.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR } from '../../../harness/services.ts';
import { news } from '../../content-types/news.ts';
import { createEntry } from '../acts/create-entry.ts';
import { keepDocumentWords } from './document-words.ts';

test('an entry has the words of its documents: five thousand, of a fair length, and none from the bin', async () => {
  const { db, close } = await openTestSqlite();
  await db.insertInto('media').values(testDocumentRow()).execute();
  await db.insertInto('document_facts').values(testFactsRow('report')).execute();
  const attachments = [{ file: 'report', label: { el: '', en: '' } }];
  const data = { ...newsData('Απόφαση', '2026-03-01'), attachments } as never;
  const { id } = await createEntry(db, news, { data }, actAs(TEST_EDITOR));
  const words = async (text: string) => {
    await db.updateTable('document_facts').set({ text }).execute();
    await keepDocumentWords(db, [id]);
    const row = await db.selectFrom('entries').select('document_words').executeTakeFirstOrThrow();
    return row.document_words;
  };
  const long = 'ω'.repeat(30);
  expect(await words(`Γέφυρα, ΓΕΦΥΡΑ και οδός 12 του 2026· 4η ΑΒ1 ${long} ${long}ω`)).toBe(
    `γεφυρα και οδοσ του αβ1 ${long}`,
  );
  const many = Array.from({ length: 5001 }, (_, at) => `λεξη${at}`);
  expect((await words(many.join(' '))).split(' ')).toEqual(many.slice(0, 5000));
  expect(await words(`${'α '.repeat(150_000)}μετα`)).toBe('');
  expect(await words('Γέφυρα')).toBe('γεφυρα');
  await db.updateTable('media').set({ deleted_at: '2026-03-04T10:00:00.000Z' }).execute();
  expect(await words('Γέφυρα')).toBe('');
  await close();
});
