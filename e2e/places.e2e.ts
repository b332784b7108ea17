import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { emptyData } from '../domain/content/model/content-type.ts';
import { attraction } from '../domain/content-types/attraction.ts';
import {
  makePhotograph,
  PHOTOGRAPHS,
  type PhotographName,
} from '../harness/content/photographs.ts';
import { type BenchSite, startBenchSite } from '../harness/sites/site.ts';
import { signInToSite } from '../harness/sites/site-calls.ts';
import { widerThanScreen } from './enlarged.ts';

let site: BenchSite;
test.beforeAll(async () => {
  site = await startBenchSite({ env: { SEED: 'none', PICTURES_AHEAD: 'on' } });
});
test.afterAll(() => site.stop());

/** Gives the site a photograph; `folder` is where the store keeps what is made of it. */
async function upload(name: PhotographName, bearer: { Authorization: string }) {
  const form = new FormData();
  const bytes = (await makePhotograph(name)) as Uint8Array<ArrayBuffer>;
  form.set('image', new File([bytes], `${name}.jpg`, { type: 'image/jpeg' }));
  const response = await fetch(`${site.url}/api/upload`, {
    method: 'POST',
    headers: bearer,
    body: form,
  });
  expect(response.ok, name).toBe(true);
  const { url } = (await response.json()) as { url: string };
  const [, id = '', digest = ''] = /\/media\/([^/.]+)\.([0-9a-f]+)\//.exec(url) ?? [];
  return { id, folder: join(site.dataDir, 'media/renditions', id, digest) };
}

/** By how much the frame of each thumbnail cuts the longer side of its picture, as a share of it. */
function cuts(page: Page): Promise<number[]> {
  return page.locator('[data-gallery] img').evaluateAll((images) =>
    images.map((image) => {
      const { width, height } = image.getBoundingClientRect();
      const whole = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const ratio = whole / (width / height);
      return 1 - Math.min(ratio, 1 / ratio);
    }),
  );
}

test('photographs of every shape are ready before anybody asks, hardly cut in their rows, and seen whole', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const bearer = { Authorization: `Bearer ${await signInToSite(site.url)}` };
  // Nobody has visited a page with it yet.
  const first = await upload('portrait', bearer);
  const files = [320, 480, 640].flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  for (const file of files) {
    await expect
      .poll(() => existsSync(join(first.folder, file)), { timeout: 120_000, message: file })
      .toBe(true);
  }

  const others: { id: string }[] = [];
  const names = Object.keys(PHOTOGRAPHS).filter((name) => name !== 'portrait');
  for (const name of names) others.push(await upload(name as PhotographName, bearer));
  const created = await fetch(`${site.url}/api/content/attraction`, {
    method: 'POST',
    headers: { ...bearer, 'Content-Type': 'application/json' },
    body: JSON.stringify({
      slug: 'photographed-bay',
      publish: true,
      data: {
        ...emptyData(attraction.fields),
        name: { el: 'Φωτογραφημένος όρμος', en: 'Photographed Bay' },
        description: { el: 'Όρμος', en: 'A bay' },
        category: 'beach',
        location: { lat: 38.2, lng: 22.2 },
        image: first.id,
        gallery: others.map(({ id }, at) => ({
          image: id,
          caption: { el: `Λεζάντα ${at + 1}`, en: `Caption ${at + 1}` },
        })),
      },
    }),
  });
  expect(created.status, await created.clone().text()).toBe(201);

  const count = names.length + 1;
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/tourism/beach/photographed-bay?lang=en`);
    const thumbnails = page.locator('[data-gallery] img');
    await expect(thumbnails).toHaveCount(count);
    expect(await widerThanScreen(page), `at ${width}`).toBe(0);
    for (const [at, cut] of (await cuts(page)).entries()) {
      // The tall one is the narrowest that a row takes.
      expect(cut, `picture ${at + 1} at ${width}`).toBeLessThan(0.4);
    }
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-gallery] a').nth(2).click();
  const view = page.getByRole('dialog', { name: 'Enlarged pictures' });
  const whole = view.locator('img');
  for (let at = 2; at < count; at++) {
    await expect(view).toContainText(`${at + 1} / ${count}`);
    await expect(view.locator('figcaption')).toHaveText(`Caption ${at}`);
    await expect
      .poll(() => whole.evaluate((image) => (image as HTMLImageElement).naturalWidth), {
        timeout: 60_000,
      })
      .toBeGreaterThan(0);
    const { width, height, right, bottom, left, top } = await whole.evaluate((image) =>
      image.getBoundingClientRect().toJSON(),
    );
    expect(Math.min(left, top, 390 - right, 844 - bottom), `picture ${at + 1}`).toBeGreaterThan(-1);
    const own = await whole.evaluate((image) => {
      const { naturalWidth, naturalHeight } = image as HTMLImageElement;
      return naturalWidth / naturalHeight;
    });
    expect(width / height / own, `picture ${at + 1}`).toBeCloseTo(1, 1);
    await page.keyboard.press('ArrowRight');
  }
  await page.keyboard.press('Escape');
  await expect(view).toBeHidden();
});
