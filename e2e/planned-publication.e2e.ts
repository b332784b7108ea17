import { expect, type Page, test } from '@playwright/test';
import { localTimeInGreece } from '../domain/time/greek-time.ts';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted } from '../harness/browser/unpainted.ts';

const HOUR_MS = 60 * 60_000;

// One document for all: a screen of its own would take six times as much of the processor.
test.describe.configure({ mode: 'default' });
let page: Page;
let clicks: () => Promise<number>;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await keepUnpainted(page.context());
  clicks = await countClicks(page);
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, '/admin/bin');
});

const greekTitle = (page: Page) => page.getByLabel('Τίτλος (Ελληνικά');
const englishTitle = (page: Page) => page.getByLabel('Τίτλος (Αγγλικά');
const greekText = (page: Page) => page.getByRole('textbox', { name: 'Κείμενο (Ελληνικά)' });
const later = (page: Page) => page.getByRole('button', { name: 'Δημοσίευση αργότερα...' });
const bar = (page: Page) => page.locator('.entry-form-bar').getByRole('status');

test('a text that is only begun is kept as a draft, and must be finished to be published', async () => {
  await beginScreen(page, '/admin/content/culture-block/new');
  await expect(greekTitle(page)).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByRole('alert')).toContainText('Γράψτε έναν τίτλο');
  await greekTitle(page).fill('Μισό κείμενο');
  await page.getByRole('button', { name: 'Αποθήκευση ως πρόχειρο' }).click();
  await expect(bar(page)).toContainText('Αποθηκεύτηκε ως πρόχειρο');
  await page.reload();
  await expect(greekTitle(page)).toHaveValue('Μισό κείμενο');
  // English may follow later.
  await page.getByRole('button', { name: /^Δημοσίευση (στα|στις)/ }).click();
  await expect(page.getByRole('alert')).toContainText('Κείμενο (Ελληνικά)');
  await greekText(page).fill('Όλο');
  await page.getByRole('button', { name: 'Δημοσίευση στα ελληνικά' }).click();
  await expect(page).toHaveURL('/admin/content/culture-block');
});

test('publication is planned by keyboard, seen in the list and on the dashboard, moved and cancelled', async () => {
  const before = await clicks();
  await beginScreen(page, '/admin/content/culture-block/new');
  await greekTitle(page).fill('Αποκριάτικη έκθεση');
  await englishTitle(page).fill('Carnival exhibition');
  await greekText(page).fill('Λόγια');
  await later(page).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Πότε να δημοσιευτεί;' });
  const when = dialog.getByLabel('Ημερομηνία και ώρα');
  await expect(when).toBeFocused();

  await when.fill('2020-01-01T08:00');
  await page.keyboard.press('Enter');
  await expect(dialog).toContainText('Η στιγμή αυτή έχει περάσει');
  await when.fill('');
  await expect(dialog).toContainText('Συμπληρώστε ημερομηνία και ώρα');
  // Not in spring, when an hour is missing.
  const year = Number(localTimeInGreece(new Date()).slice(0, 4)) + 1;
  await when.fill(`${year}-01-20T09:30`);
  await expect(dialog).toContainText(
    `Θα δημοσιευτεί στα ελληνικά και στα αγγλικά: 20 Ιανουαρίου ${year} στις 09:30.`,
  );
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(bar(page)).toContainText(
    `Θα δημοσιευτεί στα ελληνικά και στα αγγλικά: 20 Ιανουαρίου ${year} στις 09:30.`,
  );
  const address = page.url();
  expect(await clicks()).toBe(before);

  await showScreen(page, '/admin/content/culture-block?state=planned');
  const row = page.locator('[data-entry]').filter({ hasText: 'Αποκριάτικη έκθεση' });
  await expect(row.locator('[data-state=planned]').filter({ visible: true })).toContainText(
    `20 Ιανουαρίου ${year}`,
  );
  await showScreen(page, '/admin/dashboard');
  const planned = page.getByRole('region', { name: 'Θα δημοσιευτούν' });
  await planned.getByRole('link', { name: 'Αποκριάτικη έκθεση' }).click();
  await expect(page).toHaveURL(address);

  await page.getByRole('button', { name: 'Αλλαγή ώρας...' }).click();
  await expect(when).toHaveValue(`${year}-01-20T09:30`);
  await when.fill(`${year}-01-21T10:00`);
  await dialog.getByRole('button', { name: 'Προγραμματισμός' }).click();
  await expect(bar(page)).toContainText(`21 Ιανουαρίου ${year} στις 10:00`);
  // The entry, the question, the answer.
  expect((await clicks()) - before).toBe(3);
  await greekTitle(page).fill('Αποκριάτικη έκθεση ζωγραφικής');
  await page.getByRole('button', { name: 'Αποθήκευση', exact: true }).click();
  await expect(bar(page)).toContainText(
    `Θα δημοσιευτεί στα ελληνικά και στα αγγλικά: 21 Ιανουαρίου ${year}`,
  );
  await page.getByRole('button', { name: 'Ακύρωση προγραμματισμού' }).click();
  await expect(bar(page)).toContainText('Ο προγραμματισμός ακυρώθηκε');
  await expect(page.getByRole('button', { name: 'Ακύρωση προγραμματισμού' })).toBeHidden();
  await expect(later(page)).toBeVisible();
});

