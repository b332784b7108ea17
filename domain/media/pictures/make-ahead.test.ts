import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { noisyPicture } from '../../../harness/content/noisy-picture.ts';
import { makePhotograph } from '../../../harness/content/photographs.ts';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { actAs, TEST_EDITOR, testMedia } from '../../../harness/services.ts';
import { describeMedium } from '../acts/change-media.ts';
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
    expect(await make()).toBe('done');
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
