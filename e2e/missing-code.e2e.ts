import { expect, type Page } from '@playwright/test';
import { createEditor, openSignedIn } from '../harness/accounts/staff.ts';
import { findBarriers } from '../harness/browser/axe.ts';
import { showScreen } from '../harness/browser/open-document.ts';
import { test } from '../harness/browser/unpainted.ts';
import { widerThanScreen } from './enlarged.ts';

test.use({ locale: 'el-GR', contextOptions: { reducedMotion: 'reduce' } });
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('admin-language', 'gr'));
});

/** The code of a part or a screen, by the name of its file. */
const codeOf = (name: string) => new RegExp(`/assets/${name}-[^/]*\\.js$`);

/** The line is away for all that is asked for, until the returned function is called. */
async function loseLine(page: Page): Promise<() => Promise<void>> {
  const everything = '**/*';
  await page.route(everything, (route) => route.abort('internetdisconnected'));
  return () => page.unroute(everything);
}

test('what is typed stays while a part of an open form is slow, is gone after an upgrade, or has no line', async ({
  page,
}) => {
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.type());
    void question.accept();
  });
  let bring = () => {};
  const isBrought = new Promise<void>((resolve) => {
    bring = resolve;
  });
  // Before the page is there: on a busy machine what is asked for right after a first route passes by it.
  await page.route(codeOf('find-dialog'), async (route) => {
    await isBrought;
    await route.continue();
  });
  let isGone = false;
  await page.route(codeOf('link-form'), (route) =>
    isGone ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
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
    const bringLine = await loseLine(page);
    await tools.getByRole('button', { name: 'Σύνδεσμος' }).click();
    const problem = page.getByRole('dialog', { name: 'Δεν υπάρχει σύνδεση με τον διακομιστή' });
    await expect(problem.getByRole('button', { name: 'Δοκιμή ξανά' })).toBeFocused();
    // Once more without a line.
    await page.keyboard.press('Enter');
    await expect(problem).toContainText('Ό,τι έχετε γράψει είναι εδώ.');
    await problem.getByRole('button', { name: 'Κλείσιμο' }).click();
    await expect(problem).toBeHidden();
    await expect(tools.getByRole('button', { name: 'Σύνδεσμος' })).toBeFocused();
    await bringLine();
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Σελίδα του ιστοτόπου ή διεύθυνση')).toBeFocused();
    await expect(text).toHaveText('Από τις οκτώ.');
  });
});

test('a screen whose code is gone comes with a new page; without a line that is said and tried again', async ({
  page,
}) => {
  await openSignedIn(page, '/admin/content/news');
  const heading = (name: string) => page.getByRole('heading', { level: 1, name });
  await expect(heading('Νέα')).toBeVisible();
  // Of the old build alone: what comes with a new page is there.
  await page.route(codeOf('media-page'), (route) => route.fulfill({ status: 404, body: '' }), {
    times: 1,
  });
  const menu = page.getByRole('navigation', { name: 'Διαχείριση' });
  await menu.getByRole('link', { name: 'Πολυμέσα' }).click();
  await expect(heading('Πολυμέσα')).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/admin/media');

  const bringLine = await loseLine(page);
  await menu.getByRole('link', { name: 'Κάδος' }).click();
  await expect(heading('Δεν υπάρχει σύνδεση με τον διακομιστή')).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('Ελέγξτε το δίκτυό σας');
  expect(await findBarriers(page)).toEqual([]);
  await expect(menu).toBeVisible();
  await bringLine();
  await page.getByRole('button', { name: 'Δοκιμή ξανά' }).click();
  await expect(heading('Κάδος')).toBeVisible();
});

test('the screen that asks for one’s own password comes with a new page where its code is gone, and waits for a line', async ({
  page,
}) => {
  const account = {
    name: 'Νέα συνάδελφος',
    email: `newcomer-${crypto.randomUUID().slice(0, 8)}@example.org`,
    password: 'plane-tree-shade',
  };
  await createEditor(page.request, account);
  const code = codeOf('choose-password');
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }), { times: 1 });
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

test('a dialog that closes gives the focus back to what opened it, and one that lies under another stays open', async ({
  page,
}) => {
  await openSignedIn(page, '/admin/content/news');
  await page.getByRole('checkbox', { name: 'Επιλογή όλων της σελίδας' }).click();
  for (const name of ['Σε ομάδα δημοσίευσης...', 'Ετικέτες...']) {
    const opens = page.getByRole('button', { name });
    await opens.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
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
