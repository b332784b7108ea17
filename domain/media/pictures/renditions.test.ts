import { mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Connection } from '../../../database/connect.ts';
import { openTestSqlite } from '../../../harness/databases/databases.ts';
import { readWhole } from '../../../harness/screens/read-media.ts';
import { actAs, TEST_EDITOR, testMedia } from '../../../harness/services.ts';
import { type MediaStore, openMediaStore } from '../store/store.ts';
import { addMedium } from '../uploads/add-medium.ts';
import { getMediaFile, onUnkept } from './renditions.ts';

let folder: string;
let connection: Connection;
let store: MediaStore;
let written: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-renditions-'));
  connection = await openTestSqlite();
  store = await openMediaStore({ dataDir: folder });
  written = [];
  // The real store, which also tells what was written.
  const put = store.put.bind(store);
  store.put = async (key, contents, options) => {
    written.push(key);
    return put(key, contents, options);
  };
});
afterEach(async () => {
  await connection.close();
  await rm(folder, { recursive: true, force: true });
});

async function add(width: number): Promise<{ id: string; digest: string }> {
  const bytes = await sharp({
    create: { width, height: 400, channels: 3, background: '#2A93C4' },
  })
    .png()
    .toBuffer();
  const upload = { bytes, fileName: 'x.png', accept: 'image' as const };
  const { id, url } = await addMedium(testMedia(connection.db, store), upload, actAs(TEST_EDITOR));
  written = [];
  return { id, digest: url.split('/')[2]?.split('.')[1] ?? '' };
}

const open = ({ id, digest }: { id: string; digest: string }, name: string) =>
  getMediaFile(testMedia(connection.db, store), id, digest, name);
const get = async (picture: { id: string; digest: string }, name: string) => {
  const { mimeType, disposition, ...file } = await open(picture, name);
  return { mimeType, disposition, bytes: await readWhole({ mimeType, disposition, ...file }) };
};

describe('renditions', () => {
  test('that the store does not take are sent all the same, which is told, and kept when it does', async () => {
    const picture = await add(700);
    const failures: unknown[] = [];
    onUnkept(store, (error) => failures.push(error));
    // A link that leads nowhere is where their folder should be: there is nothing, and nothing can be written.
    const link = join(folder, 'media', 'renditions');
    await symlink(join(folder, 'nowhere', 'at-all'), link);
    for (let time = 1; time <= 2; time++) {
      const { bytes } = await get(picture, '480.webp');
      expect((await sharp(bytes).metadata()).width).toBe(480);
      expect(failures).toHaveLength(time);
    }
    await rm(link);
    await get(picture, '480.webp');
    written = [];
    await get(picture, '480.webp');
    expect([written, failures.length]).toEqual([[], 2]);
  });

  test('are made on first demand, kept, and not made again', async () => {
    const picture = await add(700);
    const first = await get(picture, '480.webp');
    expect(first).toMatchObject({ mimeType: 'image/webp', disposition: 'inline' });
    expect((await sharp(first.bytes).metadata()).width).toBe(480);
    const second = await get(picture, '480.webp');
    expect(Buffer.from(second.bytes).equals(first.bytes)).toBe(true);
    expect(written).toEqual([`renditions/${picture.id}/${picture.digest}/480.webp`]);
  });

  test('are taken from the store by a process that did not make them', async () => {
    const picture = await add(700);
    const first = await get(picture, '320.jpg');
    await store.delete(`originals/${picture.id}.webp`);
    store = await openMediaStore({ dataDir: folder });
    const second = await get(picture, '320.jpg');
    expect(Buffer.from(second.bytes).equals(first.bytes)).toBe(true);
    expect([first.mimeType, second.mimeType]).toEqual(['image/jpeg', 'image/jpeg']);
  });

  test('are given in parts, also by the process that has only just made them', async () => {
    const picture = await add(700);
    const part = async () => {
      const file = await open(picture, '320.jpg');
      const pieces: Uint8Array[] = [];
      for await (const piece of file.read({ from: 10, to: 19 })) pieces.push(Buffer.from(piece));
      return Buffer.concat(pieces);
    };
    const made = await part();
    expect(made).toHaveLength(10);
    expect((await part()).equals(made)).toBe(true);
  });

  test('are made once for many who ask at the same moment, and whole for each of them', async () => {
    const picture = await add(2000);
    const files = await Promise.all(Array.from({ length: 20 }, () => get(picture, '1280.jpg')));
    expect(written).toHaveLength(1);
    for (const { bytes } of files) expect((await sharp(bytes).metadata()).width).toBe(1280);
    // Also for those who come while it is being written.
    const late = Array.from({ length: 200 }, async (_, i) => {
      for (let turn = 0; turn < i; turn++) await Promise.resolve();
      return get(picture, '960.avif');
    });
    for (const { bytes } of await Promise.all(late)) expect(bytes.length).toBeGreaterThan(100);
    expect(written).toHaveLength(2);
  });

  test('that could not be made are tried anew', async () => {
    const picture = await add(700);
    const key = `originals/${picture.id}.webp`;
    const bytes = await store.getBytes(key);
    await store.delete(key);
    await expect(get(picture, '480.webp')).rejects.toThrow();
    await store.put(key, bytes);
    expect((await get(picture, '480.webp')).bytes.length).toBeGreaterThan(0);
  });

  test.each([
    '700.webp',
    '960.webp',
    '1.webp',
    '0320.webp',
    '320.png',
    '320.svg',
    '320.WEBP',
    '320.webp.exe',
    '320',
    '.webp',
    '-320.webp',
    '3e2.webp',
    '99999.webp',
    'x.webp',
    '../320.webp',
    '',
  ])('are not to be had as “%s”', async (name) => {
    await expect(get(await add(700), name)).rejects.toMatchObject({ code: 'not-found' });
    expect(written).toEqual([]);
  });

  test('of a small picture exist in its own width alone', async () => {
    const picture = await add(100);
    expect((await sharp((await get(picture, '100.webp')).bytes).metadata()).width).toBe(100);
    await expect(get(picture, '320.webp')).rejects.toMatchObject({ code: 'not-found' });
  });

  test('need the address of the bytes that are there', async () => {
    const picture = await add(700);
    const other = { ...picture, digest: '0123456789abcdef' };
    await expect(get(other, '320.webp')).rejects.toMatchObject({ code: 'not-found' });
    await expect(get({ ...picture, id: 'nothing' }, '320.webp')).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('the folder of the store', () => {
  test('never shows half of a file, however often it is written', async () => {
    const contents = ['a', 'b', 'c'].map((letter) => Buffer.alloc(4_000_000, letter));
    await store.put('originals/x.pdf', contents[0] as Buffer);
    const writing = Promise.all(contents.map((bytes) => store.put('originals/x.pdf', bytes)));
    let done = false;
    void writing.finally(() => {
      done = true;
    });
    while (!done) {
      const read = Buffer.from(await store.getBytes('originals/x.pdf'));
      expect(read.length).toBe(4_000_000);
      expect(read.at(-1)).toBe(read[0]);
    }
    await writing;
    expect(await readdir(join(folder, 'media', 'originals'))).toEqual(['x.pdf']);
  });

  test.each(['../outside.txt', 'a/../../outside.txt', '/../outside.txt'])(
    'is not left by the name %s',
    async (key) => {
      await store.put(key, 'x').catch(() => {});
      expect(await readdir(folder)).not.toContain('outside.txt');
    },
  );
});
