import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { writePdf } from '../../../harness/content/write-pdf.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../../harness/services.ts';
import { createEntry } from '../../content/acts/create-entry.ts';
import { emptyData } from '../../content/model/content-type.ts';
import { transparencyDocument } from '../../content-types/transparency-document.ts';
import { DAY_MS } from '../../time/durations.ts';
import { deleteMedium } from '../acts/delete-medium.ts';
import { busyWithFiles } from '../files/busy-with-files.ts';
import { FileProcess } from '../files/file-process.ts';
import { getMedium, listMedia } from '../library/library.ts';
import { readDocument } from '../pdf/read-document.ts';
import { addMedium } from '../uploads/add-medium.ts';
import { readDocumentTexts } from './document-facts.ts';
import { keepReading, readUnreadDocuments } from './read-documents.ts';

const acting = actAs(TEST_EDITOR);
/** A process for files that takes its time for documents, in which it does nothing. */
const STUCK = join(import.meta.dirname, '../../../harness/sites/stuck-file-process.ts');
const FONT = 'seed/documents/fonts/commissioner-regular.ttf';

const decision = () =>
  writePdf(
    (document) => {
      document.font(FONT).text('Απόφαση του Δημοτικού Συμβουλίου, ΑΦΜ 090000045');
      document.addPage().text('Δεύτερη σελίδα');
    },
    { lang: 'el-GR', tagged: true, pdfVersion: '1.7', info: { Title: 'Απόφαση 214/2025' } },
  );
/** A page that is one picture, as a scanner writes it. */
const scan = () =>
  writePdf((document) => {
    const pixel =
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    document.image(Buffer.from(pixel, 'base64'), 0, 0, { width: 600 });
  });

test('two thousand pages of a document are read, and no more: files of others wait', async () => {
  const long = await writePdf(
    (document) => {
      for (let page = 1; page <= 2000; page++) document.addPage();
      document.fontSize(1).text('The page after them');
    },
    { size: [99, 99], margin: 0 },
  );
  expect(await readDocument(long)).toMatchObject({ pages: 2001, text: '' });
});

test.each([
  ['gre', 'el'],
  ['ENG', 'en'],
  ['el_GR', 'el-GR'],
  ['en-gb', 'en-GB'],
  ['Greek (Modern)', ''],
])('a document that calls its language ‘%s’ is in ‘%s’', async (stated, language) => {
  const bytes = await writePdf((document) => document.text('a'), { lang: stated });
  expect(await readDocument(bytes)).toMatchObject({ language });
});

test.each([
  ['Προϋπολογισμός 2026', '', 'Προϋπολογισμός 2026'],
  ['Budget', '/Info << /Title (Old) >>', 'Old'],
])(
  'a document that has its title ‘%s’ in a newer place alone, and %j, is called ‘%s’',
  async (stated, info, title) => {
    const packet = Buffer.from(
      `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title><rdf:Alt><rdf:li xml:lang="x-default">${stated}</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`,
    );
    const head =
      '%PDF-1.7\n1 0 obj\n<< /Type /Catalog /Pages 2 0 R /Metadata 4 0 R /MarkInfo << /Marked false >> >>\nendobj\n' +
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n' +
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj\n' +
      `4 0 obj\n<< /Type /Metadata /Subtype /XML /Length ${packet.length} >>\nstream\n`;
    const end = `\nendstream\nendobj\ntrailer\n<< /Root 1 0 R ${info} >>\n%%EOF\n`;
    expect(
      await readDocument(Buffer.concat([Buffer.from(head), packet, Buffer.from(end)])),
    ).toMatchObject({
      title,
      isTagged: false,
    });
  },
);

