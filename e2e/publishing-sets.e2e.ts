import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { dayInGreece } from '../domain/time/greek-time.ts';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { decideAbout } from '../harness/browser/decide-about.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted, test } from '../harness/browser/unpainted.ts';
import { newsData } from '../harness/content/entry-data.ts';
import { findCutWords, widerThanScreen } from './enlarged.ts';

const TITLES = ['Ωράριο εορτών: δημαρχείο', 'Ωράριο εορτών: βιβλιοθήκη'] as const;
const SET = 'Εορτές';

test.describe.configure({ mode: 'default' });
let page: Page;
let allClicks: () => Promise<number>;
let hasLine = true;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await keepUnpainted(page.context());
  allClicks = await countClicks(page);
  await decideAbout(page, ['*/api/publishing-sets/*'], () => (hasLine ? 'goes on' : 'no line'));
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, '/admin/bin');
});

async function makeDrafts(request: APIRequestContext): Promise<string[]> {
  const headers = { Authorization: `Bearer ${await getToken(request)}` };
  const slugs: string[] = [];
  for (const title of TITLES) {
    const data = { data: newsData(title, dayInGreece(new Date())), publish: false };
    const made = await request.post('/api/content/news', { headers, data });
    slugs.push(((await made.json()) as { slug: string }).slug);
  }
  return slugs;
}

test('two clerks put one entry into two sets: the slower one reads where it is; by keys its languages are chosen, and from the bin it comes back', async ({
  browser,
  request,
}) => {
  const headers = { Authorization: `Bearer ${await getToken(request)}` };
  const title = 'Ωράριο: κολυμβητήριο';
  const data = { data: newsData(title, dayInGreece(new Date())), publish: false };
  const made = await request.post('/api/content/news', { headers, data });
  const { id } = (await made.json()) as { id: string };
  const other = await browser.newPage({ locale: 'el-GR' });
  const put = async (by: Page, name: string) => {
    const dialog = by.getByRole('dialog', { name: 'Προσθήκη σε ομάδα δημοσίευσης' });
    await expect(dialog.getByRole('button', { name: 'Προσθήκη' })).toBeVisible();
    const which = dialog.getByLabel('Ομάδα', { exact: true });
    const isOneOpen = await which.isVisible();
    if (isOneOpen) await which.selectOption({ label: 'Νέα ομάδα...' });
    await dialog.getByLabel('Όνομα της ομάδας').fill(name);
    await by.keyboard.press('Enter');
    return dialog;
  };
  await keepUnpainted(other.context());
  await other.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(other, `/admin/content/news/${id}`);
  await beginScreen(page, `/admin/content/news/${id}`);
  for (const by of [page, other]) {
    await by.getByRole('button', { name: 'Σε ομάδα δημοσίευσης...' }).click();
  }
  await put(page, 'Πρώτη ομάδα');
  const first = page.getByRole('link', { name: 'Πρώτη ομάδα' });
  await expect(first).toBeVisible();
  // The button that opened the dialog has gone.
  await expect(page.getByRole('main')).toBeFocused();
  const slower = await put(other, 'Δεύτερη ομάδα');
  await expect(slower.getByRole('alert')).toContainText('Βρίσκεται ήδη στην ομάδα «Πρώτη ομάδα».');
  await expect(other.getByRole('link', { name: 'Πρώτη ομάδα' })).toBeAttached();
  await expect(slower.getByRole('button', { name: 'Κλείσιμο' }).last()).toBeFocused();
  const open = async () => {
    const answer = await request.get('/api/publishing-sets?limit=100&state=open', { headers });
    const { sets } = (await answer.json()) as { sets: { id: string; name: string }[] };
    return sets.filter(({ name }) => ['Πρώτη ομάδα', 'Δεύτερη ομάδα'].includes(name));
  };
  // No empty set stays behind.
  expect((await open()).map(({ name }) => name)).toEqual(['Πρώτη ομάδα']);

  await first.click();
  const languages = page.getByLabel(`Γλώσσες: ${title}`);
  await languages.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(languages).toBeFocused();
  const set = page.url().split('/').at(-1);
  const chosen = async () =>
    (await (await request.get(`/api/publishing-sets/${set}`, { headers })).json()).members[0]
      .chosenLanguages;
  await expect.poll(chosen).toEqual(['el']);
  await expect(languages).toHaveValue('el');

  // The set is fetched again when somebody comes back to the tab.
  const comeBack = () =>
    page.evaluate(() => void window.dispatchEvent(new Event('visibilitychange')));
  await request.delete(`/api/content/news/${id}`, { headers });
  await comeBack();
  const row = page.getByRole('row').filter({ hasText: title });
  await expect(row).not.toContainText('Πρόχειρο');
  await row.getByRole('link', { name: /^Στον κάδο/ }).click();
  await page.getByRole('button', { name: `Επαναφορά : ${title}` }).click();
  await expect(page.getByText(`Επανήλθε: ${title}`)).toBeVisible();
  await page.goBack();
  await expect(row).toContainText('Έτοιμη');

  const second = await request.post('/api/content/news', {
    headers,
    data: { data: newsData('Ωράριο: αμφιθέατρο', dayInGreece(new Date())), publish: false },
  });
  const entries = [{ id: ((await second.json()) as { id: string }).id }];
  await request.post(`/api/publishing-sets/${set}/entries`, { headers, data: { entries } });
  await comeBack();
  const remove = page.getByRole('button', { name: /^Αφαίρεση από την ομάδα/ });
  await expect(remove).toHaveCount(2);
  // Where the line is broken, what they typed stays.
  await page.getByRole('button', { name: 'Μετονομασία' }).click();
  const name = page.getByRole('dialog').getByLabel('Όνομα της ομάδας');
  await name.fill('Νέο όνομα');
  hasLine = false;
  await comeBack();
  const retry = page.getByText('Δοκιμή ξανά', { exact: true });
  await expect(retry).toBeAttached();
  await expect(name).toHaveValue('Νέο όνομα');
  hasLine = true;
  await page.keyboard.press('Escape');
  await retry.click();
  await expect(retry).toHaveCount(0);

  // The focus goes to the next row, and with the last one to the screen.
  await remove.first().press('Enter');
  await expect(remove).toHaveCount(1);
  await expect(remove).toBeFocused();
  await remove.press('Enter');
  await expect(remove).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await other.close();
  for (const one of await open()) {
    await request.delete(`/api/publishing-sets/${one.id}`, { headers });
  }
});

