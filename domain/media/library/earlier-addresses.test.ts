import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../../harness/databases/databases.ts';
import { readWhole } from '../../../harness/screens/read-media.ts';
import {
  actAs,
  openTestServices,
  TEST_EDITOR,
  TEST_NOW,
  type TestServices,
} from '../../../harness/services.ts';
import { describeMedium } from '../acts/change-media.ts';
import { deleteMedium } from '../acts/delete-medium.ts';
import { getMediaFile, readWholePicture, renditionFolder } from '../pictures/renditions.ts';
import { sweepLooseFiles } from '../store/loose-files.ts';
import { addMedium } from '../uploads/add-medium.ts';
import { findMovedAddress, withCurrentAddresses } from './earlier-addresses.ts';

const acting = actAs(TEST_EDITOR);
/** The left half of the picture. */
const HALF = { left: 0, top: 0, width: 500, height: 1000 };

describe.each(TEST_DATABASES)('an address that a picture had before, on $name', ({ open }) => {
  let opened: TestServices;
  beforeEach(async () => {
    opened = await openTestServices(await open());
  });
  afterEach(() => opened.close());

  /** Red on the left and blue on the right. */
  const add = async () => {
    const right = await sharp({
      create: { width: 500, height: 400, channels: 3, background: '#0000ff' },
    })
      .png()
      .toBuffer();
    const bytes = await sharp({
      create: { width: 1000, height: 400, channels: 3, background: '#ff0000' },
    })
      .composite([{ input: right, left: 500, top: 0 }])
      .png()
      .toBuffer();
    return addMedium(opened.services, { bytes, fileName: 'a.png', accept: 'image' }, acting);
  };
  const crop = (id: string, part: typeof HALF | null = HALF) =>
    describeMedium(opened.services.db, { id, crop: part }, acting);
  const digestOf = (url: string) => /\.([0-9a-f]{16})\//.exec(url)?.[1] ?? '';
  const moved = (id: string, url: string, name: string) =>
    findMovedAddress(opened.services.db, { id, digest: digestOf(url), name });

  test('leads to the part that is shown now, in the nearest width', async () => {
    const before = await add();
    const after = await crop(before.id);
    expect([after.width, after.height]).toEqual([500, 400]);
    expect(after.url).not.toBe(before.url);
    const path = after.url.replace(/[^/]+$/, '');
    expect(await moved(before.id, before.url, '960.avif')).toBe(`${path}480.avif`);
    expect(await moved(before.id, before.url, '320.jpg')).toBe(`${path}320.jpg`);
    // A picture that was narrower than any width of now.
    expect(await moved(before.id, before.url, '240.webp')).toBe(`${path}320.webp`);
    expect(await moved(before.id, before.url, '480.jpg')).toBe(`${path}480.jpg`);
    expect(await moved(before.id, before.url, '1280.avif')).toBe(`${path}480.avif`);
    for (const name of ['passwd', '480.png']) {
      expect(await moved(before.id, before.url, name), name).toBeUndefined();
    }
    const file = await getMediaFile(opened.services, before.id, digestOf(after.url), '480.webp');
    const { data, info } = await sharp(await readWhole(file))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const right = (info.width * Math.floor(info.height / 2) - 2) * info.channels;
    expect(data[right], 'red').toBeGreaterThan(200);
    expect(data[right + 2], 'no blue').toBeLessThan(60);
    // Whoever chooses another part sees all of it.
    const whole = sharp(await readWholePicture(opened.services, before.id));
    expect(await whole.metadata()).toMatchObject({ format: 'webp', width: 960, height: 384 });
    expect((await whole.stats()).channels[2]?.max, 'blue, too').toBeGreaterThan(200);
  });

  test('is the address again when the crop is taken back', async () => {
    const before = await add();
    const cropped = await crop(before.id);
    expect((await crop(before.id, null)).url).toBe(before.url);
    expect(await moved(before.id, cropped.url, '480.webp')).toBe(
      before.url.replace(/[^/]+$/, '480.webp'),
    );
  });

  test('keeps nothing that was made for it, since another address is asked for from now on', async () => {
    const { services } = opened;
    const before = await add();
    const digest = digestOf(before.url);
    await readWhole(await getMediaFile(services, before.id, digest, '480.webp'));
    const isKept = () => services.store.exists(`${renditionFolder(before.id)}${digest}/480.webp`);
    await expect.poll(isKept).toBe(true);
    await crop(before.id);
    const later = new Date(TEST_NOW.getTime() + 2 * 86_400_000);
    await sweepLooseFiles(services, later, (error) => expect.unreachable(String(error)));
    expect(await isKept()).toBe(false);
  });

  test('is replaced in pages, and others are left alone', async () => {
    const before = await add();
    const other = before.url.replace(before.id, 'unknown');
    const html = `<img src="${before.url}"><img src="${other}">`;
    expect(await withCurrentAddresses(opened.services.db, html)).toBe(html);
    const after = await crop(before.id);
    expect(await withCurrentAddresses(opened.services.db, html)).toBe(
      `<img src="${after.url}"><img src="${other}">`,
    );
  });

  test('answers nobody while the picture lies in the bin', async () => {
    const before = await add();
    await crop(before.id);
    await deleteMedium(opened.services.db, before.id, acting);
    expect(await moved(before.id, before.url, '480.webp')).toBeUndefined();
  });

  test('is no address that it never had', async () => {
    const { id, url } = await add();
    await crop(id);
    expect(await moved(id, url.replace(/\.[0-9a-f]{16}/, '.0000000000000000'), '480.webp')).toBe(
      undefined,
    );
  });
});