describe.each(TEST_DATABASES)('what documents say on $name', ({ open }) => {
  let opened: TestServices;
  beforeEach(async () => {
    opened = await openTestServices(await open());
  });
  afterEach(() => opened.close());

  const add = (bytes: Uint8Array) =>
    addMedium(opened.services, { bytes, fileName: 'a.pdf', accept: 'any' }, acting);
  const textsOf = (id: string) => readDocumentTexts(opened.services.db, [id]);

  test('is read as they come: title, language, pages, marks and words', async () => {
    const { id, document } = await add(await decision());
    const facts = {
      state: 'read',
      pages: 2,
      title: 'Απόφαση 214/2025',
      language: 'el-GR',
      isTagged: true,
      isScanned: false,
    };
    expect(document).toEqual(facts);
    expect((await getMedium(opened.services.db, id)).document).toEqual(facts);
    const { media } = await listMedia(opened.services.db, { limit: 9, offset: 0 });
    expect(media[0]?.document).toEqual(facts);
    const [text] = await textsOf(id);
    expect(text).toMatchObject({ mediumId: id });
    expect(text?.text).toContain('ΑΦΜ 090000045');
    expect(text?.text.split('\n\n').at(-1)).toBe('Δεύτερη σελίδα');
  });

  test('is nothing where a scanner wrote it', async () => {
    const { id, document } = await add(await scan());
    expect(document).toMatchObject({ pages: 1, isScanned: true, isTagged: false, language: '' });
    expect((await textsOf(id))[0]?.text).toBe('');
  });

  test('an empty page is no scan', async () => {
    expect((await add(makePdf())).document).toMatchObject({ pages: 1, isScanned: false });
  });

  test('is not known of one that asks for a password, which is in the library all the same', async () => {
    const locked = await writePdf((document) => document.text('secret'), { userPassword: 'x' });
    const { id, document } = await add(locked);
    expect(document).toMatchObject({ state: 'unreadable', pages: 0 });
    expect(await textsOf(id)).toEqual([]);
    expect(await readUnreadDocuments(opened.services, () => TEST_NOW)).toBe(0);
  });

  test('is asked of a document that could not be read once more after a month', async () => {
    const { db } = opened.services;
    const { id } = await add(await decision());
    const unreadable = { state: 'unreadable', text: '', pages: 0 } as const;
    await db.updateTable('document_facts').set(unreadable).execute();
    const after = (days: number) => () => new Date(TEST_NOW.getTime() + days * DAY_MS);
    expect(await readUnreadDocuments(opened.services, after(29))).toBe(0);
    expect(await readUnreadDocuments(opened.services, after(31))).toBe(1);
    expect((await getMedium(db, id)).document).toMatchObject({ state: 'read', pages: 2 });
  });

  test('is asked again an hour later where the machine was too busy, and not called unreadable', async () => {
    const { db } = opened.services;
    const busy = new FileProcess({ entry: STUCK, limits: { readingMs: 100 } });
    const services = { ...opened.services, files: busy };
    try {
      const file = { bytes: await decision(), fileName: 'a.pdf', accept: 'any' as const };
      const { id, document } = await addMedium(services, file, acting);
      expect(document).toBeNull();
      expect((await getMedium(db, id)).document).toBeNull();
      const after = (minutes: number) => () => new Date(TEST_NOW.getTime() + minutes * 60_000);
      expect(await readUnreadDocuments(opened.services, after(59))).toBe(0);
      // The machine may be busy still.
      expect(await readUnreadDocuments(services, after(61))).toBe(0);
      expect(await readUnreadDocuments(opened.services, after(90))).toBe(0);
      expect(await readUnreadDocuments(opened.services, after(122))).toBe(1);
      expect((await getMedium(db, id)).document).toMatchObject({ state: 'read' });
    } finally {
      busy.stop();
    }
  });

  test('is read later where it was not, and is not given of what lies in the bin', async () => {
    const { db } = opened.services;
    const { id } = await add(await decision());
    await db.deleteFrom('document_facts').execute();
    expect((await getMedium(db, id)).document).toBeNull();
    expect(await readUnreadDocuments(opened.services, () => TEST_NOW)).toBe(1);
    expect(await readUnreadDocuments(opened.services, () => TEST_NOW)).toBe(0);
    expect(await textsOf(id)).toHaveLength(1);
    await deleteMedium(db, id, acting);
    expect(await textsOf(id)).toEqual([]);
    await db.deleteFrom('document_facts').execute();
    expect(await readUnreadDocuments(opened.services, () => TEST_NOW)).toBe(0);
  });

  test('is read of the others where the store has lost one, such as after a backup was restored', async () => {
    const { db, store } = opened.services;
    const first = await add(await decision());
    const second = await add(makePdf());
    await db.deleteFrom('document_facts').execute();
    const lost = first.id < second.id ? first : second;
    await store.delete(`originals/${lost.id}.pdf`);
    expect(await readUnreadDocuments(opened.services, () => TEST_NOW)).toBe(1);
    expect(await readUnreadDocuments(opened.services, () => TEST_NOW)).toBe(0);
  });

  test('is that of its last file, where it was replaced while the one before was read', async () => {
    const { db } = opened.services;
    const { id } = await add(await decision());
    const { digest } = await db.selectFrom('media').select('digest').executeTakeFirstOrThrow();
    // As replacing leaves it.
    const replaced = { digest: '0123456789abcdef' };
    await db.updateTable('media').set(replaced).execute();
    await db.updateTable('document_facts').set(replaced).execute();
    await keepReading(db, { id, digest }, 'unreadable', { now: TEST_NOW });
    expect((await getMedium(db, id)).document).toMatchObject({ state: 'read', pages: 2 });
  });

  test('is on the pages that offer it as soon as it was read, and others stay', async () => {
    const { db } = opened.services;
    const { id } = await add(await decision());
    await db.deleteFrom('document_facts').execute();
    const before = opened.siteChanges();
    await readUnreadDocuments(opened.services, () => TEST_NOW);
    expect(opened.siteChanges()).toBe(before);
    const data = { ...emptyData(transparencyDocument.fields), file: id, date: '2026-03-02' };
    const title = { el: 'Απόφαση', en: 'Decision' };
    await createEntry(
      db,
      transparencyDocument,
      { slug: 'decision', data: { ...data, title, category: 'decisions' } },
      acting,
    );
    await db.deleteFrom('document_facts').execute();
    const shown = opened.siteChanges();
    await readUnreadDocuments(opened.services, () => TEST_NOW);
    expect(opened.siteChanges()).toBe(shown + 1);
  });

  test('is not taken for that of other bytes', async () => {
    const { db } = opened.services;
    const { id } = await add(await decision());
    await db.updateTable('media').set({ digest: '0123456789abcdef' }).execute();
    expect((await getMedium(db, id)).document).toBeNull();
    expect(await textsOf(id)).toEqual([]);
    // It is read like one of which nothing is known.
    expect(await readUnreadDocuments(opened.services, () => TEST_NOW)).toBe(1);
    expect((await getMedium(db, id)).document).toMatchObject({ state: 'read' });
  });

  test('is asked again where others had the process for files, and the document is there at once', async () => {
    const { services } = opened;
    const files = Object.assign(Object.create(services.files), {
      run: (...job: Parameters<typeof services.files.run>) =>
        job[0] === 'readDocument' ? Promise.reject(busyWithFiles()) : services.files.run(...job),
    });
    const file = { bytes: await decision(), fileName: 'a.pdf', accept: 'any' as const };
    const { id, document } = await addMedium({ ...services, files }, file, acting);
    expect(document).toBeNull();
    expect(await readUnreadDocuments(services, () => TEST_NOW)).toBe(1);
    expect((await getMedium(services.db, id)).document).toMatchObject({ state: 'read' });
  });
});
