import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { readWhole } from '../../../harness/screens/read-media.ts';
import {
  actAs,
  openTestServices,
  TEST_ADMIN,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../../harness/services.ts';
import { createEntry } from '../../content/acts/create-entry.ts';
import { deleteEntry } from '../../content/acts/delete-entry.ts';
import { saveEntry } from '../../content/acts/save-entry.ts';
import { emptyData } from '../../content/model/content-type.ts';
import { findUsesOfMedium } from '../../content/references/find-uses.ts';
import { news } from '../../content-types/news.ts';
import { changeMedia, describeMedium } from '../acts/change-media.ts';
import { deleteMedium } from '../acts/delete-medium.ts';
import { mediaIdOf } from '../pictures/picture.ts';
import { getMediaFile } from '../pictures/renditions.ts';
import { addMedium } from '../uploads/add-medium.ts';
import { MAX_UPLOAD_BYTES } from '../uploads/upload-limits.ts';
import { cleanFileName, getMedium, listMedia } from './library.ts';
import { findDownloads, findPictures } from './reading.ts';
import { listMediaTags } from './tags.ts';

const acting = actAs(TEST_EDITOR);
const PDF = makePdf();
const picture = (width = 400) =>
  sharp({ create: { width, height: 300, channels: 3, background: '#2A93C4' } })
    .png()
    .toBuffer();

describe('the name of an upload', () => {
  test.each([
    ['Φωτογραφία του λιμανιού.PNG', 'webp', 'fotografia-tou-limaniou.webp'],
    ['../../etc/passwd', 'pdf', 'passwd.pdf'],
    ['C:\\Users\\maria\\plan.v2.pdf', 'pdf', 'plan-v2.pdf'],
    ['evil"\r\nX-Header: 1.pdf', 'pdf', 'evil-x-header-1.pdf'],
    ['.htaccess', 'webp', 'file.webp'],
    ['Απόφαση αρ. 3, ΑΔΑ 6ΩΞΤ', 'pdf', 'apofasi-ar-3-ada-6oxt.pdf'],
    ['日本語.png', 'webp', 'file.webp'],
    ['', 'pdf', 'file.pdf'],
    ['a\u0000b\ud800.png', 'webp', 'ab.webp'],
    [`${'a'.repeat(79)} b.png`, 'webp', `${'a'.repeat(79)}.webp`],
    ['x'.repeat(5000), 'pdf', `${'x'.repeat(80)}.pdf`],
  ])('%j is safe everywhere', (name, extension, expected) => {
    expect(cleanFileName(name, extension)).toBe(expected);
  });
});

describe.each(TEST_DATABASES)('the library on $name', ({ open }) => {
  let connection: Connection;
  let opened: TestServices;
  beforeEach(async () => {
    connection = await open();
    opened = await openTestServices(connection);
  });
  afterEach(() => opened.close());

  const add = async (fileName = 'photo.png', bytes?: Uint8Array, minute = 0) =>
    addMedium(
      opened.services,
      { bytes: bytes ?? (await picture()), fileName, accept: 'any' },
      actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() + minute * 60_000)),
    );
  const remove = (id: string) => deleteMedium(connection.db, id, acting);
  const search = async (words: string) =>
    (await listMedia(connection.db, { search: words, limit: 10, offset: 0 })).media.map(
      ({ fileName }) => fileName,
    );
  const newsWith = (image: string | null) => ({
    ...emptyData(news.fields),
    title: { el: 'Έργα', en: 'Works' },
    summary: { el: 'Α', en: 'A' },
    content: { el: '<p>Α</p>', en: '' },
    date: '2026-03-01',
    category: 'projects',
    image,
  });

  test('knows a picture by the address it gave', async () => {
    const medium = await add();
    expect(medium).toMatchObject({ kind: 'image', width: 400, height: 300, isSample: false });
    expect(medium.url).toMatch(/^\/media\/[a-z0-9]+\.[0-9a-f]{16}\/320\.webp$/);
    expect(mediaIdOf(medium.url)).toBe(medium.id);
    expect(mediaIdOf(`https://www.example.gr${medium.url}`)).toBe(medium.id);
    expect(mediaIdOf('/media/../x.0123456789abcdef/1.webp')).toBeUndefined();
    const pictures = await findPictures(connection.db, [medium.id, null, undefined, 'unknown']);
    expect([...pictures.keys()]).toEqual([medium.id]);
    expect(pictures.get(medium.id)).toMatchObject({ width: 400, alt: { el: '', en: '' } });
    expect((await findDownloads(connection.db, [medium.id])).size).toBe(0);
    await connection.db.updateTable('media').set({ is_sample: 1 }).execute();
    expect(await getMedium(connection.db, medium.id)).toMatchObject({ isSample: true });
  });

  test('knows who brought a picture, who described it last, and what stays in sight of it', async () => {
    const { id } = await add();
    const middle = { x: 50, y: 50 };
    expect(await getMedium(connection.db, id)).toMatchObject({ version: 1, focus: middle });
    const later = actAs(TEST_ADMIN, new Date(TEST_NOW.getTime() + 60_000));
    const credit = { el: 'Ήρα', en: 'Hera' };
    const crop = { left: 0, top: 0, width: 500, height: 1000 };
    const said = { id, credit, crop, focus: { x: 20, y: 80 }, isDecorative: true };
    await describeMedium(connection.db, said, later);
    expect(await getMedium(connection.db, id)).toMatchObject({
      ...{ createdBy: TEST_EDITOR.email, createdAt: TEST_NOW.toISOString() },
      ...{ updatedBy: TEST_ADMIN.email, updatedAt: later.now.toISOString() },
      ...{ credit, width: 200, focus: { x: 20, y: 80 }, isDecorative: true },
    });
    expect((await findPictures(connection.db, [id])).get(id)).toMatchObject({
      ...{ credit, width: 200, focus: { x: 20, y: 80 }, isDecorative: true },
    });
  });

  test('lists files of one moment in one order, page by page and searched, however they change', async () => {
    for (const width of [400, 410, 420]) await add('photo.png', await picture(width));
    const ids = async (asked: Partial<Parameters<typeof listMedia>[1]> = {}) =>
      (await listMedia(connection.db, { limit: 9, offset: 0, ...asked })).media.map(({ id }) => id);
    const all = await ids();
    expect(all).toEqual(all.toSorted().toReversed());
    const later = actAs(TEST_EDITOR, new Date(TEST_NOW.getTime() + 60_000));
    await describeMedium(connection.db, { id: all[2] ?? '', tags: ['Λιμάνι'] }, later);
    const pages = [0, 1, 2].map((offset) => ({ limit: 1, offset }));
    for (const search of [undefined, 'photo']) {
      const found = await Promise.all(pages.map((page) => ids({ ...page, search })));
      expect(found.flat(), search).toEqual(all);
    }
    // A tag is one as a whole, also among what a word finds.
    for (const search of [undefined, 'photo']) {
      expect(await ids({ search, tag: 'Λιμάνι' })).toEqual([all[2]]);
      for (const tag of ['Λιμ', 'λιμάνι']) expect(await ids({ search, tag }), tag).toEqual([]);
    }
    const beyond = await listMedia(connection.db, { search: 'photo', limit: 9, offset: 9 });
    expect(beyond).toEqual({ media: [], total: 3 });
    expect((await findPictures(connection.db, [])).size).toBe(0);
  });

  test('keeps a PDF as it is, for downloading', async () => {
    const medium = await add('Ετήσιος Απολογισμός.pdf', PDF);
    expect(medium).toMatchObject({ kind: 'document', fileName: 'etisios-apologismos.pdf' });
    const by = TEST_EDITOR.email;
    expect(medium).toMatchObject({ createdBy: by, updatedBy: by });
    const download = (await findDownloads(connection.db, [medium.id])).get(medium.id);
    expect(download).toMatchObject({ url: medium.url, sizeBytes: PDF.length, type: 'PDF' });
    const [, , folder = '', name = ''] = medium.url.split('/');
    const file = await getMediaFile(opened.services, medium.id, folder.split('.')[1] ?? '', name);
    expect((await readWhole(file)).equals(PDF)).toBe(true);
    const other = getMediaFile(opened.services, medium.id, folder.split('.')[1] ?? '', 'other.pdf');
    await expect(other).rejects.toMatchObject({ code: 'not-found' });
  });

  test('names what it stores itself, whatever an upload is called', async () => {
    await add('../../etc/passwd.svg');
    const { storage_key } = await connection.db
      .selectFrom('media')
      .select('storage_key')
      .executeTakeFirstOrThrow();
    expect(storage_key).toMatch(/^originals\/[a-z0-9]+\.webp$/);
  });

  test('takes ten megabytes and not one byte more', async () => {
    // Zeros behind the end, as some scanners write them.
    const large = Buffer.concat([PDF, Buffer.alloc(MAX_UPLOAD_BYTES - PDF.length)]);
    expect((await add('large.pdf', large)).sizeBytes).toBe(10 * 1024 * 1024);
    const tooLarge = Buffer.concat([large, Buffer.alloc(1)]);
    await expect(add('larger.pdf', tooLarge)).rejects.toMatchObject({ code: 'too-large' });
  });

  test('lists the newest first, by kind and by page', async () => {
    await add('one.png', undefined, 1);
    await add('two.pdf', PDF, 2);
    await add('three.png', await picture(500), 3);
    const all = await listMedia(connection.db, { limit: 2, offset: 0 });
    expect(all.media.map(({ fileName }) => fileName)).toEqual(['three.webp', 'two.pdf']);
    expect(all.total).toBe(3);
    const documents = await listMedia(connection.db, { kind: 'document', limit: 9, offset: 0 });
    expect(documents.media.map(({ fileName }) => fileName)).toEqual(['two.pdf']);
  });

  test('names what is wrong with several at once by their places, and changes none', async () => {
    const [one, two] = [await add('one.png'), await add('two.png', await picture(500))];
    const said = (id: string, el: string) => ({ id, version: 1, alt: { el, en: '' } });
    const changes = [said(one.id, 'Λιμάνι'), said(two.id, 'α'.repeat(301))];
    await expect(changeMedia(connection.db, changes, acting)).rejects.toMatchObject({
      code: 'invalid',
      fields: { 'media.1.alt.el': { en: expect.any(String) } },
    });
    const { media } = await listMedia(connection.db, { limit: 9, offset: 0 });
    expect(media.map(({ alt }) => alt.el)).toEqual(['', '']);
    const changed = () =>
      connection.db
        .selectFrom('audit')
        .where('action', '=', 'changed')
        .select(['subject_id', 'subject_title', 'user_email'])
        .execute();
    expect(await changed()).toEqual([]);
    await changeMedia(connection.db, [said(one.id, 'Λιμάνι'), said(two.id, 'Όρμος')], acting);
    // What is said already is no change.
    const same = { id: one.id, alt: { el: 'Λιμάνι', en: '' } };
    expect(await describeMedium(connection.db, same, acting)).toMatchObject({ version: 2 });
    const by = { user_email: TEST_EDITOR.email };
    // The log names each by what it is called from then on.
    expect((await changed()).sort((a, b) => (a.subject_id < b.subject_id ? -1 : 1))).toEqual(
      [
        { subject_id: one.id, subject_title: 'Λιμάνι', ...by },
        { subject_id: two.id, subject_title: 'Όρμος', ...by },
      ].sort((a, b) => (a.subject_id < b.subject_id ? -1 : 1)),
    );
  });

  test('finds by words of the texts and the name, whatever their accents and capitals', async () => {
    const harbour = await add('IMG_0042.png', undefined, 1);
    await describeMedium(
      connection.db,
      {
        id: harbour.id,
        alt: { el: 'Το ΛΙΜΆΝΙ του Αιγίου', en: 'The harbour' },
        credit: { el: 'Φωτογραφία: Ήρα Νομικού', en: 'Photograph: Hera N.' },
        tags: ['Ναυσιπλοΐα'],
      },
      acting,
    );
    await add('budget.pdf', PDF, 2);
    expect(await search('λιμανι')).toEqual(['img-0042.webp']);
    expect(await search('ΑΊΓΙΟΥ Λιμάνι')).toEqual(['img-0042.webp']);
    expect(await search('HARBOUR 0042')).toEqual(['img-0042.webp']);
    expect(await search('harbour budget')).toEqual([]);
    expect(await search('ηρα νομικου'), 'who took it').toEqual(['img-0042.webp']);
    expect(await search('hera'), 'the same in English').toEqual(['img-0042.webp']);
    expect(await search('ναυσιπλοια'), 'a tag').toEqual(['img-0042.webp']);
    expect(await search(harbour.id)).toEqual(['img-0042.webp']);
    expect(await search('%')).toEqual(['budget.pdf', 'img-0042.webp']);
    const second = await listMedia(connection.db, { search: 'g', limit: 1, offset: 1 });
    expect(second).toMatchObject({ total: 2, media: [{ fileName: 'img-0042.webp' }] });
    const pdfs = await listMedia(connection.db, {
      search: 'g',
      kind: 'document',
      limit: 9,
      offset: 0,
    });
    expect(pdfs.total).toBe(1);
  });

  test('counts its tags, the most used first, those alike by the alphabet', async () => {
    const tags = [['Ύδρευση', 'Έργα', 'Λιμάνι'], ['Λιμάνι']];
    for (const [i, own] of tags.entries()) {
      const { id } = await add('one.png', await picture(400 + i));
      await describeMedium(connection.db, { id, tags: own }, acting);
    }
    expect(await listMediaTags(connection.db)).toEqual([
      { tag: 'Λιμάνι', count: 2 },
      { tag: 'Έργα', count: 1 },
      { tag: 'Ύδρευση', count: 1 },
    ]);
  });

  test('finds what was described, added and deleted since the last search', async () => {
    const first = await add('first.png', undefined, 1);
    expect(await search('λιμανι')).toEqual([]);
    const alt = { el: 'Το λιμάνι\nτου Αιγίου', en: '' };
    await describeMedium(connection.db, { id: first.id, alt }, acting);
    const second = await add('λιμάνι.pdf', PDF, 2);
    expect(await search('λιμανι αιγιο')).toEqual(['first.webp']);
    expect(await search('limani')).toEqual(['limani.pdf']);
    expect(await search('λιμανι αιγιου'), 'texts of two lines').toEqual(['first.webp']);
    expect(await search('document'), 'the kind is no text').toEqual([]);
    await remove(first.id);
    expect(await search('λιμανι')).toEqual([second.fileName]);
    const asked = { search: 'λιμανι', limit: 10, offset: 0 };
    expect(await listMedia(connection.db, asked), 'it is not counted').toMatchObject({ total: 1 });
    expect(await search('limani')).toEqual([second.fileName]);
  });

  test('finds a document by the Greek name that its file had, and by the title in it', async () => {
    await add('Προϋπολογισμός έτους 2026.pdf', PDF, 1);
    const { id } = await add('scan0001.pdf', makePdf({ note: 'two' }), 2);
    await add('plan.pdf', makePdf({ note: 'three' }), 3);
    expect(await search('ΠΡΟΫΠΟΛΟΓΙΣΜΟΣ 2026')).toEqual(['proypologismos-etous-2026.pdf']);
    expect(await search('έτους')).toEqual(['proypologismos-etous-2026.pdf']);
    expect(await search('απόφαση 214')).toEqual([]);
    const title = 'Απόφαση 214/2025';
    await connection.db
      .updateTable('document_facts')
      .set({ title })
      .where('medium_id', '=', id)
      .execute();
    expect(await search('αποφαση 214')).toEqual(['scan0001.pdf']);
    await connection.db.updateTable('document_facts').set({ digest: 'of-an-earlier' }).execute();
    expect(await search('αποφαση 214'), 'the title of an earlier file').toEqual([]);
  });

  test('names who uses a medium: drafts and public copies, but not what lies in the bin', async () => {
    const { id } = await add();
    expect(await findUsesOfMedium(connection.db, id)).toEqual([]);
    const entry = await createEntry(connection.db, news, { data: newsWith(id) }, acting);
    const draft = { data: newsWith(null), version: 1, publish: false };
    await saveEntry(connection.db, news, entry.id, draft, acting);
    const use = { type: 'news', id: entry.id, title: { el: 'Έργα', en: 'Works' } };
    expect(await findUsesOfMedium(connection.db, id)).toEqual([use]);
    await expect(remove(id)).rejects.toMatchObject({
      code: 'conflict',
      details: { uses: [use] },
      text: {
        el: expect.stringContaining('Ανακοίνωση «Έργα»'),
        en: expect.stringContaining('News item ‘Works’'),
      },
    });
    await deleteEntry(connection.db, news, entry.id, acting);
    expect(await findUsesOfMedium(connection.db, id)).toEqual([]);
  });

  test('does not take part of an id for the id', async () => {
    const { id } = await add();
    await createEntry(connection.db, news, { data: newsWith(id) }, acting);
    expect(await findUsesOfMedium(connection.db, id.slice(0, -1))).toEqual([]);
    expect(await findUsesOfMedium(connection.db, '%')).toEqual([]);
    expect(await findUsesOfMedium(connection.db, '_'.repeat(id.length))).toEqual([]);
  });

  test('leaves no file behind when the row cannot be written', async () => {
    const { db } = connection;
    await db.schema.alterTable('audit').renameTo('audit_away').execute();
    try {
      await expect(add()).rejects.toThrow();
    } finally {
      await db.schema.alterTable('audit_away').renameTo('audit').execute();
    }
    expect((await listMedia(db, { limit: 9, offset: 0 })).total).toBe(0);
    const { objects } = await opened.services.store.listAll('/', { recursive: true });
    expect([...objects].filter((object) => object.isFile)).toEqual([]);
  });
});
