import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { countClicks, countKeys } from '../harness/browser/clicks.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted, test } from '../harness/browser/unpainted.ts';

const SAVE = /^Save( and publish)?$/;

interface Stored {
  id: string;
  version: number;
  data: { content: { el: string; en: string } };
}

const headersOf = async (request: APIRequestContext) => ({
  Authorization: `Bearer ${await getToken(request)}`,
});

async function firstOf(request: APIRequestContext, path: string): Promise<Record<string, string>> {
  const answer = await request.get(path, { headers: await headersOf(request) });
  const body = (await answer.json()) as Record<string, Record<string, string>[]>;
  const [first] = body.media ?? body.entries ?? [];
  if (!first) throw new Error(`Nothing at ${path}.`);
  return first;
}

const pageOf = (title: string, el: string) => ({
  title: { el: title, en: title },
  content: { el, en: '' },
});

async function addPage(
  request: APIRequestContext,
  slug: string,
  title: string,
  el = '',
): Promise<Stored> {
  const made = await request.post('/api/content/page', {
    headers: await headersOf(request),
    data: { slug, data: { ...(await emptyPage(request)), ...pageOf(title, el) } },
  });
  expect(made.status(), await made.text()).toBe(201);
  return (await made.json()) as Stored;
}

/** The fields of a page that this file says nothing about. */
async function emptyPage(request: APIRequestContext): Promise<Record<string, unknown>> {
  const { id } = await firstOf(request, '/api/content/page?limit=1&offset=0');
  const answer = await request.get(`/api/content/page/${id}`, {
    headers: await headersOf(request),
  });
  const { data } = (await answer.json()) as { data: Record<string, unknown> };
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      Array.isArray(value) ? [] : typeof value === 'object' && value ? { el: '', en: '' } : value,
    ]),
  );
}

const greekText = (page: Page) => page.getByRole('textbox', { name: /^Content \(Greek/ });
const greekTools = (page: Page) => page.getByRole('toolbar', { name: /Content \(Greek/ });

async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && /\/content\/page\//.test(response.url()),
  );
  await page.getByRole('button', { name: SAVE }).click();
  expect((await saved).status()).toBe(200);
}

