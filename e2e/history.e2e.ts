import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted } from '../harness/browser/unpainted.ts';

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

const ORIGINAL = 'Το Δημαρχείο κλείνει στις 14:00. Το πρωί ανοίγει στις 08:00.';
const CHANGED = 'Το Δημαρχείο κλείνει στις 15:00. Το πρωί ανοίγει στις 08:00.';

const block = (title: string, text: string) => ({
  title: { el: title, en: 'Opening hours' },
  content: { el: `<p>${text}</p>`, en: '<p>Hours</p>' },
  image: null,
  link: '',
  linkText: { el: '', en: '' },
});

/** A block that was published, changed and published again; its id. */
async function addTwoVersions(request: APIRequestContext): Promise<string> {
  const headers = { Authorization: `Bearer ${await getToken(request)}` };
  const made = await request.post('/api/content/culture-block', {
    headers,
    data: { data: block('Ωράριο', ORIGINAL) },
  });
  expect(made.status()).toBe(201);
  const { id } = (await made.json()) as { id: string };
  const saved = await request.put(`/api/content/culture-block/${id}`, {
    headers,
    data: { data: block('Νέο ωράριο', CHANGED), version: 1 },
  });
  expect(saved.status()).toBe(200);
  return id;
}

const openForm = (id: string, history = '') =>
  beginScreen(page, `/admin/content/culture-block/${id}${history}`);

const greekText = (page: Page) => page.getByRole('textbox', { name: 'Κείμενο (Ελληνικά)' });
const greekTitle = (page: Page) => page.getByLabel('Τίτλος (Ελληνικά');
const shownVersion = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
const change = (page: Page, name: string) =>
  page.locator('.history-change').filter({ has: page.getByRole('heading', { name }) });

test('what a save changed is marked word by word, and a version is brought back as a draft', async ({
  request,
}) => {
  const id = await addTwoVersions(request);
  await openForm(id);
  await page.getByRole('link', { name: 'Ιστορικό', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ιστορικό αλλαγών');
  await expect(shownVersion(page)).toHaveText('Έκδοση 2');
  const text = change(page, 'Κείμενο (Ελληνικά)');
  await expect(text.locator('del')).toHaveText(['14:00']);
  await expect(text.locator('ins')).toHaveText(['15:00']);
  await expect(change(page, 'Τίτλος (Ελληνικά)').locator('ins')).toHaveText(['Νέο ωράριο']);
  await expect(page.locator('.history-change')).toHaveCount(2);
  expect(await clicks()).toBe(1);

  await page.getByRole('navigation', { name: 'Εκδόσεις' }).getByText('Έκδοση 1').click();
  await expect(shownVersion(page)).toHaveText('Έκδοση 1');
  await page.getByRole('button', { name: 'Επαναφορά αυτής της έκδοσης...' }).click();
  await page.getByRole('button', { name: 'Επαναφορά ως πρόχειρο' }).click();
  await expect(greekTitle(page)).toHaveValue('Ωράριο');
  await expect(greekText(page)).toHaveText(ORIGINAL);
  expect(await clicks()).toBe(4);
  await expect(page.locator('.content-facts').getByText('Αδημοσίευτες αλλαγές')).toBeVisible();
  // The newer version is still there, and is what the public sees.
  await page.getByRole('link', { name: 'Ιστορικό', exact: true }).click();
  const versions = page.getByRole('navigation', { name: 'Εκδόσεις' }).getByRole('listitem');
  await expect(versions).toHaveCount(3);
  await expect(versions.nth(0)).toContainText('Τελευταία');
  await expect(versions.nth(1)).toContainText('Δημόσια τώρα');
  await expect(versions.nth(2)).toContainText('Δημοσιεύτηκε');
});

test('one field is brought back, and the others stay as they are today', async ({ request }) => {
  const id = await addTwoVersions(request);
  await openForm(id, '/history?version=1&against=now');
  await change(page, 'Κείμενο (Ελληνικά)').getByRole('button', { name: 'Επαναφορά αυτού' }).click();
  await expect(greekText(page)).toHaveText(ORIGINAL);
  await expect(greekTitle(page)).toHaveValue('Νέο ωράριο');
});

test('a version is given a name by keyboard, and is found by it', async ({ request }) => {
  const id = await addTwoVersions(request);
  await openForm(id, '/history?version=1');
  await page.getByRole('button', { name: 'Ονομασία...' }).focus();
  await page.keyboard.press('Enter');
  const field = page.getByRole('dialog').getByLabel('Όνομα έκδοσης');
  await expect(field).toBeFocused();
  await page.keyboard.type('Πριν από τις εκλογές');
  await page.keyboard.press('Enter');
  await expect(shownVersion(page)).toHaveText('Πριν από τις εκλογές');
  await page.reload();
  const versions = page.getByRole('navigation', { name: 'Εκδόσεις' });
  await expect(versions.getByText('Πριν από τις εκλογές')).toBeVisible();
});

test('a version is not brought back over what somebody saved meanwhile', async ({ request }) => {
  const id = await addTwoVersions(request);
  await openForm(id, '/history?version=1');
  await page.getByRole('button', { name: 'Επαναφορά αυτής της έκδοσης...' }).click();
  const saved = await request.put(`/api/content/culture-block/${id}`, {
    headers: { Authorization: `Bearer ${await getToken(request)}` },
    data: { data: block('Της Μαρίας', CHANGED), version: 2 },
  });
  expect(saved.status()).toBe(200);
  await page.getByRole('button', { name: 'Επαναφορά ως πρόχειρο' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Κάποιος άλλος');
  const { version } = await (
    await request.get(`/api/content/culture-block/${id}`, {
      headers: { Authorization: `Bearer ${await getToken(request)}` },
    })
  ).json();
  expect(version).toBe(3);
});

test('where only a link or the form of words changed, it is said in words and not in HTML', async ({
  request,
}) => {
  const headers = { Authorization: `Bearer ${await getToken(request)}` };
  const made = await request.post('/api/content/culture-block', {
    headers,
    data: { data: block('Σύνδεσμος', 'Δείτε <a href="/contact">την επικοινωνία</a> και τα νέα.') },
  });
  const { id } = (await made.json()) as { id: string };
  const texts = [
    'Δείτε <a href="/news">την επικοινωνία</a> και τα νέα.',
    'Δείτε <a href="/news">την επικοινωνία</a> και <strong>τα νέα</strong>.',
  ];
  for (const [at, text] of texts.entries()) {
    const data = { data: block('Σύνδεσμος', text), version: at + 1 };
    const saved = await request.put(`/api/content/culture-block/${id}`, { headers, data });
    expect(saved.status()).toBe(200);
  }
  await openForm(id);
  await page.getByRole('link', { name: 'Ιστορικό', exact: true }).click();
  const text = change(page, 'Κείμενο (Ελληνικά)');
  await expect(text.locator('ins')).toHaveText(['(έντονα)']);
  await expect(text).not.toContainText('<');
  await page.getByRole('link', { name: /Έκδοση 2/ }).click();
  await expect(text.locator('del')).toHaveText(['contact']);
  await expect(text.locator('ins')).toHaveText(['news']);
  await expect(text).not.toContainText('<');
});
