import { once } from 'node:events';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { emptyMediaBin } from '../../../domain/media/library/empty-bin.ts';
import { openMediaStore } from '../../../domain/media/store/store.ts';
import { openTestApi, type TestApi } from '../../../harness/api.ts';
import { makePdf } from '../../../harness/content/make-pdf.ts';
import { openTestS3, type TestS3 } from '../../../harness/others/s3.ts';
import { TEST_NOW } from '../../../harness/services.ts';
import { answerFailure } from '../answer-failure.ts';
import { createHttpServer } from '../connections/http-server.ts';
import { mediaFiles } from './media-files.ts';

let s3: TestS3;
let api: TestApi;
let site: Server;
beforeEach(async () => {
  s3 = await openTestS3();
  api = await openTestApi({ store: await openMediaStore({ dataDir: '', s3: s3.location }) });
  const app = new Hono<{ Bindings: { outgoing: ServerResponse } }>();
  app.get('/media/:medium/:name', mediaFiles(api.services));
  app.onError(answerFailure);
  site = createHttpServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  await once(site, 'listening');
});
afterEach(async () => {
  site.close().closeAllConnections();
  await api.close();
  await s3.close();
});

const PDF = Buffer.concat([makePdf(), Buffer.from(`%${'0123456789'.repeat(10)}`)]);

const picture = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#088' } })
    .png()
    .toBuffer();

async function upload(field: 'image' | 'file', name: string, bytes: Uint8Array): Promise<Response> {
  const form = new FormData();
  form.set(field, new File([bytes as Uint8Array<ArrayBuffer>], name));
  const path = field === 'image' ? '/upload' : '/media';
  return api.call('POST', path, { as: 'editor', body: form });
}

interface Stored {
  id: string;
  url: string;
}
const stored = async (response: Response) => (await response.json()) as Stored;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`http://127.0.0.1:${(site.address() as AddressInfo).port}${path}`, { headers });
const rowsOf = async (table: 'media' | 'audit') =>
  (await api.services.db.selectFrom(table).selectAll().execute()).length;

describe('media in a bucket', () => {
  test('a picture is stored there, and its renditions are made once and kept there', async () => {
    const { id, url } = await stored(await upload('image', 'beach.png', await picture()));
    expect([...s3.objects.keys()]).toEqual([`originals/${id}.webp`]);
    const rendition = url.replace(/[^/]+$/, '320.avif');
    const first = await get(rendition);
    expect(first.status).toBe(200);
    expect(first.headers.get('Content-Type')).toBe('image/avif');
    // Browsers keep it; caches in front ask again, since it may lie in the bin by then.
    expect(first.headers.get('Cache-Control')).toBe(
      'public, max-age=31536000, s-maxage=600, immutable',
    );
    const bytes = Buffer.from(await first.arrayBuffer());
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 320, format: 'heif' });
    const kept = [...s3.objects].find(([key]) => key.endsWith('/320.avif'))?.[1].bytes;
    expect(kept).toEqual(bytes);
    // Were it made again, it could not be: the original is gone.
    s3.objects.delete(`originals/${id}.webp`);
    expect((await get(rendition)).status).toBe(200);
  });

  test('a document comes whole, in parts and not at all when the browser has it', async () => {
    const { url } = await stored(await upload('file', 'Απόφαση 1.pdf', PDF));
    const whole = await get(url);
    expect(Object.fromEntries(whole.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(PDF.length),
      'content-disposition': 'inline; filename="apofasi-1.pdf"',
      // Its address stands in letters: what replaces it is seen soon.
      'cache-control': 'public, max-age=600',
      'content-security-policy': expect.stringContaining('sandbox'),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
    });
    expect(Buffer.from(await whole.arrayBuffer())).toEqual(PDF);
    const part = await get(url, { Range: 'bytes=5-8' });
    expect([part.status, part.headers.get('Content-Range'), await part.text()]).toEqual([
      206,
      `bytes 5-8/${PDF.length}`,
      '1.4\n',
    ]);
    const end = await get(url, { Range: 'bytes=-4' });
    expect([end.status, await end.text()]).toEqual([206, '6789']);
    const beyond = await get(url, { Range: `bytes=${PDF.length}-` });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${PDF.length}`,
    ]);
    const etag = whole.headers.get('ETag') ?? '';
    const held = await get(url, { 'If-None-Match': etag });
    expect(held.status).toBe(304);
    // What a browser has kept takes them over.
    for (const name of ['ETag', 'Cache-Control', 'Content-Security-Policy'])
      expect(held.headers.get(name), name).toBe(whole.headers.get(name));
    expect((await get(url, { Range: 'bytes=0-1', 'If-Range': etag })).status).toBe(206);
    expect((await get(url, { Range: 'bytes=0-1', 'If-Range': '"another"' })).status).toBe(200);
  });

  test('a deleted picture answers nobody, and once the bin is emptied leaves neither original nor renditions', async () => {
    const { id, url } = await stored(await upload('image', 'beach.png', await picture()));
    await get(url.replace(/[^/]+$/, '320.webp'));
    await get(url.replace(/[^/]+$/, '640.webp'));
    expect(s3.objects.size).toBe(3);
    expect((await api.call('DELETE', `/media/${id}`, { as: 'editor' })).status).toBe(200);
    expect((await get(url)).status).toBe(404);
    expect(s3.objects.size).toBe(3);
    await emptyMediaBin(api.services, LONG_AFTER, throwIt);
    expect([...s3.objects.keys()]).toEqual([]);
  });
});

const LONG_AFTER = new Date(TEST_NOW.getTime() + 40 * 86_400_000);
const throwIt = (error: unknown) => {
  throw error;
};

const removeBucket = async () => {
  s3.hasBucket = false;
};
const changeKeys = async () => {
  s3.location.secretAccessKey = 'another';
};

describe.each([
  ['nobody listens', () => s3.pause()],
  ['the bucket was removed', removeBucket],
  ['the keys were changed', changeKeys],
])('when %s', (_, breakIt) => {
  test('an upload is 503 with a message, and nothing is half-written', async () => {
    const before = await rowsOf('audit');
    await breakIt();
    const refused = await upload('image', 'beach.png', await picture());
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('5');
    expect(((await refused.json()) as { message: string }).message).toContain('unavailable');
    expect(await rowsOf('media')).toBe(0);
    expect(await rowsOf('audit')).toBe(before);
    expect(s3.objects.size).toBe(0);
  });

  test('nothing is deleted by halves, and a picture is 503 rather than missing', async () => {
    const { id, url } = await stored(await upload('image', 'beach.png', await picture()));
    await breakIt();
    const refused = await get(url);
    expect([refused.status, refused.headers.get('Retry-After')]).toEqual([503, '5']);
    expect((await api.call('DELETE', `/media/${id}`, { as: 'editor' })).status).toBe(200);
    const failures: unknown[] = [];
    await emptyMediaBin(api.services, LONG_AFTER, (error) => failures.push(error));
    expect(failures).toHaveLength(2);
    expect([...s3.objects.keys()]).toEqual([`originals/${id}.webp`]);
    // Named until it is gone.
    const loose = await api.services.db.selectFrom('loose_files').select('key').execute();
    expect(loose.map(({ key }) => key).sort()).toEqual([
      `originals/${id}.webp`,
      `renditions/${id}/`,
    ]);
  });
});

test('a refused store works again without a restart', async () => {
  await s3.pause();
  expect((await upload('image', 'a.png', await picture())).status).toBe(503);
  await s3.resume();
  expect((await upload('image', 'a.png', await picture())).status).toBe(200);
});
