import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestS3, type TestS3 } from '../../../harness/others/s3.ts';
import { refusal } from '../../../harness/others/s3-signature.ts';
import { isUnavailable } from '../../unavailable.ts';
import { BucketDriver } from './bucket-driver.ts';
import { MediaStore, openMediaStore, readIfThere } from './store.ts';
import type { S3Location } from './store-location.ts';

let folder: string;
let s3: TestS3;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dimos-store-'));
  s3 = await openTestS3();
});
afterEach(async () => {
  await s3.close();
  await rm(folder, { recursive: true, force: true });
});

const inFolder = () => openMediaStore({ dataDir: folder });
const inBucket = (change: Partial<S3Location> = {}) =>
  openMediaStore({ dataDir: folder, s3: { ...s3.location, ...change } });
const text = async (store: MediaStore, key: string) =>
  Buffer.from(await store.getBytes(key)).toString();

describe.each([
  ['a folder', () => inFolder()],
  ['a bucket', () => inBucket()],
])('the media store in %s', (_, open) => {
  test('gives back what was put, also bytes that are no text, and after it was put again', async () => {
    const store = await open();
    const bytes = Buffer.from([0, 255, 13, 10, 0, 128]);
    await store.put('originals/a.webp', bytes);
    expect(Buffer.from(await store.getBytes('originals/a.webp'))).toEqual(bytes);
    await store.put('originals/a.webp', 'shorter');
    expect(await text(store, 'originals/a.webp')).toBe('shorter');
  });

  test('says what is there, deletes it, and minds nothing that is not there', async () => {
    const store = await open();
    expect(await store.exists('originals/a.pdf')).toBe(false);
    await store.put('originals/a.pdf', 'x');
    expect(await store.exists('originals/a.pdf')).toBe(true);
    await store.delete('originals/a.pdf');
    await store.delete('originals/a.pdf');
    expect(await store.exists('originals/a.pdf')).toBe(false);
    await expect(store.getBytes('originals/a.pdf')).rejects.toThrow();
  });

  test('says how large a file is, and that there is none', async () => {
    const store = await open();
    await store.put('originals/a.pdf', 'half a file');
    expect(await store.parts.sizeOf('originals/a.pdf')).toBe(11);
    expect(await store.parts.sizeOf('originals/b.pdf')).toBeUndefined();
  });

  test('keeps one of several that are put in one place at the same moment', async () => {
    const store = await open();
    const texts = Array.from({ length: 8 }, (_, at) => String(at).repeat(9));
    await Promise.all(texts.map((one) => store.put('originals/a.pdf', one)));
    expect(texts).toContain(await text(store, 'originals/a.pdf'));
  });

  test('tells that a file is shorter than is asked of it: its reader would wait for the rest', async () => {
    const store = await open();
    await store.put('originals/a.pdf', 'half a file');
    const read = async (to: number) => {
      let bytes = 0;
      for await (const piece of store.parts.readPart('originals/a.pdf', { from: 5, to })) {
        bytes += piece.length;
      }
      return bytes;
    };
    expect(await read(10)).toBe(6);
    await expect(read(11)).rejects.toThrow('shorter than it was');
  });

  test('deletes the renditions of one picture, and not of one whose id begins alike', async () => {
    const store = await open();
    for (const key of ['r/a.1/320.webp', 'r/a.1/640.webp', 'r/a.12/320.webp'])
      await store.put(key, 'x');
    await store.deleteAll('r/a.1');
    expect(await store.exists('r/a.1/320.webp')).toBe(false);
    expect(await store.exists('r/a.1/640.webp')).toBe(false);
    expect(await store.exists('r/a.12/320.webp')).toBe(true);
    await store.deleteAll('r/none');
  });
});

test('a file that cannot be put into the folder leaves no half of itself behind', async () => {
  const store = await inFolder();
  await store.put('originals/a.webp/in-the-way', 'picture');
  await expect(store.put('originals/a.webp', 'picture')).rejects.toThrow();
  expect(await readdir(join(folder, 'media', 'originals'))).toEqual(['a.webp']);
});

test('a folder in whose place a file stands is a store that does not work', async () => {
  const store = await inFolder();
  await store.put('originals', 'no folder');
  await expect(store.parts.sizeOf('originals/a.webp')).rejects.toThrow('ENOTDIR');
});

test('what a process left that died while it wrote a file goes with the file', async () => {
  const store = await inFolder();
  const originals = join(folder, 'media', 'originals');
  await store.put('originals/a.webp', 'picture');
  await store.put('originals/ab.webp', 'picture');
  for (const name of ['a.webp.0a1b2c3d4e5f.part', 'a.webp.txt', 'ab.webp.0a1b2c3d4e5f.part']) {
    await writeFile(join(originals, name), 'pic');
  }
  await store.delete('originals/a.webp');
  expect((await readdir(originals)).sort()).toEqual([
    'a.webp.txt',
    'ab.webp',
    'ab.webp.0a1b2c3d4e5f.part',
  ]);
  await store.delete('none/at-all.webp');
});

