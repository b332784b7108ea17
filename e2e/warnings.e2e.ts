import { expect, type Page, test } from '@playwright/test';
import { BENCH_ADMIN, type BenchSite, startBenchSite } from '../harness/site.ts';

/** Warnings, as residents and staff meet them: on a site of their own, since they stand over every page. */

let site: BenchSite;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  site = await startBenchSite({ env: { SEED: 'none' } });
});
test.afterAll(() => site.stop());

test.use({ viewport: { width: 390, height: 844 }, locale: 'el-GR' });

async function openAdmin(page: Page, path: string): Promise<void> {
  const answer = await page.request.post(`${site.url}/api/auth/login`, { data: BENCH_ADMIN });
  const { token } = (await answer.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem('token', value), token);
  await page.goto(site.url + path);
}

test('on a phone a warning is published in two taps and ended in one, over pages that were held', async ({
  page,
  request,
}) => {
  test.slow();
  const warned = async (path: string) =>
    (await (await request.get(site.url + path)).text()).includes('alert-banner');
  for (const path of ['/', '/news?lang=en', '/no-such-page'])
    expect(await warned(path)).toBe(false);

  await openAdmin(page, '/admin/dashboard');
  await page.getByRole('link', { name: 'Πυρκαγιά' }).click();
  const publish = page.getByRole('button', { name: 'Δημοσίευση τώρα' });
  // Nothing has to be scrolled to, and it is said what the tap will do.
  await expect(publish).toBeInViewport();
  await expect(page.getByText('Θα φανεί αμέσως πάνω από κάθε σελίδα')).toBeInViewport();
  await publish.click();
  await expect(page.getByRole('button', { name: 'Λήξη τώρα' })).toBeVisible();

  for (const path of ['/', '/news?lang=en', '/no-such-page']) expect(await warned(path)).toBe(true);
  const visitor = await page.context().newPage();
  await visitor.goto(`${site.url}/news?lang=en`);
  const banner = visitor.getByRole('region', { name: 'Warning of the municipality' });
  await expect(banner).toContainText('Emergency Fire in the area');
  await banner.getByRole('link', { name: 'More, and what to do' }).click();
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Fire in the area');
  await expect(visitor.getByRole('main')).toContainText('Close doors and windows.');

  await page.getByRole('button', { name: 'Λήξη τώρα' }).click();
  await expect(page.getByRole('button', { name: 'Λήξη τώρα' })).toHaveCount(0);
  for (const path of ['/', '/news?lang=en', '/no-such-page'])
    expect(await warned(path)).toBe(false);
  await visitor.goto(`${site.url}/alerts?lang=en`);
  await expect(visitor.getByRole('link', { name: 'Fire in the area' })).toBeVisible();
});
