import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { decideAbout } from '../harness/browser/decide-about.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted, test } from '../harness/browser/unpainted.ts';
import { newsData } from '../harness/content/entry-data.ts';

const STORED = { el: 'Διακοπή νερού στην Ακράτα', en: 'Water supply stops' };

/** A draft that was never published; its id. */
async function addDraft(request: APIRequestContext): Promise<string> {
  const headers = { Authorization: `Bearer ${await getToken(request)}` };
  const made = await request.post('/api/content/news', {
    headers,
    data: { data: { ...newsData(STORED.el, '2026-03-04'), title: STORED }, publish: false },
  });
  expect(made.status()).toBe(201);
  return ((await made.json()) as { id: string }).id;
}

test.describe.configure({ mode: 'default' });
let page: Page;
let clicks: () => Promise<number>;
let hasLine = true;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage({ permissions: ['clipboard-read', 'clipboard-write'] });
  await keepUnpainted(page.context());
  clicks = await countClicks(page);
  await decideAbout(page, ['*/api/content/event/preview'], () => (hasLine ? 'goes on' : 'no line'));
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, '/admin/bin');
});

const frameOf = (page: Page) => page.frameLocator('iframe:not([data-waiting])');
const headingOf = (page: Page) => frameOf(page).getByRole('heading', { level: 1 });
const open = (page: Page) =>
  page.getByRole('button', { name: 'Προεπισκόπηση', exact: true }).click();

test('a draft is shown to the mayor: beside the form, in both widths and languages, and by a link that is withdrawn', async ({
  browser,
  request,
}) => {
  const id = await addDraft(request);
  await beginScreen(page, `/admin/content/news/${id}`);
  const first = await clicks();
  await open(page);
  expect((await clicks()) - first).toBe(1);
  await expect(headingOf(page)).toHaveText(STORED.el);
  const title = page.getByLabel('Τίτλος (Ελληνικά');
  await title.fill('Διακοπή νερού και στο Διακοπτό');
  await expect(headingOf(page)).toHaveText('Διακοπή νερού και στο Διακοπτό');
  await expect(title).toBeFocused();

  const panel = page.getByRole('complementary', { name: 'Προεπισκόπηση' });
  await panel.getByRole('button', { name: 'Αγγλικά' }).click();
  await expect(headingOf(page)).toHaveText(STORED.en);
  await panel.getByRole('button', { name: 'Κινητό' }).click();
  await expect
    .poll(() =>
      frameOf(page)
        .locator('html')
        .evaluate(() => innerWidth),
    )
    .toBe(390);
  const screens = panel.getByLabel('Πού εμφανίζεται');
  await screens.selectOption('Αρχική');
  await expect(panel.getByText('Στη σελίδα αυτή δεν εμφανίζεται')).toBeVisible();
  await screens.selectOption('Νέα');
  const card = frameOf(page).locator('main').getByRole('link', { name: STORED.en });
  await expect(card).toBeInViewport();
  expect(await findBarriers(page)).toEqual([]);

  const before = await clicks();
  await panel.getByRole('button', { name: 'Σύνδεσμος για άλλους' }).click();
  await page.getByRole('button', { name: 'Δημιουργία συνδέσμου' }).click();
  const copy = page.getByRole('button', { name: 'Αντιγραφή συνδέσμου' });
  await expect(copy).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Αντιγράφηκε')).toBeVisible();
  expect((await clicks()) - before).toBe(2);
  const link = await page.evaluate(() => navigator.clipboard.readText());

  const elsewhere = await browser.newContext();
  const mayor = await elsewhere.newPage();
  // What is typed and not saved yet is nobody else's.
  await mayor.goto(link);
  await expect(mayor.getByRole('heading', { level: 1 })).toHaveText(STORED.el);
  await mayor
    .getByRole('complementary', { name: /Προεπισκόπηση/ })
    .getByText('English')
    .click();
  await expect(mayor.getByRole('heading', { level: 1 })).toHaveText(STORED.en);

  await page.getByRole('button', { name: /^Απόσυρση: / }).click();
  await expect(page.getByText('Δεν υπάρχει σύνδεσμος που να ανοίγει.')).toBeVisible();
  const answer = await mayor.goto(link);
  expect(answer?.status()).toBe(404);
  await expect(mayor.getByRole('heading', { level: 1 })).toHaveText('Η προεπισκόπηση δεν ανοίγει');
  await elsewhere.close();
  // With nothing unsaved another screen is shown unasked.
  await title.fill(STORED.el);
});

test('a new entry is seen before it was ever saved; what is wrong is said beside it, and nothing leads away', async () => {
  await beginScreen(page, '/admin/content/event/new');
  await page.getByLabel('Τίτλος (Ελληνικά').fill('Γιορτή κερασιού');
  await open(page);
  await expect(headingOf(page)).toHaveText('Γιορτή κερασιού');
  await expect(page.getByText(/Λείπουν \d+ στοιχεία πριν δημοσιευτεί/)).toBeVisible();

  // The last good preview stays while the server refuses or cannot be reached.
  hasLine = false;
  await page.getByLabel('Τίτλος (Ελληνικά').fill('Γιορτή κερασιού και βύσσινου');
  await expect(page.getByText('Η προεπισκόπηση δεν ανανεώθηκε.')).toBeVisible();
  await expect(headingOf(page)).toHaveText('Γιορτή κερασιού');
  hasLine = true;
  await page.getByLabel('Τίτλος (Ελληνικά').fill('Γιορτή κερασιού στη Ζαχλωρού');
  await expect(headingOf(page)).toHaveText('Γιορτή κερασιού στη Ζαχλωρού');

  const address = page.url();
  await frameOf(page).getByRole('link', { name: 'Επικοινωνία' }).first().click();
  await expect(headingOf(page)).toHaveText('Γιορτή κερασιού στη Ζαχλωρού');
  expect(page.url()).toBe(address);
  expect(page.context().pages()).toHaveLength(1);

  // A phone has no room beside the form.
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = page.getByRole('dialog', { name: 'Προεπισκόπηση' });
  await expect(headingOf(page)).toHaveText('Γιορτή κερασιού στη Ζαχλωρού');
  expect(await findBarriers(page)).toEqual([]);
  await dialog.getByText(/Λείπουν \d+ στοιχεία/).click();
  await dialog.getByRole('button', { name: /^Έναρξη/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByLabel('Έναρξη')).toBeFocused();
});
