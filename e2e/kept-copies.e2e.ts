import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { EDITOR, ensureEditor, getToken, openSignedIn } from '../harness/accounts/staff.ts';
import { countClicks } from '../harness/browser/clicks.ts';
import { makeOwnBrowser } from '../harness/browser/killed-browser.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted, test } from '../harness/browser/unpainted.ts';
import { ADMIN, E2E_PORT } from '../harness/sites/site-under-test.ts';

const SITE = `http://127.0.0.1:${E2E_PORT}`;

/** A published culture block, made by the API: the type with the fewest fields. */
async function makeBlock(request: APIRequestContext, title: string): Promise<string> {
  const response = await request.post(`${SITE}/api/content/culture-block`, {
    headers: { Authorization: `Bearer ${await getToken(request)}` },
    data: {
      data: {
        title: { el: title, en: title },
        content: { el: '<p>Κείμενο</p>', en: '' },
        image: null,
        link: '',
        linkText: { el: '', en: '' },
      },
    },
  });
  expect(response.status()).toBe(201);
  return ((await response.json()) as { id: string }).id;
}

/** Saves the block of {@link makeBlock} by the API, as a tab or device elsewhere would. */
async function saveElsewhere(request: APIRequestContext, id: string, by = ADMIN): Promise<void> {
  const saved = await request.put(`${SITE}/api/content/culture-block/${id}`, {
    headers: { Authorization: `Bearer ${await getToken(request, by)}` },
    data: {
      version: 1,
      data: {
        title: { el: 'Της σύνταξης', en: 'Two computers' },
        content: { el: '<p>Κείμενο</p>', en: '' },
        image: null,
        link: '',
        linkText: { el: '', en: '' },
      },
    },
  });
  expect(saved.status()).toBe(200);
}

const address = (id: string) => `/admin/content/culture-block/${id}`;
const greekTitle = (page: Page) => page.getByLabel('Title (Greek');
const englishTitle = (page: Page) => page.getByLabel('Title (English');
const greekText = (page: Page) => page.getByRole('textbox', { name: 'Content (Greek)' });
const offer = (page: Page) => page.getByRole('dialog', { name: 'Continue where you left off' });
const keptWords = (page: Page) => page.locator('.entry-form-kept');
const publish = (page: Page) => page.getByRole('button', { name: /^Publish in/ });

test('the browser is killed in the middle of a sentence: all but the last few seconds is offered again', async ({
  request,
}) => {
  const id = await makeBlock(request, 'Σκοτωμένος περιηγητής');
  const browser = await makeOwnBrowser();
  try {
    const page = await (await browser.start()).newPage();
    const token = await getToken(request);
    await page.goto(`${SITE}/robots.txt`);
    const signIn = (value: string) => {
      // What the browser itself wrote to the disk is not relied upon.
      localStorage.clear();
      localStorage.setItem('token', value);
      localStorage.setItem('admin-language', 'en');
    };
    await page.evaluate(signIn, token);
    await page.goto(SITE + address(id));
    await greekText(page).click();
    await page.keyboard.press('Control+End');
    /** The words, and when each was typed. */
    const typed: { word: string; at: number }[] = [];
    const oldAt = (now: number) => typed.filter(({ at }) => now - at > 6_000);
    // Without a pause, until there are some that must be safe whatever happens.
    while (oldAt(Date.now()).length < 4) {
      const word = `λέξη${typed.length}.`;
      await page.keyboard.type(` ${word}`, { delay: 20 });
      typed.push({ word, at: Date.now() });
    }
    const old = oldAt(Date.now());
    await browser.kill();

    const again = await (await browser.start()).newPage();
    const clicks = await countClicks(again);
    await again.goto(`${SITE}/robots.txt`);
    await again.evaluate(signIn, token);
    await again.goto(SITE + address(id));
    await expect(offer(again)).toContainText('Content (Greek)');
    await offer(again).getByRole('button', { name: 'Continue with the changes' }).click();
    expect(await clicks()).toBe(1);
    const text = (await greekText(again).textContent()) ?? '';
    expect(old.filter(({ word }) => !text.includes(word))).toEqual([]);
  } finally {
    await browser.remove();
  }
});

test('two new entries in two tabs are two copies: each tab finds its own, and a third is offered both', async ({
  page,
}) => {
  await openSignedIn(page, '/admin/content/culture-block/new');
  const other = await page.context().newPage();
  await greekTitle(page).fill('Πρώτη καρτέλα');
  await expect(keptWords(page)).toBeVisible();
  await openSignedIn(other, '/admin/content/culture-block/new');
  // What is being typed in another tab of this browser is no offer.
  await greekTitle(other).fill('Δεύτερη καρτέλα');
  await expect(keptWords(other)).toBeVisible();
  for (const [tab, title] of [
    [page, 'Πρώτη καρτέλα'],
    [other, 'Δεύτερη καρτέλα'],
  ] as const) {
    tab.on('dialog', (dialog) => void dialog.accept());
    await tab.reload();
    await expect(offer(tab).getByRole('listitem')).toHaveCount(1);
    await offer(tab).getByRole('button', { name: 'Continue with the changes' }).click();
    await expect(greekTitle(tab)).toHaveValue(title);
    await expect(keptWords(tab)).toBeVisible();
  }
  await page.close();
  await other.close({ runBeforeUnload: false });

  const third = await page.context().newPage();
  await openSignedIn(third, '/admin/content/culture-block/new');
  const earlier = third.getByRole('region', { name: 'Continue where you left off' });
  await earlier.getByRole('button', { name: /Discard the changes.*Πρώτη καρτέλα/ }).click();
  await expect(earlier.getByText('Πρώτη καρτέλα')).toHaveCount(0);
  await earlier.getByRole('button', { name: /Continue with the changes.*Δεύτερη καρτέλα/ }).click();
  await expect(greekTitle(third)).toHaveValue('Δεύτερη καρτέλα');
  await englishTitle(third).fill('Second tab');
  await greekText(third).fill('Λόγια');
  await publish(third).click();
  await expect(third).toHaveURL('/admin/content/culture-block');
  // What was saved is offered to nobody.
  await beginScreen(third, '/admin/content/culture-block/new');
  await expect(greekTitle(third)).toBeVisible();
  await third.waitForLoadState('networkidle');
  await expect(third.getByText('Δεύτερη καρτέλα')).toHaveCount(0);
});