test('a clerk publishes two entries together at a moment, and takes them back', async ({
  request,
}) => {
  const slugs = await makeDrafts(request);
  const arePublic = () =>
    Promise.all(slugs.map(async (slug) => (await request.get(`/news/${slug}`)).ok()));
  await beginScreen(page, '/admin/content/news?search=εορτών');
  const already = await allClicks();
  const clicks = async () => (await allClicks()) - already;
  await page.getByRole('checkbox', { name: 'Επιλογή όλων της σελίδας' }).click();
  await page.getByRole('button', { name: 'Σε ομάδα δημοσίευσης...' }).click();
  const adding = page.getByRole('dialog', { name: 'Προσθήκη σε ομάδα δημοσίευσης' });
  await expect(adding.getByRole('button', { name: 'Προσθήκη' })).toBeVisible();
  // Another journey's set may be open.
  const which = adding.getByLabel('Ομάδα', { exact: true });
  const isOneOpen = await which.isVisible();
  if (isOneOpen) await which.selectOption({ label: 'Νέα ομάδα...' });
  await adding.getByLabel('Όνομα της ομάδας').fill(SET);
  await page.keyboard.press('Enter');
  await expect(page.getByText(`Προστέθηκαν 2 εγγραφές στην ομάδα «${SET}»`)).toBeVisible();
  expect(await clicks()).toBe(isOneOpen ? 3 : 2);

  await page
    .getByRole('navigation', { name: 'Διαχείριση' })
    .getByRole('link', { name: 'Ομάδες δημοσίευσης' })
    .click();
  await page.getByRole('link', { name: SET, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: SET })).toBeVisible();
  await expect(page.getByText('Έτοιμη', { exact: true })).toHaveCount(2);
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await findBarriers(page), `${width} px`).toEqual([]);
    await expect.poll(() => widerThanScreen(page)).toBe(0);
    await expect.poll(() => findCutWords(page)).toEqual([]);
  }

  await page.getByRole('link', { name: 'Προεπισκόπηση', exact: true }).click();
  const screens = page.getByLabel('Πού εμφανίζεται');
  await screens.selectOption({ label: 'Νέα' });
  const shown = page.frameLocator('.preview-sheet:not([data-waiting])');
  for (const title of TITLES) {
    await expect(shown.getByRole('heading', { name: title })).toBeVisible();
  }
  await page.getByRole('link', { name: 'Επιστροφή στην ομάδα' }).click();

  await page.getByRole('button', { name: 'Δημοσίευση όλων αργότερα...' }).click();
  const later = page.getByRole('dialog', { name: 'Πότε να δημοσιευτεί;' });
  const year = new Date().getFullYear() + 1;
  await later.getByLabel('Ημερομηνία και ώρα').fill(`${year}-01-20T09:30`);
  await later.getByRole('button', { name: 'Προγραμματισμός' }).click();
  await expect(page.getByRole('banner').or(page.getByRole('main')).last()).toContainText(
    `Όλες θα δημοσιευτούν μαζί: 20 Ιανουαρίου ${year} στις 09:30.`,
  );
  await page.getByRole('button', { name: 'Ακύρωση προγραμματισμού' }).click();
  await expect(page.getByText('Ανοιχτή: δεν έχει προγραμματιστεί.')).toBeVisible();
  expect(await arePublic()).toEqual([false, false]);

  const before = await clicks();
  await page.getByRole('button', { name: 'Δημοσίευση όλων', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Δημοσίευση όλων' }).click();
  await expect(page.getByRole('button', { name: 'Αναίρεση δημοσίευσης' })).toBeVisible();
  expect(await arePublic()).toEqual([true, true]);
  expect((await clicks()) - before).toBe(2);

  await page.getByRole('button', { name: 'Αναίρεση δημοσίευσης' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Αναίρεση δημοσίευσης' }).click();
  await expect(page.getByText('Ανοιχτή: δεν έχει προγραμματιστεί.')).toBeVisible();
  expect(await arePublic()).toEqual([false, false]);
  expect((await clicks()) - before).toBe(4);

  await page.getByRole('button', { name: 'Διαγραφή ομάδας' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Διαγραφή ομάδας' }).click();
  await expect(page).toHaveURL('/admin/sets');
});
