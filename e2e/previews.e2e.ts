import { type APIRequestContext, expect, test } from '@playwright/test';
import { findBarriers } from '../harness/axe.ts';
import { getToken, openSignedIn } from '../harness/staff.ts';

const newsItem = (title: string) => ({
  title: { el: title, en: 'Water supply stops' },
  summary: { el: 'Σύντομα', en: 'In short' },
  content: { el: '<p>Κείμενο της είδησης</p>', en: '<p>Text of the news</p>' },
  category: 'announcements',
  date: '2026-03-04',
});

/** A draft that was never published; its id. */
async function addDraft(request: APIRequestContext, title: string): Promise<string> {
  const headers = { Authorization: `Bearer ${await getToken(request)}` };
  const stored = await request.get('/api/content/news?limit=1', { headers });
  const { entries } = (await stored.json()) as { entries: { data: object }[] };
  const made = await request.post('/api/content/news', {
    headers,
    data: { data: { ...entries[0]?.data, ...newsItem(title) }, publish: false },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

test('a draft is shown on a page of its own, and to somebody without an account by a link that is withdrawn', async ({
  page,
  context,
  browser,
  request,
}) => {
  const title = 'Διακοπή νερού στην Ακράτα';
  const id = await addDraft(request, title);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, `/admin/content/news/${id}`);
  const opened = context.waitForEvent('page');
  await page.getByRole('link', { name: /^Προεπισκόπηση/ }).click();
  const preview = await opened;
  const frame = preview.frameLocator('iframe:not([data-waiting])');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(preview.getByText('Προεπισκόπηση – δεν είναι δημόσια')).toBeVisible();
  await preview.getByRole('button', { name: 'Αγγλικά' }).click();
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Water supply stops');
  await preview.getByRole('button', { name: 'Κινητό' }).click();
  await expect.poll(() => frame.locator('html').evaluate(() => window.innerWidth)).toBe(390);
  expect(await findBarriers(preview)).toEqual([]);

  await preview.getByRole('button', { name: 'Σύνδεσμος για άλλους' }).click();
  await preview.getByRole('button', { name: 'Δημιουργία συνδέσμου' }).click();
  const copy = preview.getByRole('button', { name: 'Αντιγραφή συνδέσμου' });
  await expect(copy).toBeFocused();
  await preview.keyboard.press('Enter');
  await expect(preview.getByText('Αντιγράφηκε')).toBeVisible();
  const link = await preview.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await browser.newContext();
  const mayor = await elsewhere.newPage();
  await mayor.goto(link);
  await expect(mayor.getByRole('heading', { level: 1 })).toHaveText(title);
  await mayor
    .getByRole('complementary', { name: /Προεπισκόπηση/ })
    .getByText('English')
    .click();
  await expect(mayor.getByRole('heading', { level: 1 })).toHaveText('Water supply stops');

  await preview.getByRole('button', { name: /^Απόσυρση/ }).click();
  await expect(preview.getByText('Δεν υπάρχει σύνδεσμος που να ανοίγει.')).toBeVisible();
  await mayor.goto(link);
  await expect(mayor.getByRole('heading', { level: 1 })).toHaveText('Η προεπισκόπηση δεν ανοίγει');
  await elsewhere.close();
});
