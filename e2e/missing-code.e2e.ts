import { expect, type Page } from '@playwright/test';
import { createStaff, openSignedIn } from '../harness/accounts/staff.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { BROWSER_ARGUMENTS } from '../harness/browser/browser.ts';
import { decideAbout, type Fate } from '../harness/browser/decide-about.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { routeOnce } from '../harness/browser/route-once.ts';
import { beginScreen } from '../harness/browser/show-staff-screen.ts';
import { keepUnpainted, test } from '../harness/browser/unpainted.ts';
import { ensureOwnChromium } from '../scripts/chromium.mjs';
import { widerThanScreen } from './enlarged.ts';

test.use({ locale: 'el-GR', contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ mode: 'default' });
// In one document older versions than 154 ask only once for code that did not arrive (decision 118).
test.use({ launchOptions: { executablePath: ensureOwnChromium(), args: BROWSER_ARGUMENTS } });

const speakGreek = (page: Page) =>
  page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));

/** The code of a part or a screen, by the name of its file. */
const codeOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/**
 * A line that can be lost for all that is asked for; `decide` says what becomes of the code of some parts until then.
 */
async function openLine(
  page: Page,
  names: string[],
  decide: (url: string) => Fate | Promise<Fate>,
): Promise<{ lose: () => Promise<void>; bring: () => Promise<void> }> {
  const codes = names.map((name) => `*/assets/${name}-*.js`);
  let isLost = false;
  const change = await decideAbout(page, codes, ({ url }) => (isLost ? 'no line' : decide(url)));
  return {
    lose: () => {
      isLost = true;
      return change(['*']);
    },
    bring: () => {
      isLost = false;
      return change(codes);
    },
  };
}

test('what is typed stays while a part of an open form is slow, is gone after an upgrade, or has no line', async ({
  page,
}) => {
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  await speakGreek(page);
  let bring = () => {};
  const isBrought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  let isGone = false;
  // What has come once, the browser has for the next document as well.
  let isPasteAway = true;
  const line = await openLine(page, ['find-dialog', 'link-form', 'take-paste'], async (url) => {
    if (codeOf('find-dialog').test(url)) await isBrought;
    if (isPasteAway && codeOf('take-paste').test(url)) return 'no line';
    return isGone && codeOf('link-form').test(url) ? 404 : 'goes on';
  });
  await openSignedIn(page, '/admin/content/news/new');
  const title = page.getByLabel('Τίτλος (Ελληνικά)');
  const text = page.getByRole('textbox', { name: 'Κείμενο (Ελληνικά)' });

  await test.step('what is typed before the search has come is sought, and changes nothing in the form', async () => {
    await title.fill('Διακοπή νερού στο Διακοπτό');
    const asked = page.waitForRequest(codeOf('find-dialog'));
    await page.keyboard.press('Control+k');
    await asked;
    await page.keyboard.type('usee');
    await page.keyboard.press('Backspace');
    bring();
    const field = page.getByRole('combobox', { name: 'Τι ψάχνετε;' });
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('use');
    await page.keyboard.type('rs');
    await expect(field).toHaveValue('users');
    await page.keyboard.press('Escape');
    await expect(title).toBeFocused();
    await expect(title).toHaveValue('Διακοπή νερού στο Διακοπτό');
  });

  await test.step('after an upgrade a part of an open form asks for a new page, and what was typed is offered', async () => {
    await text.pressSequentially('Από τις οκτώ.');
    isGone = true;
    await text.press('Control+k');
    const problem = page.getByRole('dialog', { name: 'Χρειάζεται να φορτωθεί ξανά η σελίδα' });
    await expect(problem.getByRole('alert')).toContainText('θα σας προταθούν ξανά');
    const again = problem.getByRole('button', { name: 'Φόρτωση της σελίδας ξανά' });
    await expect(again).toBeFocused();
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await findBarriers(page)).toEqual([]);
    await expect.poll(() => widerThanScreen(page)).toBe(0);
    await expect(title).toHaveValue('Διακοπή νερού στο Διακοπτό');
    await page.setViewportSize({ width: 1280, height: 720 });
    isGone = false;
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: /^Συνέχεια με τις αλλαγές/ }).click();
    await expect(title).toHaveValue('Διακοπή νερού στο Διακοπτό');
    await expect(text).toHaveText('Από τις οκτώ.');
    expect(questions).toEqual([]);
  });

  await test.step('a part that a lost line kept back comes at the next try, and the screen around it stays', async () => {
    const tools = page.getByRole('toolbar', { name: /Κείμενο \(Ελληνικά/ });
    const problem = page.getByRole('dialog', { name: 'Δεν υπάρχει σύνδεση με τον διακομιστή' });
    await line.lose();
    await tools.getByRole('button', { name: 'Σύνδεσμος' }).click();
    await expect(problem.getByRole('button', { name: 'Δοκιμή ξανά' })).toBeFocused();
    // Once more without a line.
    await page.keyboard.press('Enter');
    await expect(problem).toContainText('Ό,τι έχετε γράψει είναι εδώ.');
    await problem.getByRole('button', { name: 'Κλείσιμο' }).click();
    await expect(problem).toBeHidden();
    await expect(tools.getByRole('button', { name: 'Σύνδεσμος' })).toBeFocused();
    // What is dropped meanwhile waits for the code that takes it.
    await text.evaluate((element) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.setData('text/html', '<b>Αύριο</b>');
      dataTransfer.setData('text/plain', 'Αύριο');
      const options = { dataTransfer, bubbles: true, cancelable: true };
      element.dispatchEvent(new DragEvent('drop', options));
    });
    await expect(problem).toContainText('Ό,τι επικολλήσατε ή σύρατε στο κείμενο περιμένει.');
    isPasteAway = false;
    await line.bring();
    await page.keyboard.press('Enter');
    await expect(text.locator('strong')).toHaveText('Αύριο');
    await page.keyboard.press('Control+Z');
    await tools.getByRole('button', { name: 'Σύνδεσμος' }).press('Enter');
    await expect(page.getByLabel('Σελίδα του ιστοτόπου ή διεύθυνση')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(text).toHaveText('Από τις οκτώ.');
  });
});

