import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import {
  actAs,
  openTestServices,
  TEST_ADMIN,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../../harness/services.ts';
import { listMedia } from '../library/library.ts';
import type { MediaServices } from '../media-services.ts';
import { addMedium } from './add-medium.ts';
import { beginUpload, MAX_OPEN_UPLOADS } from './begin-upload.ts';
import { cancelUpload, dropAbandonedUploads } from './drop-uploads.ts';
import { finishUpload } from './finish-upload.ts';
import { takePiece } from './take-piece.ts';
import { readQuota } from './upload-quota.ts';
import { getUpload } from './upload-row.ts';

/** As docs/operations.md says it. */
const PIECE = 512 * 1024;
const HOUR_MS = 3_600_000;
const acting = actAs(TEST_EDITOR);
const later = (hours: number, by = TEST_EDITOR) =>
  actAs(by, new Date(TEST_NOW.getTime() + hours * HOUR_MS));
const digestOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
/** Two whole pieces and a bit. */
const FILE = makePdf({ padding: 2 * PIECE });
const announce = (bytes: Uint8Array, more = {}) => ({
  fileName: 'Απολογισμός.pdf',
  size: bytes.length,
  digest: digestOf(bytes),
  accept: 'any' as const,
  ...more,
});
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe.each(TEST_DATABASES)('uploads in pieces on $name', ({ open }) => {
  let opened: TestServices;
  let media: MediaServices;
  beforeEach(async () => {
    opened = await openTestServices(await open());
    media = opened.services;
  });
  afterEach(() => opened.close());

  const begin = async (bytes: Uint8Array = FILE, by = acting, more = {}) => {
    const begun = await beginUpload(media, announce(bytes, more), by);
    if (!('upload' in begun)) throw new Error('The library has it.');
    return begun.upload;
  };
  const send = (id: string, offset: number, bytes: Uint8Array = FILE, by = acting) =>
    takePiece(media, id, { offset, bytes: bytes.subarray(offset, offset + PIECE) }, by);
  const sendAll = async (bytes: Uint8Array = FILE, by = acting) => {
    const upload = await begin(bytes, by);
    for (let at = upload.offset; at < bytes.length; at += PIECE) {
      await send(upload.id, at, bytes, by);
    }
    return upload.id;
  };
  const files = async (folder: string) => {
    const { objects } = await media.store.listAll(folder, { recursive: true });
    return [...objects].filter((object) => object.isFile).length;
  };
  /** Nobody's file is written before that of all is about to be: none has seen another's. */
  const meetBeforeStoring = (count: number) => {
    const { store } = media;
    const put = store.put.bind(store);
    let arrived = 0;
    let open = () => {};
    const all = new Promise<void>((resolve) => {
      open = resolve;
    });
    store.put = async (key, contents) => {
      if (key.startsWith('originals/')) {
        arrived++;
        if (arrived === count) open();
        await all;
      }
      await put(key, contents);
    };
  };
  const library = async () => (await listMedia(media.db, { limit: 9, offset: 0 })).media;

  test('become one medium with all bytes in order, and leave nothing behind', async () => {
    const medium = await finishUpload(media, await sendAll(), acting);
    expect(medium).toMatchObject({ fileName: 'apologismos.pdf', sizeBytes: FILE.length });
    const stored = await media.store.getBytes(`originals/${medium.id}.pdf`);
    expect(Buffer.compare(Buffer.from(stored), FILE)).toBe(0);
    expect(await files('uploads')).toBe(0);
    expect(await media.db.selectFrom('uploads').selectAll().execute()).toEqual([]);
  });

  test('end as they end where the store keeps their pieces, which a later job deletes', async () => {
    const { store } = media;
    const deleteAll = store.deleteAll.bind(store);
    store.deleteAll = async () => {
      throw new Error('The bucket answers 503.');
    };
    const medium = await finishUpload(media, await sendAll(), acting);
    expect(medium).toMatchObject({ sizeBytes: FILE.length, wasThere: false });
    const broken = await sendAll(FILE.subarray(0, -100));
    expect(await refusal(finishUpload(media, broken, acting))).toMatchObject({ code: 'invalid' });
    expect(await refusal(finishUpload(media, broken, acting))).toMatchObject({ code: 'not-found' });
    store.deleteAll = deleteAll;
    expect(await files('uploads')).toBeGreaterThan(0);
    expect(await dropAbandonedUploads(media, TEST_NOW)).toBe(2);
    expect(await files('uploads')).toBe(0);
  });

  test('bring back a file that the store has lost, such as after a backup was restored', async () => {
    const { store } = media;
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    for (const bytes of [FILE, picture]) {
      const { id } = await addMedium(media, { bytes, fileName: 'a', accept: 'any' }, acting);
      const { storage_key } = await media.db
        .selectFrom('media')
        .select('storage_key')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const before = Buffer.from(await store.getBytes(storage_key));
      await store.delete(storage_key);
      expect(await finishUpload(media, await sendAll(bytes), acting)).toMatchObject({ id });
      expect(before.equals(await store.getBytes(storage_key))).toBe(true);
      await store.delete(storage_key);
      await addMedium(media, { bytes, fileName: 'a', accept: 'any' }, acting);
      expect(before.equals(await store.getBytes(storage_key))).toBe(true);
    }
    expect(await library()).toHaveLength(2);
  });

  test('are a new medium where the file that is lost was encoded in another way than now', async () => {
    const before = await addMedium(media, { bytes: FILE, fileName: 'a', accept: 'any' }, acting);
    const other = { digest: '0123456789abcdef' };
    await media.db.updateTable('media').set(other).execute();
    await media.db.updateTable('sent_files').set({ stored_digest: other.digest }).execute();
    await media.store.delete(`originals/${before.id}.pdf`);
    const after = await finishUpload(media, await sendAll(), acting);
    expect(after.wasThere).toBe(false);
    expect(await media.store.exists(`originals/${after.id}.pdf`)).toBe(true);
    const again = await beginUpload(media, announce(FILE), acting);
    expect(again).toMatchObject({ medium: { id: after.id } });
  });

  test('of which the store has half a piece have to begin again, also where nobody knows their digest', async () => {
    const begun = await begin(FILE, acting, { digest: '' });
    for (let at = 0; at < FILE.length; at += PIECE) await send(begun.id, at);
    await media.store.put(`uploads/${begun.id}/${PIECE}`, FILE.subarray(PIECE, PIECE + 9));
    expect(await refusal(finishUpload(media, begun.id, acting))).toMatchObject({
      code: 'not-found',
    });
    expect(await library()).toEqual([]);
  });

  test('may have ten megabytes, and not a byte more', async () => {
    const announced = (size: number) => beginUpload(media, announce(FILE, { size }), acting);
    expect(await announced(10 * 1024 * 1024)).toHaveProperty('upload');
    expect(await refusal(announced(10 * 1024 * 1024 + 1))).toMatchObject({ code: 'too-large' });
  });

  test('that were begun twice are gone on with where more has arrived', async () => {
    const first = await begin();
    await send(first.id, 0);
    const row = await media.db.selectFrom('uploads').selectAll().executeTakeFirstOrThrow();
    const twice = [
      { ...row, id: '0', received_bytes: 0 },
      { ...row, id: 'z', received_bytes: 2 * PIECE },
    ];
    await media.db.insertInto('uploads').values(twice).execute();
    expect(await begin()).toMatchObject({ id: 'z', offset: 2 * PIECE });
  });

  test('of files whose digest nobody knows are as many as were begun', async () => {
    const unknown = { digest: '', fileName: 'a.pdf' };
    const first = await begin(FILE, acting, unknown);
    await send(first.id, 0);
    expect(await begin(makePdf({ padding: 2 * PIECE }), acting, unknown)).toMatchObject({
      offset: 0,
    });
  });

  test('that are given up while a piece of them is being kept leave nothing behind', async () => {
    const { id } = await begin();
    const { store } = media;
    const put = store.put.bind(store);
    store.put = async (...given) => {
      await cancelUpload(media, id, acting);
      await put(...given);
    };
    expect(await refusal(send(id, 0))).toMatchObject({ code: 'not-found' });
    expect(await files('uploads')).toBe(0);
  });

  test('are gone on with where they ended, by whoever announces the same file again', async () => {
    const first = await begin();
    await send(first.id, 0);
    expect(await begin(FILE, later(20))).toMatchObject({ id: first.id, offset: PIECE });
    // One that may be a picture alone is another one: it is refused for what it is.
    const asPicture = await begin(FILE, later(20), { accept: 'image' });
    expect(asPicture.id).not.toBe(first.id);
    // Another person's upload is another one.
    const other = await begin(FILE, actAs(TEST_ADMIN));
    expect(other).toMatchObject({ offset: 0 });
    expect(other.id).not.toBe(first.id);
    expect(await refusal(send(first.id, PIECE, FILE, actAs(TEST_ADMIN)))).toMatchObject({
      code: 'not-found',
    });
  });

  test.each([
    ['that was sent before', 0, PIECE],
    ['that leaves some out', 2 * PIECE, 500],
  ])('refuse a piece %s, and say which comes next', async (_, offset, length) => {
    const { id } = await begin();
    await send(id, 0);
    const bytes = FILE.subarray(offset, offset + length);
    expect(await refusal(takePiece(media, id, { offset, bytes }, acting))).toMatchObject({
      code: 'conflict',
      details: { offset: PIECE },
    });
  });

  test('refuse half a piece, and nothing of it is kept', async () => {
    const { id } = await begin();
    const bytes = FILE.subarray(0, PIECE / 2);
    expect(await refusal(takePiece(media, id, { offset: 0, bytes }, acting))).toMatchObject({
      code: 'invalid',
      fields: { piece: { en: 'The next piece of the file has 524288 bytes.' } },
    });
    expect((await getUpload(media.db, id, acting)).received_bytes).toBe(0);
    expect(await files('uploads')).toBe(0);
  });

  test('take the pieces in their order: one that came before, or is to come later, is none', async () => {
    const { id } = await begin();
    await send(id, 0);
    for (const offset of [0, 2 * PIECE]) {
      expect(await refusal(send(id, offset))).toMatchObject({
        code: 'conflict',
        details: { offset: PIECE },
      });
    }
    const other = Buffer.alloc(PIECE, 'x');
    expect(await refusal(send(id, 0, other))).toMatchObject({ code: 'conflict' });
    await send(id, PIECE);
    await send(id, 2 * PIECE);
    const nothing = takePiece(media, id, { offset: FILE.length, bytes: Buffer.alloc(0) }, acting);
    expect(await refusal(nothing), 'after the last one').toMatchObject({ code: 'invalid' });
    expect(await finishUpload(media, id, acting)).toMatchObject({ sizeBytes: FILE.length });
  });

  test('take the same piece once when it arrives twice at the same moment', async () => {
    const { id } = await begin();
    const outcomes = await Promise.all([refusal(send(id, 0)), refusal(send(id, 0))]);
    expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(1);
    expect(outcomes.find((outcome) => outcome !== undefined)).toMatchObject({
      code: 'conflict',
      details: { offset: PIECE },
    });
    await send(id, PIECE);
    await send(id, 2 * PIECE);
    expect(await finishUpload(media, id, acting)).toMatchObject({ sizeBytes: FILE.length });
  });

  test('are not finished before everything is there', async () => {
    const { id } = await begin();
    await send(id, 0);
    expect(await refusal(finishUpload(media, id, acting))).toMatchObject({
      code: 'conflict',
      details: { offset: PIECE },
    });
    expect(await library()).toEqual([]);
  });

  test('begin again when the pieces are not the file that was announced', async () => {
    const { id } = await begin();
    const wrong = Buffer.from(FILE);
    wrong[PIECE + 7] = (wrong[PIECE + 7] ?? 0) ^ 1;
    await send(id, 0);
    await send(id, PIECE, wrong);
    await send(id, 2 * PIECE);
    expect(await refusal(finishUpload(media, id, acting))).toMatchObject({ code: 'not-found' });
    expect(await library()).toEqual([]);
    expect(await begin()).toMatchObject({ offset: 0 });
    expect(await files('uploads')).toBe(0);
  });

  test('are checked like every other file, and a broken one leaves nothing', async () => {
    const broken = FILE.subarray(0, -200);
    expect(await refusal(finishUpload(media, await sendAll(broken), acting))).toMatchObject({
      code: 'invalid',
    });
    expect([await files('uploads'), await files('originals')]).toEqual([0, 0]);
    expect((await readQuota(media, acting)).usedBytes).toBe(0);
  });

  test('wait with all their pieces when nobody can look at the file now', async () => {
    const id = await sendAll();
    const away = { ...media, virusScanner: { path: '/nowhere/clamd.sock' } };
    expect(await refusal(finishUpload(away, id, acting))).toMatchObject({ code: 'unavailable' });
    expect(await finishUpload(media, id, acting)).toMatchObject({ wasThere: false });
  });

  test('wait with all their pieces where their sender has sent too much for today', async () => {
    const id = await sendAll();
    const usedUp = finishUpload({ ...media, uploadBytesPerDay: 1024 }, id, acting);
    expect(await refusal(usedUp)).toMatchObject({ code: 'too-many' });
    expect(await finishUpload(media, id, acting)).toMatchObject({ sizeBytes: FILE.length });
  });

  test('are refused before anything is sent when they are too large or too many', async () => {
    const large = { size: 10 * 1024 * 1024 + 1 };
    expect(await refusal(beginUpload(media, announce(FILE, large), acting))).toMatchObject({
      code: 'too-large',
    });
    media = { ...media, uploadBytesPerDay: FILE.length - 1 };
    expect(await refusal(beginUpload(media, announce(FILE), acting))).toMatchObject({
      code: 'too-many',
    });
  });

  test('can be given up, and their pieces are gone', async () => {
    const { id } = await begin();
    await send(id, 0);
    expect(await refusal(cancelUpload(media, id, actAs(TEST_ADMIN)))).toMatchObject({
      code: 'not-found',
    });
    await cancelUpload(media, id, acting);
    expect(await files('uploads')).toBe(0);
    expect(await refusal(send(id, PIECE))).toMatchObject({ code: 'not-found' });
  });

  test('begin anew where one was given up and could not be deleted yet', async () => {
    const { id } = await begin();
    await send(id, 0);
    const { store } = media;
    const deleteAll = store.deleteAll.bind(store);
    store.deleteAll = async () => {
      throw new Error('The bucket does not answer.');
    };
    expect(await refusal(cancelUpload(media, id, acting))).toBeInstanceOf(Error);
    store.deleteAll = deleteAll;
    const again = await begin();
    expect(again.offset).toBe(0);
    expect(again.id).not.toBe(id);
    expect(await refusal(send(id, PIECE))).toMatchObject({ code: 'not-found' });
    expect(await dropAbandonedUploads(media, acting.now)).toBe(1);
    expect(await files('uploads')).toBe(0);
  });

  test('are given up a day after their last piece', async () => {
    const { id } = await begin();
    await send(id, 0, FILE, later(10));
    const drop = (hours: number) => dropAbandonedUploads(media, later(hours).now);
    expect([await drop(33), await files('uploads')]).toEqual([0, 1]);
    expect([await drop(35), await files('uploads')]).toEqual([1, 0]);
    expect(await begin()).toMatchObject({ offset: 0 });
  });

  test('of one account are thirty at most: the oldest is given up', async () => {
    const colleague = actAs(TEST_ADMIN);
    const another = await begin(FILE, colleague);
    const oldest = await begin();
    for (let count = 1; count <= MAX_OPEN_UPLOADS; count++) {
      await begin(Buffer.from(`${count}`), later(count / 60));
    }
    expect(await media.db.selectFrom('uploads').select('id').execute()).toHaveLength(31);
    expect(await refusal(send(oldest.id, 0))).toMatchObject({ code: 'not-found' });
    await send(another.id, 0, FILE, colleague);
  });

  describe('the same file twice is one', () => {
    test('asked before: nothing is sent', async () => {
      const { id } = await finishUpload(media, await sendAll(), acting);
      const begun = await beginUpload(media, announce(FILE), actAs(TEST_ADMIN));
      expect(begun).toMatchObject({ medium: { id } });
      const picture = announce(FILE, { accept: 'image' });
      expect(await refusal(beginUpload(media, picture, acting))).toMatchObject({
        code: 'unsupported',
      });
    });

    test('finished while it is announced once more: nothing is sent again', async () => {
      const id = await sendAll();
      let hasAnswered = false;
      const finish = async () => {
        if (hasAnswered) return;
        hasAnswered = true;
        await finishUpload(media, id, acting);
      };
      const db = media.db.withPlugin({
        transformQuery: ({ node }) => node,
        // After the first answer that the announcement gets.
        transformResult: ({ result }) => finish().then(() => result),
      });
      expect(await beginUpload({ ...media, db }, announce(FILE), acting)).toHaveProperty('medium');
      expect(await media.db.selectFrom('uploads').select('id').execute()).toEqual([]);
    });

    test('sent by two people at once: one medium, one file, one record', async () => {
      meetBeforeStoring(2);
      const people = [TEST_EDITOR, TEST_ADMIN].map((by) => actAs(by));
      const ids = await Promise.all(people.map((by) => sendAll(FILE, by)));
      const outcomes = await Promise.all(
        ids.map((id, at) => finishUpload(media, id, people[at] ?? acting)),
      );
      expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
      expect(outcomes.map(({ wasThere }) => wasThere).sort()).toEqual([false, true]);
      expect(await library()).toHaveLength(1);
      expect(await files('originals')).toBe(1);
      const records = await media.db.selectFrom('audit').select('action').execute();
      expect(records).toEqual([{ action: 'uploaded' }]);
    });

    test('sent by ten at once as whole forms: one medium', async () => {
      meetBeforeStoring(10);
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, () =>
          addMedium(media, { bytes: FILE, fileName: 'x.pdf', accept: 'any' }, acting),
        ),
      );
      expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1);
      expect([(await library()).length, await files('originals')]).toEqual([1, 1]);
    });

    test('a picture with other words about it in its file, which are not kept anyway', async () => {
      const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } });
      const plain = await picture.clone().jpeg().toBuffer();
      const named = await picture
        .withExif({ IFD0: { Artist: 'Ν. Π.' } })
        .jpeg()
        .toBuffer();
      const [first, second] = [
        await finishUpload(media, await sendAll(plain), acting),
        await finishUpload(media, await sendAll(named), acting),
      ];
      expect([second.id, second.wasThere]).toEqual([first.id, true]);
      expect(await files('originals')).toBe(1);
      // From now on it is known before it is sent.
      expect(await beginUpload(media, announce(named), acting)).toMatchObject({
        medium: { id: first.id },
      });
    });

    test('unless the medium is another file by now', async () => {
      const { id } = await finishUpload(media, await sendAll(), acting);
      await media.db.updateTable('media').set({ digest: '0123456789abcdef' }).execute();
      const again = await finishUpload(media, await sendAll(), acting);
      expect(again.id).not.toBe(id);
      expect(await beginUpload(media, announce(FILE), acting)).toMatchObject({
        medium: { id: again.id },
      });
    });
  });
});
