import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { newsData } from '../../harness/content/entry-data.ts';
import { testDocumentRow } from '../../harness/content/medium-row.ts';
import { TEST_DATABASES } from '../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../harness/services.ts';
import { createEntry } from '../content/acts/create-entry.ts';
import { saveEntry } from '../content/acts/save-entry.ts';
import { emptyData } from '../content/model/content-type.ts';
import { news } from '../content-types/news.ts';
import { office } from '../content-types/office.ts';
import { transparencyDocument } from '../content-types/transparency-document.ts';
import { keepReading } from '../media/documents/read-documents.ts';
import { searchSite } from './site-search.ts';

const acting = actAs(TEST_EDITOR);
const DOCUMENT = 'report';
const DIGEST = '0123456789abcdef';

describe.each(TEST_DATABASES)('what is found besides the texts of pages, on $name', ({ open }) => {
  let opened: TestServices;
  beforeEach(async () => {
    opened = await openTestServices(await open());
  });
  afterEach(() => opened.close());

  const find = async (query: string) => {
    const { found } = await searchSite(opened.services.db, { query, page: 1, pageSize: 5 });
    return found.map(({ title }) => title.el);
  };
  const read = (text: string) =>
    keepReading(
      opened.services.db,
      { id: DOCUMENT, digest: DIGEST },
      { pages: 1, title: '', language: '', isTagged: true, isScanned: false, text },
      { now: TEST_NOW },
    );

  test('are the words of documents, whether read before they are published or after', async () => {
    const { db } = opened.services;
    await db.insertInto('media').values(testDocumentRow()).execute();
    const data = {
      ...newsData('Απόφαση', '2026-03-01'),
      attachments: [{ file: DOCUMENT, label: { el: '', en: '' } }],
    };
    const { id, version } = await createEntry(db, news, { data: data as never }, acting);
    expect(await find('υδραγωγείο')).toEqual([]);
    await read('Κατασκευή υδραγωγείου, ΑΦΜ 090000045');
    expect(await find('υδραγωγείο')).toEqual(['Απόφαση']);
    expect(await find('ydragwgeio')).toEqual(['Απόφαση']);
    expect(await find('090000045')).toEqual([]);
    await read('Ανάπλαση πλατείας');
    expect(await find('υδραγωγείο')).toEqual([]);
    expect(await find('ανάπλαση')).toEqual(['Απόφαση']);
    await saveEntry(
      db,
      news,
      id,
      { version, publish: true, data: { ...data, attachments: [] } as never },
      acting,
    );
    expect(await find('ανάπλαση')).toEqual([]);
    // What a draft adds to it nobody finds before it is published.
    const draft = { publish: false, data: data as never };
    await saveEntry(db, news, id, draft, acting);
    expect(await find('ανάπλαση')).toEqual([]);
    await saveEntry(db, news, id, { data: data as never }, acting);
    expect(await find('ανάπλαση')).toEqual(['Απόφαση']);
  });

  test('are the days of entries and those in their texts, as people type them', async () => {
    const { db } = opened.services;
    await db.insertInto('media').values(testDocumentRow()).execute();
    for (const date of ['2025-07-13', '2025-07-14', '2024-07-13']) {
      const data = {
        ...emptyData(transparencyDocument.fields),
        title: { el: `Απόφαση δημάρχου της ${date.slice(2, 4)}/${date.slice(8)}`, en: '' },
        category: 'decisions',
        date,
        file: DOCUMENT,
      };
      await createEntry(db, transparencyDocument, { data: data as never }, acting);
    }
    const closed = newsData('Κλειστά γραφεία', '2026-03-01');
    closed.content.el = '<p>Στις 17 Ιουλίου 2025 τα γραφεία δεν ανοίγουν.</p>';
    await createEntry(db, news, { data: closed as never }, acting);
    const ofThatDay = 'Απόφαση δημάρχου της 25/13';
    for (const day of ['13/07/2025', '13.7.25', '13 Ιουλίου 2025', '13 July 2025']) {
      expect(await find(day), day).toEqual([ofThatDay]);
      expect((await find(`απόφαση ${day}`))[0], day).toBe(ofThatDay);
    }
    expect(await find('17/7/2025')).toEqual(['Κλειστά γραφεία']);
    // Of a day that nothing has, the words count as ever.
    expect((await find('κλειστά γραφεία 15/07/2025'))[0]).toBe('Κλειστά γραφεία');
  });

  test.each([
    ['Φεστιβάλ 12-13/07/2025', '2025-07-12', '12/07/2025'],
    ['Άδειες από 5/5/2020-31/12/2020', '2020-05-05', '5/5/2020'],
    ['Εκθέσεις 3 έως 5 Ιουλίου 2025', '2025-07-03', '3 Ιουλίου 2025'],
    ['Πρόγραμμα 2025: εορτή 25 Μαρτίου', '2025-03-25', '25 Μαρτίου 2025'],
    ['Βλάβες 2691021020', '2020-10-02', '2691 02.10.20'],
    ['ΚΥΑ 5/5/2020', '2020-05-05', 'ΚΥΑ 5/5/2020'],
    ['Πρωτόκολλο 10.5.21', '2021-05-10', 'πρωτόκολλο 10.5.21'],
    ['Απόφαση 12/2024', '2024-12-20', 'απόφαση 12/2024'],
    ['Νόμος 4412/2016', '2016-12-04', 'Ν. 4412/2016'],
    ['Σχολές 25100', '2025-10-01', 'σχολές 251 00'],
  ])('is %j, also where something is of %s: %s', async (title, day, query) => {
    const { db } = opened.services;
    for (const [named, date] of [
      [title, '2026-03-01'],
      ['Ανακοίνωση', day],
    ] as const) {
      await createEntry(db, news, { data: newsData(named, date) as never }, acting);
    }
    expect(await find(query)).toContain(title);
  });

  test('is what somebody is still typing, though it is a day already', async () => {
    const { db } = opened.services;
    for (const [title, date] of [
      ['Φεστιβάλ 12/7/2025', '2026-03-01'],
      ['Ανακοίνωση', '2020-07-12'],
    ] as const) {
      await createEntry(db, news, { data: newsData(title, date) as never }, acting);
    }
    const { found } = await searchSite(db, {
      ...{ query: '12/7/20', page: 1, pageSize: 5, isTyping: true },
    });
    expect(found.map(({ title }) => title.el)).toContain('Φεστιβάλ 12/7/2025');
  });

  test('are telephone numbers, as people type them', async () => {
    const data = {
      ...emptyData(office.fields),
      name: { el: 'ΔΕΥΑ', en: 'Water company' },
      address: { el: 'Μητροπόλεως 1', en: '' },
      phone: '+30 26913 60000',
    };
    await createEntry(opened.services.db, office, { data: data as never }, acting);
    for (const typed of [
      '2691360000',
      '26913 60000',
      '+302691360000',
      '00302691360000',
      '2691-3-60000',
    ]) {
      expect(await find(typed), typed).toEqual(['ΔΕΥΑ']);
    }
    expect(await find('2691360001')).toEqual([]);
  });

  test('are the captions of photographs', async () => {
    const { db } = opened.services;
    await db
      .insertInto('media')
      .values(testDocumentRow({ kind: 'image', mime_type: 'image/jpeg', width: 800, height: 600 }))
      .execute();
    const gallery = [
      { image: DOCUMENT, caption: { el: 'Το ρολόι της πλατείας', en: 'The clock' } },
    ];
    const data = { ...newsData('Έργα', '2026-03-01'), gallery };
    await createEntry(db, news, { data: data as never }, acting);
    expect(await find('ρολόι')).toEqual(['Έργα']);
  });
});
