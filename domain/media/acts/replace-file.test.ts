import { createHash } from 'node:crypto';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { onSiteChange } from '../../../database/transaction.ts';
import { newsData, refusalOf } from '../../../harness/content/entry-data.ts';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { losingAnswers } from '../../../harness/databases/lost-answer.ts';
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
import { saveEntry } from '../../content/acts/save-entry.ts';
import { news } from '../../content-types/news.ts';
import { findUnexplained } from '../documents/unexplained.ts';
import { findMovedAddress } from '../library/earlier-addresses.ts';
import { listEarlierFiles } from '../library/earlier-files.ts';
import { emptyMediaBin } from '../library/empty-bin.ts';
import { getMedium } from '../library/library.ts';
import { findDownloads } from '../library/reading.ts';
import { getMediaFile } from '../pictures/renditions.ts';
import { sweepLooseFiles } from '../store/loose-files.ts';
import { listOriginals } from '../store/originals.ts';
import { addMedium } from '../uploads/add-medium.ts';
import { beginUpload } from '../uploads/begin-upload.ts';
import { takePiece } from '../uploads/take-piece.ts';
import { readQuota } from '../uploads/upload-quota.ts';
import { describeMedium } from './change-media.ts';
import { deleteMedium } from './delete-medium.ts';
import { replaceFile } from './replace-file.ts';
import { returnToFile } from './return-to-file.ts';

const acting = actAs(TEST_EDITOR);
const DAY_MS = 86_400_000;
const day = (number: number) => new Date(TEST_NOW.getTime() + number * DAY_MS);
const OLD = makePdf({ padding: 10 });
const NEW = makePdf({ padding: 20 });
const OTHER = makePdf({ padding: 30 });
const written = (text: string) =>
  new Promise<Buffer>((resolve) => {
    const document = new PDFDocument();
    const chunks: Buffer[] = [];
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.text(text);
    document.end();
  });
const picture = (background: string, width = 800) =>
  sharp({ create: { width, height: 600, channels: 3, background } })
    .png()
    .toBuffer();

