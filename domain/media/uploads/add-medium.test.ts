import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { losingAnswers } from '../../../harness/databases/lost-answer.ts';
import { openTestClamd, TEST_VIRUS, type TestClamd } from '../../../harness/others/clamd.ts';
import {
  actAs,
  openTestServices,
  TEST_ADMIN,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../../harness/services.ts';
import type { VirusScanner } from '../files/virus-scan.ts';
import { listMedia } from '../library/library.ts';
import { addMedium } from './add-medium.ts';
import { readQuota, requireQuota } from './upload-quota.ts';

/** A small one, of which twenty parts are the quota: to write and to read as much as a real one holds takes seconds. */
const QUOTA = 2 * 1024 * 1024;
const PART = 100 * 1024;
const HOUR_MS = 3_600_000;

describe.each(TEST_DATABASES)('uploads on $name', ({ open }) => {
  let opened: TestServices;
  let folder: string;
  let virusScanner: VirusScanner | undefined;
  beforeEach(async () => {
    opened = await openTestServices(await open());
    folder = await mkdtemp(join(tmpdir(), 'dimos-clamd-'));
    virusScanner = undefined;
  });
  afterEach(async () => {
    await opened.close();
    await rm(folder, { recursive: true });
  });

  const services = () => ({ ...opened.services, uploadBytesPerDay: QUOTA, virusScanner });
  const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);
  const add = (bytes: Uint8Array, by = TEST_EDITOR, now = TEST_NOW) =>
    addMedium(services(), { bytes, fileName: 'x.pdf', accept: 'any' }, actAs(by, now));
  const refusal = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );
  const used = async (by = TEST_EDITOR, now = TEST_NOW) =>
    (await readQuota(services(), actAs(by, now))).usedBytes / PART;
  const large = makePdf({ padding: 9 * PART });
  // Each is another file than the others.
  const others = Array.from({ length: 6 }, () => makePdf({ padding: 9 * PART }));
  const [second, third, fourth] = others as [Buffer, Buffer, Buffer];
  const stored = async () => {
    const { objects } = await opened.services.store.listAll('/', { recursive: true });
    return [...objects].filter((object) => object.isFile).length;
  };

  test('are named until their medium names them, so that none is left behind where the process dies', async () => {
    const { db, store } = opened.services;
    const loose = async () => (await db.selectFrom('loose_files').select('key').execute()).length;
    const put = store.put.bind(store);
    const during: number[] = [];
    store.put = async (...given) => {
      during.push(await loose());
      return put(...given);
    };
    await add(makePdf());
    expect([during, await loose()]).toEqual([[1], 0]);
  });

  test('keep their bytes where they were stored and the answer of the database was lost', async () => {
    const { db, store } = opened.services;
    const bytes = makePdf();
    const upload = { bytes, fileName: 'x.pdf', accept: 'any' as const };
    const losing = { ...services(), db: losingAnswers(db) };
    await expect(addMedium(losing, upload, actAs(TEST_EDITOR))).rejects.toThrow('The line broke');
    const { storage_key } = await db.selectFrom('media').selectAll().executeTakeFirstOrThrow();
    expect(Buffer.from(await store.getBytes(storage_key)).equals(bytes)).toBe(true);
    expect((await add(bytes)).wasThere).toBe(true);
  });

  test('may be no document where a picture is asked for, and nothing of it is kept', async () => {
    const upload = { bytes: makePdf(), fileName: 'x.png', accept: 'image' as const };
    const refused = await refusal(addMedium(services(), upload, actAs(TEST_EDITOR)));
    expect(refused).toMatchObject({ code: 'unsupported' });
    expect([await stored(), await used()]).toEqual([0, 0]);
  });

  describe('have a quota', () => {
    test('that says when there is room again, for each account its own', async () => {
      await add(large);
      await add(second);
      expect(await refusal(add(third, TEST_EDITOR, later(20)))).toMatchObject({
        code: 'too-many',
        retryAfter: 4 * 3600,
        text: {
          el: 'Με αυτό το αρχείο ξεπερνάτε τα 2 MB που μπορεί να ανεβάσει κάθε λογαριασμός μέσα σε 24 ώρες. Δοκιμάστε ξανά σε 4 ώρες.',
          en: 'With this file you would exceed the 2 MB that each account may upload within 24 hours. Try again in 4 hours.',
        },
      });
      expect(await stored()).toBe(2);
      await add(makePdf({ padding: PART }));
      await add(third, TEST_ADMIN);
      expect(await used()).toBeCloseTo(19, 1);
      expect(await used(TEST_ADMIN)).toBeCloseTo(9, 1);
      await add(fourth, TEST_EDITOR, later(24));
      expect(await used(TEST_EDITOR, later(24))).toBeCloseTo(9, 1);
    });

    test('for a day that begins with the first upload, whatever came after it', async () => {
      await add(large);
      await add(second, TEST_EDITOR, later(20));
      expect(await used(TEST_EDITOR, later(23))).toBeCloseTo(18, 1);
      expect(await used(TEST_EDITOR, later(24))).toBe(0);
    });

    test('towards which a picture counts as it was sent, and the smallest file a kilobyte', async () => {
      // Words about it are not kept.
      const sent = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .withExif({ IFD0: { Artist: 'Ν'.repeat(5000) } })
        .jpeg()
        .toBuffer();
      const { sizeBytes } = await add(sent);
      expect(sizeBytes).toBeLessThan(sent.length - 1024);
      const counted = (await used()) * PART;
      expect(counted).toBeGreaterThanOrEqual(sent.length);
      const dot = await sharp({ create: { width: 1, height: 1, channels: 3, background: 'red' } })
        .png()
        .toBuffer();
      await add(dot);
      expect((await used()) * PART).toBeCloseTo(counted + 1024);
    });

    test('of which nothing is missing because the clock of the server was years ahead', async () => {
      const ahead = later(3 * 365 * 24);
      await add(large, TEST_EDITOR, ahead);
      await add(second, TEST_EDITOR, ahead);
      expect(await used()).toBe(0);
      await add(third);
      expect(await used()).toBeCloseTo(9, 1);
    });

    test('of which many at once get no more than there is', async () => {
      const outcomes = await Promise.all(others.map((bytes) => refusal(add(bytes))));
      expect(outcomes.filter((outcome) => outcome === undefined)).toHaveLength(2);
      expect(await stored()).toBe(2);
    });

    test('that files which were refused do not count towards', async () => {
      const broken = large.subarray(0, -200);
      for (let i = 0; i < 4; i++) {
        expect(await refusal(add(broken))).toMatchObject({ code: 'invalid' });
      }
      expect(await used()).toBe(0);
      const isRoomFor = (bytes: number) => requireQuota(services(), bytes, actAs(TEST_EDITOR));
      expect(await refusal(isRoomFor(QUOTA)), 'all of it').toBeUndefined();
      expect(await refusal(isRoomFor(QUOTA + 1))).toMatchObject({ code: 'too-many' });
    });

    test('that a file does not count towards with which a process died', async () => {
      // The bytes are with the store when the process ends: nothing after that is done.
      const { store } = opened.services;
      const put = store.put.bind(store);
      const arrived = new Promise<void>((arrive) => {
        store.put = (...given) => {
          arrive();
          return put(...given).then(() => new Promise<never>(() => {}));
        };
      });
      void add(large);
      await arrived;
      expect(await used()).toBe(0);
      store.put = put;
      for (const bytes of [second, third]) await add(bytes);
      expect(await used()).toBeCloseTo(18, 1);
    });

    test('that a file which the library has does not count towards', async () => {
      await add(large);
      await add(second);
      // There is no room left for as much again.
      for (let i = 0; i < 3; i++) await add(large);
      expect(await used()).toBeCloseTo(18, 1);
    });
  });

  describe('are looked at by ClamAV where it is configured', () => {
    let clamd: TestClamd;
    beforeEach(async () => {
      clamd = await openTestClamd(folder);
      virusScanner = { path: clamd.path };
    });
    afterEach(() => clamd.close());

    const infected = makePdf({ note: TEST_VIRUS.toString('latin1') });

    test('which gets all bytes as they came, of pictures too', async () => {
      const picture = await sharp({
        create: { width: 8, height: 8, channels: 3, background: 'red' },
      })
        .png()
        .toBuffer();
      await add(large);
      await add(picture);
      expect(clamd.scanned).toEqual([large.length, picture.length]);
    });

    test.each([
      'Eicar-Test-Signature',
      // As the lists of others that ClamAV can use name what they find.
      '{HEX}php.cmdshell.unclassed.344.UNOFFICIAL',
      'Sanesecurity.Foxhole.Zip_fs1+2 @home.UNOFFICIAL',
    ])('and refused with its name when it finds something: %s', async (virus) => {
      clamd.virus = virus;
      expect(await refusal(add(infected))).toMatchObject({
        code: 'invalid',
        text: { en: `The file contains malware (${virus}) and was not stored.` },
      });
      expect(await stored()).toBe(0);
      expect((await listMedia(opened.services.db, { limit: 9, offset: 0 })).total).toBe(0);
    });

    test.each([
      ['nobody listens', () => clamd.close()],
      [
        'it says nothing',
        async () => {
          clamd.isSilent = true;
          virusScanner = { path: clamd.path, timeoutMs: 50 };
        },
      ],
    ])('and refused for now when %s', async (_, breakIt) => {
      await breakIt();
      expect(await refusal(add(makePdf()))).toMatchObject({
        code: 'unavailable',
        retryAfter: 60,
        text: { en: expect.stringContaining('scanner does not answer') },
      });
      expect(await stored()).toBe(0);
      expect(await used()).toBe(0);
    });

    test('and not asked about where it is not', async () => {
      virusScanner = undefined;
      await add(infected);
      expect(clamd.scanned).toEqual([]);
    });
  });
});
