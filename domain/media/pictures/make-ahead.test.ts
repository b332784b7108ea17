import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { testDocumentRow } from '../../../harness/content/medium-row.ts';
import { noisyPicture } from '../../../harness/content/noisy-picture.ts';
import { makePhotograph } from '../../../harness/content/photographs.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, TEST_NOW, testMedia } from '../../../harness/services.ts';
import { DomainError } from '../../errors.ts';
import { describeMedium } from '../acts/change-media.ts';
import { FileProcessEnded } from '../files/file-process.ts';
import { newMediumRow } from '../library/medium.ts';
import { sweepLooseFiles } from '../store/loose-files.ts';
import { type MediaStore, openMediaStore } from '../store/store.ts';
import { addMedium } from '../uploads/add-medium.ts';
import { type MakingAhead, makeRenditionsAhead } from './make-ahead.ts';

const SMALL = ['240.avif', '240.webp', '240.jpg'];
const OF_A_PORTRAIT = [320, 480, 640].flatMap((width) => [`${width}.avif`, `${width}.webp`]);

describe.each(TEST_DATABASES)('pictures made ahead on $name', ({ open }) => {
  let connection: Connection;
  let folder: string;
  let store: MediaStore;
  let written: string[];
  let broken: Set<string>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'dimos-ahead-'));
    connection = await open();
    store = await openMediaStore({ dataDir: folder });
    written = [];
    broken = new Set();
    const put = store.put.bind(store);
    // The real store, which also tells what was written.
    store.put = (key, contents, options) => {
      written.push(key.split('/').at(-1) ?? '');
      return put(key, contents, options);
    };
  });
  afterEach(async () => {
    await connection.close();
    await rm(folder, { recursive: true, force: true });
  });

  const media = () => testMedia(connection.db, store);
  const make = (more: Partial<MakingAhead> = {}) =>
    makeRenditionsAhead(media(), {
      broken,
      rest: async () => {},
      isStopped: () => false,
      onBroken: () => {},
      ...more,
    });

  async function add(name: 'small' | 'portrait') {
    const bytes = await makePhotograph(name);
    const upload = { bytes, fileName: `${name}.jpg`, accept: 'image' as const };
    const added = await addMedium(media(), upload, actAs(TEST_EDITOR));
    written = [];
    return added;
  }

  test('are there in AVIF and WebP, in every width, and once as JPEG', async () => {
    await add('portrait');
    // A document has no widths.
    await connection.db.insertInto('media').values(testDocumentRow()).execute();
    expect(await make({ onBroken: (id) => expect.unreachable(id) })).toBe('done');
    expect([...written].sort()).toEqual([...OF_A_PORTRAIT, '640.jpg'].sort());
  });

  test('are made once, by whichever process', async () => {
    await add('small');
    await make();
    written = [];
    expect(await make()).toBe('done');
    expect(await make({ broken: new Set() })).toBe('done');
    expect(written).toEqual([]);
  });

  test('go on where another process ended, and make nothing twice', async () => {
    await add('small');
    let made = 0;
    // It ends after the first.
    const rest = async () => {
      made++;
    };
    expect(await make({ rest, isStopped: () => made > 0 })).toBe('stopped');
    expect(written).toHaveLength(1);
    expect(await make()).toBe('done');
    expect([...written].sort()).toEqual([...SMALL].sort());
  });

  test('end with the first that the store does not take, and are made when it does', async () => {
    await add('small');
    const put = store.put;
    store.put = async () => {
      throw new Error('no space left on device');
    };
    expect(await make()).toBe('unkept');
    store.put = put;
    expect(await make()).toBe('done');
    expect([...written].sort()).toEqual([...SMALL].sort());
  });

  test('are made again after staff chose another part of the picture', async () => {
    const { id } = await add('small');
    await make();
    written = [];
    const crop = { left: 0, top: 0, width: 500, height: 500 };
    await describeMedium(connection.db, { id, crop }, actAs(TEST_EDITOR));
    expect(await make()).toBe('done');
    expect([...written].sort()).toEqual(['120.avif', '120.jpg', '120.webp']);
  });

  test('stay where staff went back to the part, or the file, that was shown before', async () => {
    const { id } = await add('small');
    await make();
    const crop = { left: 0, top: 0, width: 500, height: 500 };
    await describeMedium(connection.db, { id, crop }, actAs(TEST_EDITOR));
    await make();
    await describeMedium(connection.db, { id, crop: null }, actAs(TEST_EDITOR));
    await make();
    await sweepLooseFiles(media(), TEST_NOW, () => {});
    const { objects } = await store.listAll('renditions/', { recursive: true });
    const kept = [...objects].flatMap((object) => (object.isFile ? object.name : []));
    expect(kept.sort()).toEqual([...SMALL].sort());
  });

  test('begin with the newest, and leave out what lies in the bin', async () => {
    // None can be read, so that none takes time; more than are looked up at once.
    const rows = Array.from({ length: 22 }, (_, at) => ({
      ...newMediumRow(
        {
          id: `picture-${at}`,
          kind: 'image',
          file_name: `${at}.webp`,
          mime_type: 'image/webp',
          storage_key: `originals/${at}.webp`,
          digest: '0123456789abcdef',
          size_bytes: 6,
          width: 240,
          height: 160,
        },
        { by: TEST_EDITOR, now: new Date(TEST_NOW.getTime() + at * 1000) },
      ),
      deleted_at: at === 21 ? TEST_NOW.toISOString() : null,
    }));
    await connection.db.insertInto('media').values(rows).execute();
    const told: string[] = [];
    await make({ onBroken: (id) => told.push(id) });
    expect(told).toHaveLength(21);
    expect(told.at(-1)).toBe('picture-0');
    expect(told).not.toContain('picture-21');
  });

  test('wait while others need the process for files, and are not given up', async () => {
    await add('small');
    const busy = testMedia(connection.db, store);
    busy.files = {
      ...busy.files,
      run: async () => {
        throw new DomainError('unavailable', { el: 'Αργότερα.', en: 'Later.' });
      },
    } as unknown as typeof busy.files;
    const making = { broken, rest: async () => {}, isStopped: () => false, onBroken: () => {} };
    expect(await makeRenditionsAhead(busy, making)).toBe('busy');
    expect(await make()).toBe('done');
    expect([...written].sort()).toEqual([...SMALL].sort());
  });

  test.each([
    [
      'the bucket',
      new Error('no answer', { cause: Object.assign(new Error(), { code: 'ECONNRESET' }) }),
    ],
    ['the machine', new FileProcessEnded('It waited too long.', true)],
  ])('are tried again where %s failed for a while', async (what, failure) => {
    await add('small');
    const away = testMedia(connection.db, store);
    away.files = {
      run: async () => {
        throw failure;
      },
    } as unknown as typeof away.files;
    const told: string[] = [];
    const making = { broken, rest: async () => {}, isStopped: () => false };
    const end = await makeRenditionsAhead(away, {
      ...making,
      onBroken: (id) => told.push(id),
    }).catch((error: unknown) => error);
    expect([end, told]).toEqual([what === 'the machine' ? 'busy' : failure, []]);
    expect(await make()).toBe('done');
    expect([...written].sort()).toEqual([...SMALL].sort());
  });

  test('do without one that cannot be read, and try it once', async () => {
    const { id } = await add('small');
    const upload = {
      bytes: await noisyPicture(60, 40),
      fileName: 'noise.png',
      accept: 'image' as const,
    };
    await addMedium(media(), upload, actAs(TEST_EDITOR));
    const row = await connection.db
      .selectFrom('media')
      .select('storage_key')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    await store.put(row.storage_key, 'damaged');
    written = [];
    const told: string[] = [];
    const onBroken = (which: string) => told.push(which);
    expect(await make({ onBroken })).toBe('done');
    expect(await make({ onBroken })).toBe('done');
    expect(told).toEqual([id]);
    expect([...written].sort()).toEqual(['60.avif', '60.jpg', '60.webp']);
  });
});