describe.each(TEST_DATABASES)('a file in the place of another, on $name', ({ open }) => {
  let connection: Connection;
  let opened: TestServices;
  beforeEach(async () => {
    connection = await open();
    opened = await openTestServices(connection);
  });
  afterEach(() => opened.close());

  const add = (bytes: Uint8Array = OLD, fileName = 'Πρόγραμμα 2025.pdf') =>
    addMedium(opened.services, { bytes, fileName, accept: 'any' }, acting);
  async function send(bytes: Uint8Array, fileName = 'Πρόγραμμα 2026.pdf'): Promise<string> {
    const digest = createHash('sha256').update(bytes).digest('hex');
    const announced = { fileName, size: bytes.length, digest, accept: 'any' as const };
    const begun = await beginUpload(opened.services, { ...announced, isReplacement: true }, acting);
    if (!('upload' in begun)) throw new Error('It is not sent.');
    await takePiece(opened.services, begun.upload.id, { offset: 0, bytes }, acting);
    return begun.upload.id;
  }
  const replace = async (id: string, version: number, bytes: Uint8Array = NEW, by = acting) =>
    replaceFile(opened.services, id, { upload: await send(bytes), version }, by);
  const read = async ({ id, url }: { id: string; url: string }) => {
    const [, , folder = '', name = ''] = url.split('/');
    return readWhole(await getMediaFile(opened.services, id, folder.split('.')[1] ?? '', name));
  };
  const moved = (id: string, url: string) => {
    const [, , folder = '', name = ''] = url.split('/');
    return findMovedAddress(connection.db, { id, digest: folder.split('.')[1] ?? '', name });
  };
  const originals = async () => {
    const { objects } = await opened.services.store.listAll('originals/', { recursive: true });
    return [...objects].filter((object) => object.isFile).length;
  };
  const actions = async (id: string) =>
    (
      await connection.db
        .selectFrom('audit')
        .where('subject_id', '=', id)
        .select('action')
        .execute()
    )
      .map(({ action }) => action)
      .sort();

  test('is what everybody gets, and the addresses of before lead there', async () => {
    const before = await add();
    const after = await replace(before.id, 1);
    expect(after).toMatchObject({
      id: before.id,
      fileName: 'programma-2026.pdf',
      sizeBytes: NEW.length,
      version: 2,
      document: { state: 'read' },
    });
    expect((await read(after)).equals(NEW)).toBe(true);
    expect((await findDownloads(connection.db, [before.id])).get(before.id)?.url).toBe(after.url);
    expect(await moved(before.id, before.url)).toBe(after.url);
    expect(await actions(before.id)).toEqual(['replaced', 'uploaded']);
    const third = await replace(before.id, 2, OTHER, actAs(TEST_EDITOR, day(0.5)));
    const earlier = await listEarlierFiles(connection.db, before.id);
    expect(
      earlier.map(({ sizeBytes }) => sizeBytes),
      'the last one first',
    ).toEqual([NEW.length, OLD.length]);
    expect(await moved(before.id, before.url)).toBe(third.url);
    expect(await moved(before.id, after.url)).toBe(third.url);
  });

  test('is known from then on, and need not be sent to be in the library', async () => {
    const { id } = await add();
    await replace(id, 1);
    const digest = createHash('sha256').update(NEW).digest('hex');
    const announced = { fileName: 'a.pdf', size: NEW.length, digest, accept: 'any' as const };
    expect(await beginUpload(opened.services, announced, acting)).toMatchObject({ medium: { id } });
  });

  test('is put back where the store has lost it, by the same file', async () => {
    const before = await add();
    const { store } = opened.services;
    await store.delete(`originals/${before.id}.pdf`);
    expect((await replace(before.id, 1, OLD)).version).toBe(1);
    expect((await read(before)).equals(OLD)).toBe(true);
  });

  test('stays where the store has lost the one that was there before', async () => {
    const { id } = await add();
    await replace(id, 1);
    const [earlier] = await listEarlierFiles(connection.db, id);
    await opened.services.store.delete(`originals/${id}.pdf`);
    const back = returnToFile(
      opened.services,
      id,
      { earlier: earlier?.id ?? '', version: 2 },
      acting,
    );
    expect((await refusalOf(back)).code).toBe('not-found');
    expect((await getMedium(connection.db, id)).version).toBe(2);
  });

  test('comes back although the store does not answer: what it says is read another time', async () => {
    const { id } = await add();
    await replace(id, 1);
    const [earlier] = await listEarlierFiles(connection.db, id);
    const { services } = opened;
    const away = () => Promise.reject(new Error('The bucket does not answer.'));
    const store = Object.assign(Object.create(services.store), {
      getBytes: away,
      parts: { ...services.store.parts, sizeOf: away },
    });
    const wanted = { earlier: earlier?.id ?? '', version: 2 };
    const back = await returnToFile({ ...services, store }, id, wanted, acting);
    expect(back).toMatchObject({ fileName: 'programma-2025.pdf', version: 3, document: null });
    expect((await read(back)).equals(OLD)).toBe(true);
  });

  test('counts towards what one may upload, and is not taken while no scanner looks at it', async () => {
    const { id } = await add();
    const used = async () => (await readQuota(opened.services, acting)).usedBytes;
    const before = await used();
    await replace(id, 1);
    expect(await used()).toBeGreaterThan(before);
    const away = { ...opened.services, virusScanner: { path: '/nowhere/clamd.sock' } };
    const upload = await send(OTHER);
    const refusal = await refusalOf(replaceFile(away, id, { upload, version: 2 }, acting));
    expect(refusal.code).toBe('unavailable');
    expect((await getMedium(connection.db, id)).version).toBe(2);
  });

  test('may be one that it was before: each that it was can be brought back', async () => {
    const { id } = await add();
    for (const [at, bytes] of [NEW, OLD, OTHER].entries()) {
      await replace(id, at + 1, bytes, actAs(TEST_EDITOR, day(at / 10)));
    }
    const earlier = await listEarlierFiles(connection.db, id);
    expect(earlier.map(({ sizeBytes }) => sizeBytes)).toEqual([OLD.length, NEW.length, OLD.length]);
    expect(await originals()).toBe(4);
  });

  test('goes again: the earlier file comes back with its address and its crop', async () => {
    const crop = { left: 0, top: 0, width: 500, height: 1000 };
    const added = await add(await picture('#2A93C4'), 'harbour.png');
    // Who replaces it, and when, is not who said something of it before.
    const admin = actAs(TEST_ADMIN, day(-1));
    const before = await describeMedium(connection.db, { id: added.id, crop }, admin);
    const upload = await send(await picture('#104060', 1200), 'new.png');
    let changes = 0;
    const stop = onSiteChange(connection.db, () => {
      changes++;
    });
    const after = await replaceFile(opened.services, added.id, { upload, version: 2 }, acting);
    expect(changes).toBe(1);
    expect(after).toMatchObject({ width: 1200, height: 600, crop: null, version: 3 });
    const [earlier] = await listEarlierFiles(connection.db, added.id);
    expect(earlier).toMatchObject({
      fileName: 'harbour.webp',
      replacedBy: TEST_EDITOR.email,
      endsAt: day(30).toISOString(),
    });
    const copied = (await listOriginals(connection.db)).map((file) => file.file_name).sort();
    expect(copied, 'backups have both').toEqual(['harbour.webp', 'new.webp']);
    const wanted = { earlier: earlier?.id ?? '', version: 3 };
    const unseen = returnToFile(opened.services, added.id, { ...wanted, version: 2 }, acting);
    expect((await refusalOf(unseen)).code).toBe('conflict');
    const other = await add();
    const strange = returnToFile(opened.services, other.id, { ...wanted, version: 1 }, acting);
    expect((await refusalOf(strange)).code, 'of another file').toBe('not-found');
    const back = await returnToFile(opened.services, added.id, wanted, acting);
    stop();
    expect(changes).toBe(2);
    expect(back).toMatchObject({ url: before.url, crop, width: 400, fileName: 'harbour.webp' });
    expect(back.sizeBytes).toBe(before.sizeBytes);
    expect(await moved(added.id, after.url)).toMatch(back.url.replace(/[^/]+$/, ''));
    expect(
      (await listEarlierFiles(connection.db, added.id)).map(({ fileName }) => fileName),
    ).toEqual(['new.webp']);
    expect(await actions(added.id)).toContain('replacement-undone');
    await expect(
      returnToFile(opened.services, added.id, { ...wanted, version: 4 }, acting),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  test('says of itself what it says, also after it came back', async () => {
    const { id } = await add();
    const title = async () => (await getMedium(connection.db, id)).document?.state;
    await replace(id, 1);
    expect(await title()).toBe('read');
    const [earlier] = await listEarlierFiles(connection.db, id);
    await returnToFile(opened.services, id, { earlier: earlier?.id ?? '', version: 2 }, acting);
    expect(await title()).toBe('read');
  });

  test('is of the same kind', async () => {
    const pdf = await add();
    const image = await add(await picture('#2A93C4'), 'a.png');
    const paint = await picture('#104060');
    const wrong = await refusalOf(replace(pdf.id, 1, paint));
    expect([wrong.code, wrong.text.en]).toEqual([
      'unsupported',
      'A PDF document can only be replaced by a PDF document.',
    ]);
    expect((await refusalOf(replace(image.id, 1, NEW))).code).toBe('unsupported');
    const letter = (id: string) => refusalOf(replace(id, 1, Buffer.from('letter')));
    expect(await letter(pdf.id)).toMatchObject({
      code: 'unsupported',
      text: {
        en: 'The file is neither a PNG, JPG, GIF, WebP or AVIF picture nor a PDF document.',
      },
    });
    expect(await letter(image.id)).toMatchObject({
      code: 'unsupported',
      text: { en: 'The file is not a PNG, JPG, GIF, WebP or AVIF picture.' },
    });
    expect((await getMedium(connection.db, pdf.id)).version).toBe(1);
    expect(await originals()).toBe(2);
  });

  test('is there once, also when the answer was lost and it is sent again', async () => {
    const { id } = await add();
    await replace(id, 1);
    expect((await replace(id, 1)).version).toBe(2);
    expect(await listEarlierFiles(connection.db, id)).toHaveLength(1);
    expect(await originals()).toBe(2);
  });

  test('keeps its bytes where it was stored and the answer of the database was lost', async () => {
    const { id } = await add();
    const losing = { ...opened.services, db: losingAnswers(connection.db) };
    const replacing = replaceFile(losing, id, { upload: await send(NEW), version: 1 }, acting);
    await expect(replacing).rejects.toThrow('The line broke');
    const after = await getMedium(connection.db, id);
    expect(after.version).toBe(2);
    expect((await read(after)).equals(NEW)).toBe(true);
  });

  test('of two at once is one, and the other is told', async () => {
    const { id } = await add();
    const uploads = [await send(NEW), await send(OTHER)];
    const outcomes = await Promise.allSettled(
      uploads.map((upload) => replaceFile(opened.services, id, { upload, version: 1 }, acting)),
    );
    const lost = outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect(lost).toMatchObject([{ code: 'conflict', details: { media: [{ id, version: 2 }] } }]);
    const now = await getMedium(connection.db, id);
    const bytes = await read(now);
    expect([NEW, OTHER].some((one) => bytes.equals(one))).toBe(true);
    expect(await originals(), 'the bytes of the other are gone').toBe(2);
    // It need not be sent again to take its place after all.
    const other = uploads[bytes.equals(NEW) ? 1 : 0] ?? '';
    const over = await replaceFile(opened.services, id, { upload: other, version: 2 }, acting);
    expect(over.version).toBe(3);
  });

  test('comes too late for a file that was deleted at the same moment', async () => {
    const { id } = await add();
    const upload = await send(NEW);
    const [replaced, deleted] = await Promise.allSettled([
      replaceFile(opened.services, id, { upload, version: 1 }, acting),
      deleteMedium(connection.db, id, acting),
    ]);
    expect(deleted.status).toBe('fulfilled');
    expect(await originals()).toBe(replaced.status === 'fulfilled' ? 2 : 1);
  });

  test('leaves all as it was where it cannot be written down, or nobody is there to do so', async () => {
    const { db } = connection;
    const before = await add();
    await db.schema.alterTable('audit').renameTo('audit_away').execute();
    try {
      await expect(replace(before.id, 1)).rejects.toThrow();
    } finally {
      await db.schema.alterTable('audit_away').renameTo('audit').execute();
    }
    expect((await read(await getMedium(db, before.id))).equals(OLD)).toBe(true);
    expect(await originals()).toBe(1);

    // The process ends after the bytes were written: only their name is known.
    const { services } = opened;
    const died = new Error('killed');
    const store = new Proxy(services.store, {
      get(target, name, receiver) {
        if (name === 'delete') return () => Promise.reject(died);
        if (name !== 'put') return Reflect.get(target, name, receiver);
        return async (key: string, bytes: Uint8Array) => {
          await target.put(key, bytes);
          if (key.startsWith('originals/')) throw died;
        };
      },
    });
    const upload = await send(OTHER);
    await expect(
      replaceFile({ ...services, store }, before.id, { upload, version: 1 }, acting),
    ).rejects.toBe(died);
    expect(await originals()).toBe(2);
    await sweepLooseFiles(services, day(2), (error) => {
      throw error;
    });
    expect(await originals()).toBe(1);
    expect((await read(await getMedium(db, before.id))).equals(OLD)).toBe(true);
  });

  test('lets go of the earlier bytes after as long as the bin keeps files', async () => {
    const before = await add();
    const after = await replace(before.id, 1);
    const empty = (now: Date) =>
      emptyMediaBin(opened.services, now, (error) => {
        throw error;
      });
    await empty(day(29));
    expect(await originals()).toBe(2);
    await empty(day(31));
    expect(await originals()).toBe(1);
    expect(await listEarlierFiles(connection.db, before.id)).toEqual([]);
    expect(await moved(before.id, before.url), 'for good').toBe(after.url);
  });

  test('goes from the bin for good together with the earlier bytes', async () => {
    const before = await add();
    await replace(before.id, 1);
    await deleteMedium(connection.db, before.id, acting);
    await emptyMediaBin(opened.services, day(31), (error) => {
      throw error;
    });
    expect(await originals()).toBe(0);
  });

  test('with new personal data needs a reason where visitors see the document, or will', async () => {
    const { id, url } = await add();
    const list = await written('Tax number 123456783');
    expect((await replace(id, 1, list)).version, 'nobody sees it').toBe(2);
    await replace(id, 2, OTHER);
    const content = { el: `<p><a href="${url}">Πίνακας</a></p>`, en: '' };
    const data = { ...newsData('Πίνακες', '2026-03-01'), content };
    const planned = { data, publish: false, publishAt: day(3).toISOString() };
    const entry = await createEntry(connection.db, news, planned, acting);
    const because = { ...acting, reason: 'Ο πίνακας αναρτάται κατά τον νόμο.' };
    const isRefused = async (act: Promise<unknown>) =>
      expect((await refusalOf(act)).details).toEqual({ personalData: ['file'] });

    const change = { upload: await send(list), version: 3 };
    await isRefused(replaceFile(opened.services, id, change, acting));
    await saveEntry(connection.db, news, entry.id, { data }, acting);
    await isRefused(replaceFile(opened.services, id, change, acting));
    // The same that is brought back from what the file was before.
    const all = await listEarlierFiles(connection.db, id);
    const earlier = all.find(({ sizeBytes }) => sizeBytes === list.length)?.id ?? '';
    const back = { earlier, version: 3 };
    await isRefused(returnToFile(opened.services, id, back, acting));
    expect(await actions(id)).not.toContain('personal-data-published');
    expect((await returnToFile(opened.services, id, back, because)).version).toBe(4);
    expect((await replace(id, 4, OTHER)).version).toBe(5);
    const again = { ...change, version: 5 };
    expect((await replaceFile(opened.services, id, again, because)).version).toBe(6);
    const published = (await actions(id)).filter((action) => action === 'personal-data-published');
    expect(published).toHaveLength(2);
  });

  test('with numbers that nobody has answered for needs the reason that was never given', async () => {
    const { db } = connection;
    const { id, url } = await add(await written('Tax number 123456783'));
    // A busy machine reads it only after it is public.
    const facts = await db.selectFrom('document_facts').selectAll().execute();
    await db.deleteFrom('document_facts').execute();
    const content = { el: `<p><a href="${url}">Πίνακας</a></p>`, en: '' };
    const data = { ...newsData('Πίνακες', '2026-03-01'), content };
    await createEntry(db, news, { data }, acting);
    await db.insertInto('document_facts').values(facts).execute();
    const corrected = await send(await written('Corrected: tax number 123456783'));
    const change = { upload: corrected, version: 1 };
    const refused = await refusalOf(replaceFile(opened.services, id, change, acting));
    expect(refused.details).toEqual({ personalData: ['file'] });
    const because = { ...acting, reason: 'Ο πίνακας αναρτάται κατά τον νόμο.' };
    await replaceFile(opened.services, id, change, because);
    const isUnexplained = async () => (await findUnexplained(db, [id])).has(id);
    expect(await isUnexplained()).toBe(false);
    await replace(id, 2, await written('Again: tax number 123456783'));
    expect(await isUnexplained(), 'the same number needs no second reason').toBe(false);
  });
});
