import { expect, type Page, test } from '@playwright/test';
import { localTimeInGreece } from '../domain/time/greek-time.ts';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted } from '../harness/browser/unpainted.ts';

/** What becomes of an entry in the course of time, as a clerk does it. */

// One document for all: one of its own would take six times as much of the processor.
test.describe.configure({ mode: 'default' });
let page: Page;
let clicks: () => Promise<number>;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await keepUnpainted(page.context());
  clicks = await countClicks(page);
  await openSignedIn(page, '/admin/dashboard');
});

const bar = (page: Page) => page.locator('.entry-form-bar').getByRole('status');
const leave = (page: Page) => page.getByRole('button', { name: 'Unpublish...' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Take it off the site' });
const state = (page: Page) => page.locator('.content-facts .state-badges');

async function addNews(page: Page, slug: string, el: string): Promise<string> {
  const created = await page.request.post('/api/content/news', {
    headers: { Authorization: `Bearer ${await getToken(page.request)}` },
    data: {
      slug,
      data: {
        title: { el, en: `${slug} in English` },
        summary: { el: 'Περίληψη', en: 'Summary' },
        content: { el: '<p>Κείμενο</p>', en: '' },
        date: '2020-03-01',
        category: 'announcements',
        topic: null,
        image: null,
        author: { el: '', en: '' },
        tags: [],
      },
    },
  });
  expect(created.status(), await created.text()).toBe(201);
  return ((await created.json()) as { id: string }).id;
}

test('leaving is planned, moved and called off, and the entry is archived and comes back', async () => {
  const id = await addNews(page, 'e2e-leaving', 'Διακοπή νερού');
  const before = await clicks();
  await beginScreen(page, `/admin/content/news/${id}`);
  await leave(page).click();
  await expect(dialog(page).getByLabel('It is archived')).toBeChecked();
  await dialog(page).getByLabel('At a moment to come').check();
  const when = dialog(page).getByLabel('Date and time');
  await when.fill('2020-01-01T08:00');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('That moment has passed');
  const year = Number(localTimeInGreece(new Date()).slice(0, 4)) + 1;
  await when.fill(`${year}-01-20T15:00`);
  await page.keyboard.press('Enter');
  await expect(bar(page)).toContainText(`It will be archived on January 20, ${year}`);
  await expect(state(page)).toContainText('Archived from: January 20');
  expect((await clicks()) - before).toBe(2);

  await showScreen(page, '/admin/content/news?state=planned');
  const row = page.locator('[data-entry]').filter({ hasText: 'e2e-leaving in English' });
  await expect(row).toContainText('January 20');
  await row.getByRole('link').first().click();
  await leave(page).click();
  await expect(dialog(page).getByLabel('Date and time')).toHaveValue(`${year}-01-20T15:00`);
  await dialog(page).getByRole('button', { name: 'Keep it on the site' }).click();
  await expect(bar(page)).toContainText('It stays on the site');

  await leave(page).click();
  await dialog(page).getByRole('button', { name: 'Archive' }).click();
  await expect(bar(page)).toHaveText('Archived');
  const visit = await page.request.get('/news/e2e-leaving?lang=en');
  expect(visit.status()).toBe(200);
  expect(await visit.text()).toContain('This page was archived on');
  await page.getByRole('button', { name: 'Bring back from the archive' }).click();
  await expect(bar(page)).toHaveText('Back in the lists');
  expect(await (await page.request.get('/news/e2e-leaving')).text()).not.toContain('αρχειοθετηθεί');
});

test('a copy opens as a draft of its own, which says what is past', async () => {
  const id = await addNews(page, 'e2e-original', 'Καθαρισμός');
  await beginScreen(page, `/admin/content/news/${id}`);
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(page.getByLabel('Title (Greek')).toHaveValue('Καθαρισμός (αντίγραφο)');
  await expect(page).not.toHaveURL(new RegExp(id));
  await expect(state(page)).toContainText('Draft');
  await expect(page.getByText('This is a copy, and it is not published.')).toContainText(
    'Date (March 1, 2020)',
  );
});

test('what is to be checked is said to be still true in one click, in the form and in the list', async () => {
  const token = await getToken(page.request);
  const made = await page.request.post('/api/pages', {
    headers: { Authorization: `Bearer ${token}` },
    data: { slug: 'e2e-check', title: { el: 'Ωράριο', en: 'Hours to check' } },
  });
  const { id } = (await made.json()) as { id: string };
  await beginScreen(page, `/admin/pages/edit/${id}`);
  const line = page.locator('.recheck-line');
  await expect(line).toContainText('Next check:');
  // By keys: two in a row both count, and what was pressed keeps the focus while it is at work and afterwards.
  const interval = line.getByLabel('To be checked every');
  await interval.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(interval).toBeFocused();
  const months = async () => {
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await page.request.get(`/api/content/page/${id}`, { headers });
    return ((await answer.json()) as { recheckMonths: number | null }).recheckMonths;
  };
  await expect.poll(months).toBe(3);
  await expect(interval).toHaveValue('3');
  const stillTrue = line.getByRole('button', { name: 'Still true' });
  await stillTrue.press('Enter');
  await expect(bar(page)).toHaveText('Noted as still true');
  await expect(stillTrue).toBeFocused();
  expect((await page.request.get('/e2e-check')).status()).toBe(200);
  await showScreen(page, '/admin/recheck');
  await expect(page.getByRole('heading', { name: 'To be checked' })).toBeVisible();
});
