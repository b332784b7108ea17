import { readFile } from 'node:fs/promises';
import { expect, type Locator } from '@playwright/test';
import { openSignedIn } from '../harness/accounts/staff.ts';
import { test } from '../harness/browser/unpainted.ts';
import { ENLARGED, findCutWords } from './enlarged.ts';

/** The job ‘another map’; every press of the mouse is counted. */
test('the map is taken as a file, a bad one is refused by its line, a good one is seen, counts, and is taken back', async ({
  page,
}) => {
  test.setTimeout(120_000);
  let clicks = 0;
  const click = async (what: Locator) => {
    await what.click();
    clicks++;
  };
  await openSignedIn(page, '/admin/maps');
  const map = page.getByRole('region', { name: 'Map of the municipality', exact: true });
  await expect(map.getByText('The map that came with the site', { exact: true })).toBeVisible();

  const streets = page.getByRole('region', { name: 'Streets of the centre', exact: true });
  await expect(streets.locator('svg').getByText('Korinthou', { exact: true })).toBeVisible();

  const saved = page.waitForEvent('download');
  await click(map.getByRole('button', { name: 'Download GeoJSON' }));
  const download = await saved;
  expect(download.suggestedFilename()).toBe('municipality.geojson');
  const builtIn = await readFile(await download.path(), 'utf8');
  const give = (name: string, text: string) =>
    map.locator('input[type="file"]').setInputFiles({
      name,
      mimeType: 'application/geo+json',
      buffer: Buffer.from(text),
    });

  // The same with a town at sea, north of Akrata: first with a kind that there is not.
  const town = (kind: string) =>
    `{"type":"Feature","properties":{"kind":"${kind}","name_el":"Δοκιμόπολη","name_en":"Trialtown"},"geometry":{"type":"Point","coordinates":[22.2,38.24]}},\n`;
  const withTown = (kind: string) => builtIn.replace('[\n{', `[\n${town(kind)}{`);
  await give('bad.geojson', withTown('castle'));
  await expect(map.getByRole('heading', { name: 'bad.geojson' })).toBeFocused();
  await expect(map.getByRole('row', { name: /^2 1 The property ‘kind’/ })).toBeVisible();
  await expect(map.getByRole('button', { name: 'Use this map' })).toHaveCount(0);

  await give('with-a-town.geojson', withTown('place'));
  const preview = map.getByRole('region', { name: 'What it will look like' });
  await expect(preview.locator('svg').getByText('Trialtown')).toBeVisible();
  const beach = async () => (await page.request.get('/tourism/beach/akrata-beach?lang=en')).text();
  expect(await beach()).not.toContain('Trialtown');
  await click(preview.getByRole('button', { name: 'Use this map' }));
  // Until the preview has gone, it has the name, too.
  await expect(preview).toHaveCount(0);
  await expect(map.getByText('with-a-town.geojson')).toBeVisible();
  expect(clicks).toBe(2);
  // The way back has a long name.
  const size = page.viewportSize();
  await page.setViewportSize(ENLARGED);
  await expect.poll(() => findCutWords(page)).toEqual([]);
  if (size) await page.setViewportSize(size);
  // Held pages have ended.
  expect(await beach()).toContain('Trialtown');

  await click(map.getByRole('button', { name: 'Back to the map that came with the site' }));
  const asked = page.getByRole('dialog', { name: 'Back to the map that came with the site' });
  await click(asked.getByRole('button', { name: 'Back to the map that came with the site' }));
  await expect(map.getByText('The map that came with the site', { exact: true })).toBeVisible();
  expect(clicks).toBe(4);
  expect(await beach()).not.toContain('Trialtown');
});
