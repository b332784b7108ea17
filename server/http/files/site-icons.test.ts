import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ICON_NAMES } from '../../../domain/media/pictures/icons.ts';
import { changeSettings, setEmblem } from '../../../harness/content/emblem.ts';
import { startTestSiteServer, type TestSiteServer } from '../../../harness/sites/site-server.ts';

let site: TestSiteServer;
beforeEach(async () => {
  site = await startTestSiteServer(10_000);
});
afterEach(() => site.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers });
const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

/** Red, green, blue and alpha of one pixel, of an icon of any of the kinds. */
async function pixel(icon: Buffer, x: number, y: number): Promise<number[]> {
  const { data, info } = await sharp(icon)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
}

test('without an emblem in the settings the icons are the ones of the project', async () => {
  for (const name of ICON_NAMES) {
    const answer = await get(`/${name}`);
    expect(answer.status, name).toBe(200);
    expect(answer.headers.get('ETag'), name).toBeNull();
  }
});

test('the emblem of the settings is every icon, whole and in the middle', async () => {
  await setEmblem(site.services);
  const icon = await bytesOf('/icon-192.png');
  expect(await sharp(icon).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  const [red, green] = await pixel(icon, 96, 96);
  expect(red).toBeGreaterThan(180);
  expect(green).toBeLessThan(20);
  // A wide picture leaves clear stripes above and below.
  expect((await pixel(icon, 96, 10))[3]).toBe(0);
  const onHomeScreen = await bytesOf('/apple-touch-icon.png');
  expect((await sharp(onHomeScreen).metadata()).width).toBe(180);
  expect(await pixel(onHomeScreen, 90, 10)).toEqual([0xfb, 0xf8, 0xf2, 255]);
  const maskable = await bytesOf('/icon-maskable-512.png');
  expect(await pixel(maskable, 40, 256)).toEqual([0xfb, 0xf8, 0xf2, 255]);
  expect((await pixel(maskable, 80, 256))[1]).toBeLessThan(20);
  const ico = await bytesOf('/favicon.ico');
  expect([...ico.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  expect((await sharp(ico.subarray(22)).metadata()).width).toBe(32);
  const svg = await sharp(await bytesOf('/favicon.svg')).metadata();
  expect(svg).toMatchObject({ format: 'svg', width: 192 });
});

test('an icon is called what it is: browsers believe nothing else; many who ask at once have it drawn once', async () => {
  await setEmblem(site.services);
  const run = vi.spyOn(site.services.files, 'run');
  const answers = await Promise.all(Array.from({ length: 8 }, () => bytesOf('/icon-512.png')));
  expect(new Set(answers.map((bytes) => bytes.toString('base64'))).size).toBe(1);
  expect(run.mock.calls.filter(([name]) => name === 'makeIcon')).toHaveLength(1);
  // Another one that is asked for meanwhile is another one.
  const sizes = [180, 192].map(
    (size, at) => [`/${['apple-touch-icon', 'icon-192'][at]}.png`, size] as const,
  );
  const drawn = await Promise.all(sizes.map(([path]) => bytesOf(path)));
  const widths = await Promise.all(drawn.map(async (icon) => (await sharp(icon).metadata()).width));
  expect(widths).toEqual(sizes.map(([, size]) => size));
  for (const [name, type] of [
    ['favicon.svg', 'image/svg+xml'],
    ['favicon.ico', 'image/x-icon'],
    ['icon-192.png', 'image/png'],
  ]) {
    expect((await get(`/${name}`)).headers.get('Content-Type'), name).toBe(type);
  }
});

test('an icon is asked for again after an hour, and is another one with another emblem', async () => {
  await setEmblem(site.services);
  const first = await get('/favicon.svg');
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600');
  const etag = first.headers.get('ETag') ?? '';
  const held = await get('/favicon.svg', { 'If-None-Match': etag });
  expect(held.status).toBe(304);
  for (const name of ['ETag', 'Cache-Control']) {
    expect(held.headers.get(name), name).toBe(first.headers.get(name));
  }
  await setEmblem(site.services, { r: 0, g: 0, b: 200 });
  const second = await get('/favicon.svg', { 'If-None-Match': etag });
  expect(second.status).toBe(200);
  expect(second.headers.get('ETag')).not.toBe(etag);
});

test('an emblem that is in the bin, and a database that is gone, leave the ones of the project', async () => {
  const id = await setEmblem(site.services);
  const { db } = site.services;
  await db.updateTable('media').set({ deleted_at: '2026-03-01' }).where('id', '=', id).execute();
  expect((await get('/icon-192.png')).headers.get('ETag')).toBeNull();
  await db.updateTable('media').set({ deleted_at: null }).where('id', '=', id).execute();
  expect((await get('/icon-192.png')).headers.get('ETag')).not.toBeNull();
  const away = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
  vi.spyOn(db, 'selectFrom').mockImplementation(() => {
    throw away;
  });
  const answer = await get('/icon-192.png');
  expect([answer.status, answer.headers.get('ETag')]).toEqual([200, null]);
  vi.restoreAllMocks();
});

test('a fault of ours is no reason to show the icons of the project: it is a failure', async () => {
  vi.spyOn(site.services.db, 'selectFrom').mockImplementation(() => {
    throw new TypeError('a fault');
  });
  expect((await get('/icon-192.png')).status).toBe(500);
});

test('an emblem whose file is missing leaves the ones of the project', async () => {
  const id = await setEmblem(site.services);
  const key = `originals/${id}.webp`;
  const bytes = await site.services.store.getBytes(key);
  await site.services.store.delete(key);
  const answer = await get('/icon-192.png');
  expect([answer.status, answer.headers.get('ETag')]).toEqual([200, null]);
  await site.services.store.put(key, bytes);
  expect((await get('/icon-192.png')).headers.get('ETag')).not.toBeNull();
});

/** How often a screen shows the emblem of the settings, and how often the drawn one. */
async function emblemsAt(path: string): Promise<number[]> {
  const html = await (await get(path)).text();
  return [/<img src="\/favicon\.svg" alt=""/g, /<svg viewBox="0 0 64 64" class="rounded-full/g].map(
    (emblem) => html.match(emblem)?.length ?? 0,
  );
}

test('the header shows the emblem, and the manifest the names, of the settings', async () => {
  const { services } = site;
  expect(await emblemsAt('/contact')).toEqual([0, 2]);
  await setEmblem(site.services);
  await changeSettings(services, {
    name: { el: 'Δήμος Νήσου', en: 'Municipality of Nisos' },
    shortName: { el: 'Νήσος', en: 'Nisos' },
  });
  // In the header and at the foot, in place of the drawn one.
  expect(await emblemsAt('/')).toEqual([2, 0]);
  const manifest = await get('/site.webmanifest');
  expect(manifest.headers.get('Content-Type')).toContain('application/manifest+json');
  expect(await manifest.json()).toMatchObject({ name: 'Δήμος Νήσου', lang: 'el', start_url: '/' });
  const english = await (await get('/site.webmanifest?lang=en')).json();
  expect(english).toMatchObject({ short_name: 'Nisos', lang: 'en', start_url: '/?lang=en' });
  expect(await (await get('/?lang=en')).text()).toContain('href="/site.webmanifest?lang=en"');
  for (const { src } of english.icons) expect((await get(src)).status, src).toBe(200);
});
