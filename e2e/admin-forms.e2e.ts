import { expect, type Locator, type Page } from '@playwright/test';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { decideAbout, type Fate } from '../harness/browser/decide-about.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted, test } from '../harness/browser/unpainted.ts';
import { ADMIN } from '../harness/sites/site-under-test.ts';

test.describe.configure({ mode: 'default' });
/** All begin with the same document, in which nothing is unsaved at the end of a test. */
let page: Page;
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await keepUnpainted(page.context());
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
  await openSignedIn(page, '/admin/bin');
});
test.beforeEach(() => page.setViewportSize({ width: 1280, height: 720 }));

/** A published culture block, made by the API: the type with the fewest fields. */
async function makeBlock(name: string): Promise<string> {
  const created = await page.request.post('/api/content/culture-block', {
    headers: { Authorization: `Bearer ${await getToken(page.request)}` },
    data: {
      data: {
        title: { el: name, en: name },
        content: { el: '<p>Κείμενο</p>', en: '' },
        image: null,
        link: '',
        linkText: { el: '', en: '' },
      },
    },
  });
  expect(created.status()).toBe(201);
  return ((await created.json()) as { id: string }).id;
}

const save = () => page.getByRole('button', { name: /^Δημοσίευση (στα|στις)/ });
const greekTitle = () => page.getByLabel('Τίτλος (Ελληνικά');

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('It is not shown.');
  return box;
}

const SIZES = [
  { width: 390, height: 640 },
  { width: 1440, height: 900 },
] as const;

test('what was done is said above the bar of a form, not over it, and not over a dialog that waits for an answer', async () => {
  const names = SIZES.map(({ width }) => `Ανακοίνωση ${width}`);
  for (const name of [...names, 'Μένει']) await makeBlock(name);
  await beginScreen(page, '/admin/content/culture-block');
  const dialog = page.getByRole('dialog');
  const layer = (of: Locator) =>
    of.evaluate((element) => {
      let top = 0;
      for (let at: Element | null = element; at; at = at.parentElement) {
        top = Math.max(top, Number(getComputedStyle(at).zIndex) || 0);
      }
      return top;
    });
  for (const [at, size] of SIZES.entries()) {
    await page.setViewportSize(size);
    await page.getByRole('button', { name: `Διαγραφή: ${names[at]}` }).click();
    await dialog.getByRole('button', { name: 'Διαγραφή' }).click();
    const said = page.getByRole('status').filter({ hasText: `Διαγράφηκε: ${names[at]}` });
    await expect(said).toBeVisible();
    await page.getByRole('button', { name: 'Διαγραφή: Μένει' }).click();
    await expect(dialog).toBeVisible();
    expect(await layer(said)).toBeLessThan(await layer(dialog));
    await dialog.getByRole('button', { name: 'Ακύρωση' }).click();
    await expect(dialog).toBeHidden();
    await page.getByRole('link', { name: 'Νέο θέμα πολιτισμού' }).click();
    await expect(save()).toBeVisible();
    await expect
      .poll(async () => {
        const [message, bar] = [await boxOf(said), await boxOf(page.locator('.entry-form-bar'))];
        return message.y + message.height <= bar.y;
      })
      .toBe(true);
    await showScreen(page, '/admin/content/culture-block');
  }
});

test('two clicks on Save make one entry', async () => {
  await beginScreen(page, '/admin/content/culture-block/new');
  await greekTitle().fill('Διπλό κλικ');
  await page.getByLabel('Τίτλος (Αγγλικά').fill('Double click');
  await page.getByRole('textbox', { name: 'Κείμενο (Ελληνικά)' }).fill('Λόγια');
  await save().dblclick();
  await expect(page).toHaveURL('/admin/content/culture-block');
  const found = await page.request.get(
    '/api/content/culture-block?search=διπλο&limit=10&offset=0',
    { headers: { Authorization: `Bearer ${await getToken(page.request)}` } },
  );
  expect(((await found.json()) as { total: number }).total).toBe(1);
});