test('what was typed on one computer is continued on another; where somebody saved since, both are shown', async ({
  page,
  browser,
  request,
}) => {
  const id = await makeBlock(request, 'Δύο υπολογιστές');
  await openSignedIn(page, address(id));
  await greekTitle(page).fill('Του διαχειριστή');
  await expect(keptWords(page)).toContainText(/Kept \d\d:\d\d/);
  await page.context().close();
  await ensureEditor(request);
  await saveElsewhere(request, id, EDITOR);

  const elsewhere = await (await browser.newContext({ baseURL: SITE, locale: 'en-GB' })).newPage();
  await openSignedIn(elsewhere, address(id));
  await expect(offer(elsewhere)).toContainText('on Linux');
  await expect(offer(elsewhere)).toContainText('Changed: Title (Greek)');
  await expect(offer(elsewhere)).toContainText('A newer version has been saved since');
  await offer(elsewhere).getByRole('button', { name: 'Continue with the changes' }).click();
  await expect(greekTitle(elsewhere)).toHaveValue('Του διαχειριστή');
  await publish(elsewhere).click();
  const conflict = elsewhere.getByRole('dialog', { name: 'Somebody else has saved' });
  await expect(conflict.locator('mark').first()).toHaveText('Του διαχειριστή');
  await conflict.getByRole('button', { name: 'Save this choice' }).click();
  await expect(elsewhere).toHaveURL('/admin/content/culture-block');
  await beginScreen(elsewhere, address(id));
  await expect(greekTitle(elsewhere)).toHaveValue('Του διαχειριστή');
  await elsewhere.waitForLoadState('networkidle');
  await expect(offer(elsewhere)).toBeHidden();
  await elsewhere.context().close();
});

test.describe('in one document', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  let clicks: () => Promise<number>;
  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage();
    await keepUnpainted(page.context());
    clicks = await countClicks(page);
    await openSignedIn(page, '/admin/bin');
  });

  test('two editors in one entry see each other, and what the other saves comes into the form', async ({
    browser,
    request,
  }) => {
    const id = await makeBlock(request, 'Δύο συντάκτες');
    await ensureEditor(request);
    await beginScreen(page, address(id));
    const other = await (await browser.newContext({ baseURL: SITE, locale: 'en-GB' })).newPage();
    await openSignedIn(other, address(id), EDITOR);
    await expect(other.getByText(/ is editing at this moment \(since \d\d:\d\d\)/)).toBeVisible();
    // At once after a word typed, and without one within some seconds.
    await greekTitle(page).fill('Του διαχειριστή');
    await expect(page.getByText(/^Σύνταξη is editing at this moment/)).toBeVisible();

    await englishTitle(other).fill('Of the editor');
    await publish(other).click();
    await expect(other).toHaveURL('/admin/content/culture-block');
    // The list says who is at it, too.
    await expect(
      other
        .getByRole('row', { name: /Of the editor|Δύο συντάκτες/ })
        .getByText(/Being edited now by/),
    ).toBeVisible();
    const notice = page.getByText('Σύνταξη saved a newer version');
    await expect(notice).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText(/is editing at this moment/)).toBeHidden();
    await expect(greekTitle(page)).toHaveValue('Του διαχειριστή');
    await page.getByRole('button', { name: 'See the changes' }).click();
    const changes = page.getByRole('dialog', { name: 'What the newer version changed' });
    await expect(changes.locator('ins')).toHaveText(['Of the editor']);
    await changes.getByRole('button', { name: 'Take them into the form' }).click();
    await expect(englishTitle(page)).toHaveValue('Of the editor');
    await expect(greekTitle(page)).toHaveValue('Του διαχειριστή');
    await expect(notice).toBeHidden();
    await publish(page).click();
    await expect(page).toHaveURL('/admin/content/culture-block');
    expect(await clicks()).toBe(3);
    await other.context().close();
  });

  test('where the line is away the form says that it alone keeps what is typed, and sends it when it is back', async ({
    request,
  }) => {
    const id = await makeBlock(request, 'Χωρίς γραμμή');
    await beginScreen(page, address(id));
    await expect(greekTitle(page)).toHaveValue('Χωρίς γραμμή');
    await page.context().setOffline(true);
    await greekTitle(page).fill('Χωρίς γραμμή, με αλλαγές');
    await expect(
      page.getByText('No connection: the changes are kept on this device alone.'),
    ).toBeVisible();
    await page.context().setOffline(false);
    await expect(keptWords(page)).toBeVisible({ timeout: 20_000 });
    await publish(page).click();
    await expect(page).toHaveURL('/admin/content/culture-block');
  });

  test('who has saved in another tab is not told that somebody else did', async ({ request }) => {
    const id = await makeBlock(request, 'Δύο καρτέλες');
    await beginScreen(page, address(id));
    await greekTitle(page).fill('Από αυτή την καρτέλα');
    await saveElsewhere(request, id, ADMIN);
    await publish(page).click();
    await expect(page.getByRole('dialog', { name: 'You have saved in another tab' })).toBeVisible();
  });
});
