import { expect as expectInBrowser } from '@playwright/test';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { TestApi } from '../../../harness/api.ts';
import { openStaffScreens, type StaffScreens } from '../../../harness/browser/staff-screens.ts';
import { newsData } from '../../../harness/content/entry-data.ts';

/** Forms of the staff as they are filled in, over the real API. */

/** A busy machine takes its time. */
const expectOn = expectInBrowser.configure({ timeout: 15_000 });

let screens: StaffScreens;
let api: TestApi;
beforeAll(async () => {
  screens = await openStaffScreens();
});
beforeEach(async () => {
  api = await screens.begin();
});
afterAll(() => screens.close());

async function addNews(title: string): Promise<string> {
  const body = { data: newsData(title, '2026-03-01'), publish: true, languages: ['el'] };
  const answer = await api.call('POST', '/content/news', { as: 'admin', body });
  expect(answer.ok, await answer.clone().text()).toBe(true);
  return ((await answer.json()) as { id: string }).id;
}

test.each(['the button', 'Ctrl+S'])(
  'an entry that is chosen and not yet added is saved with the issue, by %s',
  async (way) => {
    const { page } = screens;
    const added = await addNews('Ύδρευση');
    const chosen = await addNews('Λιμάνι');
    await screens.open('/admin/newsletter/issues/new');
    await page.getByLabel(/^Subject \(Greek/).fill('Νέα του Μαρτίου');
    const news = page.getByRole('combobox', { name: 'Add a news item' });
    await news.selectOption({ label: 'Ύδρευση (March 1, 2026)' });
    await page.getByRole('button', { name: 'Add a news item' }).click();
    await news.selectOption({ label: 'Λιμάνι (March 1, 2026)' });
    if (way === 'Ctrl+S') await page.keyboard.press('Control+s');
    else await page.getByRole('button', { name: 'Save and preview' }).click();
    await expectOn.poll(() => screens.sent().join()).toContain('POST /newsletter/issues');
    const sent = screens.sent().find((call) => call.startsWith('POST /newsletter/issues')) ?? '';
    const { items } = JSON.parse(sent.slice(sent.indexOf('{'))) as { items: { id: string }[] };
    expect(items.map(({ id }) => id)).toEqual([added, chosen]);
  },
);

test('the dialog to sign in again waits until nobody dictates: its words come without keys', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  await page.getByLabel(/^Title \(Greek/).focus();
  await api.services.db.deleteFrom('session').execute();
  const { words, lastWordAt, openedAt } = await page.evaluate(async () => {
    const after = (delay: number) => new Promise((resolve) => setTimeout(resolve, delay));
    let isRefused = false;
    const send = window.fetch;
    window.fetch = async (...asked) => {
      const answer = await send(...asked);
      isRefused ||= answer.status === 401;
      return answer;
    };
    const opened = new Promise<number>((resolve) =>
      new MutationObserver(() => {
        if (document.querySelector('[role="dialog"]')) resolve(performance.now());
      }).observe(document.body, { childList: true, subtree: true }),
    );
    const save = { code: 'KeyS', key: 's', ctrlKey: true, bubbles: true, cancelable: true };
    document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', save));
    let words = 0;
    let left = 15;
    let lastWordAt = 0;
    // Fifteen words after the refusal take longer than the pause after a key.
    while (left > 0) {
      document.execCommand('insertText', false, 'νερό ');
      lastWordAt = performance.now();
      words += 1;
      if (isRefused) left -= 1;
      await after(100);
    }
    return { words, lastWordAt, openedAt: await opened };
  });
  expect(openedAt - lastWordAt).toBeGreaterThan(900);
  await expectOn(page.getByRole('dialog').getByLabel('Password', { exact: true })).toBeFocused();
  await expectOn(page.getByLabel(/^Title \(Greek/)).toHaveValue('νερό '.repeat(words));
});

test('what is wrong with a warning gets the focus, however far below or above the button it is', async () => {
  const { page } = screens;
  await screens.open('/admin/warn?kind=fire');
  const publish = page.getByRole('button', { name: 'Publish now' });
  await page.getByLabel('What is happening, in Greek').fill('');
  await publish.click();
  await expectOn(page.getByLabel('What is happening, in Greek')).toBeFocused();
  const ends = page.getByLabel('Ends', { exact: true });
  await ends.fill('2026-03-04T09:00');
  await publish.click();
  await expectOn(ends).toBeFocused();
  expect(screens.sent()).toHaveLength(1);
});

test('a set without a name leads back to its box, each time', async () => {
  const { page } = screens;
  await screens.open('/admin/sets');
  await page.getByRole('button', { name: 'New set' }).first().click();
  const dialog = page.getByRole('dialog');
  for (let times = 0; times < 2; times++) {
    await dialog.getByRole('button').last().click();
    await expectOn(dialog.getByRole('textbox')).toBeFocused();
    await expectOn(dialog.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  }
});

test('an entry is deleted from its form, with what is not saved, and comes back by Undo; not unseen over a colleague', async () => {
  const { page } = screens;
  const id = await addNews('Ύδρευση');
  await screens.open(`/admin/content/news/${id}`);
  await page.getByLabel(/^Title \(Greek/).fill('Ύδρευση και αποχέτευση');
  await expectOn(page.locator('.entry-form-kept')).toContainText(/\d\d:\d\d/);
  const dialog = page.getByRole('dialog', { name: 'Delete' });
  const confirm = dialog.getByRole('button', { name: 'Delete' });
  await page.getByRole('button', { name: 'Delete...' }).click();
  await expectOn(dialog).toContainText('What you have not saved is not kept.');
  const body = { data: newsData('Ύδρευση σήμερα', '2026-03-01'), version: 1 };
  await api.call('PUT', `/content/news/${id}`, { as: 'editor', body });
  await confirm.click();
  await expectOn(dialog.getByRole('alert')).toContainText('saved');
  expect((await api.call('GET', `/content/news/${id}`, { as: 'admin' })).status).toBe(200);

  await screens.open(`/admin/content/news/${id}`);
  await page.getByRole('button', { name: 'Discard the changes' }).click();
  await page.getByLabel(/^Title \(Greek/).fill('Ύδρευση και αποχέτευση');
  await page.getByRole('button', { name: 'Delete...' }).click();
  await confirm.click();
  await expectOn(page).toHaveURL(/\/admin\/content\/news$/);
  expect((await api.call('GET', `/content/news/${id}`, { as: 'admin' })).status).toBe(404);
  await page.locator('button', { hasText: /^Undo$/ }).click();
  await expectOn(page.getByText('Brought back: Ύδρευση σήμερα')).toBeVisible();
  await expectOn(page.getByRole('row', { name: /Ύδρευση σήμερα/ })).toBeVisible();
});

test('on a phone what an advice is about is shown above the list of advice, not behind it', async () => {
  const { page } = screens;
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 390, height: 844 });
  await screens.open('/admin/content/news/new');
  for (const name of ['Title', 'Summary', 'Author']) {
    await page
      .getByLabel(new RegExp(`^${name} \\(Greek`))
      .fill('ΓΡΑΦΕΙΟ ΤΥΠΟΥ ΤΟΥ ΔΗΜΟΥ ΑΙΓΙΑΛΕΙΑΣ');
  }
  await page.getByRole('button', { name: '3 things to look at' }).click();
  await page.getByRole('button', { name: /^Show me: Author/ }).click();
  const author = page.getByLabel(/^Author \(Greek/);
  await expectOn(author).toBeFocused();
  const isOnTop = () =>
    author.evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === box;
    });
  await expectOn.poll(isOnTop).toBe(true);
  if (wide) await page.setViewportSize(wide);
});

test('who signs out in another tab is asked to sign in again here, and what is typed stays', async () => {
  const { page } = screens;
  await screens.open('/admin/content/news/new');
  const title = page.getByLabel(/^Title \(Greek/);
  await title.fill('Διακοπή νερού');
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expectOn(other.getByLabel(/^Title \(Greek/)).toBeVisible();
  await expectOn(page.getByRole('dialog')).toHaveCount(0);
  // What signing out does in a tab once the server has answered.
  await other.evaluate(() => window.localStorage.removeItem('token'));
  await expectOn(page.getByRole('dialog', { name: 'Your session has ended' })).toBeVisible();
  await expectOn(title).toHaveValue('Διακοπή νερού');
  await other.close();
});