/** Presses a key until something has the focus, as somebody without a mouse does. */
async function pressUntil(page: Page, key: string, wanted: Locator): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let times = 0; times < 60; times++) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} never reached it.`);
}

/** Opens the menu of pieces from the text and chooses one. */
async function insert(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Alt+F10');
  await pressUntil(page, 'ArrowRight', greekTools(page).getByRole('button', { name: 'Insert' }));
  await page.keyboard.press('Enter');
  await pressUntil(page, 'ArrowDown', page.getByRole('menuitem', { name, exact: true }));
  await page.keyboard.press('Enter');
}

/** Chooses the first file of the library in the dialog that is open. */
async function chooseFromLibrary(page: Page, dialog: Locator): Promise<void> {
  await pressUntil(page, 'Tab', dialog.getByRole('button', { name: 'Choose from the library' }));
  await page.keyboard.press('Enter');
  const library = page.getByRole('dialog', { name: 'Media library' });
  await pressUntil(page, 'Tab', library.locator('.media-choice').first());
  await page.keyboard.press('Space');
  await pressUntil(page, 'Tab', library.getByRole('button', { name: /^Choose/ }));
  await page.keyboard.press('Enter');
  await expect(library).toBeHidden();
}

test('a whole page is made by keyboard: everything that a text may hold is put into it, and stands on the page', async ({
  page,
  request,
}) => {
  test.setTimeout(180_000);
  await addPage(request, 'pieces-led-to', 'Σελίδα στο τέλος συνδέσμου');
  const clicks = await countClicks(page);
  const keys = await countKeys(page);
  await openSignedIn(page, '/admin/pages');
  const text = greekText(page);
  const { keyboard } = page;
  await expect(page.getByRole('link', { name: 'Add New' })).toBeVisible();
  await keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await keyboard.press('Enter');
  await pressUntil(page, 'Tab', page.getByRole('link', { name: 'Add New' }));
  await keyboard.press('Enter');
  await pressUntil(page, 'Tab', page.getByLabel(/^Title \(Greek/));
  await keyboard.type('Με το πληκτρολόγιο');
  await pressUntil(page, 'Tab', page.getByLabel(/^Title \(English/));
  await keyboard.type('By keyboard');
  await pressUntil(page, 'Tab', page.getByLabel('Page address'));
  await keyboard.type('pieces-by-keys');
  await expect(page.getByLabel('Page address')).toHaveValue('pieces-by-keys');
  await pressUntil(page, 'Tab', text);
  await keyboard.type('Αρχή');

  await insert(page, 'Picture');
  const picture = page.getByRole('dialog', { name: 'Picture in the text' });
  await chooseFromLibrary(page, picture);
  const alternative = picture.getByRole('textbox', { name: 'Alternative text' });
  await pressUntil(page, 'Tab', alternative);
  await keyboard.press('Control+A');
  await keyboard.press('Delete');
  await keyboard.press('Enter');
  await expect(picture).toContainText('Say what the picture shows, or mark it as decorative.');
  await pressUntil(page, 'Shift+Tab', alternative);
  await keyboard.type('Το λιμάνι');
  await pressUntil(page, 'Tab', picture.getByRole('textbox', { name: 'Caption (optional)' }));
  await keyboard.type('Αίγιο');
  await keyboard.press('Enter');
  await expect(text.getByRole('img', { name: 'Το λιμάνι' })).toBeVisible();
  await expect(text).toBeFocused();
  const changePicture = greekTools(page).getByRole('button', { name: 'Describe the picture' });
  await expect(changePicture).toBeVisible();
  await keyboard.press('Control+End');
  // The editor hears of a moved cursor a moment later.
  await expect(changePicture).toBeHidden();

  await insert(page, 'Important notice');
  await keyboard.type('Κλειστά');
  await keyboard.press('Enter');
  await keyboard.press('Enter');

  await insert(page, 'Steps');
  await keyboard.type('Πρώτα');
  await keyboard.press('Enter');
  await keyboard.type('Ύστερα');
  await keyboard.press('Enter');
  await keyboard.press('Enter');

  await insert(page, 'Question that opens');
  await keyboard.type('Πότε;');
  await keyboard.press('Enter');
  await keyboard.type('Αύριο');
  await keyboard.press('Enter');
  await keyboard.press('Enter');

  await insert(page, 'Contact card');
  const contact = page.getByRole('dialog', { name: 'Contact card' });
  await pressUntil(page, 'Tab', contact.getByRole('combobox'));
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await pressUntil(page, 'Tab', contact.getByRole('button', { name: 'Insert' }));
  await keyboard.press('Enter');
  await expect(text.locator('.text-contact dl')).toBeVisible();
  await keyboard.press('Enter');

  await insert(page, 'Table');
  for (const cell of ['Είδος', 'Ποσό', 'Πού']) {
    await keyboard.type(cell);
    await keyboard.press('Tab');
  }
  await keyboard.type('Βεβαίωση');
  await keyboard.press('Control+End');

  await keyboard.type('Επικοινωνία');
  await keyboard.press('Control+Shift+ArrowLeft');
  await keyboard.press('Control+k');
  const link = page.getByRole('combobox', { name: 'Page of the site, or address' });
  await expect(link).toBeFocused();
  await keyboard.type('τελος συνδεσμου');
  await expect(page.getByRole('option', { name: /Σελίδα στο τέλος συνδέσμου/ })).toBeVisible();
  await keyboard.press('ArrowDown');
  await keyboard.press('Enter');
  await expect(text).toBeFocused();

  await insert(page, 'Attachments at the end');
  const attachments = page.getByRole('dialog', { name: 'Attachments at the end' });
  await chooseFromLibrary(page, attachments);
  await pressUntil(page, 'Tab', attachments.getByRole('button', { name: 'Insert' }));
  await keyboard.press('Enter');
  await expect(text.getByRole('heading', { name: 'Συνημμένα' })).toBeVisible();
  await page.keyboard.press('Alt+F10');
  await page.keyboard.press('Escape');
  await expect(text).toBeFocused();
  await pressUntil(page, 'Tab', page.getByRole('button', { name: SAVE }));
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/admin/pages');
  expect(await clicks()).toBe(0);
  expect(await keys()).toBeLessThan(250);

  await page.goto('/pieces-by-keys');
  const shown = page.locator('main .prose');
  await expect(shown.getByRole('img', { name: 'Το λιμάνι' })).toBeVisible();
  await expect(shown.locator('figcaption')).toHaveText('Αίγιο');
  await expect(shown.getByRole('note')).toHaveText(/Σημαντικό\s*Κλειστά/);
  await expect(shown.locator('ol[data-kind="steps"] > li')).toHaveText(['Πρώτα', 'Ύστερα']);
  await expect(shown.getByText('Αύριο')).toBeHidden();
  await shown.getByText('Πότε;').click();
  await expect(shown.getByText('Αύριο')).toBeVisible();
  await expect(shown.locator('.text-contact a[href^="tel:"]')).toBeVisible();
  await expect(shown.getByRole('columnheader')).toHaveText(['Είδος', 'Ποσό', 'Πού']);
  await expect(shown.getByRole('cell').first()).toHaveText('Βεβαίωση');
  await expect(shown.getByRole('link', { name: 'Επικοινωνία' })).toHaveAttribute(
    'href',
    '/pieces-led-to',
  );
  await expect(shown.locator('.text-attachments a')).toContainText('(PDF');
});

test.describe('in one document', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  let visitor: Page;
  let clicks: () => Promise<number>;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await keepUnpainted(page.context());
    clicks = await countClicks(page);
    await openSignedIn(page, '/admin/bin');
    visitor = await browser.newPage();
    await keepUnpainted(visitor.context());
  });

  test('a link chosen by searching follows its page to another address', async ({ request }) => {
    const target = await addPage(request, 'pieces-moving', 'Μετακινούμενη σελίδα');
    const entry = await addPage(request, 'pieces-linking', 'Σύνδεση', '<p>Δείτε εδώ</p>');
    await beginScreen(page, `/admin/pages/edit/${entry.id}`);
    await greekText(page).getByText('Δείτε εδώ').click();
    await page.keyboard.press('End');
    await page.keyboard.type(': ');
    await page.keyboard.press('Control+k');
    // What is typed before the field is there goes into the text.
    await expect(
      page.getByRole('combobox', { name: 'Page of the site, or address' }),
    ).toBeFocused();
    await page.keyboard.type('μετακινουμενη');
    await page.getByRole('option', { name: /Μετακινούμενη σελίδα/ }).click();
    await save(page);
    await visitor.goto('/pieces-linking');
    const link = visitor.locator('main .prose a');
    await expect(link).toHaveText('Μετακινούμενη σελίδα');
    await expect(link).toHaveAttribute('href', '/pieces-moving');

    await beginScreen(page, `/admin/pages/edit/${target.id}`);
    const before = await clicks();
    await page.getByLabel('Page address').fill('pieces-moved');
    await save(page);
    await expect(page).toHaveURL('/admin/pages');
    expect((await clicks()) - before).toBe(1);
    await visitor.goto('/pieces-linking');
    await expect(link).toHaveAttribute('href', '/pieces-moved');
    await link.click();
    await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Μετακινούμενη σελίδα');
  });

  test('a pasted picture goes to the library, and one that stays behind is announced', async ({
    request,
  }) => {
    const entry = await addPage(request, 'pieces-pasted', 'Επικόλληση', '<p>Αρχή</p>');
    await beginScreen(page, `/admin/pages/edit/${entry.id}`);
    const text = greekText(page);
    await text.getByText('Αρχή').click();
    await page.keyboard.press('End');
    const create = { width: 64, height: 40, channels: 3 as const, background: 'teal' };
    const bytes = (await sharp({ create }).png().toBuffer()).toString('base64');
    await text.evaluate((element, picture) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData(
        'text/html',
        `<p>Μετά</p><p><img src="${picture}" alt="Θάλασσα"></p><p><img src="https://elsewhere.example/x.png"></p>`,
      );
      const options = { clipboardData, bubbles: true, cancelable: true };
      element.dispatchEvent(new ClipboardEvent('paste', options));
    }, `data:image/png;base64,${bytes}`);
    await expect(text.getByRole('img', { name: 'Θάλασσα' })).toHaveAttribute('src', /^\/media\//);
    await expect(page.getByText('One picture was left out: add it from a file.')).toBeVisible();
    await save(page);
    await visitor.goto('/pieces-pasted');
    await expect(
      visitor.locator('main .prose').getByRole('img', { name: 'Θάλασσα' }),
    ).toBeVisible();
  });

  test('the menu of pieces is worked by keys: letters, ends, Escape and Tab', async () => {
    await beginScreen(page, '/admin/content/news/new');
    await greekText(page).click();
    const { keyboard } = page;
    const button = greekTools(page).getByRole('button', { name: 'Insert' });
    const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
    await keyboard.press('Alt+F10');
    await pressUntil(page, 'ArrowRight', button);
    await keyboard.press('ArrowDown');
    await expect(item('Picture')).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await keyboard.press('ArrowUp');
    await expect(item('Attachments at the end')).toBeFocused();
    await keyboard.press('Home');
    await expect(item('Picture')).toBeFocused();
    await keyboard.press('s');
    await expect(item('Steps')).toBeFocused();
    await keyboard.press('Escape');
    await expect(button).toBeFocused();
    await expect(page.getByRole('menu')).toBeHidden();
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(greekText(page)).toBeFocused();
    await button.click();
    await expect(item('Picture')).toBeFocused();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(page.getByRole('menu')).toBeHidden();
  });
});
