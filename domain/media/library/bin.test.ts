import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
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
import { restoreEntry } from '../../content/acts/restore-entry.ts';
import { saveEntry } from '../../content/acts/save-entry.ts';
import { emptyData } from '../../content/model/content-type.ts';
import { listBin } from '../../content/reading/bin.ts';
import { page } from '../../content-types/page.ts';
import type { DomainError } from '../../errors.ts';
import { describeMedium } from '../acts/change-media.ts';
import { deleteMedium } from '../acts/delete-medium.ts';
import { restoreMedium } from '../acts/restore-medium.ts';
import { getMediaFile } from '../pictures/renditions.ts';
import { announceFile, loosenFiles, sweepLooseFiles } from '../store/loose-files.ts';
import { addMedium } from '../uploads/add-medium.ts';
import { emptyMediaBin } from './empty-bin.ts';
import { getMedium, listMedia } from './library.ts';
import type { Medium } from './medium.ts';
import { findPictures } from './reading.ts';
import { listMediaTags } from './tags.ts';

const DAY_MS = 86_400_000;
const day = (number: number) => new Date(TEST_NOW.getTime() + number * DAY_MS);
const acting = actAs(TEST_EDITOR);

describe.each(TEST_DATABASES)('media in the bin on $name', ({ open }) => {
  let connection: Connection;
  let opened: TestServices;
  let failures: unknown[];
  beforeEach(async () => {
    connection = await open();
    opened = await openTestServices(connection);
    failures = [];
  });
  afterEach(() => opened.close());

  const add = async (background = '#2A93C4') => {
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
      .png()
      .toBuffer();
    const upload = { bytes, fileName: 'photo.png', accept: 'any' as const };
    return addMedium(opened.services, upload, acting);
  };
  const remove = (id: string, now = TEST_NOW) =>
    deleteMedium(connection.db, id, actAs(TEST_EDITOR, now));
  const empty = (now: Date) => emptyMediaBin(opened.services, now, (error) => failures.push(error));
  /** A rendition, as a visitor asks for it. */
  const ask = ({ id, url }: Medium) => {
    const digest = url.split('/')[2]?.split('.')[1] ?? '';
    return getMediaFile(opened.services, id, digest, '320.webp');
  };
  const stored = async () => {
    const { objects } = await opened.services.store.listAll('/', { recursive: true });
    return [...objects].filter((object) => object.isFile).length;
  };
  const pageWith = (html: string, images: string[] = []) => ({
    ...emptyData(page.fields),
    title: { el: 'Σελίδα', en: 'Page' },
    content: { el: html, en: '' },
    images,
  });
  const refusalOf = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: DomainError) => error,
    );

  test('are found nowhere, and answer nobody, while their bytes stay', async () => {
    const medium = await add();
    await describeMedium(connection.db, { id: medium.id, tags: ['Λιμάνι'] }, acting);
    await ask(medium);
    await remove(medium.id);
    expect(await listMediaTags(connection.db)).toEqual([]);
    await expect(ask(medium)).rejects.toMatchObject({ code: 'not-found' });
    await expect(getMedium(connection.db, medium.id)).rejects.toMatchObject({ code: 'not-found' });
    await expect(remove(medium.id)).rejects.toMatchObject({ code: 'not-found' });
    expect((await findPictures(connection.db, [medium.id])).size).toBe(0);
    const all = { limit: 9, offset: 0 };
    expect((await listMedia(connection.db, all)).total).toBe(0);
    expect((await listMedia(connection.db, { ...all, search: 'photo' })).total).toBe(0);
    const change = { id: medium.id, alt: { el: 'Α', en: 'A' } };
    await expect(describeMedium(connection.db, change, acting)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await stored()).toBe(2);
    expect(opened.siteChanges()).toBe(1);
  });

  test('are not what the same file becomes that is sent again', async () => {
    const medium = await add();
    await remove(medium.id);
    const again = await add();
    expect([again.wasThere, again.id === medium.id]).toEqual([false, false]);
    expect((await add()).id).toBe(again.id);
    expect((await restoreMedium(connection.db, medium.id, acting)).id).toBe(medium.id);
  });

  test('are listed with who and when, among the entries, and come back as they were', async () => {
    const medium = await add();
    const entry = await createEntry(connection.db, page, { slug: 'a', data: pageWith('') }, acting);
    await deleteEntry(connection.db, page, entry.id, actAs(TEST_EDITOR, day(1)));
    await remove(medium.id, day(2));
    const bin = await listBin(connection.db, TEST_EDITOR, { limit: 9, offset: 0 });
    expect(bin).toEqual({
      total: 2,
      binned: [
        {
          type: 'media',
          id: medium.id,
          title: { el: 'photo.webp', en: 'photo.webp' },
          slug: null,
          deletedAt: day(2).toISOString(),
          deletedBy: TEST_EDITOR.email,
          endsAt: day(32).toISOString(),
        },
        expect.objectContaining({ type: 'page', id: entry.id }),
      ],
    });
    // What they show tells more than the name of the file, where somebody said so.
    const other = await add('#F26B3A');
    const alt = { el: 'Το λιμάνι', en: '' };
    await describeMedium(connection.db, { id: other.id, alt }, acting);
    await deleteMedium(connection.db, other.id, actAs(TEST_ADMIN, day(3)));
    const [named] = (await listBin(connection.db, TEST_EDITOR, { limit: 1, offset: 0 })).binned;
    expect(named).toMatchObject({
      title: { el: 'Το λιμάνι', en: 'photo.webp' },
      deletedBy: TEST_ADMIN.email,
    });
    const changes = opened.siteChanges();
    const back = await restoreMedium(connection.db, medium.id, acting);
    expect(opened.siteChanges(), 'held pages end').toBe(changes + 1);
    expect(back).toMatchObject({ id: medium.id, url: medium.url });
    expect((await ask(medium)).size).toBeGreaterThan(0);
    await expect(restoreMedium(connection.db, medium.id, acting)).rejects.toMatchObject({
      code: 'not-found',
    });
    const audit = await connection.db
      .selectFrom('audit')
      .select(['action', 'subject_title'])
      .where('subject_type', '=', 'media')
      .where('subject_id', '=', medium.id)
      .execute();
    expect(audit.map(({ action }) => action).sort()).toEqual(['deleted', 'restored', 'uploaded']);
    expect(new Set(audit.map((record) => record.subject_title))).toEqual(new Set(['photo.webp']));
  });

  test('stay for thirty days; then row, original and renditions go, and not before', async () => {
    const medium = await add();
    const kept = await add('#A8431F');
    await ask(medium);
    await remove(medium.id);
    expect(await empty(day(30))).toBe(0);
    expect(await stored()).toBe(3);
    expect((await restoreMedium(connection.db, medium.id, acting)).id).toBe(medium.id);
    await remove(medium.id);
    expect(await empty(new Date(day(30).getTime() + 1))).toBe(1);
    expect(await stored()).toBe(1);
    expect((await getMedium(connection.db, kept.id)).id).toBe(kept.id);
    await expect(restoreMedium(connection.db, medium.id, acting)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(failures).toEqual([]);
  });

  test('go in one night, however many they are', async () => {
    const rows = Array.from({ length: 51 }, (_, at) =>
      testDocumentRow({ id: `d${at}`, deleted_at: TEST_NOW.toISOString() }),
    );
    await connection.db.insertInto('media').values(rows).execute();
    expect(await empty(day(31))).toBe(51);
  });

  test('leave nothing behind where the process dies, or the store refuses, after their row went', async () => {
    const medium = await add();
    await ask(medium);
    await remove(medium.id);
    const { store } = opened.services;
    const away = new Error('The store is away.');
    const broken = Object.assign(Object.create(store), {
      delete: () => Promise.reject(away),
      deleteAll: () => Promise.reject(away),
    });
    expect(
      await emptyMediaBin({ ...opened.services, store: broken }, day(31), (e) => failures.push(e)),
    ).toBe(1);
    expect(failures).toEqual([away, away]);
    expect(await stored()).toBe(2);
    expect(await empty(day(31))).toBe(0);
    expect(await stored()).toBe(0);
    expect(await connection.db.selectFrom('loose_files').selectAll().execute()).toEqual([]);
  });

  test('an upload that broke off between its bytes and its row is deleted after a day', async () => {
    await announceFile(connection.db, 'originals/lost.webp', TEST_NOW);
    await opened.services.store.put('originals/lost.webp', 'half');
    await add();
    await empty(new Date(day(1).getTime() - 1));
    expect(await stored()).toBe(2);
    await empty(day(1));
    expect(await stored()).toBe(1);
    expect(await connection.db.selectFrom('loose_files').selectAll().execute()).toEqual([]);
  });

  test('come back with the entry that used them, those of other entries not', async () => {
    const [used, linked, elsewhere] = [await add(), await add('#A8431F'), await add('#3F7D20')];
    const data = pageWith(`<p><a href="${linked.url}">Φωτογραφία</a></p>`, [used.id]);
    const { id } = await createEntry(connection.db, page, { slug: 'a', data }, acting);
    const other = { slug: 'b', data: pageWith('', [elsewhere.id]) };
    const { id: otherId } = await createEntry(connection.db, page, other, acting);
    await deleteEntry(connection.db, page, otherId, acting);
    await remove(elsewhere.id);
    expect((await refusalOf(remove(used.id)))?.code).toBe('conflict');
    await deleteEntry(connection.db, page, id, acting);
    await remove(used.id);
    await remove(linked.id);
    // However long ago they were deleted: the entry can still come back.
    expect(await empty(day(31))).toBe(0);
    await restoreEntry(connection.db, page, id, acting);
    expect((await ask(used)).size).toBeGreaterThan(0);
    expect((await ask(linked)).size).toBeGreaterThan(0);
    expect((await refusalOf(ask(elsewhere)))?.code).toBe('not-found');
    expect((await refusalOf(remove(linked.id)))?.code).toBe('conflict');
  });

  test('are not taken by a text that is saved with a link to them, nor by a field', async () => {
    const medium = await add();
    const save = (html: string, images: string[] = []) =>
      refusalOf(
        createEntry(connection.db, page, { slug: '', data: pageWith(html, images) }, acting),
      );
    const link = `<p><a href="${medium.url}">Φωτογραφία</a></p>`;
    await remove(medium.id);
    expect((await save(link))?.fields).toEqual({
      'content.el': expect.objectContaining({ en: expect.stringContaining('was deleted') }),
    });
    expect((await save('', [medium.id]))?.fields).toHaveProperty('images.0');
    await restoreMedium(connection.db, medium.id, acting);
    expect(await save(link)).toBeUndefined();
  });

  test('leave files to the next night once the store is seen to be away, and no other one to a bad file', async () => {
    const { db, store } = opened.services;
    const keys = Array.from({ length: 9 }, (_, at) => `originals/${at}.webp`);
    for (const key of keys) await store.put(key, 'x');
    await loosenFiles(db, keys, TEST_NOW);
    const remove = store.delete.bind(store);
    const away = (which: (key: string) => boolean) => async (key: string) => {
      if (which(key)) throw Object.assign(new Error('no answer'), { code: 'ETIMEDOUT' });
      await remove(key);
    };
    const sweep = async () => {
      let failures = 0;
      const deleted = await sweepLooseFiles({ db, store }, TEST_NOW, () => failures++);
      return [deleted, failures];
    };
    store.delete = away(() => true);
    expect(await sweep()).toEqual([0, 3]);
    store.delete = away((key) => /[12]\.webp$/.test(key));
    expect(await sweep()).toEqual([7, 2]);
    store.delete = remove;
    expect(await sweep()).toEqual([2, 0]);
  });

  test('and a text that links to one as it is being deleted: the first wins, the second is told', async () => {
    const medium = await add();
    const data = pageWith(`<p><a href="${medium.url}">Φωτογραφία</a></p>`);
    const { id } = await createEntry(
      connection.db,
      page,
      { slug: 'a', data: pageWith('') },
      acting,
    );
    let saving: Promise<DomainError | undefined> | undefined;
    await inTransaction(connection.db, async (tx) => {
      await deleteMedium(tx, medium.id, acting);
      saving = refusalOf(saveEntry(connection.db, page, id, { data }, acting));
      // Long enough to have read the medium as it was, were it not locked.
      await new Promise((resolve) => setImmediate(resolve));
    });
    expect((await saving)?.fields).toHaveProperty(['content.el']);
    expect((await refusalOf(restoreMedium(connection.db, medium.id, acting)))?.code).toBe(
      undefined,
    );
    const [first, second] = await Promise.all([
      refusalOf(saveEntry(connection.db, page, id, { data }, acting)),
      refusalOf(remove(medium.id)),
    ]);
    expect([first, second].filter(Boolean)).toHaveLength(1);
  });

  test('are restored with an entry also where somebody deletes them at that moment', async () => {
    const medium = await add();
    const { id } = await createEntry(
      connection.db,
      page,
      { slug: 'a', data: pageWith('', [medium.id]) },
      acting,
    );
    await deleteEntry(connection.db, page, id, acting);
    for (let round = 0; round < 5; round++) {
      await Promise.all([
        restoreEntry(connection.db, page, id, acting),
        refusalOf(remove(medium.id)),
      ]);
      expect((await findPictures(connection.db, [medium.id])).size).toBe(1);
      await deleteEntry(connection.db, page, id, acting);
    }
  });
});