test('a page is begun as a draft, planned and published', async () => {
  await beginScreen(page, '/admin/pages/new');
  await greekTitle(page).fill('Χειμερινό ωράριο');
  await page.keyboard.press('Control+s');
  await expect(bar(page)).toContainText('Αποθηκεύτηκε ως πρόχειρο');
  await page.reload();
  await expect(greekTitle(page)).toHaveValue('Χειμερινό ωράριο');
  const slug = await page.getByLabel('Διεύθυνση σελίδας').inputValue();
  expect(slug).toBe('cheimerino-orario');
  expect((await page.request.get(`/${slug}`)).status()).toBe(404);

  // What is missing is told before anybody is asked when.
  await later(page).click();
  // The form before the reload may still count as open.
  await expect(page.getByRole('alert').filter({ hasText: 'διόρθωση' })).toContainText(
    'Τίτλος (Αγγλικά)',
  );
  await englishTitle(page).fill('Winter hours');
  await later(page).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Προγραμματισμός' }).click();
  await expect(bar(page)).toContainText('Θα δημοσιευτεί ');
  const state = page.locator('.content-facts .state-badges');
  await expect(state).toContainText('Προγραμματισμένο');
  await showScreen(page, '/admin/pages');
  const row = page.getByRole('row').filter({ hasText: slug });
  await expect(row).toContainText('Προγραμματισμένο');
  await row.getByRole('link', { name: 'Επεξεργασία' }).click();
  await page.getByRole('button', { name: 'Ακύρωση προγραμματισμού' }).click();
  await expect(state).toHaveText('Πρόχειρο');
  await page.getByRole('button', { name: /^Δημοσίευση (στα|στις)/ }).click();
  await expect(page).toHaveURL('/admin/pages');
  expect((await page.request.get(`/${slug}`)).status()).toBe(200);
});

/** A page made by the API; gives its id and the head of the calls. */
async function makePage(page: Page, slug: string, publication: object) {
  const headers = { Authorization: `Bearer ${await getToken(page.request)}` };
  const data = {
    slug,
    title: { el: 'Εκδρομή', en: 'Outing' },
    content: { el: '', en: '' },
    images: [],
  };
  const created = await page.request.post('/api/pages', {
    headers,
    data: { ...data, ...publication },
  });
  expect(created.status()).toBe(201);
  return { id: ((await created.json()) as { id: string }).id, headers, data };
}

test('a draft that somebody deleted meanwhile comes back as one, and what is public already is not cancelled', async () => {
  const { id, headers } = await makePage(page, 'e2e-deleted-draft', { publish: false });
  await beginScreen(page, `/admin/pages/edit/${id}`);
  await greekTitle(page).fill('Εκδρομή στα βουνά');
  await page.request.delete(`/api/pages/${id}`, { headers });
  await page.getByRole('button', { name: 'Αποθήκευση ως πρόχειρο' }).click();
  await page.getByRole('button', { name: 'Επαναφορά και αποθήκευση' }).click();
  await expect(bar(page)).toContainText('Αποθηκεύτηκε ως πρόχειρο');
  const stored = await page.request.get(`/api/pages/${id}`, { headers });
  expect(await stored.json()).toMatchObject({
    state: 'draft',
    title: { el: 'Εκδρομή στα βουνά' },
  });
  expect((await page.request.get('/e2e-deleted-draft')).status()).toBe(404);

  // Who cancels what has been published meanwhile is told so.
  const overtaken = await makePage(page, 'e2e-overtaken', {
    publishAt: new Date(Date.now() + 24 * HOUR_MS).toISOString(),
  });
  await showScreen(page, `/admin/pages/edit/${overtaken.id}`);
  const cancel = page.getByRole('button', { name: 'Ακύρωση προγραμματισμού' });
  await expect(cancel).toBeVisible();
  await page.request.put(`/api/pages/${overtaken.id}`, { headers, data: overtaken.data });
  await cancel.click();
  await expect(bar(page)).toContainText('έχει ήδη δημοσιευτεί');
  await expect(page.locator('.content-facts .state-badges')).toHaveText('Δημοσιευμένο');
});

test('what is planned becomes public by itself, and its moment counts in Greek time', async () => {
  const headers = { Authorization: `Bearer ${await getToken(page.request)}` };
  const publishAt = new Date(Date.now() + 4000);
  // The same moment, as somebody an hour ahead of UTC would write it.
  const written = `${new Date(publishAt.getTime() + HOUR_MS).toISOString().slice(0, -1)}+01:00`;
  const created = await page.request.post('/api/content/news', {
    headers,
    data: {
      slug: 'planned-news',
      publishAt: written,
      data: {
        title: { el: 'Προγραμματισμένη είδηση', en: 'Planned news' },
        summary: { el: 'Σύνοψη', en: 'Summary' },
        content: { el: '<p>Κείμενο</p>', en: '<p>Text</p>' },
        date: '2026-01-02',
        category: 'announcements',
        topic: null,
        author: { el: '', en: '' },
        image: null,
        tags: [],
      },
    },
  });
  expect(await created.json()).toMatchObject({ publishAt: publishAt.toISOString() });
  expect(created.status()).toBe(201);
  const early = (await page.request.get('/news/planned-news')).status();
  // On a busy machine its moment may have come by now.
  if (new Date() < publishAt) expect(early).toBe(404);
  await expect
    .poll(async () => (await page.request.get('/news/planned-news')).status(), { timeout: 20_000 })
    .toBe(200);
  const news = await (await page.request.get('/news/planned-news')).text();
  expect(news).toMatch(/<h1[^>]*>Προγραμματισμένη είδηση</);
});