test('what was typed and not saved is offered after a reload, and Back asks first', async () => {
  const id = await makeBlock('Πίσω');
  await beginScreen(page, '/admin/content/culture-block');
  await page.locator(`[data-entry="${id}"]`).getByRole('link').click();
  await greekTitle().fill('Πίσω, μισό');
  await page.goBack();
  const leaving = page.getByRole('dialog', { name: 'Φεύγετε χωρίς αποθήκευση;' });
  await leaving.getByRole('button', { name: 'Παραμονή εδώ' }).click();
  await expect(greekTitle()).toHaveValue('Πίσω, μισό');
  await page.goBack();
  await leaving.getByRole('button', { name: 'Αποχώρηση, φύλαξη αλλαγών' }).click();
  await expect(page).toHaveURL('/admin/content/culture-block');
  await page.goto(`/admin/content/culture-block/${id}`);
  await page.getByRole('button', { name: 'Συνέχεια με τις αλλαγές' }).click();
  await expect(greekTitle()).toHaveValue('Πίσω, μισό');
  await greekTitle().fill('Πίσω');
});

test('what is typed while a page is being saved stays in its form', async () => {
  let release: () => void = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await decideAbout(page, ['*/api/content/page'], async ({ method }): Promise<Fate> => {
    if (method === 'POST') await held;
    return 'goes on';
  });
  await beginScreen(page, '/admin/pages/new');
  await page.getByLabel('Τίτλος (Αγγλικά').fill('Slow line');
  await page.getByRole('button', { name: 'Δημοσίευση', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Δημοσίευση...' })).toBeVisible();
  await greekTitle().fill('Αργή γραμμή');
  release();
  await expect(page).toHaveURL(/\/admin\/pages\/edit\//);
  await expect(greekTitle()).toHaveValue('Αργή γραμμή');
  await page.getByRole('button', { name: 'Δημοσίευση', exact: true }).click();
  await expect(page).toHaveURL('/admin/pages');
});

test('on a phone the head of a form is one row of buttons, and the lesser acts are behind one of them', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await beginScreen(page, '/admin/content/news');
  await page.locator('tbody tr a[href*="/admin/content/news/"]').first().click();
  const head = page.locator('.screen-header');
  const acts = head.getByRole('button', { name: 'Ενέργειες' });
  const copy = head.getByRole('button', { name: 'Αντίγραφο' });
  await expect(acts).toBeVisible();
  await expect(copy).toBeHidden();
  const view = await boxOf(head.getByRole('link', { name: /^Προβολή στον ιστότοπο/ }));
  expect((await boxOf(acts)).y).toBeCloseTo(view.y, 0);
  await acts.click();
  await expect(copy).toBeVisible();
  await head.getByRole('link', { name: 'Ιστορικό' }).click();
  await expect(page).toHaveURL(/\/history$/);
});

test('a session that ends in the middle of a text costs nothing of it', async () => {
  const ids: string[] = [];
  for (const { width } of SIZES) ids.push(await makeBlock(`Λήξη ${width}`));
  await beginScreen(page, '/admin/content/culture-block');
  // The document does so from now on: this is the last of its tests.
  await page.evaluate(() => {
    const keep = () => setTimeout(() => window.dispatchEvent(new Event('online')));
    window.addEventListener('keydown', keep);
  });
  for (const [at, size] of SIZES.entries()) {
    const name = `Λήξη ${size.width}`;
    await page.setViewportSize(size);
    await showScreen(page, `/admin/content/culture-block/${ids[at]}`);
    await greekTitle().press('End');
    const token = await page.evaluate(() => localStorage.getItem('token'));
    // What is called while somebody types learns of it first: the dialog waits until they pause.
    const isRefused = page.waitForResponse((answer) => answer.status() === 401);
    await page.request.post('/api/auth/logout', { headers: { Authorization: `Bearer ${token}` } });
    await page.keyboard.type(', με αλλαγές', { delay: 60 });
    await isRefused;
    await expect(greekTitle()).toHaveValue(`${name}, με αλλαγές`);
    const dialog = page.getByRole('dialog', { name: 'Η σύνδεσή σας έληξε' });
    await expect(dialog.getByLabel('Κωδικός')).toBeFocused();
    // The form tells of the refusal behind the dialog, and leaves it the focus.
    await save().dispatchEvent('click');
    await expect(page.getByText('Η σύνδεσή σας είχε λήξει.')).toBeAttached();
    await expect(dialog.getByLabel('Κωδικός')).toBeFocused();
    await dialog.getByLabel('Κωδικός').fill(ADMIN.password);
    await dialog.getByRole('button', { name: 'Σύνδεση', exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('alert')).toContainText('Συνδεθείτε και αποθηκεύστε ξανά');
    await expect(greekTitle()).toHaveValue(`${name}, με αλλαγές`);
    await save().click();
    await expect(page).toHaveURL('/admin/content/culture-block');
    await expect(page.getByRole('link', { name: `${name}, με αλλαγές` })).toBeVisible();
  }
});
