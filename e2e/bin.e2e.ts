import { expect, type Page, test } from '@playwright/test';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted } from '../harness/browser/unpainted.ts';

// One document for all: one of its own would take six times as much of the processor.
test.describe.configure({ mode: 'default' });
let page: Page;
let clicks: () => Promise<number>;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await keepUnpainted(page.context());
  clicks = await countClicks(page);
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, '/admin/dashboard');
});

test('what was deleted is found in the bin with who and until when, and comes back as public as it was', async ({
  request,
}) => {
  const headers = { Authorization: `Bearer ${await getToken(request)}` };
  const title = { el: 'Λαϊκή συνέλευση στον κάδο', en: 'Assembly in the bin' };
  const made = await request.post('/api/pages', {
    headers,
    data: { title, content: { el: '<p>Κείμενο</p>', en: '' }, slug: 'bin-journey', images: [] },
  });
  expect(made.status()).toBe(201);
  const before = await clicks();
  await beginScreen(page, '/admin/pages?search=κάδο');
  await page.getByRole('button', { name: `Διαγραφή ${title.el}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Διαγραφή' }).click();
  await expect.poll(async () => (await request.get('/bin-journey')).status()).toBe(404);
  expect((await clicks()) - before).toBe(2);

  await page.getByRole('link', { name: 'Κάδος', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: title.el });
  await expect(row).toContainText('Σελίδα');
  await expect(row).toContainText('Administrator');
  await row.getByRole('button', { name: `Επαναφορά : ${title.el}` }).click();
  await expect(page.getByText(`Επανήλθε: ${title.el}`)).toBeVisible();
  await expect(row).toHaveCount(0);
  expect((await clicks()) - before).toBe(4);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Κάδος');
  expect((await request.get('/bin-journey')).status()).toBe(200);
});

test('what comes back after its address was taken gets another one, and that is said', async ({
  request,
}) => {
  const headers = { Authorization: `Bearer ${await getToken(request)}` };
  const make = async (title: string) => {
    const content = { el: '<p>Κείμενο</p>', en: '' };
    const data = { title: { el: title, en: title }, content, slug: 'taken-meanwhile', images: [] };
    const made = await request.post('/api/pages', { headers, data });
    expect(made.status()).toBe(201);
    return ((await made.json()) as { id: string }).id;
  };
  const first = await make('Η πρώτη');
  expect((await request.delete(`/api/pages/${first}`, { headers })).ok()).toBe(true);
  await make('Η δεύτερη');
  await beginScreen(page, '/admin/bin');
  await page.getByRole('button', { name: 'Επαναφορά : Η πρώτη' }).click();
  await expect(page.getByText('Επανήλθε με νέα διεύθυνση («taken-meanwhile-2»)')).toBeVisible();
  expect(await (await request.get('/taken-meanwhile')).text()).toContain('Η δεύτερη');
  expect(await (await request.get('/taken-meanwhile-2')).text()).toContain('Η πρώτη');
});

test('by keys, the focus goes from a row that leaves the bin to the next one', async ({
  request,
}) => {
  const headers = { Authorization: `Bearer ${await getToken(request)}` };
  for (const [slug, title] of [
    ['bin-by-keys-1', 'Πρώτη με πλήκτρα'],
    ['bin-by-keys-2', 'Δεύτερη με πλήκτρα'],
  ]) {
    const data = { slug, title: { el: title, en: title }, images: [], content: { el: '', en: '' } };
    const made = await request.post('/api/pages', { headers, data: { ...data, publish: false } });
    expect(made.status()).toBe(201);
    const { id } = (await made.json()) as { id: string };
    expect((await request.delete(`/api/pages/${id}`, { headers })).ok()).toBe(true);
  }
  await beginScreen(page, '/admin/bin');
  // The one that was deleted last stands first.
  const first = page.getByRole('button', { name: 'Επαναφορά : Δεύτερη με πλήκτρα' });
  await first.press('Enter');
  await expect(first).toHaveCount(0);
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-row-act')))
    .toBe(true);
});