/** A document with which two tests begin, and its line. */
let page: Page;
let line: Awaited<ReturnType<typeof openLine>>;
/** Of the old build alone: what comes with a new page is there. */
const fates: Fate[] = [];
test.beforeAll(async ({ browser }) => {
  page = await browser.newPage();
  await keepUnpainted(page.context());
  await speakGreek(page);
  line = await openLine(page, ['media-page'], () => fates.pop() ?? 'goes on');
  await openSignedIn(page, '/admin/bin');
});

test('a screen whose code is gone comes with a new page; without a line that is said and tried again', async () => {
  fates.push(404);
  await beginScreen(page, '/admin/content/news');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Νέα')).toBeVisible();
  const menu = page.getByRole('navigation', { name: 'Διαχείριση' });
  await menu.getByRole('link', { name: 'Πολυμέσα' }).click();
  await expect(heading('Πολυμέσα')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/media');
  expect(fates).toEqual([]);

  await line.lose();
  await menu.getByRole('link', { name: 'Ανακατευθύνσεις' }).click();
  await expect(heading('Δεν υπάρχει σύνδεση με τον διακομιστή')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Ελέγξτε το δίκτυό σας');
  expect(await findBarriers(page)).toEqual([]);
  await expect(menu).toBeVisible();
  await line.bring();
  await page.getByRole('button', { name: 'Δοκιμή ξανά' }).click();
  await expect(heading('Ανακατευθύνσεις')).toBeVisible();
});

test('a dialog that closes gives the focus back to what opened it, and one that lies under another stays open', async () => {
  await beginScreen(page, '/admin/content/news');
  await page.getByRole('checkbox', { name: 'Επιλογή όλων της σελίδας' }).click();
  for (const name of ['Σε ομάδα δημοσίευσης...', 'Ετικέτες...']) {
    const opens = page.getByRole('button', { name });
    await opens.press('Enter');
    // It takes the focus a moment after it is there.
    await expect(page.getByRole('dialog').locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(opens, name).toBeFocused();
  }

  // Escape leaves one open that lies under another one, with what is typed in it.
  await showScreen(page, '/admin/sets');
  await page.getByRole('button', { name: 'Νέα ομάδα' }).click();
  const naming = page.getByRole('dialog', { name: 'Νέα ομάδα δημοσίευσης' });
  await naming.getByLabel('Όνομα της ομάδας').fill('Τέλη του 2027');
  await page.evaluate(() => localStorage.setItem('token', 'ended'));
  await page.keyboard.press('Enter');
  const again = page.getByRole('dialog', { name: 'Η σύνδεσή σας έληξε' });
  await expect(again.getByLabel('Κωδικός', { exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(again).toBeVisible();
  await expect(naming.getByLabel('Όνομα της ομάδας')).toHaveValue('Τέλη του 2027');
});

test('the screen that asks for one’s own password comes with a new page where its code is gone, and waits for a line', async ({
  page,
}) => {
  const account = {
    name: 'Νέα συνάδελφος',
    email: `newcomer-${crypto.randomUUID().slice(0, 8)}@example.org`,
    password: 'plane-tree-shade',
  };
  await createStaff(page.request, account);
  await speakGreek(page);
  // Routes of Playwright's, with which the browser keeps nothing: it asks for the code anew.
  const code = codeOf('choose-password');
  await routeOnce(page, code, (route) => route.fulfill({ status: 404, body: '' }));
  await openSignedIn(page, '/admin', account);
  const choose = page.getByRole('heading', { level: 1, name: 'Ορίστε τον δικό σας κωδικό' });
  await expect(choose).toBeVisible();

  const isAway = (url: URL) => code.test(url.pathname) || url.pathname === '/favicon.svg';
  await page.route(isAway, (route) => route.abort());
  await page.reload();
  await expect(
    page.getByRole('heading', { name: 'Δεν υπάρχει σύνδεση με τον διακομιστή' }),
  ).toBeVisible();
  await page.unroute(isAway);
  await page.getByRole('button', { name: 'Δοκιμή ξανά' }).press('Enter');
  await expect(choose).toBeVisible();
});