describe('the bucket', () => {
  test('holds what was put under its key and type, and nothing is left in the folder', async () => {
    const store = await inBucket();
    await store.put('originals/a.webp', 'picture');
    expect([...s3.objects.keys()]).toEqual(['originals/a.webp']);
    expect(s3.objects.get('originals/a.webp')?.contentType).toBe('image/webp');
    expect(await readdir(folder)).toEqual([]);
  });

  test('deletes more than fit in one list', async () => {
    const store = await inBucket();
    for (let i = 0; i < 25; i++) {
      s3.objects.set(`r/a/${i}`, { bytes: Buffer.from('x'), contentType: '' });
    }
    s3.objects.set('r/b/1', { bytes: Buffer.from('x'), contentType: '' });
    await store.deleteAll('r/a');
    expect([...s3.objects.keys()]).toEqual(['r/b/1']);
  });

  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }],
    ['an unknown key', { accessKeyId: 'WRONG' }],
    ['another region', { region: 'elsewhere' }],
    ['a bucket that is not there', { bucket: 'none' }],
  ])('is unavailable with %s, and takes nothing', async (_, change) => {
    const store = await inBucket(change);
    for (const work of [
      () => store.put('a', 'x'),
      () => store.getBytes('a'),
      () => store.exists('a'),
      () => store.delete('a'),
      () => store.deleteAll('r/a'),
    ]) {
      expect(await work().catch((error: unknown) => error)).toSatisfy(isUnavailable);
    }
    expect(s3.objects.size).toBe(0);
  });

  test('is unavailable while nobody listens or it refuses, and works again afterwards', async () => {
    const store = await inBucket();
    const put = () => store.put('a', 'x').catch((error: unknown) => error);
    await s3.pause();
    expect(await put()).toSatisfy(isUnavailable);
    await s3.resume();
    s3.refuse = refusal(503, 'SlowDown', 'Please reduce your request rate.');
    expect(await put()).toSatisfy(isUnavailable);
    s3.refuse = undefined;
    expect(await put()).toBeUndefined();
    expect(await text(store, 'a')).toBe('x');
  });

  test('is unavailable when it takes a request and never answers', async () => {
    const store = new MediaStore(new BucketDriver(s3.location, { connectMs: 1000, requestMs: 50 }));
    s3.silent = true;
    expect(await store.put('a', 'x').catch((error: unknown) => error)).toSatisfy(isUnavailable);
  });

  test.each(['and silence', 'and the end'] as const)(
    'is unavailable when half a file comes %s, and works again afterwards',
    async (half) => {
      const store = new MediaStore(
        new BucketDriver(s3.location, { connectMs: 1000, requestMs: 100 }),
      );
      await store.put('a', 'a whole file');
      s3.half = half;
      expect(await store.getBytes('a').catch((error: unknown) => error)).toSatisfy(isUnavailable);
      s3.half = undefined;
      expect(await text(store, 'a')).toBe('a whole file');
    },
  );

  test.each(['and silence', 'and the end'] as const)(
    'is unavailable when half of a list, or of a refusal, comes %s: nobody waits for the rest',
    async (half) => {
      const store = new MediaStore(
        new BucketDriver(s3.location, { connectMs: 100, requestMs: 100 }),
      );
      await store.put('r/a/1', 'x');
      s3.half = half;
      expect(await store.deleteAll('r/a').catch((error: unknown) => error)).toSatisfy(
        isUnavailable,
      );
      s3.refuse = refusal(503, 'SlowDown', 'Please reduce your request rate.');
      for (const work of [
        () => store.put('a', 'x'),
        () => store.getBytes('r/a/1'),
        () => store.parts.readPart('r/a/1', { from: 0, to: 0 }).next(),
      ]) {
        expect(await work().catch((error: unknown) => error)).toSatisfy(isUnavailable);
      }
      s3.refuse = undefined;
      s3.half = undefined;
      await store.deleteAll('r/a');
      expect(s3.objects.size).toBe(0);
    },
    10_000,
  );

  test('a file that is not there is no failure of the bucket', async () => {
    const error = await (await inBucket()).getBytes('none').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toSatisfy(isUnavailable);
    expect(await readIfThere(await inBucket(), 'none')).toBeUndefined();
  });

  test('a bucket that does not answer is not taken for one without the file', async () => {
    const store = new MediaStore(new BucketDriver(s3.location, { connectMs: 1000, requestMs: 50 }));
    s3.silent = true;
    await expect(readIfThere(store, 'none')).rejects.toSatisfy(isUnavailable);
  });
});
